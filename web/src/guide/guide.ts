/** What a guide gains where scripts run: the theme and the faces that were chosen, and where in the guide one is. */
import "../style/tokens.css";
import "../style/base.css";
import "../style/controls.css";
import "../style/glyph.css";
import "./guide.css";
import "./tiles.css";

function chosen(): void {
  const { dataset } = document.documentElement;
  try {
    const { theme, faces } = JSON.parse(localStorage.getItem("doublesix") ?? "{}") as { theme?: string; faces?: string };
    if (theme === "day" || theme === "night") dataset.theme = theme;
    if (faces === "digits" || faces === "both") dataset.faces = faces;
  } catch {
    // a private window may refuse, or hold something else: then the page stays as it came
  }
}

/** Marks in the contents the last section whose heading has come into the upper part of the window. */
function follow(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const headings = [...document.querySelectorAll<HTMLElement>("section > h2")];
  const mark = () => {
    const at = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    links.forEach((link, i) => (i === at ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current")));
  };
  const watch = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px", threshold: [0, 1] });
  headings.forEach((heading) => watch.observe(heading));
}

chosen();
follow();
