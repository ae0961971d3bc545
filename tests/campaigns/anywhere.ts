import { TEXT_CHANNELS } from '@longtable/playground';
import { parseFaults } from '@longtable/playground/faults';
import { scriptArguments } from '../script.ts';
import { KILLS_PER_PLAYGROUND, type Tally as Kills, campaign as killing, type Scene, sqlite } from './kills.ts';
import { connectUsers, randomPressersOf } from './random-presser.ts';

/** Discord's error codes for a bot that is not a member. */
const MISSING_ACCESS = 50001;
const TOO_MANY_FOLLOW_UPS = 40094;
/** Simulated faults of Discord. */
const FAULTS = 'latency=20% errors=3% limits=2% delay=200';

/** Results, with the numbers of requests rejected for missing access and for too many follow-ups. */
export interface Tally extends Kills {
  noAccess: number;
  beyondFive: number;
}

/**
 * Plays games in DMs and on a server where the bot is not a member, with simulated faults and kills. Throws if a move that a
 * user saw is lost, or if a board stays outdated after a press.
 */
export async function campaign(kills: number, seed = 0): Promise<Tally> {
  const refused = { noAccess: 0, beyondFive: 0 };
  const asGuest: Scene = async (playground, random) => {
    playground.api.on('refusal', (code) => {
      if (code === MISSING_ACCESS) refused.noAccess++;
      if (code === TOO_MANY_FOLLOW_UPS) refused.beyondFive++;
    });
    playground.world.installations.setServer(false);
    playground.faults.set(parseFaults(`seed=${seed} ${FAULTS}`));
    const people = await connectUsers(playground);
    for (const person of people) await person.install();
    const [ada, bo, cleo, dev] = people as [(typeof people)[0] & object, ...typeof people];
    if (!bo || !cleo || !dev) throw new Error('A user did not connect.');
    const chats = [await ada.chat(bo), await cleo.chat(dev), await ada.chat(bo, cleo, dev)].map(({ id }) => id);
    const [room] = TEXT_CHANNELS;
    await Promise.all(people.map((person) => person.until(() => person.channels.some(({ id }) => id === chats[2]))));
    const wake = async () => {
      await Promise.all(people.map((person) => person.until(() => person.online && person.commands.length > 0)));
      for (const person of people)
        for (const { id } of person.channels.filter(({ id }) => id === room.id || chats.includes(id)))
          await person.command(id, 'tables');
    };
    return { pressers: randomPressersOf(people, random, [room.id, ...chats], chats.slice(0, 2)), wake };
  };
  return { ...(await killing(kills, seed, sqlite, asGuest)), ...refused };
}

if (import.meta.main) {
  const [kills, firstSeed] = scriptArguments(20, 0);
  for (let [done, seed] = [0, firstSeed]; done < kills; done += KILLS_PER_PLAYGROUND, seed++)
    console.log(await campaign(Math.min(KILLS_PER_PLAYGROUND, kills - done), seed));
}
