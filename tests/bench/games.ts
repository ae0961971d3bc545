import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { builtInGames } from '../../games/index.ts';
import { type BenchContext, MAX_PLAYERS } from './contexts.ts';
import {
  compareToLimit,
  type Measurement,
  median,
  playFor,
  printRow,
  quantile,
  rateOf,
  ratio,
  timeOf,
  workOf,
} from './measure.ts';
import { EchoPlayer, type Player, type Recorded, record } from './player.ts';
import { echo, roomOf, type Subject } from './subject.ts';

/** Number of simultaneous players, length of a measurement, and maximum ratio to the echo bot. */
const CROWDS = [
  { players: 1, ms: 400, aim: { most: 1.5 } },
  { players: 8, ms: 400, aim: { most: 1.6 } },
  { players: MAX_PLAYERS, ms: 500, aim: undefined },
] as const;
/** Pause after many players until all delayed boards are written. */
const REST_MS = 2000;
/** Minimum ratio of answers per second to the echo bot with all players. */
const RATE_AIM = { least: 0.6 };
/** Kind of echo without recorded messages. */
export const BARE = 'bare';
const RECORDS = 24;
const WARM_UP_MS = 3000;

/** Echo bot and its players by kind. */
interface Echoes {
  readonly bot: Subject;
  readonly players: ReadonlyMap<string, readonly Player[]>;
}

/** Starts an echo bot that answers with recorded messages of each game, and its players. */
export async function openEchoes(
  { players }: BenchContext,
  file: string,
  start: (opening: Promise<Subject>) => Promise<Subject>,
): Promise<Echoes> {
  const messages: Record<string, Recorded[]> = {};
  for (const [game, [player]] of players) messages[game] = await recordMoves(player!);
  writeFileSync(file, JSON.stringify(messages));
  const bot = await start(echo(file));
  const { people } = bot;
  const echoes = new Map<string, readonly Player[]>();
  for (const kind of [...players.keys(), BARE]) {
    const some: Player[] = [];
    for (let at = 0; at < MAX_PLAYERS; at++)
      some.push(await EchoPlayer.join(people[at % people.length]!, roomOf(at), kind));
    await playFor(some, WARM_UP_MS);
    echoes.set(kind, some);
  }
  return { bot, players: echoes };
}

async function recordMoves(player: Player): Promise<Recorded[]> {
  const records: Recorded[] = [];
  while (records.length < RECORDS) {
    const recorded = (await player.press()) === undefined ? undefined : record(player);
    if (recorded) records.push(recorded);
  }
  return records;
}

/** Compares all games on all databases with the echo bot, alternately, for each number of players. */
export async function compareGames(contexts: readonly BenchContext[], echoes: Echoes, rounds: number): Promise<void> {
  const stints = new Map<string, Measurement[]>();
  const of = (...key: readonly (string | number)[]) => stints.get(key.join(' ')) ?? [];
  for (let round = 0; round < rounds; round++) {
    for (const { players: count, ms } of CROWDS) {
      const measure = async (who: string, bot: Subject, game: string, players: readonly Player[] = []) => {
        const stint = await playFor(players.slice(0, count), ms, bot);
        stints.set([who, game, count].join(' '), [...of(who, game, count), stint]);
      };
      await measure('echo', echoes.bot, BARE, echoes.players.get(BARE));
      for (const { id } of builtInGames) {
        await measure('echo', echoes.bot, id, echoes.players.get(id));
        for (const { name, bot, players } of contexts) await measure(name, bot, id, players.get(id));
      }
    }
    await setTimeout(REST_MS);
  }
  printRow(
    ['game', 'players', 'storage'],
    ['p50 ms', 'p99 ms', 'echo ms', 'x bare', 'x equal', 'aim', 'answers/s', 'of equal', 'aim', 'cpu ms', 'x equal'],
  );
  for (const { players: count, aim } of CROWDS) {
    for (const { id } of builtInGames) {
      for (const { name } of contexts) {
        const [own, equal, bare] = [of(name, id, count), of('echo', id, count), of('echo', BARE, count)];
        const times = own.flatMap((stint) => stint.times);
        printRow(
          [id, String(count), name],
          [
            quantile(times, 0.5).toFixed(2),
            quantile(times, 0.99).toFixed(2),
            median(equal.map(timeOf)).toFixed(2),
            ...compareToLimit(ratio(own, bare, timeOf)).slice(0, 1),
            ...compareToLimit(ratio(own, equal, timeOf), aim),
            median(own.map(rateOf)).toFixed(0),
            ...compareToLimit(ratio(own, equal, rateOf), count === MAX_PLAYERS ? RATE_AIM : undefined),
            workOf(own).toFixed(2),
            ...compareToLimit(workOf(own) / workOf(equal)).slice(0, 1),
          ],
        );
      }
    }
  }
}
