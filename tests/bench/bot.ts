import { shelf } from '../../games/index.ts';
import { temporaryFolder } from '../stage.ts';
import { countRequests } from './requests.ts';
import { echo, longtable, type Subject } from './subject.ts';
import { fillTables } from './tables.ts';

const FEW = 10;
const GAMES = shelf.filter(({ seats }) => seats.max === 1).map(({ id }) => id);
const PLAYERS = [1, 8, 50];
const [many = 20_000] = process.argv.slice(3).map(Number);
const ROUNDS = 12;
const ROUND_MS = 400;
const WARM_UP_MS = 2000;

/** What one subject did while so many played: milliseconds a press, round by round. */
interface Measured {
  readonly subject: Subject;
  readonly players: number;
  readonly rounds: number[][];
}

for (const game of GAMES) await compare(game);

/** The bare echo, Longtable with few and with many tables, and an echo that answers with as much as a board of this game. */
async function compare(game: string): Promise<void> {
  const folder = temporaryFolder();
  const subjects: Subject[] = [];
  try {
    const most = Math.max(...PLAYERS);
    subjects.push(await echo('echo', most));
    for (const count of [FEW, many]) {
      const database = `sqlite:${folder.path}/${count}.sqlite`;
      await fillTables(database, count);
      subjects.push(await longtable(`${count} tables`, database, game, most));
    }
    for (const subject of subjects) await playFor(subject, most, WARM_UP_MS);
    const equal = await echo('equal echo', most, subjects[1]?.board());
    subjects.push(equal);
    await playFor(equal, most, WARM_UP_MS);
    print(game, 'bot', 'moves/s', 'p50 ms', 'p99 ms');
    for (const players of PLAYERS) report(await measure(subjects, players));
    const memory = subjects.map((one) => `${one.name} ${Math.round(one.residentMemory() / 2 ** 20)} MB`);
    console.log(`Resident memory: ${memory.join(', ')}\n`);
  } finally {
    for (const subject of subjects) await subject.close();
    folder.remove();
  }
}
await countRequests();

/** Lets all subjects work in turn, again and again, so that whatever disturbs the machine disturbs them all. */
async function measure(subjects: readonly Subject[], players: number): Promise<Measured[]> {
  const measured = subjects.map((subject): Measured => ({ subject, players, rounds: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { subject, rounds } of measured) rounds.push(await playFor(subject, players, ROUND_MS));
  }
  return measured;
}

async function playFor({ players }: Subject, count: number, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  const play = async (press: () => Promise<number | undefined>) => {
    while (performance.now() < end) {
      const time = await press();
      if (time !== undefined) times.push(time);
    }
  };
  await Promise.all(players.slice(0, count).map(play));
  return times;
}

function report(measured: readonly Measured[]): void {
  for (const { subject, players, rounds } of measured) {
    const times = rounds.flat().sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
    print(`${players}`, subject.name, ((1000 * players) / mean(times)).toFixed(0), at(0.5), at(0.99));
  }
  const [bare, few, all, equal] = measured.map(({ rounds }) => rounds) as [
    number[][],
    number[][],
    number[][],
    number[][],
  ];
  const echoes = `${ratio(few, bare)} the bare echo and ${ratio(few, equal)} the equal one`;
  console.log(`A move costs ${echoes}; ${many} tables cost ${ratio(all, few)} what ${FEW} do.\n`);
}

function print(players: string, name: string, ...numbers: readonly string[]): void {
  console.log(players.padEnd(8), name.padEnd(14), ...numbers.map((number) => number.padStart(8)));
}

/** The cost of one against the other in the same round, in the middle of all rounds. */
function ratio(one: readonly number[][], other: readonly number[][]): string {
  const ratios = one.map((times, round) => mean(times) / mean(other[round] ?? [])).sort((a, b) => a - b);
  return `${(ratios[Math.floor(ratios.length / 2)] ?? 0).toFixed(2)}x`;
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}
