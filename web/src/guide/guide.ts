/** What a guide gains where scripts run: the theme that was chosen, and where in the guide one is. */
import "../style/tokens.css";
import "../style/base.css";
import "../style/controls.css";
import "./guide.css";
import "./tiles.css";

function theme(): void {
  try {
    const { theme } = JSON.parse(localStorage.getItem("doublesix") ?? "{}") as { theme?: string };
    if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
  } catch {
    // a private window may refuse, or hold something else: then the system's theme stays
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

theme();
follow();
