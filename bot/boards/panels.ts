import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@longtable/kit';
import { DiscordAPIError } from 'discord.js';
import { KeyedQueue } from '../../storage/keyed-queue.ts';
import type { Display } from '../../storage/records/person.ts';
import type { Context } from '../host/context.ts';
import type { LoadedTable } from '../host/feature.ts';
import { ignoreRefusal, settled } from '../host/refusal.ts';
import { findTable } from '../host/table/find.ts';
import { readerAt } from '../host/table/names.ts';
import { hasBegun, isPrivate, onTurn, personsAt, seatsOf } from '../host/table/table.ts';
import { TOKEN_LIFE_MS } from '../messages/interaction-tokens.ts';
import type { Pictures } from '../messages/messages.ts';
import type { DisplaySettings } from '../render/display.ts';
import type { Drawn } from '../render/message.ts';
import { drawPanel, type PanelOpen } from '../render/panel.ts';
import { CLOSED } from '../render/status.ts';
import type { RateLimiter } from './queue.ts';

/** A sent message, with functions that edit and delete it while its token is valid. */
export interface Sent {
  readonly message: string;
  edit(drawn: Drawn): Promise<unknown>;
  remove(): Promise<unknown>;
}

export interface PanelView extends PanelOpen {
  readonly person: string;
  readonly loaded: LoadedTable;
  readonly seat: Seat;
  readonly settings: DisplaySettings;
  send(drawn: Drawn): Promise<Sent>;
}

interface OpenPanel extends Sent {
  shown: PanelView;
  readonly until: number;
  /** Set while a page is shown: `inside` the panel's message, or `beside` a public board in a separate message. */
  page?: 'inside' | 'beside' | undefined;
  /** Whether the panel replaces a page inside it when the user's turn comes. */
  readonly isUntilTurn?: boolean;
  /** Content of the panel, to skip edits that change nothing. Undefined while a page is shown. */
  drawn: Drawn | undefined;
  revision: number;
}

/** Time after a press in a panel for which its user counts as looking at it. */
const IN_USE_MS = 2 * 60 * 1000;

/** Delay before the first retry of a deletion that failed. Doubles with each retry. */
const RETRY_MS = 1000;

/** Open private panels, one per user and table. They are updated while their token is valid. */
export class Panels {
  readonly #context: Context;
  readonly #pictures: Pictures;
  readonly #rateLimiter: RateLimiter;
  readonly #queue = new KeyedQueue();
  readonly #open = new Map<string, OpenPanel>();
  /** The newest state of each panel that waits for the rate limiter. */
  readonly #waiting = new Map<string, LoadedTable>();

  constructor(context: Context, pictures: Pictures, rateLimiter: RateLimiter) {
    this.#context = context;
    this.#pictures = pictures;
    this.#rateLimiter = rateLimiter;
  }

