/**
 * This device in place of a server, as the page sees it: questions and sockets, answered by a worker that starts when
 * it is first needed.
 */
import type { Socket } from "./socket";
import { Failure } from "./failure";
import type { Answer, Asked, FromWorker, Question, ToWorker } from "./messages";

interface Waiting {
  resolve: (value: never) => void;
  reject: (failure: Failure) => void;
}

/** What makes a table. */
const MAKING: readonly string[] = ["create", "lesson", "rematch"] satisfies Question[];
const USED = "deben-here";

class Here {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, Socket>();

  /** Whether there may be tables on this device. */
  get used(): boolean {
    return localStorage.getItem(USED) !== null;
  }
  /** Resolves to the worker's answer; what cannot be is rejected with a `Failure`. */
  ask<Name extends Question>(name: Name, ...given: Asked<Name>): Promise<Answer<Name>> {
    const id = this.next++;
    if (MAKING.includes(name)) this.note();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.say({ type: "ask", id, name, given });
    });
  }
  /** Returns a socket to a table of this device: it says and hears what one to a server does. */
  open(table: string, pace: number): Socket {
    const id = this.next++;
    const socket: Socket = {
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (text) => this.say({ type: "send", id, text }),
      close: () => {
        this.sockets.delete(id);
        this.say({ type: "close", id });
      },
    };
    this.sockets.set(id, socket);
    this.say({ type: "open", id, table, pace });
    return socket;
  }

  private note(): void {
    try {
      localStorage.setItem(USED, "1");
    } catch {
      // A browser that keeps nothing more still plays.
    }
  }
  private say(message: ToWorker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }
  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.lose();
    return worker;
  }
  private hear(message: FromWorker): void {
    const socket = this.sockets.get(message.id);
    switch (message.type) {
      case "answer":
        this.take(message.id)?.resolve(message.value as never);
        break;
      case "failure":
        this.take(message.id)?.reject(new Failure(message.code, message.params));
        break;
      case "opened":
        socket?.onopen?.();
        break;
      case "said":
        socket?.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.sockets.delete(message.id);
        socket?.onclose?.({ code: message.code });
        break;
    }
  }
  private take(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
  /** The worker could not be loaded, or broke down: whoever waits is told, and the next question starts another. */
  private lose(): void {
    this.worker?.terminate();
    this.worker = null;
    const [waiting, sockets] = [[...this.waiting.values()], [...this.sockets.values()]];
    this.waiting.clear();
    this.sockets.clear();
    for (const { reject } of waiting) reject(new Failure("unreachable"));
    for (const socket of sockets) socket.onclose?.({ code: 1006 });
  }
}

export const here = new Here();
