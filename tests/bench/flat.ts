import { type BenchContext, LONG_ROOMS, MAX_PLAYERS, PAIRS, playersAt, SOLO } from './contexts.ts';
import { BARE } from './games.ts';
import { compareToLimit, type Measurement, median, playFor, playMoves, ratio, timeOf } from './measure.ts';
import { EchoPlayer, TablePlayers } from './player.ts';
import { echo, longtable, roomOf, type Subject } from './subject.ts';
import { AGES, fillTables, STRETCH } from './tables.ts';

const AIM = { most: 1.05 };
const STINT_MS = 200;
/** Warm-up time of a new bot. */
const WARM_UP_MS = 5000;
const LIVE_TABLES = 10_000;
const MEMORY_AIM_MB = 40;
const MEMORY_MS = 4000;

/** Compares moves with few and with many tables, alternately. */
export async function compareCounts({ name, counts }: BenchContext): Promise<void> {
  const pair: TablePlayers[][] = [];
  for (const { open } of counts) pair.push([playersAt(await open(), SOLO)]);
  for (const players of pair) await playFor(players, WARM_UP_MS);
  const stints = await alternate(pair.map((players) => () => playFor(players, STINT_MS)));
  const [few = '', many = ''] = counts.map(({ tables }) => `${tables} tables`);
  printComparison(name, few, many, stints);
}

/** Compares moves at tables with short and long logs, alternately, with a separate table per measurement. */
export async function compareAges({ name, bot }: BenchContext): Promise<void> {
  let room = LONG_ROOMS;
  const play = async () => {
    const player = new TablePlayers([bot.people[0]!], roomOf(room++), 'dungeon');
    await player.requestBoard();
    return playMoves(player, STRETCH);
  };
  printComparison(name, `from move ${AGES.young + 1}`, `from move ${AGES.old + 1}`, await alternate([play, play]));
}

async function alternate(works: readonly (() => Promise<Measurement>)[]): Promise<Measurement[][]> {
  const stints: Measurement[][] = works.map(() => []);
  for (let pair = 0; pair < PAIRS; pair++)
    for (const [index, work] of works.entries()) stints[index]?.push(await work());
  return stints;
}

function printComparison(
  storage: string,
  one: string,
  other: string,
  [before = [], after = []]: readonly Measurement[][],
): void {
  const [was, is] = [before, after].map((stints) => median(stints.map(timeOf)).toFixed(2));
  const verdict = compareToLimit(ratio(after, before, timeOf), AIM).join(', ');
  console.log(`${storage.padEnd(10)} ${one} ${was} ms, ${other} ${is} ms: ${verdict}`);
}

/** Compares the memory of Longtable with many tables to that of an echo bot with as many users. */
export async function compareMemory(
  database: string,
  start: (opening: Promise<Subject>) => Promise<Subject>,
): Promise<void> {
  await fillTables(database, LIVE_TABLES, true);
  const [own, other] = [await start(longtable(database)), await start(echo())];
  const playing = Array.from({ length: MAX_PLAYERS }, (_, room) => playersAt(own, SOLO, room));
  const echoing: EchoPlayer[] = [];
  for (let at = 0; at < MAX_PLAYERS; at++)
    echoing.push(await EchoPlayer.join(other.people[at % other.people.length]!, roomOf(at), BARE));
  for (const players of [playing, echoing]) await playFor(players, MEMORY_MS);
  const [mine, theirs] = [own, other].map((subject) => subject.residentMemory() / 2 ** 20) as [number, number];
  const verdict = mine - theirs <= MEMORY_AIM_MB ? 'yes' : 'NO';
  console.log(
    `Memory with ${LIVE_TABLES} live tables ${mine.toFixed(0)} MB, of an echo bot ${theirs.toFixed(0)} MB: ` +
      `${(mine - theirs).toFixed(0)} MB more, <= ${MEMORY_AIM_MB} ${verdict}`,
  );
}
