import { say } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import { texts } from '../../boards/words/texts.ts';
import { saveSentNotice } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import { MINUTE_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { seatsOf } from '../../host/table/table.ts';
import { type ChannelRef, isOutOfReach, type Messages, type PlainMessage } from '../../messages/messages.ts';
import { soon } from '../../render/duration.ts';
import { boardLink, namesTogether } from '../../render/names.ts';
import { buttonRows, primary } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { dueDigest, requeueNotice, saveDigestSent, type WaitingTable } from './digest.ts';

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
  const sendOne = async (one: WaitingTable) => {
    const requeued = await requeueNotice(context, one).catch(ignoreRefusal);
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
  const head = texts.pings.digest({ tables: waiting.length });
  const lines = waiting.slice(0, MAX_LINES).map(({ loaded, seat, about }) => {
    const { table, game } = loaded;
    const mine = seatsOf(table, person);
    const others = [...table.seats.keys()].filter((other) => other !== seat && !mine.includes(other));
    const until = table.clock.expiresAt[seat] ?? null;
    const parts = [
      `**${say(game.title, language)}**`,
      ...(isPrivate ? [namesTogether(loaded, others, language)] : []),
      ...(about === 'replaced' ? [say(common.status.computerPlaysForYou, language)] : []),
      ...(until === null ? [] : [say(common.status.timeRunsOut({ when: soon(until) }), language)]),
      boardLink(table, language),
    ];
    return `- ${parts.join(' · ')}`;
  });
  const first = [...(isPrivate ? [] : [`<@${person}>`]), say(head, language)].join(' ');
  const more = waiting.length > MAX_LINES ? ['- …'] : [];
  return {
    content: [first, ...lines, ...more].join('\n'),
    components: buttonRows([primary({ kind: 'inbox', page: 0 }, common.buttons.myTables)], language),
    allowedMentions: { parse: [], users: isPrivate ? [] : [person] },
  };
}
