import {
  DiscordAPIError,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord.js';
import { letComputersMove } from '../../host/acts/computers.ts';
import { dropSettled, takeUnsettled } from '../../host/books/settling.ts';
import { noteBoard } from '../../host/books/shown.ts';
import type { House } from '../../host/house/house.ts';
import { Lanes } from '../../host/house/lanes.ts';
import { findTable } from '../../host/table/find.ts';
import type { Seated } from '../../host/table/table.ts';
import { drawBoard } from '../drawing/draw.ts';
import { type Drawn, restBody } from '../drawing/message.ts';
import { Panels } from './panels.ts';
import { Pings } from './pings.ts';
import { isOutOfReach } from './reach.ts';

/** Sends a drawn board as the answer to an interaction; gives the message it is in. */
export type Send = (drawn: Drawn) => Promise<{ channel: string; message: string }>;

/** What waits to be written to the board of one table: the newest state, and how many writers there are. */
interface Line {
  newest?: Seated;
  waiting: number;
  last: Promise<void>;
}

const SETTLE_EVERY_MS = 1000;

/** Keeps the board messages in step with the tables: one writer per board, always the newest state. */
export class Boards {
  readonly #house: House;
  readonly #rest: REST;
  readonly #pings: Pings;
  /** The private panels beside the boards. */
  readonly panels: Panels;
  readonly #lines = new Map<string, Line>();
  readonly #computing = new Lanes();
  readonly #following = new Set<Promise<void>>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(house: House, rest: REST) {
    this.#house = house;
    this.#rest = rest;
    this.#pings = new Pings(house, rest);
    this.panels = new Panels(house);
  }

  /** Finishes what a process before this one left, and from then on takes settled marks away. */
  async start(): Promise<void> {
    const left = await takeUnsettled(this.#house);
    await Promise.all(left.map((id) => this.#finish(id)));
    this.#sweep = setInterval(() => void this.#dropSettled(), SETTLE_EVERY_MS);
  }

  /** Waits for boards and pings on their way; what computers think about is left to the next process. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    await this.#house.thinking.close();
    await Promise.all(this.#following);
    await Promise.all([...this.#lines.values()].map((line) => line.last));
    await this.#dropSettled();
  }

  /**
   * After a committed change: shows the board. What follows from it goes on behind, so that nobody waits for it; `then`
   * comes after that.
   */
  async settle(seated: Seated, send?: Send, then?: () => Promise<void>): Promise<void> {
    await this.show(seated, send);
    this.#behind(this.#follow(seated, then));
  }

  #behind(work: Promise<void>): void {
    const following = work.finally(() => this.#following.delete(following));
    this.#following.add(following);
  }

  /** Calls whoever is to act and lets computers answer; the mark of the change goes when all of that is done. */
  async #follow(seated: Seated, then?: () => Promise<void>): Promise<void> {
    const { id } = seated.table;
    const show = async (moved: Seated) => {
      await this.show(moved);
      await this.#pings.send(moved);
    };
    try {
      const answering = this.#computing.run(id, () => letComputersMove(this.#house, seated, show));
      const [answered] = await Promise.all([answering, this.#pings.send(seated)]);
      if (answered) this.#house.marks.done(id);
      await then?.();
    } catch (error) {
      this.#house.log.error({ table: id, error: String(error) }, 'A table could not be settled');
    }
  }

  /** Shows a table's newest state, through `send` if that works, else by editing or posting its board message. */
  async show(seated: Seated, send?: Send): Promise<void> {
    const { id, revision } = seated.table;
    const line = this.#line(id);
    if (revision >= (line.newest?.table.revision ?? 0)) line.newest = seated;
    this.#behind(this.panels.refresh(line.newest ?? seated));
    await this.inTurn(id, () => this.#write(line.newest ?? seated, send));
  }

  /** Writes to a table's board in some other way, after those who came before: what they wrote is not undone. */
  async inTurn(id: string, write: () => Promise<void>): Promise<void> {
    const line = this.#line(id);
    line.waiting++;
    const written = line.last.then(write);
    line.last = written.catch(() => {});
    await written.finally(() => {
      if (--line.waiting === 0) this.#lines.delete(id);
    });
  }

  #line(id: string): Line {
    const line = this.#lines.get(id) ?? { waiting: 0, last: Promise.resolve() };
    this.#lines.set(id, line);
    return line;
  }

  async #write(seated: Seated, send?: Send): Promise<void> {
    const { table } = seated;
    try {
      const at = send ? await send(drawBoard(seated)) : await this.#editOrPost(seated);
      if (at.message !== table.place.message) await this.#moveTo(seated, at);
    } catch (error) {
      this.#house.log.warn({ table: table.id, error: String(error) }, 'A board could not be shown');
      if (send && !isOutOfReach(error)) await this.#write(seated);
    }
  }

  async #editOrPost({ table, game }: Seated): Promise<{ channel: string; message: string }> {
    const place = (await this.#house.tables.get(table.id))?.place ?? table.place;
    const body = restBody(drawBoard({ table, game }));
    const { channel, message } = place;
    if (message !== null) {
      try {
        await this.#rest.patch(Routes.channelMessage(channel, message), { body });
        return { channel, message };
      } catch (error) {
        if (!(error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage)) throw error;
      }
    }
    const posted = await this.#rest.post(Routes.channelMessages(channel), { body });
    return { channel, message: (posted as RESTPostAPIChannelMessageResult).id };
  }

  async #moveTo({ table }: Seated, to: { channel: string; message: string }): Promise<void> {
    const old = await noteBoard(this.#house, table.id, to.channel, to.message);
    if (!old || old.message === null || old.message === to.message) return;
    const body = { components: [] };
    await this.#rest.patch(Routes.channelMessage(old.channel, old.message), { body }).catch((error) => {
      this.#house.log.info({ table: table.id, error: String(error) }, 'The old board is out of reach');
    });
  }

  async #finish(id: string): Promise<void> {
    try {
      const found = await findTable(this.#house, id);
      if ('table' in found) await this.settle(found);
      else this.#house.marks.done(id);
    } catch (error) {
      this.#house.log.error({ table: id, error: String(error) }, 'A table could not be settled');
    }
  }

  async #dropSettled(): Promise<void> {
    await dropSettled(this.#house).catch((error) => {
      this.#house.log.error({ error: String(error) }, 'Marks of settled tables could not be taken away');
    });
  }
}
