import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { nudges } from "./company/nudges.svelte";
import { api } from "./lib/api";
import { settings } from "./lib/settings.svelte";

await settings.start();
// Opens the page without a connection; see offline/worker.js.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
// The first request makes a visitor somebody, who can then be told of their turns.
void api.me().catch(() => undefined).finally(() => nudges.start());
mount(App, { target: document.getElementById("app")! });
