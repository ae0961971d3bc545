import type { Seat } from '@longtable/kit';
import { KeyedQueue } from '../../storage/keyed-queue.ts';
import { Lru } from '../../storage/lru.ts';
import type { Notice, SentPing, Table } from '../../storage/records/table.ts';
import { saveSentNotice } from '../host/commit/sent-messages.ts';
import { type Context, callFeatures, notifyingOf } from '../host/context.ts';
import { HOUR_MS } from '../host/duration.ts';
import type { LoadedTable } from '../host/feature.ts';
import { ignoreRefusal, settled } from '../host/refusal.ts';
import { findTable } from '../host/table/find.ts';
import {
  featureNotice,
  isDeletedWhenAnswered,
  notifyTargetOf,
  obsoletePings,
  PRESENT_MS,
  pendingSeats,
  pingDeferredUntil,
} from '../host/table/notices.ts';
import { needsThread } from '../host/table/table.ts';
import { failureIn, isClosed, isMissing, type Messages } from '../messages/messages.ts';
import type { Panels } from './panels.ts';
import { pingContentOf } from './ping-content.ts';

type Posted = Pick<SentPing, 'channel' | 'message' | 'guest'>;

type PanelStates = Pick<Panels, 'isLive' | 'inUseUntil'>;

/** Maximum number of tracked channel/user pairs. */
const MAX_TRACKED = 5000;

/**
 * Stores the time of each user's last interaction in each channel. A user who was active recently sees the board and does not need an immediate ping.
 */
export class Presence {
  readonly #now: () => number;
  readonly #seen = new Lru<number>(MAX_TRACKED);

  constructor(now: () => number) {
    this.#now = now;
  }

  record(channel: string, person: string): void {
    this.#seen.set(`${channel}|${person}`, this.#now());
  }

  isPresent(channel: string, person: string, within = PRESENT_MS): boolean {
    const seen = this.#seen.get(`${channel}|${person}`);
    return seen !== undefined && this.#now() - seen < within;
  }
}

/** Notices whose content an open panel shows. They are deferred while their users look at it. */
const SHOWN_IN_PANEL: ReadonlySet<Notice['about']> = new Set(['turn', 'begins']);

/** Sends each notice once as a ping, and deletes obsolete pings. */
export class Pings {
  readonly #context: Context;
  readonly #messages: Messages;
  readonly #panels: PanelStates;
  readonly #presence: Presence;
  readonly #queue = new KeyedQueue();
  readonly #deferred = new Map<string, number>();

  constructor(
    context: Context,
    messages: Messages,
    { panels, presence }: { readonly panels: PanelStates; readonly presence: Presence },
  ) {
    this.#context = context;
    this.#messages = messages;
    this.#panels = panels;
    this.#presence = presence;
  }

  /**
   * Returns the time until which notices of a table are deferred, because their users are active in the channel or
   * could not be reached. Undefined if none is deferred.
   */
  deferredUntil(table: string): number | undefined {
    return this.#deferred.get(table);
  }

  /** Sends the notices of a table and deletes obsolete pings. Throws if Discord rejects a notice, which then stays pending. */
  async send(changed: LoadedTable): Promise<void> {
    const { id } = changed.table;
    const { notices, sent: pings } = changed.table.pings;
    if (notices.length === 0 && pings.length === 0) return;
    await this.#queue.run(id, async () => {
      this.#deferred.delete(id);
      // If every notice is deferred, skip loading the table. The outbox delivers the table again at `deferredUntil`.
      if (pings.length === 0 && notices.every((notice) => this.#isDeferred(changed, notice))) return;
      const current = await findTable(this.#context, id).catch(ignoreRefusal);
      // Nothing can be sent before the table has its post or thread.
      if (!current || needsThread(current.table)) return;
      let loaded = current;
      for (const notice of current.table.pings.notices) loaded = await this.#sendUnlessDeferred(loaded, notice);
      await this.#clear(loaded, undefined, []);
    });
  }

  /** Sends a notice unless it is deferred, and returns the changed table. */
  async #sendUnlessDeferred(loaded: LoadedTable, notice: Notice): Promise<LoadedTable> {
    return this.#isDeferred(loaded, notice) ? loaded : this.#sendNow(loaded, notice, this.#unread(loaded, notice));
  }

