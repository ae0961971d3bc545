import { type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import { noteSent } from '../../host/books/shown.ts';
import type { House } from '../../host/house/house.ts';
import { MINUTE_MS } from '../../host/house/span.ts';
import type { Seated } from '../../host/table/table.ts';
import { callAgain, morningOf, noteMorning, type Waiting } from '../../host/time/digest.ts';
import { callBody } from '../calls/call.ts';
import { drawDigest } from '../calls/digest.ts';
import { directChannel } from './direct.ts';
import { isOutOfReach } from './reach.ts';

/**
 * Tells somebody what has waited for them while they were left alone: one table calls as it would have, several in one
 * message, privately for those who want that and else one in each server, which goes when all of them are answered.
 */
export async function tellInTheMorning(
  house: House,
  rest: REST,
  person: string,
  settle: (seated: Seated) => Promise<void>,
): Promise<void> {
  const morning = await morningOf(house, person);
  if (!morning) return;
  const { how, waiting, at } = morning;
  const post = async (channel: string, tables: readonly Waiting[], alone: boolean) => {
    // A second try gets the same message.
    const once = { nonce: `${person}.${Math.floor(at / MINUTE_MS) % 100_000}`, enforce_nonce: true };
    const posted = await rest.post(Routes.channelMessages(channel), {
      body: { ...callBody(drawDigest(person, tables, alone)), ...once },
    });
    const message = (posted as RESTPostAPIChannelMessageResult).id;
    const ids = tables.map(({ seated }) => seated.table.id);
    for (const { seated, seat, about } of tables) {
      const among = ids.filter((id) => id !== seated.table.id);
      const call = { channel, message, about, seats: [seat], among };
      await noteSent(house, seated.table.id, { calls: [call], gone: [] });
    }
  };
  const callOne = async (one: Waiting) => {
    const called = await callAgain(house, one);
    if ('table' in called) await settle(called);
  };
  const isHeard = async (telling: () => Promise<void>) => {
    try {
      await telling();
      return true;
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      house.log.warn({ person, error: String(error) }, 'Somebody could not be told what waits for them');
      return false;
    }
  };
  const tellAll = async () => post(await directChannel(rest, person), waiting, true);
  if (how !== 'dm' || waiting.length < 2 || !(await isHeard(tellAll))) {
    for (const tables of byServer(waiting)) {
      const [first] = tables as [Waiting, ...Waiting[]];
      await isHeard(() =>
        tables.length === 1 ? callOne(first) : post(first.seated.table.place.channel, tables, false),
      );
    }
  }
  await noteMorning(house, morning);
}

function byServer(waiting: readonly Waiting[]): Waiting[][] {
  return [...Map.groupBy(waiting, ({ seated }) => seated.table.place.guild).values()];
}
