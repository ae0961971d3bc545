import { shelf } from '../../games/index.ts';
import type { AnyGame } from '../../games/kit/game.ts';
import { JavaRandom } from '../../games/kit/random.ts';
import { walk } from '../../games/kit/walk.ts';
import { noughts } from '../noughts.ts';
import { boardgameNoughts } from './boardgame.ts';

const ROUNDS = 7;
const ROUND_MS = 400;
/** Random games of some kinds never end by themselves. */
const LINES_MAX = 2000;

/** Something that plays random games one line at a time, beginning anew when one is over. */
type Player = () => void;

/** Random legal lines of a game: walk the choices, play what they make. */
function randomPlayer(game: AnyGame): Player {
  const random = JavaRandom.seeded(1);
  const options = game.options.parse({});
  let state: unknown;
  let left = 0;
  return () => {
    let turn = left > 0 ? game.turn(state) : [];
    if (turn.length === 0) {
      state = begun(game, options, random.below(2 ** 31));
      left = LINES_MAX;
      turn = game.turn(state);
    }
    const seat = turn[random.below(turn.length)] ?? 0;
    const line = walk(
      game,
      state,
      seat,
      (choices) => choices[random.below(choices.length)] as (typeof choices)[number],
    );
    const outcome = game.play(state, seat, line ?? '');
    if (outcome.refused) throw new Error(`${game.id} refused "${line}": ${outcome.refused.code}`);
    state = outcome.state;
    left--;
  };
}

function begun(game: AnyGame, options: unknown, seed: number): unknown {
  const outcome = game.setup(options, seed, game.seats.max);
  if (outcome.refused) throw new Error(`${game.id} does not begin: ${outcome.refused.code}`);
  return outcome.state;
}

/** Lines a second of every player, measured in turn again and again, in the middle of all rounds. */
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

/** Counted in this thread's time on the processor, so that whatever else the machine does takes nothing away. */
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

const folder = process.argv[3];
const players = new Map([...shelf, noughts].map((game) => [game.id, randomPlayer(game)]));
if (folder) players.set('boardgame.io', await boardgameNoughts(folder));
const rates = measure(players);
console.log("random legal lines a second of the processor's time, one thread");
for (const [name, rate] of rates) console.log(name.padEnd(14), Math.round(rate).toLocaleString('en').padStart(9));
const [own, other] = [rates.get('noughts'), rates.get('boardgame.io')];
if (own && other) console.log(`Noughts here: ${(own / other).toFixed(1)}x boardgame.io's client on the same game.`);
