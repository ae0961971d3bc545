import { type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import type { Table } from '../../storage/records/table.ts';
import { noteSent } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { MINUTE_MS } from '../host/duration.ts';
import { callAgain, dueDigest, noteDigestSent, type Waiting } from '../host/scheduler/digest.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { drawDigest } from '../notifications/digest.ts';
import { notificationBody } from '../notifications/notification.ts';
import { directChannel } from './direct-messages.ts';
import { isOutOfReach } from './errors.ts';

/**
 * Sends somebody what has waited for them in quiet hours: one table calls as it would have, several share a message, a
 * direct one for those who want that and else one in each server. It goes when all of them are answered.
 */
export async function sendDigest(
  context: Context,
  rest: REST,
  person: string,
  deliver: (loaded: LoadedTable) => Promise<void>,
): Promise<void> {
  const digest = await dueDigest(context, person);
  if (!digest) return;
  const { how, waiting, at } = digest;
  const post = async (channel: string, tables: readonly Waiting[], exclusive: boolean) => {
    // A second try gets the same message.
    const once = { nonce: `${person}.${Math.floor(at / MINUTE_MS) % 100_000}`, enforce_nonce: true };
    const posted = await rest.post(Routes.channelMessages(channel), {
      body: { ...notificationBody(drawDigest(person, tables, exclusive)), ...once },
    });
    const message = (posted as RESTPostAPIChannelMessageResult).id;
    const ids = tables.map(({ loaded }) => loaded.table.id);
    for (const { loaded, seat, about } of tables) {
      const among = ids.filter((id) => id !== loaded.table.id);
      const call = { channel, message, about, seats: [seat], among };
      await noteSent(context, loaded.table.id, { calls: [call], gone: [] });
    }
  };
  const callOne = async (one: Waiting) => {
    const called = await callAgain(context, one);
    if ('table' in called) await deliver(called);
  };
  const isSent = async (send: () => Promise<void>) => {
    try {
      await send();
      return true;
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      context.log.warn({ person, error: String(error) }, 'A digest could not be sent');
      return false;
    }
  };
  const sendAll = async () => post(await directChannel(rest, person), waiting, true);
  if (how !== 'dm' || waiting.length < 2 || !(await isSent(sendAll))) {
    for (const tables of byServer(waiting)) {
      const [first] = tables as [Waiting, ...Waiting[]];
      await isSent(() =>
        tables.length === 1 ? callOne(first) : post(first.loaded.table.place.channel, tables, false),
      );
    }
  }
  await noteDigestSent(context, digest);
}

function byServer(waiting: readonly Waiting[]): Waiting[][] {
  // Where Longtable is only a guest, each table calls for itself.
  const key = ({ id, place }: Table) => (place.guest ? id : place.guild);
  return [...Map.groupBy(waiting, ({ loaded }) => key(loaded.table)).values()];
}
