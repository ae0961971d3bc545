import { fileURLToPath } from 'node:url';
import { shelf } from '../../games/index.ts';
import type { AnyGame, Seat } from '../../games/kit/game.ts';

/** Sets of options to play with, where one would not show everything: boards of every size, either deck. */
const OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  duel: [{}, { decks: 'tidewatch' }, {}, { decks: 'emberpack' }],
  spy: [{ scenario: 'small' }, { scenario: 'medium' }, { scenario: 'large' }],
  farmland: [{}, { deck: 'orchard', against: 'mill' }, { deck: 'pasture', against: 'hedgerow' }],
};

const LINES_MAX = 5000;

/** How two levels did: games won by each in the same positions, and how long the first thought about a line. */
export interface Meeting {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly meanMs: number;
  readonly p99Ms: number;
}

/**
 * One level against another. At a table of two each seed is played twice, with seats swapped; a game for one is played by
 * either level with the same seeds, and a win is a win of its own.
 */
export function meet(game: AnyGame, level: string, other: string, games: number, firstSeed = 0): Meeting {
  const thoughts: number[] = [];
  const timed = (state: unknown, seat: Seat, by: string) => {
    const began = process.cpuUsage();
    const line = game.computers?.line(state, seat, by) ?? '';
    const { user, system } = process.cpuUsage(began);
    if (by === level) thoughts.push((user + system) / 1000);
    return line;
  };
  let [won, lost] = [0, 0];
  for (let round = 0; round < games; round++) {
    if (game.seats.max === 1) {
      if (winnersOf(game, firstSeed + round, (state) => timed(state, 0, level)).length > 0) won++;
      if (winnersOf(game, firstSeed + round, (state) => timed(state, 0, other)).length > 0) lost++;
      continue;
    }
    const own = round % 2;
    const seed = firstSeed + (round >> 1);
    const winners = winnersOf(game, seed, (state, seat) => timed(state, seat, seat === own ? level : other));
    if (winners.length === 1) winners[0] === own ? won++ : lost++;
  }
  thoughts.sort((a, b) => a - b);
  const sum = thoughts.reduce((total, ms) => total + ms, 0);
  const at = (share: number) => thoughts[Math.floor(share * (thoughts.length - 1))] ?? 0;
  return { games, won, lost, meanMs: sum / (thoughts.length || 1), p99Ms: at(0.99) };
}

function winnersOf(game: AnyGame, seed: number, decide: (state: unknown, seat: Seat) => string): readonly Seat[] {
  const options = OPTIONS[game.id] ?? [{}];
  const table = game.setup(game.options.parse(options[seed % options.length]), seed, game.seats.max);
  if (table.refused) throw new Error(`Game ${seed} does not begin: ${table.refused.code}`);
  let { state } = table;
  for (let lines = 0; lines < LINES_MAX; lines++) {
    const [seat] = game.turn(state);
    if (seat === undefined) return game.result(state)?.winners ?? [];
    const line = decide(state, seat);
    const outcome = game.play(state, seat, line);
    if (outcome.refused) throw new Error(`Game ${seed} after ${lines} lines: "${line}" is refused`);
    state = outcome.state;
  }
  return [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [id, level, other, games = '400', firstSeed = '0'] = process.argv.slice(2);
  const game = shelf.find((one) => one.id === id);
  const levels = game?.computers?.levels.map((one) => one.id) ?? [];
  if (!game || !level || !other || !levels.includes(level) || !levels.includes(other)) {
    console.error('Usage: node tests/campaigns/strength.ts GAME LEVEL LEVEL [GAMES] [FIRST SEED]');
    for (const { id: name, computers } of shelf) {
      console.error(`  ${name}: ${computers?.levels.map((one) => one.id).join(', ') ?? 'no computers'}`);
    }
  } else {
    const { won, lost, meanMs, p99Ms } = meet(game, level, other, Number(games), Number(firstSeed));
    const share = ((100 * won) / Number(games)).toFixed(1);
    console.log(`${id}, ${games} games: ${level} won ${won} (${share} %), ${other} won ${lost}`);
    console.log(
      `${level} thought ${meanMs.toFixed(1)} ms about a line on average, p99 ${p99Ms.toFixed(1)} ms (computing)`,
    );
  }
}
