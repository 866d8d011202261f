/** Whether the window is as narrow as a phone's: then boards are laid out for a thumb. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 860px", false);
