import { mount } from "svelte";
import App from "./App.svelte";
import { self } from "./lib/me.svelte";
import { hireWorker } from "./lib/service-worker";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app")!;
try {
  await self.begin();
  mount(App, { target });
} catch {
  await self.beginAlone();
  const { default: Offline } = await import("./pages/Offline.svelte");
  mount(Offline, { target });
}
hireWorker();
