import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import type { Seated } from '../table/table.ts';
import { ringTable } from './ringing.ts';

const EVERY_MS = 1000;

/** Watches the deadlines of all tables and rings those whose time has come. */
export class Bell {
  readonly #house: House;
  readonly #settle: (seated: Seated) => Promise<void>;
  #ticker: NodeJS.Timeout | undefined;
  #ringing: Promise<void> | undefined;

  /** `settle` is given every table that a ring has changed. */
  constructor(house: House, settle: (seated: Seated) => Promise<void>) {
    this.#house = house;
    this.#settle = settle;
  }

  /** Reads the deadlines, those too that passed while nobody looked, and looks every second from then on. */
  async start(): Promise<void> {
    const { deadlines, due } = this.#house;
    for await (const id of deadlines.ids()) {
      const deadline = await readSound(this.#house, deadlines, id);
      if (deadline && !due.has(id)) due.set(id, deadline.at);
    }
    this.#ticker = setInterval(() => this.#tick(), EVERY_MS);
  }

  /** Looks no more, and waits for what rings now. */
  async stop(): Promise<void> {
    clearInterval(this.#ticker);
    await this.#ringing;
  }

  /** Rings every table whose time has come. */
  async ring(): Promise<void> {
    const now = this.#house.now();
    const due = [...this.#house.due].filter(([, at]) => at <= now);
    await Promise.all(due.map(([id]) => this.#ringOne(id)));
  }

  #tick(): void {
    this.#ringing ??= this.ring().finally(() => {
      this.#ringing = undefined;
    });
  }

  async #ringOne(id: string): Promise<void> {
    try {
      const rung = await ringTable(this.#house, id);
      if (rung) await this.#settle(rung);
    } catch (error) {
      this.#house.log.warn({ table: id, error: String(error) }, 'A table could not be rung; the next look tries again');
    }
  }
}
