/** The order of what is shown: one scene after another, each a row of steps, and all of it can be skipped. */

export interface Scene {
  /** The steps of the scene, played one after another; each resolves when it has been seen. */
  steps: (() => Promise<void>)[];
  /** What the table looks like afterwards; called exactly once, seen or skipped. */
  settle(): void;
  /** Whether somebody asked for it: then nobody is behind because of it. */
  again?: boolean;
}

/** So many scenes may wait for the one that is on; whoever is farther behind sees the last of them alone. */
const MOST_WAITING = 4;

export class Theatre {
  private readonly waiting: Scene[] = [];
  private playing = false;
  private hurry = false;

  constructor(
    /** Called when the theatre becomes busy or idle. */
    private readonly changed: (busy: boolean) => void = () => {},
    /** Cuts short the step that is on now. */
    private readonly cut: () => void = () => {},
  ) {}

  get busy(): boolean {
    return this.playing;
  }

  /** How many times as fast as usual whoever is more than a scene behind has to see things, to be there again. */
  get haste(): number {
    return Math.max(1, this.behind);
  }
  /** How many scenes wait for the one that is on. */
  private get behind(): number {
    return this.waiting.filter(({ again }) => !again).length;
  }

  /** Adds a scene; it begins when those before it are over. */
  add(scene: Scene): void {
    this.waiting.push(scene);
    if (!this.playing) void this.run();
  }

  /** Settles everything that is on or waiting at once. */
  skip(): void {
    if (!this.playing) return;
    this.hurry = true;
    this.cut();
  }

  /** Forgets everything that is on or waiting: a snapshot says it all. */
  clear(): void {
    this.waiting.length = 0;
    this.skip();
  }

  private async run(): Promise<void> {
    this.playing = true;
    this.changed(true);
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      for (const step of scene.steps) {
        if (this.hurry || this.behind > MOST_WAITING) break;
        await step();
      }
      scene.settle();
    }
    this.playing = false;
    this.hurry = false;
    this.changed(false);
  }
}
