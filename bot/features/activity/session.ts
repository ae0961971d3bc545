import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, joinTexts, type Reader, say } from '@longtable/kit';
import { pathText } from '@longtable/kit/game/move-text';
import { iconPath } from '@longtable/kit/picture/icons';
import { AlreadyHandledError } from '../../../storage/index.ts';
import type { Lru } from '../../../storage/lru.ts';
import { playLine } from '../../host/actions/move.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import { type Context, callFeatures } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { forInteraction } from '../../host/idempotency.ts';
import { GameBusyError, ignoreRefusal, isRefusal, Refusal, settled } from '../../host/refusal.ts';
import { cachedTable, findTable, findTableAt } from '../../host/table/find.ts';
import { openSpectatorAt, readerAt } from '../../host/table/names.ts';
import { hasBegun, isMember, onTurn, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { hintFor, reasonsOf } from '../hints/index.ts';
import { inboxOf } from '../inbox/index.ts';
import { credits, renderFilm } from '../welcome/index.ts';
import { aboutStart, actsOf, askerOf, OPENING, OPTION_ACTS, runAct, STAYING, startGame } from './acts.ts';
import { readMessage, type TouchMessage } from './client-messages.ts';
import type { Identity } from './identity.ts';
import { CloseCode, type Options, ROLE_ICONS, type SharedUpdate, type TouchUpdate } from './messages.ts';
import { optionsOf } from './options.ts';
import { wishOf } from './record.ts';
import { choicesFor, groundsOf, type Pause, plain, viewOf } from './view.ts';

/** What the page of a user needs. */
interface SessionParts {
  readonly bot: Bot;
  readonly identity: Identity;
  readonly cache: MessageCache;
  readonly budget: WorkBudget;
  send(text: string): void;
  close(code: number): void;
  /** Asks Discord whether the user is still in the Activity. */
  isPresent(): Promise<boolean>;
}

/** Maximum rate of messages, and number of messages that may come at the same time. */
const MESSAGES_PER_SECOND = 10;
const BURST = 40;
/** Maximum number of messages that wait for earlier ones. */
const MAX_BACKLOG = 100;

/** Share of the main thread that the messages of a user may take, and time that they may take without a pause. */
const WORK_SHARE = 0.1;
const WORK_BURST_MS = 300;
/** Time as which requests to Discord count that a message makes. */
const DISCORD_MS = 50;
/** Time after which long work lets others go on. */
const SLICE_MS = 10;

/** Time of the main thread that the messages of a user have taken, on all sockets. */
export class WorkBudget {
  readonly #now: () => number;
  /** Time at which all work so far is within the share. */
  #paidAt = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Runs work and counts its time. */
  run<T>(work: () => T): T {
    const start = this.#now();
    try {
      return work();
    } finally {
      this.#count(start);
    }
  }

  /** Runs long work that calls its argument often: counts its time, and lets others go on when it has taken `SLICE_MS`. */
  async runInSlices<T>(work: (pause: Pause) => Promise<T>): Promise<T> {
    let start = this.#now();
    const rest = async () => {
      this.#count(start);
      await sleep(this.delay);
      start = this.#now();
    };
    try {
      return await work(() => (this.#now() - start < SLICE_MS ? undefined : rest()));
    } finally {
      this.#count(start);
    }
  }

  #count(start: number): void {
    this.add(this.#now() - start, start);
  }

  /** Counts time, or what is as costly. */
  add(ms: number, start = this.#now()): void {
    this.#paidAt = Math.max(this.#paidAt, start) + ms / WORK_SHARE;
  }

  /** Milliseconds until the user's next message may be handled. */
  get delay(): number {
    return Math.max(0, this.#paidAt - WORK_BURST_MS / WORK_SHARE - this.#now());
  }
}

/** Messages as text with the names of their icons, by what they show and for which reader. */
export type MessageCache = Lru<PackedMessage>;

interface PackedMessage {
  readonly text: string;
  readonly icons: readonly string[];
}

/** Names of icons in a message as text. */
const ICONS = /"(?:icon|emblem)":"([^"\\]+)"/g;

function packed(message: SharedUpdate): PackedMessage {
  const text = JSON.stringify(message);
  return { text, icons: [...new Set(Array.from(text.matchAll(ICONS), ([, icon]) => icon!))] };
}

/** Page of a user, connected by a socket: shows one table and plays lines. Messages are handled one at a time. */
export class ActivitySession {
  readonly identity: Identity;
  readonly #bot: Bot;
  readonly #parts: SessionParts;
  /** The table that the page shows. */
  table: string | undefined;
  #stopListening = () => {};
  /** Revision of the table that the page shows, or NaN. */
  revision = Number.NaN;
  /** Number of the view that was sent last. Those of later sockets are higher. */
  #number: number;
  /** Number of moves of the table in the view that was sent last, or NaN. */
  #moves = Number.NaN;
  /** Texts that were sent last. */
  readonly #sent = { view: '', grounds: '', choices: '' };
  #isRefreshing = false;
  #last: Promise<void> = Promise.resolve();
  #isGone = false;
  #waiting = 0;
  #tokens = BURST;
  #filledAt = performance.now();
  readonly #sentIcons = new Set<string>();
  /** Frames that wait and only read. */
  readonly #reads = new Set<string>();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#bot = parts.bot;
    this.identity = parts.identity;
    this.#number = parts.bot.context.now();
  }

  /** Queues a frame, unless it only reads what a waiting one reads. Closes the socket if it is not a message, or if there are too many. */
  receive(frame = ''): void {
    if (this.#isGone) return;
    const message = readMessage(frame);
    if (!this.#hasToken() || this.#waiting > MAX_BACKLOG) this.close(CloseCode.rate);
    else if (!message) this.close(CloseCode.message);
    else if (!this.#reads.has(frame)) {
      if (!('id' in message) && message.type !== 'open') this.#reads.add(frame);
      const handle = () => {
        this.#reads.delete(frame);
        return this.#handle(message);
      };
      // A line is played even if its page is reloaded meanwhile.
      this.#enqueue(handle, message.type === 'line');
    }
  }

  /** Sends the table if it has changed. */
  refresh(): void {
    if (this.#isRefreshing || this.#isGone || this.table === undefined) return;
    this.#isRefreshing = true;
    this.#enqueue(async () => {
      this.#isRefreshing = false;
      await this.#show();
    });
  }

  /** Shows the table that the user has just launched the Activity for. */
  openWish(): void {
    this.#enqueue(() => this.#open(undefined));
  }

  /** Closes the socket of a user who has left the Activity. Returns whether they are there. */
  async checkPresence(): Promise<boolean> {
    const isPresent = await this.#parts.isPresent();
    if (!isPresent) this.close(CloseCode.left);
    return isPresent;
  }

  close(code: number): void {
    this.#parts.close(code);
    this.leave();
  }

  leave(): void {
    this.#isGone = true;
    this.#stopListening();
  }

  #send(message: TouchUpdate): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (!this.#isGone) this.#parts.send(text);
  }

  /** Runs work after the work before it. If the page is gone by then, only if `isKept`. */
  #enqueue(work: () => Promise<void>, isKept = false): void {
    const { context } = this.#bot;
    this.#waiting++;
    this.#last = this.#last.then(async () => {
      this.#waiting--;
      if (this.#parts.budget.delay > 0) await sleep(this.#parts.budget.delay);
      if (this.#isGone && !isKept) return;
      try {
        await context.work.run({ kind: 'activity' }, () => settled(work));
      } catch (error) {
        const isRefused = error instanceof Refusal;
        if (!isRefused) context.log.error({ error: String(error) }, 'Could not handle a message of the Activity');
        this.#refuse(isRefused ? error : new Refusal('busy'));
      }
    });
  }

  /** Sends a refusal. Throws all other errors. */
  #refuse(error: unknown, id?: string): void {
    if (!(error instanceof Refusal)) throw error;
    const { code, sentence } = error;
    const text = plain(say(sentence, this.identity.language));
    this.#send({ type: 'refused', code, sentence: text, ...(id !== undefined && { id }) });
  }

  /** Refuses a table. If it cannot be read now, closes the socket, so that the page asks for it again. */
  #refuseTable(error: unknown): void {
    if (error instanceof Refusal && !(error instanceof GameBusyError)) this.#refuse(error);
    else this.close(CloseCode.busy);
  }

  #hasToken(): boolean {
    const now = performance.now();
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#filledAt) / 1000) * MESSAGES_PER_SECOND) - 1;
    this.#filledAt = now;
    return this.#tokens >= 0;
  }

  async #handle(message: TouchMessage): Promise<void> {
    switch (message.type) {
      case 'open':
        return this.#open(message.table);
      case 'line':
        return this.#change(message.id, message.table, (context) => {
          const { table, seat, turn, line } = message;
          return playLine(context, table, { person: this.identity.user, button: { seat, turn } }, line);
        });
      case 'tables':
        return this.#listTables();
      case 'pages':
        return this.#sendPages(message.table);
      case 'act': {
        const [kind = ''] = message.act.split('|');
        if (OPENING.includes(kind)) this.#parts.budget.add(DISCORD_MS);
        await this.#change(
          message.id,
          message.table,
          (context) => runAct(context, askerOf(this.#bot, this.identity), message.act, message.table),
          STAYING.includes(message.act),
        );
        return this.#sendOptions(message.table, OPTION_ACTS[kind]);
      }
      case 'options':
        return this.#sendOptions(message.table, message.of);
      case 'start':
        return this.#change(message.id, undefined, async (context) => {
          const { user, guild } = this.identity;
          await requireRoom(context, user, { guild });
          this.#parts.budget.add(DISCORD_MS);
          if (!(await this.checkPresence())) throw new Refusal('cannotWatch');
          return startGame(this.#bot, context, this.identity, message.game);
        });
      case 'hint':
        return this.#sendHint(message.table);
      case 'film':
        // The messages after it do not wait for it.
        return void this.#sendFilm();
    }
  }

  /** Opens a table: the given one, else the launched one, else the table of this channel, else a table of the user. */
  async #open(asked: string | undefined): Promise<void> {
    const { context } = this.#bot;
    const wished = asked === undefined ? await wishOf(context, this.identity.user) : undefined;
    const id = asked ?? wished ?? (await this.#nearestTable());
    const loaded = id === undefined ? undefined : await this.#admit(id).catch((error) => this.#refuseTable(error));
    if (!loaded) return this.table === undefined ? this.#listTables() : undefined;
    this.#stopListening();
    if (this.table !== loaded.table.id) this.#moves = Number.NaN;
    this.table = loaded.table.id;
    this.#forgetView();
    this.#stopListening = context.changes.listen(loaded.table.id, () => this.refresh());
    this.#send({ type: 'time', now: context.now() });
    await this.#show(loaded);
  }

  async #nearestTable(): Promise<string | undefined> {
    const { context } = this.#bot;
    const here = await findTableAt(context, this.identity.channel).catch(ignoreRefusal);
    if (here && here.table.status !== 'over') return here.table.id;
    const [first] = await inboxOf(context, this.identity.user);
    return first?.loaded.table.id ?? here?.table.id;
  }

  /** Returns a table that the user may see: they take part in it, are in its channel, or have launched the Activity for it. */
  async #admit(id: string): Promise<LoadedTable> {
    const { context } = this.#bot;
    const loaded = await findTable(context, id).catch((error) => {
      throw isRefusal(error, 'noTable') ? new Refusal('cannotWatch') : error;
    });
    return this.#admitTo(loaded);
  }

  async #admitTo(loaded: LoadedTable): Promise<LoadedTable> {
    const { context } = this.#bot;
    const { user, channel } = this.identity;
    const { table } = loaded;
    const { id } = table;
    const isHere = isMember(context, table, user) || table.location.channel === channel;
    if (!isHere && this.table !== id && (await wishOf(context, user)) !== id) throw new Refusal('cannotWatch');
    await callFeatures(context, 'checkSpectator', user, table);
    return loaded;
  }

  /** Sends what the reader sees, unless the page has it. The board goes first. What the reader can do follows later. */
  async #show(known?: LoadedTable): Promise<void> {
    if (this.table === undefined) return;
    const { context } = this.#bot;
    const changed = known ?? cachedTable(context, this.table);
    const loaded = changed ? await this.#admitTo(changed) : await this.#admit(this.table);
    const { revision } = loaded.table;
    const isShown = this.revision === revision;
    // The rematch of a finished game is another table.
    if (isShown && loaded.table.status !== 'over') return;
    const reader = this.#readerOf(loaded);
    const { viewer, language, open } = reader;
    const notes = reader.notes?.map(({ about, mark }) => `${about} ${mark}`).join();
    const key = `${loaded.table.id} ${revision} ${viewer} ${language} ${open} ${notes}`;
    if (!isShown) {
      const view = this.#pack(`view ${key}`, () => viewOf(loaded, reader));
      const grounds = this.#pack(`grounds ${key}`, () => ({ type: 'grounds', grounds: groundsOf(loaded, reader) }));
      this.revision = revision;
      if (view.text !== this.#sent.view) {
        const { moveCount } = loaded.table.log;
        const undone = moveCount < this.#moves ? '"isUndone":true,' : '';
        this.#number++;
        this.#moves = moveCount;
        this.#sent.choices = '';
        this.#sendChanged('view', view, loaded, undone);
      }
      this.#sendChanged('grounds', grounds, loaded);
    }
    const { user } = this.identity;
    if (viewer === 'spectator' && !isMember(loaded, loaded.table, user)) return;
    setImmediate(() =>
      this.#enqueue(async () => {
        if (this.revision !== revision || this.table !== loaded.table.id) return;
        const acts = await actsOf(context, loaded, viewer, user, language);
        const of = `choices ${key} ${JSON.stringify(acts)}`;
        const make = (pause: Pause) => choicesFor(loaded, reader, acts, pause);
        const choices = this.#parts.cache.get(of) ?? packed(await this.#parts.budget.runInSlices(make));
        this.#parts.cache.set(of, choices);
        if (this.revision === revision && this.table === loaded.table.id) this.#sendChanged('choices', choices, loaded);
      }),
    );
  }

  /** Sends a message with the number of the view, unless it is the one that was sent last: hidden moves of others leave it as it is. */
  #sendChanged(
    what: 'view' | 'grounds' | 'choices',
    { text, icons }: PackedMessage,
    { game }: LoadedTable,
    more = '',
  ): void {
    if (this.#sent[what] === text) return;
    this.#sent[what] = text;
    this.#sendIcons(icons, game);
    this.#sendText(`{"revision":${this.#number},${more}${text.slice(1)}`);
  }

  /** Lets the view be sent, also if it has not changed: the page waits for it. */
  #forgetView(): void {
    this.revision = Number.NaN;
    this.#sent.view = '';
  }

  /** Returns a message that is the same for all readers of a seat. */
  #pack(key: string, make: () => SharedUpdate): PackedMessage {
    return this.#parts.cache.getOrInsert(key, () => this.#parts.budget.run(() => packed(make())));
  }

  /** Sends the icons of a message that the page does not have. */
  #sendIcons(icons: readonly string[], { presentation: { iconColours = {} } }: AnyGame): void {
    const fresh = [...Object.values(ROLE_ICONS), ...icons].filter((icon) => !this.#sentIcons.has(icon));
    if (fresh.length === 0) return;
    for (const icon of fresh) this.#sentIcons.add(icon);
    const paths = Object.fromEntries(fresh.map((icon) => [icon, iconPath(icon)]));
    const colours = Object.fromEntries(fresh.map((icon) => [icon, iconColours[icon]]));
    this.#send({ type: 'icons', paths, colours });
  }

  /** Returns the reader: the seat of the user that can act, else their first, else a spectator. */
  #readerOf(loaded: LoadedTable): Reader {
    const { user, language } = this.identity;
    const seats = seatsOf(loaded.table, user);
    const acting = onTurn(loaded);
    const seat = seats.find((mine) => acting.includes(mine)) ?? seats[0];
    const { terms, status } = loaded.table;
    const isOpen =
      seat === undefined && terms.openToSpectators && !isMember(loaded, loaded.table, user) && status === 'playing';
    return isOpen ? openSpectatorAt(loaded, language) : readerAt(loaded, seat ?? 'spectator', language);
  }

  /**
   * Changes a table or opens one, once, also if the page repeats its message. Then shows the table, also to the other users.
   * `stays`: the page keeps showing its own one.
   */
  async #change(
    id: string,
    table: string | undefined,
    change: (context: Context) => Promise<LoadedTable>,
    stays = false,
  ): Promise<void> {
    const { context, delivery, boards } = this.#bot;
    const { user, channel } = this.identity;
    try {
      if (table !== undefined) await this.#admit(table);
      const changed = await settled(() => change(this.#contextOnce(id)));
      const { note } = changed;
      this.#forgetView();
      const { id: shown } = changed.table;
      if (shown === this.table) await settled(() => this.#show(changed));
      else await settled(() => (stays ? this.#show() : this.#open(shown)));
      // After the new position, so that nobody plays in the old one.
      this.#send({ type: 'done', id, ...(note && { note: plain(say(note, this.identity.language)) }) });
      boards.presence.record(channel, user);
      void delivery.deliver(changed).catch((error) => {
        context.log.error({ table: changed.table.id, error: String(error) }, 'Could not show a board');
      });
    } catch (error) {
      this.#forgetView();
      try {
        await this.#show();
      } finally {
        if (error instanceof AlreadyHandledError) this.#send({ type: 'done', id });
        else this.#refuse(error, id);
      }
    }
  }

  /** Returns a context whose changes are made once for a message, also if the page repeats it to another process. */
  #contextOnce(id: string): Context {
    // Without the interaction, whose id would have to be a snowflake, the turn decides whether a line is outdated.
    const { interaction: _, ...once } = forInteraction(
      this.#bot.context,
      `touch.${hash('sha256', `${this.identity.user}.${id}`)}`,
    );
    return once;
  }

  async #sendOptions(table: string, of: Options['of'] | undefined): Promise<void> {
    if (of === undefined) return;
    const { user, language } = this.identity;
    const loaded = await this.#admit(table);
    const { revision, features } = loaded.table;
    const own = JSON.stringify([features.notes, features.plans]);
    const key = `${of} ${table} ${revision} ${user} ${language} ${own}`;
    this.#sendText(this.#pack(key, () => optionsOf(loaded, user, of, language)).text);
  }

  async #sendHint(table: string): Promise<void> {
    const loaded = await this.#admit(table);
    const { user, language } = this.identity;
    const hint = await hintFor(this.#bot.context, loaded, user);
    const { seat, line, move } = hint;
    const reader = readerAt(loaded, seat, language);
    const words = move ? say(move, language) : pathText(loaded.game, loaded.table.state, seat, line, reader);
    const why = plain(say(joinTexts(reasonsOf(hint), '\n'), language)).replace('\n', ' ');
    this.#send({ type: 'hint', line, move: plain(words), why });
  }

  async #sendFilm(): Promise<void> {
    const { language } = this.identity;
    const gif = await renderFilm(this.#bot, language);
    const text = say(credits, language).replaceAll(/\[(.+?)\]\(<.+?>\)/g, '$1');
    this.#send({ type: 'film', ...(gif && { gif: gif.toString('base64') }), credits: text });
  }

  async #listTables(): Promise<void> {
    const { context } = this.#bot;
    const { user, language } = this.identity;
    const tables = (await inboxOf(context, user)).map(({ loaded, isMine }) => {
      const { names } = readerAt(loaded, 'spectator', language);
      return { id: loaded.table.id, title: say(loaded.game.title, language), about: names.join(', '), isMine };
    });
    const games = await Promise.all(
      Array.from(context.games.values(), async (game) => ({
        id: game.id,
        title: say(game.title, language),
        about: await aboutStart(context, game, user, language),
      })),
    );
    this.#send({ type: 'tables', tables, games });
  }

  /** Sends the pages of the rules, then those to look things up. */
  async #sendPages(id: string): Promise<void> {
    const loaded = await this.#admit(id);
    const { table, game } = loaded;
    const { language } = this.identity;
    const pages = hasBegun(table) ? (game.presentation.pages?.(table.state, this.#readerOf(loaded)) ?? []) : [];
    this.#send({
      type: 'pages',
      pages: [
        ...game.rules.map(({ title, text }) => ({ title: say(title, language), lines: [], text: say(text, language) })),
        ...pages.map(({ title, lines, text = '' }) => ({ title, lines, text })),
      ],
    });
  }
}
