/** The part of a board that a finger has touched once: a first tap shows what would come of it, a second does it. */
class Tapped {
  private part: object | null = $state.raw(null);

  /** Returns whether it is this part. */
  is(part: object): boolean {
    return this.part === part;
  }
  /** Whether none is touched. */
  get none(): boolean {
    return this.part === null;
  }
  take(part: object): void {
    this.part = part;
    document.addEventListener("pointerdown", this.away);
  }
  private readonly away = (event: Event): void => {
    if (!(event.target as Element).closest("[data-spot], [data-note]")) this.leave();
  };
  /** Forgets a part, or whichever it is. */
  leave(part: object | null = this.part): void {
    if (part !== this.part) return;
    this.part = null;
    document.removeEventListener("pointerdown", this.away);
  }
}

export const tapped = new Tapped();
