/** How much room a window has for words. */
import { MediaQuery } from "svelte/reactivity";

/** Whether the window is as narrow as a phone's: then boards are laid out for a thumb. */
export const narrow = new MediaQuery("max-width: 860px", false);
/** Whether what is always offered at a table may be signs where it would be words. */
export const scarce = new MediaQuery("max-width: 1760px", false);
/** Whether the bar above a table shows signs where it would have words: what happened has its place there. */
export const brief = new MediaQuery("max-width: 1240px", false);
