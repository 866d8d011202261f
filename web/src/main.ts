import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

await settings.start();
// Opens the page without a connection; see offline/worker.js.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
