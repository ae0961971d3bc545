import { setTimeout as sleep } from 'node:timers/promises';
import { say, type Text } from '@longtable/kit';
import type { Client } from 'discord.js';
import { Lru } from '../../storage/lru.ts';
import type { Server } from '../../storage/records/server.ts';
import { type BoardLocation, type Table, tableKind } from '../../storage/records/table.ts';
import { MAX_CONTENT } from '../discord-limits.ts';
import { isChannelTaken } from '../host/actions/open.ts';
import { saveBoardLost, saveBoardMessage, saveStaleCleared } from '../host/commit/sent-messages.ts';
import type { Context } from '../host/context.ts';
import type { ShowOutcome, TableDisplay } from '../host/delivery/delivery.ts';
import { firstFrom, type LoadedTable } from '../host/feature.ts';
import { ignoreRefusal, Refusal, settled } from '../host/refusal.ts';
import { readServer } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { readerAt } from '../host/table/names.ts';
import { GameFailedError, unlessGameFails } from '../host/table/outside-games.ts';
import { hasCounted } from '../host/table/rating.ts';
import {
  hasBegun,
  isHiddenComputerTurn,
  isUnplaced,
  needsThread,
  occupiesChannel,
  personsAt,
} from '../host/table/table.ts';
import { NoInteractionTokenError } from '../messages/interaction-tokens.ts';
import {
  failureIn,
  isClosed,
  isGone,
  isMissing,
  isOutOfReach,
  type MessageAt,
  type Messages,
  type Pictures,
  type PlainMessage,
} from '../messages/messages.ts';
import { drawBoard, drawMoved } from '../render/board.ts';
import { type Drawn, message, restBody } from '../render/message.ts';
import { Panels } from './panels.ts';
import { Pings, Presence } from './pings.ts';
import { BoardCache, BoardQueue, RateLimiter } from './queue.ts';
import { type BoardAt, closeThread, type ForumPosts, openThread, tableThreadName } from './threads.ts';
import { texts } from './words/texts.ts';

/** Delay before the thread of a canceled table is closed, in which its last messages are sent. */
const CLOSING_DELAY_MS = 1000;

/** Maximum number of remembered messages to admins about channels. */
const MAX_REPORTED = 1000;
/** Maximum number of remembered tables whose threads must be closed. */
const MAX_ABANDONED = 1000;

/** Sends a drawn board as the response to an interaction; returns the location of the message. */
export type Send = (drawn: Drawn) => Promise<MessageAt>;

/** Keeps the board messages up to date. Each board has one writer and shows the newest state. */
export class Boards implements TableDisplay<Send> {
  readonly #context: Context;
  readonly #client: Client<true>;
  readonly #messages: Messages;
  readonly #findRepair: FindRepair;
  readonly #rateLimiter: RateLimiter;
  readonly #posts: ForumPosts | undefined;
  readonly #pictures: Pictures;
  readonly #pings: Pings;
  readonly panels: Panels;
  /** Recently active users, who do not need an immediate ping. */
  readonly presence: Presence;
  readonly cache = new BoardCache();
  readonly #queue = new BoardQueue();
  readonly #refreshing = new Set<Promise<unknown>>();
  /** Tables abandoned in this process whose threads are not closed yet. */
  readonly #abandoned = new Lru<true>(MAX_ABANDONED);
  /** Sent messages to admins about channels. */
  readonly #reported = new Lru<true>(MAX_REPORTED);

