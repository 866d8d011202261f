/** Whether a server can be reached, as far as the present page knows. */
import { SITE } from "./address";

const EVERY = 4000;

class Reach {
  /** Nobody answered the first request of the page that is shown now. */
  lost = $state(false);
  /** Counts how often the server came back; whatever depends on it begins anew. */
  turn = $state(0);
  /** Nobody answered the last request: new tables are opened on this device. */
  away = $state(SITE);
  private met = false;

  /** Another page is shown: its first request decides. */
  begin(): void {
    this.met = false;
    this.lost = false;
  }
  /** The server has answered, whatever it said. */
  answered(): void {
    this.met = true;
    this.away = false;
  }
  /** Nobody answered a request; somebody else may still do what it was for. */
  missed(): void {
    this.away = true;
  }
  /** The page has what it shows, and not by a request: from this device in place of a server, or by a table's line. */
  provided(): void {
    this.met = true;
  }
  /** Returns whether there is no need to ask: there is no network, or never was a server. */
  alone(): boolean {
    if (navigator.onLine === false) this.away = true;
    return SITE || navigator.onLine === false;
  }
  /** Nobody answered; a page that was already met keeps what it shows. */
  silent(): void {
    if (!this.met) this.lost = true;
  }

  /** Asks whether anybody is there; the page begins anew if so. */
  async retry(): Promise<void> {
    const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (!answer || !this.lost) return;
    this.begin();
    this.turn++;
  }
  /** Asks again and again until the returned function is called. */
  watch(): () => void {
    const again = () => void this.retry();
    const timer = setInterval(again, EVERY);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }
}

export const reach = new Reach();
