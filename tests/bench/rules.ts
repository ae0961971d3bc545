import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AnyGame, RNG, walkToLine } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { Sandbox } from '../../bot/features/outside-games/index.ts';
import { builtInGames } from '../../games/index.ts';
import { scriptArguments } from '../script.ts';
import { median } from './measure.ts';

/** Used parts of boardgame.io. */
interface Library {
  Client(options: { game: unknown; numPlayers: number; debug: false }): {
    start(): void;
    stop(): void;
    getState(): { G: { cells: (string | null)[] }; ctx: { gameover?: unknown } };
    moves: { mark(index: number): void };
  };
}

const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'].map((row) => [...row].map(Number));

/** Noughts and crosses from boardgame.io's tutorial. */
const GAME = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, index: number) {
      if (G.cells[index] !== null) return 'INVALID_MOVE';
      G.cells[index] = playerID;
      return undefined;
    },
  },
  endIf({ G: { cells }, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) {
    const isWon = ROWS.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);
    if (isWon) return { winner: ctx.currentPlayer };
    return cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Returns a function that plays one random move in boardgame.io's client, which is installed in a folder. */
async function boardgameNoughts(folder: string): Promise<() => void> {
  process.env.NODE_ENV = 'production';
  const { Client } = createRequire(join(folder, 'package.json'))('boardgame.io/client') as Library;
  const random = RNG.seeded(1);
  const open = () => {
    const client = Client({ game: GAME, numPlayers: 2, debug: false });
    client.start();
    return client;
  };
  let client = open();
  return () => {
    if (client.getState().ctx.gameover) {
      client.stop();
      client = open();
    }
    const { G } = client.getState();
    const free = G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    client.moves.mark(random.pick(free));
  };
}

const ROUNDS = 7;
const ROUND_MS = 400;
/** Maximum number of lines of a game, because some random games never end. */
const MAX_LINES = 2000;
/** Numbers of lines before and during the measurement. */
const WARM_UP = 300;
const TIMED = 1000;

/** Function that plays one random line per call and restarts finished games. */
type Player = () => void;

/** Returns a player of random legal lines of a game. */
function randomPlayer(game: AnyGame): Player {
  const random = RNG.seeded(1);
  const options = game.options.parse({});
  let state: unknown;
  let left = 0;
  return () => {
    let turn = left > 0 ? game.turn(state) : [];
    if (turn.length === 0) {
      state = setUp(game, options, random.below(2 ** 31));
      left = MAX_LINES;
      turn = game.turn(state);
    }
    const seat = random.pick(turn);
    const line = walkToLine(game, state, seat, (choices) => random.pick(choices));
    const outcome = game.play(state, seat, line ?? '');
    if (outcome.refused) throw new Error(`${game.id} refused "${line}": ${outcome.refused.code}`);
    state = outcome.state;
    left--;
  };
}

function setUp(game: AnyGame, options: unknown, seed: number): unknown {
  const outcome = game.setup(options, seed, game.seats.max);
  if (outcome.refused) throw new Error(`${game.id} cannot start: ${outcome.refused.code}`);
  return outcome.state;
}

/** Returns the median lines per second of each player, measured alternately. */
function measure(players: ReadonlyMap<string, Player>): Map<string, number> {
  const rates = new Map([...players.keys()].map((name) => [name, [] as number[]]));
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, play] of players) {
      const rate = rateOf(play);
      if (round >= 0) rates.get(name)?.push(rate);
    }
  }
  return new Map([...rates].map(([name, all]) => [name, all.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0]));
}

/** Returns the lines per second of this thread's processor time. */
function rateOf(play: Player): number {
  const began = process.threadCpuUsage();
  let lines = 0;
  let spent = 0;
  while (spent < ROUND_MS) {
    for (let some = 0; some < 32; some++) play();
    lines += 32;
    const { user, system } = process.threadCpuUsage(began);
    spent = (user + system) / 1000;
  }
  return (1000 * lines) / spent;
}

const [, folder] = scriptArguments('rules', undefined);
const players = new Map([...builtInGames, noughts].map((game) => [game.id, randomPlayer(game)]));
if (folder) players.set('boardgame.io', await boardgameNoughts(folder));
const rates = measure(players);
console.log('random legal lines per second of processor time, one thread');
for (const [name, rate] of rates) console.log(name.padEnd(14), Math.round(rate).toLocaleString('en').padStart(9));
const [own, other] = [rates.get('noughts'), rates.get('boardgame.io')];
if (own && other) console.log(`Noughts here: ${(own / other).toFixed(1)}x boardgame.io's client on the same game.`);

// A game from GAMES runs in a worker, so this measures wall-clock time.
console.log('\nmicroseconds per random line: in this thread, in a worker as from GAMES, and ratio');
for (const game of [...builtInGames, noughts]) {
  const folder = game === noughts ? '../noughts.ts' : `../../games/${game.id}/index.ts`;
  const sandbox = await Sandbox.open(new URL(folder, import.meta.url).href, console.error);
  const pair = [game, sandbox.games[0] as AnyGame].map(randomPlayer);
  const [inside = 0, outside = 0] = pair.map((play) => microsecondsOf(play));
  const columns = [inside, outside, outside / inside].map((number) => number.toFixed(1).padStart(9));
  console.log(game.id.padEnd(14), ...columns);
  await sandbox.close();
}

function microsecondsOf(play: Player): number {
  for (let some = 0; some < WARM_UP; some++) play();
  const times = Array.from({ length: TIMED }, () => {
    const began = performance.now();
    play();
    return performance.now() - began;
  });
  return 1000 * median(times);
}