  constructor(
    context: Context,
    client: Client<true>,
    pictures: Pictures,
    messages: Messages,
    findRepair: FindRepair = async () => undefined,
  ) {
    this.#context = context;
    this.#findRepair = findRepair;
    this.#client = client;
    this.#messages = messages;
    const { rest } = client;
    this.#rateLimiter = new RateLimiter(rest, context.limits.editsApart);
    this.presence = new Presence(context.now);
    this.#pictures = pictures;
    this.#posts = firstFrom(context.features, (feature) => feature.openPosts?.(context, rest, messages));
    this.panels = new Panels(context, pictures, this.#rateLimiter);
    this.#pings = new Pings(context, messages, this);
  }

  get waiting(): number {
    return this.#queue.size;
  }

  async drain(): Promise<void> {
    await Promise.all(this.#refreshing);
    await this.#queue.drain();
  }

  recordChange(loaded: LoadedTable): void {
    this.cache.recordChange(loaded);
    if (isAbandoned(loaded)) this.#abandoned.set(loaded.table.id, true);
  }

  notify(loaded: LoadedTable): Promise<void> {
    return this.#pings.send(loaded);
  }

  notifiesLaterAt(table: string): number | undefined {
    return this.#pings.deferredUntil(table);
  }

  /**
   * Shows a table's newest state: through `send` if it is given and succeeds, else by editing or posting the board
   * message. Then refreshes the panels. Without `send`, a hidden computer turn is not shown.
   */
  async show(loaded: LoadedTable, send?: Send): Promise<ShowOutcome> {
    if (!send && isHiddenComputerTurn(loaded)) return 'shown';
    const { channel, inPanel } = loaded.table.location;
    const ready = send || inPanel ? undefined : () => this.#rateLimiter.acquire(channel);
    const { newest, outcome } = await this.#queue.write(loaded, (state) => this.#write(state, send), ready);
    // Panels are refreshed after the board, so that they do not reveal its state earlier.
    const refresh = unlessGameFails(this.#context, loaded.table.id, () => this.panels.refresh(newest));
    const refreshing = refresh.catch(ignoreRefusal).finally(() => this.#refreshing.delete(refreshing));
    this.#refreshing.add(refreshing);
    if (outcome === 'shown' && isAbandoned(newest) && this.#abandoned.get(newest.table.id)) this.#closeThread(newest);
    if (outcome === 'shown') void this.#animate(newest).catch(() => undefined);
    return outcome;
  }

  /** Returns why a channel shows no pictures, and how admins repair that. Notifies them once. Undefined if it shows them. */
  async #whyNoPicture({ guild, guest, channel }: BoardLocation): Promise<Text | undefined> {
    if (guild === null || guest || this.#pictures.takesFiles(channel)) return undefined;
    const why = await this.#findRepair(guild, channel, 'files');
    if (why) await this.reportMissing(guild, channel, why);
    return why;
  }

  /** Notifies the admins of a server in their log channel of what the bot lacks in a channel, once in this process. */
  async reportMissing(guild: string, channel: string, why: Text): Promise<void> {
    const { log } = await readServer(this.#context, guild);
    const key = `${channel} ${say(why, 'en')}`;
    if (log === undefined || this.#reported.get(key)) return;
    this.#reported.set(key, true);
    await tellAdmins({ context: this.#context, messages: this.#messages }, guild, why);
  }

  /** Closes the thread of an abandoned table, after its last messages. */
  #closeThread({ table: { id } }: LoadedTable): void {
    this.#abandoned.delete(id);
    const closing = (async () => {
      await sleep(CLOSING_DELAY_MS, undefined, { ref: false });
      const table = await this.#context.storage.store(tableKind).get(id);
      if (!table || table.location.guild === null || table.location.guest || !occupiesChannel(table.location)) return;
      if (!(await isChannelTaken(this.#context, table.location.channel)))
        await closeThread(this.#client.rest, this.#client.user.id, table);
    })()
      .catch((error) => this.#context.log.info({ table: id, error: String(error) }, 'Could not close a thread'))
      .finally(() => this.#refreshing.delete(closing));
    this.#refreshing.add(closing);
  }

  async showFailed(table: Pick<Table, 'id' | 'location'>, sentence: Text): Promise<void> {
    await this.enqueueWrite(table.id, () => this.#replace(table, sentence));
  }

  /** Shows an animation of the last turn on the board, unless the board has changed or the rate limit has no capacity. */
  async #animate(loaded: LoadedTable): Promise<void> {
    const { id, location, log } = loaded.table;
    const { channel } = location;
    if (location.inPanel || location.display !== 'picture' || !this.#pictures.canAnimate(loaded, 'spectator')) return;
    const stored = () => this.#context.storage.store(tableKind).get(id);
    const isCurrent = async () => (await stored())?.log.moveCount === log.moveCount;
    const drawn = await settled(() => drawBoard(loaded));
    const reader = readerAt(loaded, 'spectator', location.language);
    const moving = await this.#pictures.animateLater(
      drawn,
      { context: this.#context, loaded, reader, isCurrent },
      channel,
    );
    await this.#addFile(loaded, drawn, moving);
  }

  /** Adds the picture that could not be painted in time to a board, unless the board has changed. */
  async #paintLater(loaded: LoadedTable, drawn: Drawn): Promise<void> {
    const { id, location, revision } = loaded.table;
    const isCurrent = async () => (await this.#context.storage.store(tableKind).get(id))?.revision === revision;
    await this.#addFile(loaded, drawn, await this.#pictures.paintLater(drawn, isCurrent, location.channel));
  }

  /** Shows a board with its animation or picture, unless the board has changed or the rate limit has no capacity. */
  async #addFile(loaded: LoadedTable, drawn: Drawn, shown: Drawn | undefined): Promise<void> {
    const { id, location } = loaded.table;
    if (!shown || !(await this.#rateLimiter.tryAcquireOptional(location.channel))) return;
    await this.enqueueWrite(id, async () => {
      const message = (await this.#context.storage.store(tableKind).get(id))?.location.message ?? null;
      if (message !== null && this.cache.has(loaded, message, restBody(drawn)))
        await this.#messages.edit(location, message, shown);
    });
  }

  /** Runs a write to a board after the writes that are already queued. */
  enqueueWrite<T>(id: string, write: () => Promise<T>): Promise<T> {
    return this.#queue.enqueueWrite(id, write);
  }

  /**
   * Writes a state to its board: through `send` if it is given and succeeds, else by editing or posting the message.
   * Skips an edit that would change nothing.
   */
  async #write(newest: LoadedTable, send?: Send): Promise<ShowOutcome> {
    const { table } = newest;
    const { id, location } = table;
    if (location.inPanel) return 'shown';
    let loaded = newest;
    try {
      let drawn = await settled(() => drawBoard(loaded));
      const note = drawn.sketch && !loaded.note ? await this.#whyNoPicture(location) : undefined;
      if (note) {
        loaded = { ...newest, note };
        drawn = await settled(() => drawBoard(loaded));
      }
      const body = restBody(drawn);
      const asText = () => drawBoard({ ...loaded, table: { ...table, location: { ...location, display: 'plain' } } });
      let at: BoardAt | undefined;
      if (send) {
        this.cache.forget(id);
        at = await this.#pictures.send(drawn, send, location.channel, asText);
        this.cache.set(loaded, at.message, body);
        if (this.#pictures.isMissing(drawn)) void this.#paintLater(loaded, drawn).catch(() => undefined);
        // The response to an interaction does not wait for a read of the record.
        const isStored = location.message === at.message && !location.lost && !location.stale;
        if (isStored && !(location.forum && this.#posts?.isBehind(loaded))) return 'shown';
      }
      const stored = (await this.#context.storage.store(tableKind).get(id))?.location ?? location;
      const { channel, message } = stored;
      if (!at && message !== null && this.cache.has(loaded, message, body)) at = { channel, message };
      if (!at) {
        this.cache.forget(id);
        if (isUnplaced(stored) && table.status === 'over' && !hasBegun(table))
          return await this.#removeChallenge(stored);
        const nonce = `${id}.board${table.revision}`;
        at = needsThread(table, stored)
          ? await this.#sendInThread(loaded, stored, nonce)
          : await this.#messages.send<BoardAt>(stored, drawn, { nonce, message, asText });
        if (this.#pictures.isMissing(drawn)) void this.#paintLater(loaded, drawn).catch(() => undefined);
      }
      this.cache.set(loaded, at.message, body);
      await this.#settle(loaded, stored, at);
      return 'shown';
    } catch (error) {
      if (error instanceof GameFailedError) throw error;
      this.#context.log.warn({ table: id, ...failureIn(location, error) }, 'Could not show a board');
      if (send) return this.#write(loaded);
      return isClosed(error) ? this.#handleLoss(loaded, error) : 'failed';
    }
  }

  /** Posts a board in its new forum post, or in a new thread of its message in the lobby, which then says that the game has started. */
  async #sendInThread(loaded: LoadedTable, location: BoardLocation, nonce: string): Promise<BoardAt> {
    const { table } = loaded;
    const drawn = await settled(() => drawBoard(loaded));
    const posts = this.#posts;
    if (posts && location.forum !== undefined)
      return this.#messages.send(location, drawn, { create: (board) => posts.create(loaded, location, board) });
    const { language } = location;
    const started = message({ end: [say(texts.boards.startedInThread, language)] });
    const lobby = await this.#messages.send(location, started, {
      nonce: `${table.id}.lobby`,
      message: location.message,
    });
    const channel = await openThread(this.#client.rest, location.channel, lobby.message, tableThreadName(loaded));
    return this.#messages.send({ ...location, channel }, drawn, { nonce });
  }

  /** Deletes the message of a challenge that was withdrawn or has expired. */
  async #removeChallenge(location: BoardLocation): Promise<ShowOutcome> {
    if (location.message !== null)
      await this.#messages.delete(location, location.message).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    return 'shown';
  }

  /** Stores the location of a new board message, removes replaced ones, and updates outdated tags of its forum post. */
  async #settle(loaded: LoadedTable, location: BoardLocation, at: BoardAt): Promise<void> {
    const { table } = loaded;
    const isNew = at.message !== location.message || location.lost;
    const noted = isNew ? await saveBoardMessage(this.#context, table.id, at) : location;
    if (!noted) await this.#replaceIfFailed(table, { ...location, ...at });
    if (noted?.stale) await this.#removeStale(loaded, noted.stale);
    if (noted?.forum && this.#posts?.isBehind(loaded, noted)) await this.#posts.update(loaded, noted);
  }

  /** Replaces a board by the error text if the game failed while the board was being sent. */
  async #replaceIfFailed(table: Table, location: BoardLocation): Promise<void> {
    try {
      await findTable(this.#context, table.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'gameFailed') await this.#replace({ id: table.id, location }, error.sentence);
    }
  }

  /** Replaces a board by a text. Does nothing if the table has no board or the board cannot be edited. */
  async #replace({ id, location }: Pick<Table, 'id' | 'location'>, sentence: Text): Promise<void> {
    this.cache.forget(id);
    if (location.message === null) return;
    try {
      await this.#messages.edit(location, location.message, message({ end: [say(sentence, location.language)] }));
    } catch (error) {
      if (!isClosed(error)) throw error;
    }
  }

  /**
   * Deletes replaced boards, and their locations from the record. A board in another channel or at the start of a forum
   * post stays: it says that it is old and links to the new one.
   */
  async #removeStale(loaded: LoadedTable, stale: NonNullable<BoardLocation['stale']>): Promise<void> {
    const { id, location } = loaded.table;
    for (const board of stale) {
      try {
        const at = board.channel === location.channel ? location : board;
        if (at === location && location.forum === undefined) await this.#messages.delete(at, board.message);
        else await this.#messages.edit(at, board.message, drawMoved(loaded));
      } catch (error) {
        if (!isClosed(error) && !isMissing(error)) throw error;
        this.#context.log.info({ table: id, error: String(error) }, 'No access to the old board');
      }
    }
    await saveStaleCleared(this.#context, id, stale);
  }

  /**
   * Notifies the players that their board cannot be shown, unless only an interaction token is missing. Returns `shown`
   * for a deleted channel, because a retry cannot help.
   */
  async #handleLoss(loaded: LoadedTable, error: unknown): Promise<ShowOutcome> {
    // The next interaction in the channel updates the board, and players are pinged elsewhere.
    if (error instanceof NoInteractionTokenError) return 'closed';
    try {
      await notifyLost(this.#context, this.#messages, this.#findRepair, loaded);
      return isGone(error) ? 'shown' : 'closed';
    } catch (failure) {
      this.#context.log.warn(
        { table: loaded.table.id, error: String(failure) },
        'Could not notify the players of a lost table',
      );
      return 'failed';
    }
  }
}

/** Whether a table is over that never began, or whose players have not all moved. A pairing of a tournament keeps its thread. */
function isAbandoned(loaded: LoadedTable): boolean {
  const { table } = loaded;
  if (table.status !== 'over' || table.ending?.by === 'game' || table.terms.arranged) return false;
  return !hasBegun(table) || !hasCounted(loaded);
}

/** Returns what the bot lacks in a channel and how a server admin can repair that. Undefined if that is unknown. */
export type FindRepair = (guild: string, channel: string, work?: 'files') => Promise<Text | undefined>;

/**
 * Notifies the players by direct message and the server admins in their log channel that the board cannot be shown.
 * Does so once per table, and only for unfinished tables on servers.
 */
async function notifyLost(
  context: Context,
  messages: Messages,
  findRepair: FindRepair,
  loaded: LoadedTable,
): Promise<void> {
  const { id, status, location } = loaded.table;
  if (status === 'over' || location.guild === null) return;
  if ((await context.storage.store(tableKind).get(id))?.location.lost) return;
  const { title } = loaded.game;
  const { guild, channel } = location;
  const why = say((await findRepair(guild, channel)) ?? texts.boards.restoreAccess, location.language);
  const content = say(texts.boards.noAccess({ title, where: `<#${channel}>`, why }), location.language);
  for (const [index, user] of personsAt(loaded.table).entries()) {
    try {
      await messages.send({ user }, { content }, { nonce: `${id}.lost${index}` });
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      context.log.info({ table: id, error: String(error) }, 'Could not notify a player of a lost table');
    }
  }
  await tellAdmins({ context, messages }, guild, texts.adminLog.lostBoard({ title, channel, why }));
  await saveBoardLost(context, id);
}

/**
 * Posts a text for server admins in the log channel of a server, if it has one. If that fails, returns a note for the
 * admin whose action it was. `server` has other settings than the current ones.
 */
export async function tellAdmins(
  { context, messages }: { readonly context: Context; readonly messages: Messages },
  guild: string,
  text: Text,
  server?: Server,
): Promise<Text | undefined> {
  const { log: channel, language: chosen } = server ?? (await readServer(context, guild));
  if (channel === undefined) return undefined;
  try {
    const content = say(text, chosen ?? (await messages.languageOn(guild))).slice(0, MAX_CONTENT);
    const body: PlainMessage = { content, allowedMentions: { parse: [], users: [] } };
    await messages.send({ channel, guild }, body, { nonce: context.newId() });
    return undefined;
  } catch (error) {
    context.log.warn({ guild, channel, error: String(error) }, 'Could not post in a log channel');
    return texts.adminLog.notPosted({ channel });
  }
}
