import {
  DiscordAPIError,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord.js';
import { letComputersMove } from '../host/computers.ts';
import { findTable } from '../host/find.ts';
import type { House } from '../host/house.ts';
import { dropSettled, takeUnsettled } from '../host/settling.ts';
import { noteBoard } from '../host/shown.ts';
import type { Seated } from '../host/table.ts';
import { type Drawn, drawBoard } from './draw.ts';

/** Sends a drawn board as the answer to an interaction; gives the message it is in. */
export type Send = (drawn: Drawn) => Promise<{ channel: string; message: string }>;

/** Boards of one table on their way: the newest state, and how many writers wait. */
interface Line {
  newest: Seated;
  waiting: number;
  last: Promise<void>;
}

const SETTLE_EVERY_MS = 1000;

/** What Discord answers when a board cannot be shown where it was, and no retry will help. */
const OUT_OF_REACH: ReadonlySet<string | number> = new Set([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
]);

/** Keeps the board messages in step with the tables: one writer per board, always the newest state. */
export class Boards {
  readonly #house: House;
  readonly #rest: REST;
  readonly #lines = new Map<string, Line>();
  #sweep: NodeJS.Timeout | undefined;

  constructor(house: House, rest: REST) {
    this.#house = house;
    this.#rest = rest;
  }

  /** Finishes what a process before this one left, and from then on takes settled marks away. */
  async start(): Promise<void> {
    const left = await takeUnsettled(this.#house);
    await Promise.all(left.map((id) => this.#finish(id)));
    this.#sweep = setInterval(() => void this.#dropSettled(), SETTLE_EVERY_MS);
  }

  /** Waits for boards on their way. */
  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    await Promise.all([...this.#lines.values()].map((line) => line.last));
    await this.#dropSettled();
  }

  /** After a committed change: shows the board, lets computers answer, and takes the mark of the change away. */
  async settle(seated: Seated, send?: Send): Promise<void> {
    await this.show(seated, send);
    await letComputersMove(this.#house, seated, (moved) => this.show(moved));
    this.#house.marks.done(seated.table.id);
  }

  /** Shows a table's newest state, through `send` if that works, else by editing or posting its board message. */
  async show(seated: Seated, send?: Send): Promise<void> {
    const { id, revision } = seated.table;
    const line = this.#lines.get(id) ?? { newest: seated, waiting: 0, last: Promise.resolve() };
    this.#lines.set(id, line);
    if (revision >= line.newest.table.revision) line.newest = seated;
    line.waiting++;
    line.last = line.last.then(() => this.#write(line.newest, send));
    await line.last;
    if (--line.waiting === 0) this.#lines.delete(id);
  }

  async #write(seated: Seated, send?: Send): Promise<void> {
    const { table } = seated;
    try {
      const at = send ? await send(drawBoard(seated)) : await this.#editOrPost(seated);
      if (at.message !== table.place.message) await this.#moveTo(seated, at);
    } catch (error) {
      const out = error instanceof DiscordAPIError && OUT_OF_REACH.has(error.code);
      this.#house.log.warn({ table: table.id, error: String(error) }, 'A board could not be shown');
      if (send && !out) await this.#write(seated);
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

function restBody({ content, components, allowedMentions }: Drawn): object {
  return { content, components, allowed_mentions: allowedMentions };
}
