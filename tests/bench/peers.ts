import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { compareToLimit, median, printRow } from './measure.ts';
import { roomOf, type Subject, script } from './subject.ts';

const [, rounds] = scriptArguments('peers', 5);

/** Numbers of simultaneous games, and repetitions that outweigh the resolution of processor time. */
const LOADS = [
  { games: 1, times: 4 },
  { games: 8, times: 1 },
] as const;
const MAX_GAMES = 8;
/** Cells of a drawn game, which fills the board. */
const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8];
/** Time for work after the board shows a move. */
const SETTLE_MS = 500;
const IDLE_MS = 8000;
/** Delay between a change of the board and the next press. */
const THINK_MS = 150;
const MAX_ATTEMPTS = 5;
const PRESS_TIMEOUT_MS = 2000;

/** A bot that plays noughts and crosses. */
interface Peer {
  readonly name: string;
  readonly bot: Subject;
  readonly people: readonly TestUser[];
  readonly command: string;
  readonly subcommand?: string;
  /** Returns the label or id of the button for a cell. */
  buttonOf(cell: number): string;
}

/** Processor time of the bot per move, and median of the milliseconds until the opponent saw a move. */
interface Round {
  readonly work: number;
  readonly shown: number;
}

const folder = temporaryFolder();
const home = new URL('peers/', import.meta.url);
const peers: Peer[] = [];
process.setMaxListeners(0);
try {
  if (!existsSync(new URL('node_modules', home)))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: fileURLToPath(home),
      stdio: 'inherit',
    });
  const cell = (at: number) => `${'abc'[at % 3]}${Math.floor(at / 3) + 1}`;
  peers.push(await open({ name: 'longtable', command: 'play', subcommand: 'noughts', buttonOf: cell }, 'longtable.ts'));
  peers.push(await open({ name: 'tictactoe', command: 'tictactoe', buttonOf: String }, 'tictactoe.mjs'));
  peers.push(
    await open({ name: 'gamecord', command: 'tictactoe', buttonOf: (at) => `TicTacToe_${at}` }, 'gamecord.mjs'),
  );
  for (const load of LOADS) await compare(load);
  await compareIdle();
} finally {
  for (const { bot, people } of peers) {
    for (const person of people) person.leave();
    await bot.close();
  }
  folder.remove();
}

async function open(peer: Omit<Peer, 'bot' | 'people'>, file: string): Promise<Peer> {
  const bot = await script(new URL(file, home), { DATABASE_URL: `sqlite:${folder.path}/${peer.name}.sqlite` });
  const people: TestUser[] = [];
  for (let index = 0; index < 2 * MAX_GAMES; index++) people.push(await TestUser.joinAs(bot.url, `Player${index}`));
  return { ...peer, bot, people };
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

async function play(peer: Peer, games: number, times: number): Promise<Round> {
  const shown: number[] = [];
  let work = 0;
  for (let time = 0; time < times; time++) {
    const boards = await Promise.all(Array.from({ length: games }, (_, game) => startGame(peer, game)));
    await sleep(SETTLE_MS);
    const before = peer.bot.processorTime();
    for (const some of await Promise.all(boards.map((board, game) => playOut(peer, game, board)))) shown.push(...some);
    await sleep(SETTLE_MS);
    work += peer.bot.processorTime() - before;
  }
  return { work: work / shown.length, shown: median(shown) };
}

function playersOf({ people }: Peer, game: number): [TestUser, TestUser] {
  return people.slice(2 * game, 2 * game + 2) as [TestUser, TestUser];
}

/** Starts a game and returns its board. */
async function startGame(peer: Peer, game: number): Promise<APIMessage> {
  const [one, other] = playersOf(peer, game);
  const room = roomOf(game);
  const known = new Set(other.messages(room).map(({ id }) => id));
  const options = { opponent: other.user.id };
  await one.command(room, peer.command, { options, ...(peer.subcommand && { subcommand: peer.subcommand }) });
  const asked = await other.until(() => other.messages(room).find((one) => !known.has(one.id) && has(one, 'Accept')));
  const board = () => has(one.latest(asked), peer.buttonOf(0)) && one.latest(asked);
  // Other bots ignore an immediate press.
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    await sleep(THINK_MS);
    if (has(other.latest(asked), 'Accept')) await other.click(asked, 'Accept');
    const found = await one.until(board, PRESS_TIMEOUT_MS).catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`${peer.name} did not start a game.`);
}

/** Fills the board and returns the milliseconds until the opponent saw each move. */
async function playOut(peer: Peer, game: number, board: APIMessage): Promise<number[]> {
  const [one, other] = playersOf(peer, game);
  const isOther = new RegExp(`<@!?${other.user.id}>`).test(one.latest(board)?.content ?? '');
  const players = isOther ? [other, one] : [one, other];
  const times: number[] = [];
  for (const [index, cell] of CELLS.entries()) {
    const [who, other] = index % 2 === 0 ? players : players.toReversed();
    await sleep(THINK_MS);
    times.push(await press(who!, other!, board, peer.buttonOf(cell)));
  }
  return times;
}

/** Presses until the opponent sees the move and returns the milliseconds. */
async function press(who: TestUser, other: TestUser, board: APIMessage, button: string): Promise<number> {
  const before = boardOf(other.latest(board));
  const isSeen = () => boardOf(other.latest(board)) !== before;
  const begun = performance.now();
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const click = who.click(board, button);
    await other.until(isSeen, PRESS_TIMEOUT_MS).catch(() => {});
    const ms = performance.now() - begun;
    await click;
    // The move may arrive before the next attempt.
    if (isSeen()) return ms;
  }
  throw new Error(`${who.user.username} pressed ${button} without effect.`);
}

function boardOf(message: APIMessage | undefined): string {
  return JSON.stringify([message?.content, message?.embeds, message?.components]);
}

function has(message: APIMessage | undefined, button: string): boolean {
  const texts = JSON.stringify(message?.components ?? []);
  return texts.includes(`"label":"${button}"`) || texts.includes(`"custom_id":"${button}"`);
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