  /** Shows a panel. Deletes the user's previous one if it is another message. */
  async show(shown: PanelView): Promise<void> {
    const key = keyOf(shown.loaded.table.id, shown.person);
    const { revision } = shown.loaded.table;
    const old = this.#open.get(key);
    const isNews = (old?.revision ?? -1) < revision;
    // Mark the old panel as up to date, so that no refresh edits it meanwhile.
    if (old) old.revision = Math.max(old.revision, revision);
    await this.#queue.run(key, async () => {
      const draw = (settings: DisplaySettings) => drawPanel(shown.loaded, shown.seat, settings, shown);
      const drawn = await settled(() => draw(shown.settings));
      const sent = await this.#send(key, drawn, draw, shown.settings, (painted) => shown.send(painted));
      const live = { ...sent, shown, until: Date.now() + TOKEN_LIFE_MS, drawn, revision };
      this.#follow(key, live);
      if (isNews) void this.#animate(key, live, shown.loaded, drawn);
    });
  }

  /**
   * Shows a page in place of the panel, or beside a public board. When the user has acted or the game ends, the panel is
   * restored or the separate page deleted. With `isUntilTurn`, the panel is also restored when the user's turn comes.
   */
  async showPage(shown: PanelView, page: Drawn, isUntilTurn = false): Promise<void> {
    const { table } = shown.loaded;
    const key = keyOf(table.id, shown.person);
    await this.#queue.run(key, async () => {
      const sent = await this.#pictures.send(page, (painted) => shown.send(painted));
      const before = this.#open.get(key);
      const isNew = before?.message !== sent.message;
      const hasBoard = !isPrivate(shown.loaded) && !table.location.inPanel;
      const kind = isNew && hasBoard ? 'beside' : ((isNew ? undefined : before.page) ?? 'inside');
      const until = Date.now() + TOKEN_LIFE_MS;
      const { revision } = table;
      this.#follow(key, { ...sent, shown, until, page: kind, isUntilTurn, drawn: undefined, revision });
    });
  }

  /** Whether a message is a separate page beside a public board. */
  isBeside(table: string, person: string, message: string): boolean {
    const live = this.#open.get(keyOf(table, person));
    return live?.message === message && live.page === 'beside';
  }

  #follow(key: string, live: OpenPanel): void {
    const before = this.#open.get(key);
    this.#forgetExpired();
    this.#open.delete(key);
    this.#open.set(key, live);
    if (before && before.message !== live.message) void this.#clear(key, before);
  }

  /** Updates the open panels of all users at a table. */
  async refresh(loaded: LoadedTable): Promise<void> {
    const { table } = loaded;
    await Promise.all(personsAt(table).map((person) => this.#refreshOne(keyOf(table.id, person), loaded)));
  }

  /** Whether a user has an open panel that shows no page. */
  isLive(table: string, person: string): boolean {
    const live = this.#open.get(keyOf(table, person));
    return this.isOpen(table, person) && !live?.page;
  }

  /** Whether a user has an open panel, with or without a page in it. */
  isOpen(table: string, person: string): boolean {
    const live = this.#open.get(keyOf(table, person));
    return live !== undefined && live.until > Date.now() && live.page !== 'beside';
  }

  /**
   * Returns the time until which a user counts as looking at their panel: two minutes after their last press in it.
   * Undefined if they do not, or if the panel does not show the game.
   */
  inUseUntil(loaded: LoadedTable, person: string): number | undefined {
    const { id } = loaded.table;
    const live = this.isOpen(id, person) ? this.#open.get(keyOf(id, person)) : undefined;
    const isClosing = live?.shown.loaded.table.status === 'open' && !isPrivate(loaded);
    if (!live || isClosing) return undefined;
    const until = live.until - TOKEN_LIFE_MS + IN_USE_MS;
    return until > Date.now() ? until : undefined;
  }

  /** Redraws the open panels of a user in another display. */
  async redisplay(person: string, display: Display): Promise<void> {
    const isOther = ({ shown: { settings } }: OpenPanel) => settings.isDefault || settings.display !== display;
    const open = [...this.#open].filter(([, live]) => live.shown.person === person && isOther(live));
    await Promise.all(open.map(([key, live]) => this.#queue.run(key, () => this.#redisplayOne(key, live, display))));
  }

  async #redisplayOne(key: string, live: OpenPanel, display: Display): Promise<void> {
    const { isDefault, ...settings } = live.shown.settings;
    live.shown = { ...live.shown, settings: { ...settings, display } };
    const loaded = await findTable(this.#context, live.shown.loaded.table.id).catch(ignoreRefusal);
    const isReplaced = this.#open.get(key) !== live || live.until <= Date.now();
    if (live.page || isReplaced || !loaded) return;
    const { seat, meanwhile } = live.shown;
    const draw = (display: DisplaySettings) => drawPanel(loaded, seat, display, { meanwhile });
    live.drawn = await settled(() => draw(live.shown.settings));
    live.revision = Math.max(live.revision, loaded.table.revision);
    await this.#send(key, live.drawn, draw, live.shown.settings, (painted) => live.edit(painted)).catch((error) =>
      this.#closeFailed(key, error),
    );
  }

  /** Edits a panel after waiting for the rate limiter. A newer state replaces one that is still waiting. */
  async #refreshOne(key: string, loaded: LoadedTable): Promise<void> {
    const waiting = this.#waiting.get(key);
    const isNewer = loaded.table.revision > Math.max(waiting?.table.revision ?? 0, this.#open.get(key)?.revision ?? 0);
    if (!this.#open.has(key) || !isNewer) return;
    this.#waiting.set(key, loaded);
    if (waiting) return;
    await this.#rateLimiter.acquire(key);
    const newest = this.#waiting.get(key) ?? loaded;
    this.#waiting.delete(key);
    await this.#edit(key, newest);
  }

  #edit(key: string, loaded: LoadedTable): Promise<void> {
    return this.#queue.run(key, async () => {
      const live = this.#open.get(key);
      if (!live || loaded.table.revision <= live.revision) return;
      if (live.until <= Date.now()) return void this.#open.delete(key);
      const { settings, opened = CLOSED, meanwhile } = live.shown;
      const wasOpen = live.shown.loaded.table.status === 'open';
      // A public board has the controls of a started game.
      if (wasOpen && hasBegun(loaded.table) && !isPrivate(loaded)) return this.#remove(key, live);
      // Seats may be shuffled at the start.
      const seat = wasOpen ? (seatsOf(loaded.table, live.shown.person)[0] ?? live.shown.seat) : live.shown.seat;
      const isSameTurn = loaded.table.turns[seat]?.count === live.shown.loaded.table.turns[seat]?.count;
      const isPageOver = live.isUntilTurn && live.page === 'inside' && hasTurnCome(live.shown.loaded, loaded, seat);
      if (live.page && isSameTurn && !isPageOver && loaded.table.status !== 'over') return;
      if (live.page === 'beside') return void this.#remove(key, live);
      live.page = undefined;
      if (wasOpen) live.shown = { ...live.shown, loaded, seat };
      live.revision = loaded.table.revision;
      const open = { opened: isSameTurn ? opened : CLOSED, meanwhile };
      const draw = (display: DisplaySettings) => drawPanel(loaded, seat, display, open);
      const drawn = await settled(() => draw(settings));
      if (isDeepStrictEqual(drawn, live.drawn)) return;
      live.drawn = drawn;
      const edit = (painted: Drawn) => live.edit(painted);
      await this.#send(key, drawn, draw, settings, edit).catch((error) => this.#closeFailed(key, error));
      void this.#animate(key, live, loaded, drawn);
    });
  }

  /** Sends a panel with its picture. If that cannot be painted, sends the panel as text, and adds the picture when it is ready. */
  async #send<T>(
    key: string,
    drawn: Drawn,
    draw: (settings: DisplaySettings) => Drawn,
    settings: DisplaySettings,
    send: (drawn: Drawn) => Promise<T>,
  ): Promise<T> {
    const sent = await this.#pictures.send(drawn, send, undefined, () => draw({ ...settings, display: 'plain' }));
    if (this.#pictures.isMissing(drawn)) void this.#paintLater(key, drawn);
    return sent;
  }

  async #paintLater(key: string, drawn: Drawn): Promise<void> {
    const current = () => {
      const live = this.#open.get(key);
      return live?.drawn === drawn && live.until > Date.now() ? live : undefined;
    };
    const painted = await this.#pictures.paintLater(drawn, () => current() !== undefined);
    if (!painted || !(await this.#rateLimiter.tryAcquireOptional())) return;
    await this.#queue.run(
      key,
      async () =>
        void (await current()
          ?.edit(painted)
          .catch(() => undefined)),
    );
  }

  /** Animates the last turn in the background, unless the panel has changed. */
  async #animate(key: string, live: OpenPanel, loaded: LoadedTable, drawn: Drawn): Promise<void> {
    const { seat, settings } = live.shown;
    if (settings.still || !drawn.sketch || !this.#pictures.canAnimate(loaded, seat)) return;
    const isCurrent = () => this.#open.get(key) === live && live.drawn === drawn && live.until > Date.now();
    const reader = readerAt(loaded, seat, settings.language);
    const moving = await this.#pictures.animateLater(drawn, { context: this.#context, loaded, reader, isCurrent });
    if (!moving || !(await this.#rateLimiter.tryAcquireOptional())) return;
    await this.#queue.run(key, async () => {
      if (isCurrent()) await live.edit(moving).catch(() => undefined);
    });
  }

  /** Deletes the message of a replaced panel. Waits for the rate limiter, and retries while the token is valid. */
  async #clear(key: string, { until, remove, message }: OpenPanel): Promise<void> {
    for (let pause = RETRY_MS; until > Date.now(); pause *= 2) {
      await this.#rateLimiter.acquire(message);
      if (until <= Date.now()) return;
      try {
        return void (await remove());
      } catch (error) {
        if (error instanceof DiscordAPIError) {
          this.#context.log.info({ panel: key, error: String(error) }, 'Could not delete a replaced panel');
          return;
        }
        await sleep(pause, undefined, { ref: false });
      }
    }
  }

  #remove(key: string, live: OpenPanel): void {
    this.#open.delete(key);
    void this.#clear(key, live);
  }

  #closeFailed(key: string, error: unknown): void {
    this.#open.delete(key);
    this.#context.log.info({ panel: key, error: String(error) }, 'Could not update a panel');
  }

  /** Removes expired panels from the map, which is ordered by expiry. */
  #forgetExpired(): void {
    for (const [key, { until }] of this.#open) {
      if (until > Date.now()) return;
      this.#open.delete(key);
    }
  }
}

/** Whether a seat that was not on turn before is now. */
function hasTurnCome(before: LoadedTable, loaded: LoadedTable, seat: Seat): boolean {
  return onTurn(loaded).includes(seat) && !onTurn(before).includes(seat);
}

function keyOf(table: string, person: string): string {
  return `${table}|${person}`;
}