  /** Whether a notice is deferred. If it is, stores the time until which. */
  #isDeferred(loaded: LoadedTable, notice: Notice): boolean {
    const { now, limits } = this.#context;
    const seats = this.#unread(loaded, notice);
    const { table } = loaded;
    const isSeen = (seat: Seat) => this.#presence.isPresent(table.location.channel, notifyTargetOf(table, seat) ?? '');
    const later =
      seats.length === 0
        ? undefined
        : (this.#panelsInUseUntil(loaded, notice, seats) ??
          pingDeferredUntil(loaded, notice, seats, { wait: limits.pingDelayMs, isSeen }));
    if (later === undefined || later <= now()) return false;
    this.#defer(table.id, later);
    return true;
  }

  /** Stores the time at which the first deferred notice of a table is due. */
  #defer(table: string, until: number): void {
    this.#deferred.set(table, Math.min(until, this.#deferred.get(table) ?? until));
  }

  /** Returns the time until which all these seats look at their panels, which show what the notice is about. Undefined if one does not. */
  #panelsInUseUntil(loaded: LoadedTable, { about }: Notice, seats: readonly Seat[]): number | undefined {
    if (!SHOWN_IN_PANEL.has(about)) return undefined;
    const until = seats.map((seat) => this.#panels.inUseUntil(loaded, notifyTargetOf(loaded.table, seat) ?? '') ?? 0);
    const left = Math.min(...until) - Date.now();
    return left > 0 ? this.#context.now() + left : undefined;
  }

  /** Returns the seats that a notice still concerns and that do not already see it. */
  #unread(loaded: LoadedTable, notice: Notice): Seat[] {
    return pendingSeats(loaded, notice).filter((seat) => !this.#isRead(loaded, notice, seat));
  }

  /**
   * Whether the user of a seat already sees a notice: an answer in their open panel, or the end in a panel that they look
   * at or on the board of the channel they are active in.
   */
  #isRead(loaded: LoadedTable, notice: Notice, seat: Seat): boolean {
    const { table } = loaded;
    const person = notifyTargetOf(table, seat) ?? '';
    if (notice.about === 'end')
      return (
        this.#panels.inUseUntil(loaded, person) !== undefined ||
        this.#presence.isPresent(table.location.channel, person, this.#context.limits.pingDelayMs)
      );
    return featureNotice(loaded, notice)?.isInPanel === true && this.#panels.isLive(table.id, person);
  }

  async #sendNow(loaded: LoadedTable, notice: Notice, seats: readonly Seat[]): Promise<LoadedTable> {
    const { table } = loaded;
    const plan = await deliveryPlanOf(this.#context, table, notice, seats);
    for (const { person, at } of plan.later) await callFeatures(this.#context, 'notifyLater', person, table.id, at);
    const isInTouch = this.#messages.canPost(table.location);
    const pings: SentPing[] = [];
    const unreached: Seat[] = [];
    const post = async (said: Notice, whom: readonly Seat[]) => {
      const posted = whom.length > 0 ? await this.#post(loaded, said, whom) : undefined;
      if (posted && isDeletedWhenAnswered(notice)) pings.push({ ...posted, about: notice.about, seats: [...whom] });
      if (!posted && !this.#messages.canPost(table.location)) unreached.push(...whom);
    };
    if (isInTouch) await post(notice, plan.openly);
    for (const seat of isInTouch ? plan.privately : [...plan.openly, ...plan.privately])
      await post(asPrivate(notice, seat), [seat]);
    // Unreached players keep their notice. It is retried after an hour or at the next interaction in that channel.
    const left = unreached.length > 0 ? { ...notice, seats: unreached } : undefined;
    if (left) this.#defer(table.id, this.#context.now() + HOUR_MS);
    return this.#clear(loaded, notice, pings, left);
  }

  /** Deletes obsolete pings, and stores the deletions and the sent notice. Throws if a ping could not be deleted. */
  async #clear(loaded: LoadedTable, sent: Notice | undefined, pings: SentPing[], left?: Notice): Promise<LoadedTable> {
    const { table } = loaded;
    const isNew = ({ message }: SentPing) => pings.some((ping) => ping.message === message);
    const obsolete = obsoletePings(loaded, pings.length > 0 ? sent : undefined).filter((ping) => !isNew(ping));
    if (!sent && obsolete.length === 0) return loaded;
    const tried = await Promise.all(obsolete.map(async (ping) => ({ ping, failure: await this.#delete(table, ping) })));
    const gone = tried.flatMap(({ ping, failure }) => (failure === undefined ? [ping] : []));
    const noted = await saveSentNotice(this.#context, table.id, { nonce: sent?.nonce, left, pings, gone });
    for (const { failure } of tried) if (failure !== undefined) throw failure;
    // The stored table has no state.
    return noted ? { ...loaded, table: { ...table, pings: noted.pings } } : loaded;
  }

  /** Deletes a ping unless another table still needs it. Returns the error if a retry may help, otherwise undefined. */
  async #delete({ id, location }: Table, ping: SentPing): Promise<unknown> {
    try {
      if (await this.#isNeeded(ping)) return undefined;
      await this.#messages.delete(ping.channel === location.channel ? location : ping, ping.message);
    } catch (error) {
      if (!isClosed(error) && !isMissing(error)) return error;
      this.#context.log.info({ table: id, error: String(error) }, 'No access to the old ping');
    }
    return undefined;
  }

  /** Whether a ping that covers several tables is still needed for one of the others. */
  async #isNeeded({ among = [], message }: SentPing): Promise<boolean> {
    for (const id of among) {
      const current = await findTable(this.#context, id).catch(ignoreRefusal);
      if (!current) continue;
      const isHere = (ping: SentPing) => ping.message === message;
      if (current.table.pings.sent.some(isHere) && !obsoletePings(current).some(isHere)) return true;
    }
    return false;
  }

  /**
   * Sends a ping and returns its message. If a direct message is rejected, posts in the channel instead. Undefined if
   * the channel rejects it.
   */
  async #post(loaded: LoadedTable, notice: Notice, seats: readonly Seat[]): Promise<Posted | undefined> {
    const { table } = loaded;
    const content = await settled(() => pingContentOf(loaded, notice, seats, this.#messages.application));
    const { nonce, privately } = notice;
    try {
      if (privately)
        return await this.#messages.send({ user: notifyTargetOf(table, seats[0] as Seat) ?? '' }, content, { nonce });
      const posted = await this.#messages.send(table.location, content, { nonce });
      return { ...posted, ...(table.location.guest && { guest: true }) };
    } catch (error) {
      if (!isClosed(error)) throw error;
      const where = privately ? { error: String(error) } : failureIn(table.location, error);
      this.#context.log.warn({ table: table.id, privately, ...where }, 'Could not notify a player');
      return privately && !table.location.inPanel
        ? this.#post(loaded, { ...notice, privately: undefined }, seats)
        : undefined;
    }
  }
}

/** Returns a notice as a direct message with its own nonce. A private notice is returned unchanged. */
function asPrivate(notice: Notice, seat: Seat): Notice {
  return notice.privately ? notice : { ...notice, nonce: `${notice.nonce}d${seat}`, privately: true };
}

/** The seats that get a notice in the channel and those that get it in a direct message, and the users who get it in a later digest. */
interface DeliveryPlan {
  readonly openly: readonly Seat[];
  readonly privately: readonly Seat[];
  readonly later: readonly { readonly person: string; readonly at: number }[];
}

/** Notices that respect quiet hours and the preference for direct messages. For reminders, both are applied when they become due. */
const PERSONAL: readonly Notice['about'][] = ['turn', 'replaced', 'begins'];

/** Returns the delivery of a notice to these seats, according to the users' settings. */
async function deliveryPlanOf(
  context: Context,
  table: Table,
  notice: Notice,
  seats: readonly Seat[],
): Promise<DeliveryPlan> {
  if (notice.privately || table.location.inPanel) return { openly: [], privately: seats, later: [] };
  if (!PERSONAL.includes(notice.about)) return { openly: seats, privately: [], later: [] };
  const known = await Promise.all(
    seats.map(async (seat) => {
      const person = notifyTargetOf(table, seat);
      const { quietUntil: at, how } = person === undefined ? {} : await notifyingOf(context, person);
      return { seat, person, at, isPrivate: how === 'dm' };
    }),
  );
  const awake = known.filter(({ at }) => at === undefined);
  return {
    openly: awake.filter(({ isPrivate }) => !isPrivate).map(({ seat }) => seat),
    privately: awake.filter(({ isPrivate }) => isPrivate).map(({ seat }) => seat),
    later: known.flatMap(({ person, at }) => (person === undefined || at === undefined ? [] : [{ person, at }])),
  };
}
