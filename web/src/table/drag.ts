/** Dragging a tile of one's hand: onto a lit place, or to another place in the hand. Anywhere else it goes back. */
import type { Attachment } from "svelte/attachments";
import type { TileView } from "../lib/wire";
import type { Desk } from "./desk.svelte";

const SLACK = 8; // px: less is a tap
const REACH = 44; // px around a place in which a drop still means it
const BACK = 160; // ms

interface Drag {
  id: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The element nearest to a point among those that `selector` finds, no farther than `reach`. */
function nearest(root: ParentNode, selector: string, x: number, y: number, reach: number): HTMLElement | null {
  let best: HTMLElement | null = null, least = reach;
  for (const one of root.querySelectorAll<HTMLElement>(selector)) {
    const far = distance(one.getBoundingClientRect(), x, y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function lift(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ghost = node.querySelector("svg")!.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: "40", pointerEvents: "none" });
  document.body.append(ghost);
  return ghost;
}

/** Lets a tile of the hand be dragged. */
export function draggable(desk: Desk, tile: TileView): Attachment<HTMLElement> {
  return (node) => {
    let drag: Drag | null = null;
    let over: HTMLElement | null = null;

    const mark = (place: HTMLElement | null) => {
      if (over !== place) over?.classList.remove("over");
      over = place;
      over?.classList.add("over");
    };

    function end() {
      if (drag?.ghost) drag.ghost.remove();
      node.classList.remove("lifted");
      mark(null);
      drag = null;
    }

    function down(event: PointerEvent) {
      if (event.button === 0 && !drag) drag = { id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
    }

    function move(event: PointerEvent) {
      if (!drag || event.pointerId !== drag.id) return;
      const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
      if (!drag.ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        node.setPointerCapture(drag.id);
        drag.ghost = lift(node);
        node.classList.add("lifted");
        desk.choose(tile.tile);
      }
      drag.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
      mark(nearest(document, "[data-place]", event.clientX, event.clientY, REACH));
    }

    function goBack() {
      const ghost = drag?.ghost;
      if (ghost) void ghost.animate({ transform: "none" }, { duration: desk.still ? 0 : BACK, easing: "ease-out" }).finished.then(() => ghost.remove());
      if (drag) drag.ghost = null;
      end();
    }

    function drop({ clientX: x, clientY: y }: PointerEvent) {
      if (over) desk.playAt(over.dataset.place ?? "", { x, y });
      const hand = node.parentElement!, box = hand.getBoundingClientRect();
      const to = !over && distance(box, x, y) === 0 ? nearest(hand, "[data-tile]", x, y, Infinity) : null;
      if (to && to !== node) desk.put(tile.tile, to.dataset.tile ?? "");
      if (over || to) end();
      else goBack();
    }

    function up(event: PointerEvent) {
      if (!drag || event.pointerId !== drag.id) return;
      if (!drag.ghost) return end();
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, true));
      drop(event);
    }
    const stop = (event: Event) => event.stopPropagation();

    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    node.addEventListener("pointercancel", goBack);
    return () => {
      end();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
  };
}
