import { mount } from "svelte";
import App from "./App.svelte";
import { self } from "./lib/me.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

await self.begin();
mount(App, { target: document.getElementById("app")! });
