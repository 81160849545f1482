import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { load } from "./lib/words";

const target = document.getElementById("app");
if (target) void load(settings.lang).then(() => mount(App, { target }));
