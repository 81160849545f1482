// Shows the table with a made-up view: table.html?scene=partners&lang=fr&theme=day. Not part of the build.
import { mount } from "svelte";
import "../src/style/tokens.css";
import "../src/style/base.css";
import "../src/style/glyph.css";
import "../src/style/controls.css";
import { choose, type Lang, type Theme } from "../src/lib/settings.svelte";
import { load } from "../src/lib/words";
import Harness from "./Harness.svelte";
import { scenes } from "./scenes";

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
await load(lang);
choose({ lang, theme: (asked.get("theme") ?? "night") as Theme, faces: (asked.get("faces") ?? "pips") as "pips" });
const scene = scenes[asked.get("scene") ?? "partners"] ?? scenes.partners!;
mount(Harness, { target: document.getElementById("app")!, props: { scene: scene() } });
