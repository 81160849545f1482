import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/glyph.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { load } from "./lib/words";

const target = document.getElementById("app");
// fetched at the same time as the words
if (location.pathname.startsWith("/t/")) void import("./pages/TablePage.svelte").catch(() => undefined);
if (target) void load(settings.lang).then(() => mount(App, { target }));
