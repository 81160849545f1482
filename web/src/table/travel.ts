/** A move shows where it went: the tile flies from its seat to its place, over everything and in nobody's way. */
import type { Point } from "../board/shapes";

const TIME = 250; // ms

let sky: SVGSVGElement | null = null;

/** One transparent layer over the page, for all that flies. */
function layer(): SVGSVGElement {
  if (!sky?.isConnected) {
    sky = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sky.setAttribute("aria-hidden", "true");
    Object.assign(sky.style, { position: "fixed", inset: "0", width: "100%", height: "100%", pointerEvents: "none", zIndex: "18" });
    document.body.append(sky);
  }
  return sky;
}

/** For `in:` of a laid tile: unseen until its double has come from `from` (px of the window). */
export function travel(node: SVGGElement, { from }: { from: Point | null }) {
  if (!from) return { duration: 0 };
  const board = node.ownerSVGElement!.getBoundingClientRect(), at = node.getBoundingClientRect();
  const flyer = node.cloneNode(true) as SVGGElement, holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const view = node.ownerSVGElement!.viewBox.baseVal;
  holder.setAttribute("transform", `translate(${board.left - (view?.x ?? 0)} ${board.top - (view?.y ?? 0)})`);
  const mover = document.createElementNS("http://www.w3.org/2000/svg", "g");
  mover.append(flyer);
  holder.append(mover);
  layer().append(holder);
  const dx = from.x - (at.left + at.width / 2), dy = from.y - (at.top + at.height / 2);
  const flight = mover.animate([{ transform: `translate(${dx}px, ${dy}px)`, opacity: 0.6 }, { transform: "none", opacity: 1 }], { duration: TIME, easing: "cubic-bezier(.2, .7, .2, 1)" });
  void flight.finished.catch(() => undefined).then(() => holder.remove());
  return { duration: TIME, css: (t: number) => `opacity: ${t < 1 ? 0 : 1}` };
}
