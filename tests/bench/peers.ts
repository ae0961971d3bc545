import { setTimeout as sleep } from 'node:timers/promises';
import { TestUser } from '@longtable/playground';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { compareToLimit, median, printRow } from './measure.ts';
import { GAMECORD, installPeers, LONGTABLE, type NoughtsBot, NoughtsPlayers, TICTACTOE } from './noughts.ts';
import { roomOf, type Subject, script } from './subject.ts';

const [, rounds] = scriptArguments('peers', 5);

/** Numbers of simultaneous games, and repetitions that outweigh the resolution of processor time. */
const LOADS = [
  { games: 1, times: 4 },
  { games: 8, times: 1 },
] as const;
const MAX_GAMES = 8;
/** Time for work after the board shows a move. */
const SETTLE_MS = 500;
const IDLE_MS = 8000;
/** Delay between a change of the board and the next press. */
const THINK_MS = 150;

/** A started bot and the players of its games. */
interface Peer {
  readonly name: string;
  readonly bot: Subject;
  readonly people: readonly TestUser[];
  readonly games: readonly NoughtsPlayers[];
}

/** Processor time of the bot per move, and median of the milliseconds until the opponent saw a move. */
interface Round {
  readonly work: number;
  readonly shown: number;
}

const folder = temporaryFolder();
const peers: Peer[] = [];
process.setMaxListeners(0);
try {
  installPeers();
  for (const played of [LONGTABLE, TICTACTOE, GAMECORD]) peers.push(await open(played));
  for (const load of LOADS) await compare(load);
  await compareIdle();
} finally {
  for (const { bot, people } of peers) {
    for (const person of people) person.leave();
    await bot.close();
  }
  folder.remove();
}

async function open(played: NoughtsBot): Promise<Peer> {
  const { name } = played;
  const bot = await script(played.script, { DATABASE_URL: `sqlite:${folder.path}/${name}.sqlite` });
  const [people, games]: [TestUser[], NoughtsPlayers[]] = [[], []];
  for (let game = 0; game < MAX_GAMES; game++) {
    const one = await TestUser.joinAs(bot.url, `Player${2 * game}`, { waitMs: 10_000, pauseMs: 0 });
    const other = await TestUser.joinAs(bot.url, `Player${2 * game + 1}`, { waitMs: 10_000, pauseMs: 0 });
    people.push(one, other);
    games.push(new NoughtsPlayers(played, [one, other], roomOf(game)));
  }
  return { name, bot, people, games };
}

/** Lets the bots play alternately, so that other load affects all of them. */
async function compare({ games, times }: (typeof LOADS)[number]): Promise<void> {
  const measured = peers.map((): Round[] => []);
  // The first round warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [index, peer] of peers.entries()) {
      const one = await play(peer, games, times);
      if (round > 0) measured[index]?.push(one);
    }
  console.log(`\n${games} simultaneous games`);
  printRow(['', 'ms work', 'ms shown'], ['work', 'aim', 'shown', 'aim']);
  const of = (index: number, what: keyof Round) => median(measured[index]!.map((round) => round[what]));
  for (const [index, { name }] of peers.entries()) {
    const aims = [
      compareToLimit(of(0, 'work') / of(index, 'work'), { most: index === 1 ? 1.5 : 1 }),
      compareToLimit(of(0, 'shown') / of(index, 'shown'), { most: 1 }),
    ];
    printRow([name, of(index, 'work').toFixed(2), of(index, 'shown').toFixed(1)], index === 0 ? [] : aims.flat());
  }
}

async function play({ bot, games }: Peer, count: number, times: number): Promise<Round> {
  const shown: number[] = [];
  let work = 0;
  const playOut = async (players: NoughtsPlayers) => {
    while (players.isPlaying) {
      await sleep(THINK_MS);
      shown.push((await players.press())!);
    }
  };
  for (let time = 0; time < times; time++) {
    const played = games.slice(0, count);
    await Promise.all(played.map((players) => players.press()));
    await sleep(SETTLE_MS);
    const before = bot.processorTime();
    await Promise.all(played.map(playOut));
    await sleep(SETTLE_MS);
    work += bot.processorTime() - before;
  }
  return { work: work / shown.length, shown: median(shown) };
}

/** Compares processor time and memory of idle bots. */
async function compareIdle(): Promise<void> {
  console.log('\nidle');
  printRow(['', 'MB', 'ms a s'], ['memory', 'aim']);
  const before = peers.map(({ bot }) => bot.processorTime());
  await sleep(IDLE_MS);
  const idle = peers.map(({ bot }, index) => (1000 * (bot.processorTime() - before[index]!)) / IDLE_MS);
  const memory = peers.map(({ bot }) => bot.residentMemory() / 2 ** 20);
  for (const [index, { name }] of peers.entries()) {
    const aim = index === 0 ? [] : compareToLimit(memory[0]! / memory[index]!, { most: 1.3 });
    printRow([name, memory[index]!.toFixed(0), idle[index]!.toFixed(1)], aim);
  }
}
