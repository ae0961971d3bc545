import { joinTexts, type Seat, say } from '@longtable/kit';
import { changeRecord, readOrQuarantine } from '../../../storage/record-access.ts';
import type { Person } from '../../../storage/records/person.ts';
import type { Table } from '../../../storage/records/table.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { saveSentNotice } from '../../host/commit/sent-messages.ts';
import type { Context } from '../../host/context.ts';
import { MINUTE_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { readPerson } from '../../host/settings.ts';
import { findTables } from '../../host/table/find.ts';
import { addNotices, newNotice } from '../../host/table/notices.ts';
import { onTurn, seatInsteadOf, seatsOf } from '../../host/table/table.ts';
import { type ChannelRef, isOutOfReach, type Messages, type PlainMessage } from '../../messages/messages.ts';
import { soon } from '../../render/duration.ts';
import { boardLink, namesTogether } from '../../render/names.ts';
import { drawRows, phrase } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { inboxButton } from '../inbox/index.ts';
import { quietUntilOf } from './away.ts';
import { type Digest, digestKind } from './record.ts';
import { texts } from './words/texts.ts';

/** Adds a table to the digest that a user receives at `at`, after their quiet hours. */
export async function addToDigest(context: Context, person: string, table: string, at: number): Promise<void> {
  await changeDigest(context, person, (digest) => ({ at, tables: [...new Set([...(digest?.tables ?? []), table])] }));
}

/** A table that waits for a user who could not be notified. */
export interface WaitingTable {
  readonly loaded: LoadedTable;
  readonly seat: Seat;
  readonly about: 'turn' | 'replaced';
}

/** A user's pending tables and how to notify them. */
export interface DueDigest {
  readonly person: string;
  readonly at: number;
  readonly how: NonNullable<Person['reminders']>;
  readonly waiting: readonly WaitingTable[];
}

/** Returns the digest to send to a user, or undefined if there is none. During quiet hours, reschedules it to their end and returns undefined. */
export async function dueDigest(context: Context, person: string): Promise<DueDigest | undefined> {
  const digest = await readOrQuarantine(context, digestKind, person);
  if (!digest)
    return void (await context.storage.transact({ writes: [context.storage.store(digestKind).drop(person)] }));
  const settings = await readPerson(context, person);
  const wakes = quietUntilOf(settings, context.now());
  if (wakes !== undefined)
    return void (await changeDigest(context, person, (known) => known && { ...known, at: wakes }));
  const waiting = (await findTables(context, digest.tables)).flatMap((loaded) => waitingFor(loaded, person));
  return { person, at: digest.at, how: settings.reminders ?? 'mention', waiting };
}

function waitingFor(loaded: LoadedTable, person: string): WaitingTable[] {
  const acting = onTurn(loaded);
  const seat = seatsOf(loaded.table, person).find((mine) => acting.includes(mine));
  if (seat !== undefined) return hasNotice(loaded, seat) ? [] : [{ loaded, seat, about: 'turn' }];
  const held = seatInsteadOf(loaded.table, person);
  return held === undefined || hasNotice(loaded, held) ? [] : [{ loaded, seat: held, about: 'replaced' }];
}

/** Whether a seat already has a pending notice or a sent ping that calls its player. */
function hasNotice({ table }: LoadedTable, seat: Seat): boolean {
  const calling = ['turn', 'begins', 'reminder', 'replaced'];
  return [...table.pings.notices, ...table.pings.sent].some(
    ({ about, seats }) => calling.includes(about) && seats.includes(seat),
  );
}

/** Adds a notice that was held back to its table. Refuses unless the game is running. */
async function requeueNotice(context: Context, { loaded, seat, about }: WaitingTable): Promise<LoadedTable> {
  return changeTable(context, loaded.table.id, ({ table }) => {
    if (table.status !== 'playing') throw new Refusal('notDue');
    return { table: addNotices(table, newNotice(table, about, [seat])) };
  });
}

/** Deletes a digest that was sent. If its time has changed meanwhile, removes only the tables that were sent. */
export async function saveDigestSent(context: Context, { person, at, waiting }: DueDigest): Promise<void> {
  const sent = waiting.map(({ loaded }) => loaded.table.id);
  await changeDigest(context, person, (digest) => {
    if (!digest || digest.at === at) return undefined;
    return { ...digest, tables: digest.tables.filter((id) => !sent.includes(id)) };
  });
}

function changeDigest(context: Context, person: string, change: (digest: Digest | undefined) => Digest | undefined) {
  return changeRecord(context, digestKind, person, `digest:${person}`, change);
}

/**
 * Sends a user the notices of their quiet hours. Several tables share a direct message, or one message per server if
 * the user wants mentions or the direct message fails. A single table pings normally.
 */
export async function sendDigest(
  context: Context,
  messages: Messages,
  person: string,
  deliver: (loaded: LoadedTable) => Promise<void>,
): Promise<void> {
  const digest = await dueDigest(context, person);
  if (!digest) return;
  const { how, waiting, at } = digest;
  const nonce = `${person}.${Math.floor(at / MINUTE_MS) % 100_000}`;
  const post = async (to: ChannelRef | { user: string }, tables: readonly WaitingTable[]) => {
    const posted = await messages.send(to, drawDigest(person, tables, 'user' in to), { nonce });
    const ids = tables.map(({ loaded }) => loaded.table.id);
    for (const { loaded, seat, about } of tables) {
      const among = ids.filter((id) => id !== loaded.table.id);
      const ping = { ...posted, about, seats: [seat], among };
      await saveSentNotice(context, loaded.table.id, { pings: [ping], gone: [] });
    }
  };
  const sendOne = async (waitingTable: WaitingTable) => {
    const requeued = await requeueNotice(context, waitingTable).catch(ignoreRefusal);
    if (requeued) await deliver(requeued);
  };
  const isSent = async (send: () => Promise<void>) => {
    try {
      await send();
      return true;
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      context.log.warn({ person, error: String(error) }, 'Could not send a digest');
      return false;
    }
  };
  const sendAll = () => post({ user: person }, waiting);
  if (how !== 'dm' || waiting.length < 2 || !(await isSent(sendAll))) {
    for (const tables of byServer(waiting)) {
      const [first] = tables as [WaitingTable, ...WaitingTable[]];
      await isSent(() => (tables.length === 1 ? sendOne(first) : post(first.loaded.table.location, tables)));
    }
  }
  await saveDigestSent(context, digest);
}

function byServer(waiting: readonly WaitingTable[]): WaitingTable[][] {
  // Where the bot is only a guest, each table pings separately.
  const key = ({ id, location: place }: Table) => (place.guest ? id : place.guild);
  return [...Map.groupBy(waiting, ({ loaded }) => key(loaded.table)).values()];
}

const MAX_LINES = 10;

/** Draws a digest of the waiting tables. Only a private one names the opponents. */
function drawDigest(person: string, waiting: readonly WaitingTable[], isPrivate: boolean): PlainMessage {
  const language = waiting[0]?.loaded.table.location.language ?? 'en';
  const head = texts.digest({ tables: waiting.length });
  const lines = waiting.slice(0, MAX_LINES).map(({ loaded, seat, about }) => {
    const { table, game } = loaded;
    const mine = seatsOf(table, person);
    const others = [...table.seats.keys()].filter((other) => other !== seat && !mine.includes(other));
    const until = table.clock.expiresAt[seat] ?? null;
    const parts = [
      phrase`**${game.title}**`,
      isPrivate && namesTogether(loaded, others, language),
      about === 'replaced' && common.status.computerPlaysForYou,
      until !== null && common.status.timeRunsOut({ when: soon(until) }),
      boardLink(table, language),
    ];
    return phrase`- ${joinTexts(parts, ' · ')}`;
  });
  const first = joinTexts([!isPrivate && `<@${person}>`, head]);
  return {
    content: say(joinTexts([first, ...lines, waiting.length > MAX_LINES && '- …'], '\n'), language),
    components: drawRows([[inboxButton()]], language),
    allowedMentions: { parse: [], users: isPrivate ? [] : [person] },
  };
}
