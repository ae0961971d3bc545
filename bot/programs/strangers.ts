import type { Socket } from 'node:net';

/** How many there may be, of one address and of all, and how long they have to say who they are. */
export interface StrangerLimits {
  readonly perAddress: number;
  readonly total: number;
  readonly patienceMs: number;
}

/**
 * Connections that have not shown yet whose program they are. Each has a few seconds, and where there are too many the
 * oldest goes: a program says hello at once, so those who say nothing never keep it out.
 */
export class Strangers {
  readonly #limits: StrangerLimits;
  /** From the oldest on. */
  readonly #timers = new Map<Socket, NodeJS.Timeout>();

  constructor(limits: StrangerLimits) {
    this.#limits = limits;
  }

  /** Somebody has connected, without a word yet. */
  admit(socket: Socket): void {
    const { perAddress, total, patienceMs } = this.#limits;
    const strangers = [...this.#timers.keys()];
    const neighbours = strangers.filter(({ remoteAddress }) => remoteAddress === socket.remoteAddress);
    const [oldest] = neighbours.length >= perAddress ? neighbours : strangers.length >= total ? strangers : [];
    if (oldest) this.#turnAway(oldest);
    this.#timers.set(
      socket,
      setTimeout(() => this.#turnAway(socket), patienceMs),
    );
    socket.once('close', () => this.forget(socket));
  }

  /** It is known whose program it is, or it is gone. */
  forget(socket: Socket): void {
    clearTimeout(this.#timers.get(socket));
    this.#timers.delete(socket);
  }

  #turnAway(socket: Socket): void {
    this.forget(socket);
    socket.destroy();
  }
}
