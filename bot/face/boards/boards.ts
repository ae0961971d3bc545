import {
  DiscordAPIError,
  type REST,
  RESTJSONErrorCodes,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord.js';
import { letComputersMove } from '../../host/acts/computers.ts';
import { noteBoard } from '../../host/books/shown.ts';
import type { House } from '../../host/house/house.ts';
import { Lanes } from '../../host/house/lanes.ts';
import { isPassing, tellsInPieces } from '../../host/table/discretion.ts';
import { findTable } from '../../host/table/find.ts';
import type { Seated } from '../../host/table/table.ts';
import { drawBoard } from '../drawing/draw.ts';
import { type Drawn, restBody, restEdit, restFiles, withoutControls } from '../drawing/message.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { tellOfLoss } from './lost.ts';
import { Mending, tryAgainAt } from './mending.ts';
import { tellInTheMorning } from './morning.ts';
import { Panels } from './panels.ts';
import { Pings } from './pings.ts';
import { isGone, isOutOfReach } from './reach.ts';
import { Written } from './written.ts';

/** Sends a drawn board as the answer to an interaction; gives the message it is in. */
export type Send = (drawn: Drawn) => Promise<{ channel: string; message: string }>;

/** What waits to be written to the board of one table: the newest state, and how many writers there are. */
interface Line {
  newest?: Seated;
  /** The state that stands there, as far as this line has written. */
  shown?: number;
  waiting: number;
  last: Promise<unknown>;
}

/** What became of a board: it stands, it does not for the time being, or it cannot until somebody lets Longtable in again. */
type Shown = 'shown' | 'failed' | 'closed';

/** Keeps the board messages in step with the tables: one writer per board, always the newest state. */
export class Boards {
  readonly #house: House;
  readonly #rest: REST;
  readonly #pings: Pings;
  readonly #pictures: Pictures;
  /** The private panels beside the boards. */
  readonly panels: Panels;
  readonly #written = new Written();
  readonly #mending: Mending;
  readonly #lines = new Map<string, Line>();
  readonly #computing = new Lanes();
  readonly #following = new Set<Promise<void>>();

  constructor(house: House, rest: REST, pictures: Pictures) {
    this.#house = house;
    this.#rest = rest;
    this.#pings = new Pings(house, rest);
    this.#pictures = pictures;
    this.panels = new Panels(house, pictures);
    this.#mending = new Mending(house, (id) => this.#finish(id));
  }

  /** From now on finishes what was left unsettled, by processes before this one and by this one. */
  start(): void {
    this.#mending.start();
  }

  /** Finishes what is due now, as happens every second anyway. */
  mend(): Promise<void> {
    return this.#mending.look();
  }

  /** Waits for boards and pings on their way; what computers think about is left to the next process. */
  async stop(): Promise<void> {
    await this.#mending.stop();
    await this.#house.thinking.close();
    await Promise.all(this.#following);
    await Promise.all([...this.#lines.values()].map((line) => line.last));
    await this.#mending.leave();
  }

  /** How many boards wait to be written. */
  get waiting(): number {
    return this.#lines.size;
  }

  /**
   * After a committed change: shows the board. What follows from it goes on behind, so that nobody waits for it; `then`
   * comes after that.
   */
  async settle(seated: Seated, send?: Send, then?: () => Promise<void>): Promise<void> {
    const shown = await this.#show(seated, send);
    void this.#behind(() => this.#follow(seated, shown, then));
  }

  /** The same where nobody waits: done when all that follows is done. */
  async settleWhole(seated: Seated): Promise<void> {
    const shown = await this.#show(seated);
    await this.#behind(() => this.#follow(seated, shown));
  }

  /** Tells somebody what has waited for them while they were left alone. */
  async wake(person: string): Promise<void> {
    await tellInTheMorning(this.#house, this.#rest, person, (seated) => this.settleWhole(seated));
  }

  #behind(work: () => Promise<void>): Promise<void> {
    const following = this.#house.claims.after(work).finally(() => this.#following.delete(following));
    this.#following.add(following);
    return following;
  }

  /** Calls whoever is to act and lets computers answer; the mark of the change goes when all of that is done. */
  async #follow(seated: Seated, shown: Shown, then?: () => Promise<void>): Promise<void> {
    const { id } = seated.table;
    let worst = shown;
    const show = async (moved: Seated) => {
      worst = await this.#show(moved);
      await this.#pings.send(moved);
    };
    try {
      const answering = this.#computing.run(id, () => letComputersMove(this.#house, seated, show));
      const [answered] = await Promise.all([answering, this.#pings.send(seated)]);
      if (worst !== 'shown') this.#tryAgain(id, worst);
      else if (answered) this.#house.marks.done(id);
      await then?.();
    } catch (error) {
      this.#house.log.error({ table: id, error: String(error) }, 'A table could not be settled; it is tried again');
      this.#tryAgain(id, 'failed');
    }
  }

  #tryAgain(id: string, why: Shown): void {
    const { marks, log, now, counts } = this.#house;
    counts.retries++;
    const again = marks.failed(id, (tries) => tryAgainAt(now(), tries, why === 'closed'));
    if (again === undefined)
      log.error({ table: id }, 'A table could not be settled for so long that it is left as it is');
  }

  /** Shows a table's newest state, through `send` if that works, else by editing or posting its board message. */
  async show(seated: Seated, send?: Send): Promise<void> {
    await this.#show(seated, send);
  }

  async #show(seated: Seated, send?: Send): Promise<Shown> {
    const { id, revision } = seated.table;
    if (!send && isPassing(seated)) return 'shown';
    const line = this.#line(id);
    if (revision >= (line.newest?.table.revision ?? 0)) line.newest = seated;
    const shown = await this.inTurn(id, async (): Promise<Shown> => {
      const newest = line.newest ?? seated;
      // Whoever wrote before has written this already.
      if (!send && line.shown === newest.table.revision) return 'shown';
      const shown = await this.#write(newest, send);
      if (shown === 'shown') line.shown = newest.table.revision;
      return shown;
    });
    // Nobody learns from a panel what everybody may know and has not been shown.
    void this.#behind(() => this.panels.refresh(line.newest ?? seated));
    return shown;
  }

  /** Writes to a table's board in some other way, after those who came before: what they wrote is not undone. */
  async inTurn<T>(id: string, write: () => Promise<T>): Promise<T> {
    const line = this.#line(id);
    line.waiting++;
    const written = line.last.then(write);
    line.last = written.catch(() => {});
    return written.finally(() => {
      if (--line.waiting === 0) this.#lines.delete(id);
    });
  }

  #line(id: string): Line {
    const line = this.#lines.get(id) ?? { waiting: 0, last: Promise.resolve() };
    this.#lines.set(id, line);
    return line;
  }

  async #write(seated: Seated, send?: Send): Promise<Shown> {
    const { table } = seated;
    try {
      const at = send ? await this.#sendBoard(seated, send) : await this.#editOrPost(seated);
      if (at.message !== table.place.message || table.place.lost) await this.#moveTo(seated, at);
      return 'shown';
    } catch (error) {
      this.#house.log.warn({ table: table.id, error: String(error) }, 'A board could not be shown');
      if (send) return this.#write(seated);
      return isOutOfReach(error) ? this.#lose(seated, error) : 'failed';
    }
  }

  /** The players are told; a channel that is gone does not come back. */
  async #lose(seated: Seated, error: unknown): Promise<Shown> {
    try {
      await tellOfLoss(this.#house, this.#rest, seated);
      return isGone(error) ? 'shown' : 'closed';
    } catch (failure) {
      this.#house.log.warn({ table: seated.table.id, error: String(failure) }, 'Nobody could be told of a lost table');
      return 'failed';
    }
  }

  async #sendBoard(seated: Seated, send: Send): Promise<{ channel: string; message: string }> {
    const drawn = drawBoard(seated);
    const at = await this.#pictures.send(drawn, send, seated.table.place.channel);
    this.#written.note(seated, restBody(drawn));
    return at;
  }

  async #editOrPost({ table, game }: Seated): Promise<{ channel: string; message: string }> {
    const place = (await this.#house.tables.get(table.id))?.place ?? table.place;
    const drawn = drawBoard({ table, game });
    const body = restBody(drawn);
    const { channel, message } = place;
    if (message !== null) {
      if (tellsInPieces({ table, game }) && this.#written.has({ table, game }, body)) {
        this.#written.note({ table, game }, body);
        return { channel, message };
      }
      try {
        await this.#pictures.send(drawn, (shown) => this.#edit(channel, message, shown), channel);
        this.#written.note({ table, game }, body);
        return { channel, message };
      } catch (error) {
        if (!(error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage)) throw error;
      }
    }
    // An answer may be lost although the message was posted: a second try gets the same one.
    const once = { nonce: `${table.id}.board${table.revision}`, enforce_nonce: true };
    const post = (shown: Drawn) =>
      this.#rest.post(Routes.channelMessages(channel), {
        body: { ...restBody(shown), ...once },
        files: restFiles(shown),
      });
    const posted = await this.#pictures.send(drawn, post, channel);
    return { channel, message: (posted as RESTPostAPIChannelMessageResult).id };
  }

  async #edit(channel: string, message: string, drawn: Drawn): Promise<void> {
    const request = { body: restEdit(drawn), files: restFiles(drawn) };
    await this.#rest.patch(Routes.channelMessage(channel, message), request);
  }

  async #moveTo(seated: Seated, to: { channel: string; message: string }): Promise<void> {
    const { table } = seated;
    const old = await noteBoard(this.#house, table.id, to.channel, to.message);
    if (!old || old.message === null || old.message === to.message) return;
    const drawn = drawBoard(seated);
    const { channel, message } = old;
    const bare = { ...drawn, components: withoutControls(drawn.components) };
    await this.#pictures
      .send(bare, (shown) => this.#edit(channel, message, shown), channel)
      .catch((error) => {
        this.#house.log.info({ table: table.id, error: String(error) }, 'The old board is out of reach');
      });
  }

  async #finish(id: string): Promise<void> {
    try {
      const found = await findTable(this.#house, id);
      if ('table' in found) await this.settle(found);
      else this.#house.marks.done(id);
    } catch (error) {
      this.#house.log.error({ table: id, error: String(error) }, 'A table could not be settled; it is tried again');
      this.#tryAgain(id, 'failed');
    }
  }
}
