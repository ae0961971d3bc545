import type { Seat } from '@longtable/kit';
import { KeyedQueue } from '../../storage/keyed-queue.ts';
import type { Notice, Notification, Table } from '../../storage/records/table.ts';
import { noteSent } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { HOUR_MS } from '../host/duration.ts';
import { addToDigest, personAt, waysOf } from '../host/scheduler/digest.ts';
import { awaitsPost, findTable } from '../host/table/find.ts';
import { callLater, idleCalls, isCall, seatsConcerned } from '../host/table/notices.ts';
import type { Presence } from '../host/table/presence.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { isClosed, isMissing, type Messages } from '../messages/messages.ts';
import { drawNotice } from '../notifications/notice.ts';
import type { Panels } from './panels.ts';

/** Where a message was posted. */
type Posted = Pick<Notification, 'channel' | 'message' | 'guest'>;

/** Tells people what their tables want from them, in messages of their own; each notice once, and no longer than it is true. */
export class Pings {
  readonly #context: Context;
  readonly #messages: Messages;
  readonly #panels: Pick<Panels, 'isLive'>;
  readonly #presence: Presence;
  readonly #queue = new KeyedQueue();
  readonly #held = new Map<string, number>();

  constructor(
    context: Context,
    messages: Messages,
    { panels, presence }: { readonly panels: Pick<Panels, 'isLive'>; readonly presence: Presence },
  ) {
    this.#context = context;
    this.#messages = messages;
    this.#panels = panels;
    this.#presence = presence;
  }

  /** Until when a call of a table waits, if one does: whoever is there need not be called. */
  waitsUntil(table: string): number | undefined {
    return this.#held.get(table);
  }

  /**
   * Sends what a table has to say, and takes away the calls that have been answered; rejects when Discord did not take a
   * notice, and then it is still to be said.
   */
  async send(changed: LoadedTable): Promise<void> {
    const { id, notices, calls } = changed.table;
    if (notices.length === 0 && calls.length === 0) return;
    await this.#queue.run(id, async () => {
      this.#held.delete(id);
      // What had better wait need not be looked at again: whoever moves meanwhile comes here after us.
      if (calls.length === 0 && notices.every((notice) => this.#waits(changed, notice))) return;
      const found = await findTable(this.#context, id);
      // Where there is no post yet, nothing can be said; it is when there is one.
      if ('refused' in found || awaitsPost(found.table.place)) return;
      let loaded = found;
      for (const notice of found.table.notices) loaded = await this.#tell(loaded, notice);
      await this.#clear(loaded, undefined, []);
    });
  }

  /** Posts what is still true of a notice, and gives the table as it is then. */
  async #tell(loaded: LoadedTable, notice: Notice): Promise<LoadedTable> {
    return this.#waits(loaded, notice) ? loaded : this.#tellNow(loaded, notice, this.#unread(loaded, notice));
  }

  /** Whether a notice had better wait; until when is kept, and the outbox comes back to it then. */
  #waits(loaded: LoadedTable, notice: Notice): boolean {
    const { now, limits } = this.#context;
    const seats = this.#unread(loaded, notice);
    const { table } = loaded;
    const isSeen = (seat: Seat) => this.#presence.isThere(table.place.channel, personAt(table, seat) ?? '');
    const later =
      seats.length === 0 ? undefined : callLater(loaded, notice, seats, { wait: limits.callsAfter, isSeen });
    if (later === undefined || later <= now()) return false;
    this.#held.set(table.id, later);
    return true;
  }

  /** Those whom a notice is still about, and who do not read it anyway. */
  #unread(loaded: LoadedTable, notice: Notice): Seat[] {
    return seatsConcerned(loaded, notice).filter((seat) => !this.#isRead(loaded, notice, seat));
  }

  /** Whether somebody reads it anyway: an answer stands in their panel, which a ping would only push up, and an end on the board before them. */
  #isRead({ table }: LoadedTable, { about }: Notice, seat: Seat): boolean {
    const person = personAt(table, seat) ?? '';
    if (about === 'end') return this.#presence.isThere(table.place.channel, person, this.#context.limits.callsAfter);
    return (about === 'declined' || about === 'agreed') && this.#panels.isLive(table.id, person);
  }

  async #tellNow(loaded: LoadedTable, notice: Notice, seats: readonly Seat[]): Promise<LoadedTable> {
    const { table } = loaded;
    const ways = await waysOf(this.#context, table, notice, seats);
    for (const { person, at } of ways.later) await addToDigest(this.#context, person, table.id, at);
    const isInTouch = this.#messages.canPost(table.place);
    const calls: Notification[] = [];
    const unreached: Seat[] = [];
    const post = async (said: Notice, whom: readonly Seat[]) => {
      const posted = whom.length > 0 ? await this.#post(loaded, said, whom) : undefined;
      if (posted && isCall(notice)) calls.push({ ...posted, about: notice.about, seats: [...whom] });
      if (!posted && !this.#messages.canPost(table.place)) unreached.push(...whom);
    };
    if (isInTouch) await post(notice, ways.openly);
    for (const seat of isInTouch ? ways.privately : [...ways.openly, ...ways.privately])
      await post(toOne(notice, seat), [seat]);
    // Whom nothing reaches is told when somebody presses something there.
    const left = unreached.length > 0 ? { ...notice, seats: unreached } : undefined;
    if (left) this.#held.set(table.id, this.#context.now() + HOUR_MS);
    return this.#clear(loaded, notice, calls, left);
  }

  /** Notes that a notice was told, and takes away the calls that say nothing any more; rejects when one could not be taken away. */
  async #clear(
    loaded: LoadedTable,
    told: Notice | undefined,
    calls: Notification[],
    left?: Notice,
  ): Promise<LoadedTable> {
    const { table } = loaded;
    const isNew = ({ message }: Notification) => calls.some((call) => call.message === message);
    const idle = idleCalls(loaded, calls.length > 0 ? told : undefined).filter((call) => !isNew(call));
    if (!told && idle.length === 0) return loaded;
    const tried = await Promise.all(idle.map(async (call) => ({ call, failure: await this.#delete(table, call) })));
    const gone = tried.flatMap(({ call, failure }) => (failure === undefined ? [call] : []));
    const noted = await noteSent(this.#context, table.id, { nonce: told?.nonce, left, calls, gone });
    for (const { failure } of tried) if (failure !== undefined) throw failure;
    return noted ? { ...loaded, table: noted } : loaded;
  }

  /** Takes a message away; gives what went wrong if another try may help. */
  async #delete({ id, place }: Table, call: Notification): Promise<unknown> {
    try {
      if (await this.#isNeeded(call)) return undefined;
      await this.#messages.delete(call.channel === place.channel ? place : call, call.message);
    } catch (error) {
      if (!isClosed(error) && !isMissing(error)) return error;
      this.#context.log.info({ table: id, error: String(error) }, 'The old ping is out of reach');
    }
    return undefined;
  }

  /** Whether a message that calls to several tables has another one that waits. */
  async #isNeeded({ among = [], message }: Notification): Promise<boolean> {
    for (const id of among) {
      const found = await findTable(this.#context, id);
      if ('refused' in found) continue;
      const isHere = (call: Notification) => call.message === message;
      if (found.table.calls.some(isHere) && !idleCalls(found).some(isHere)) return true;
    }
    return false;
  }

  /** Posts a notice and gives its message; nothing where no message can be. */
  async #post(loaded: LoadedTable, notice: Notice, seats: readonly Seat[]): Promise<Posted | undefined> {
    const { table } = loaded;
    const content = drawNotice(loaded, notice, seats);
    const { nonce, privately } = notice;
    try {
      if (privately)
        return await this.#messages.send({ user: personAt(table, seats[0] as Seat) ?? '' }, content, { nonce });
      const posted = await this.#messages.send(table.place, content, { nonce });
      return { ...posted, ...(table.place.guest && { guest: true }) };
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#context.log.warn({ table: table.id, error: String(error) }, 'Somebody could not be told');
      return privately && this.#post(loaded, { ...notice, privately: undefined }, seats);
    }
  }
}

/** A notice as it is said to one person alone; each such message is one of its own. */
function toOne(notice: Notice, seat: Seat): Notice {
  return notice.privately ? notice : { ...notice, nonce: `${notice.nonce}d${seat}`, privately: true };
}
