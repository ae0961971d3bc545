import { parseArgs } from 'node:util';
import { type AnyGame, RNG, type Seat } from '@longtable/kit';
import { builtInGames } from '../../games/index.ts';

/** Sets of options by game, for games in which the default options are not representative. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  duel: [{}, { decks: 'tidewatch' }, {}, { decks: 'emberpack' }],
  spy: [{ scenario: 'small' }, { scenario: 'medium' }, { scenario: 'large' }],
  farmland: [
    {},
    { deck: 'orchard', against: 'mill' },
    { deck: 'mill', against: 'orchard' },
    { deck: 'pasture', against: 'hedgerow' },
    { deck: 'hedgerow', against: 'pasture' },
  ],
};

const MAX_LINES = 5000;

/** Every 16th line is timed, because reading processor time takes longer than most lines. */
const TIMED_EVERY = 16;

/** Number of games, first seed, and value of the option `start`. */
export interface Series {
  readonly games: number;
  readonly firstSeed?: number;
  readonly start?: string | undefined;
}

/** Wins of two levels in the same positions, and the first level's thinking time per line. */
export interface Meeting {
  readonly won: number;
  readonly lost: number;
  readonly meanMs: number;
  readonly p99Ms: number;
}

/**
 * Plays one level against another. At a table of two, each seed is played twice with swapped seats. A solo game is played by
 * each level with the same seeds, and each win counts.
 */
export function meet(game: AnyGame, level: string, other: string, { games, firstSeed = 0, start }: Series): Meeting {
  const thoughts: number[] = [];
  let asked = 0;
  const timed = (state: unknown, seat: Seat, by: string) => {
    if (by !== level || asked++ % TIMED_EVERY !== 0) return lineOf(game, state, seat, by);
    const began = process.cpuUsage();
    const line = lineOf(game, state, seat, by);
    const { user, system } = process.cpuUsage(began);
    thoughts.push((user + system) / 1000);
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
    const winners = winnersOf(game, seed, (state, seat) => timed(state, seat, seat === own ? level : other), start);
    if (winners.length === 1) winners[0] === own ? won++ : lost++;
  }
  thoughts.sort((a, b) => a - b);
  const sum = thoughts.reduce((total, ms) => total + ms, 0);
  const at = (share: number) => thoughts[Math.floor(share * (thoughts.length - 1))] ?? 0;
  return { won, lost, meanMs: sum / (thoughts.length || 1), p99Ms: at(0.99) };
}

/** Returns the wins of each seat between equal computers. */
export function winsBySeat(game: AnyGame, level: string, { games, firstSeed = 0, start }: Series): number[] {
  const wins = Array<number>(game.seats.max).fill(0);
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    for (const seat of winnersOf(game, seed, (state, by) => lineOf(game, state, by, level), start)) wins[seat]!++;
  }
  return wins;
}

/** RNG of all computers. */
const rng = RNG.seeded(0);

function lineOf(game: AnyGame, state: unknown, seat: Seat, level: string): string {
  return game.computers?.line(state, seat, level, rng) ?? '';
}

type Decide = (state: unknown, seat: Seat) => string;

function winnersOf(game: AnyGame, seed: number, decide: Decide, start?: string): readonly Seat[] {
  const options = OPTIONS[game.id] ?? [{}];
  const table = game.setup(game.options.parse({ ...options[seed % options.length], start }), seed, game.seats.max);
  if (table.refused) throw new Error(`Game ${seed} cannot start: ${table.refused.code}`);
  let { state } = table;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    // If several seats are to move, a random one moves first.
    const turn = game.turn(state);
    const seat = turn[(seed + lines) % turn.length];
    if (seat === undefined) return game.result(state)?.winners ?? [];
    const line = decide(state, seat);
    const outcome = game.play(state, seat, line);
    if (outcome.refused) throw new Error(`Game ${seed} after ${lines} lines: "${line}" is refused`);
    state = outcome.state;
  }
  return [];
}

/** Wins of one level against another. */
interface Result {
  readonly level: string;
  readonly other: string;
  readonly won: number;
  readonly lost: number;
}

/** Mean rating of the levels of a game, a little below the users' mean of 1500. */
const MEAN_RATING = 1400;

/** Points per natural logarithm of the odds: 400 for odds of ten to one. */
const POINTS = 400 / Math.log(10);

const STEPS = 2000;

/** Returns the maximum-likelihood Elo ratings of the results, with half a win and half a loss added per pair. */
export function ratingsOf(levels: readonly string[], results: readonly Result[]): Map<string, number> {
  const skills = new Map(levels.map((level) => [level, 0]));
  const of = (level: string) => skills.get(level)!;
  for (let step = 0; step < STEPS; step++) {
    for (const level of levels) {
      const [slope, curve] = results.reduce(
        ([up, bend], { level: one, other, won, lost }) => {
          if (one !== level && other !== level) return [up, bend];
          const [rival, wins] = one === level ? [other, won] : [one, lost];
          const expected = 1 / (1 + Math.exp(of(rival) - of(level)));
          const games = won + lost + 1;
          return [up + wins + 0.5 - games * expected, bend + games * expected * (1 - expected)];
        },
        [0, 0],
      );
      if (curve > 0) skills.set(level, of(level) + slope / curve);
    }
  }
  const average = levels.reduce((sum, level) => sum + of(level), 0) / levels.length;
  return new Map(levels.map((level) => [level, Math.round(MEAN_RATING + POINTS * (of(level) - average))]));
}

function printMeeting(game: AnyGame, level: string, other: string, series: Series): Meeting {
  const meeting = meet(game, level, other, series);
  const { won, lost, meanMs, p99Ms } = meeting;
  const [share, mean, p99] = [(100 * won) / series.games, meanMs, p99Ms].map((value) => value.toFixed(1));
  console.log(`${game.id}, ${series.games} games: ${level} won ${won} (${share} %), ${other} won ${lost};`);
  console.log(`  ${level} took ${mean} ms per line on average, p99 ${p99} ms of processor time`);
  return meeting;
}

function printSeats(game: AnyGame, levels: readonly string[], series: Series): void {
  for (const level of levels) {
    const wins = winsBySeat(game, level, series);
    const first = ((100 * wins[0]!) / series.games).toFixed(1);
    console.log(`${game.id}, ${series.games} games between ${level}: seats won ${wins.join(' and ')} (${first} %)`);
  }
}

/** Plays every level against every other and prints the ratings. */
function printRatings(game: AnyGame, levels: readonly string[], series: Series): void {
  const results = levels.flatMap((other, at) =>
    levels.slice(at + 1).map((level) => ({ level, other, ...printMeeting(game, level, other, series) })),
  );
  for (const [level, rating] of ratingsOf(levels, results)) console.log(`${level}: ${rating}`);
}

const USAGE = `Usage: node tests/campaigns/strength.ts [--games N] [--seed FIRST] [--start VALUE] …
  GAME LEVEL LEVEL          one level against another, seats swapped
  seats GAME [LEVEL …]      which seat wins between equal computers
  ratings GAME [LEVEL …]    a round robin and the ratings that follow from it`;

function main(): void {
  const { values, positionals } = parseArgs({
    options: {
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '0' },
      start: { type: 'string' },
    },
    allowPositionals: true,
  });
  const series = { games: Number(values.games), firstSeed: Number(values.seed), start: values.start };
  const mode = ['seats', 'ratings'].find((each) => each === positionals[0]);
  const [id, ...named] = mode ? positionals.slice(1) : positionals;
  const game = builtInGames.find((one) => one.id === id);
  const known = game?.computers?.levels.map((one) => one.id) ?? [];
  const levels = named.length > 0 ? named : known;
  if (!game || !levels.every((level) => known.includes(level)) || (!mode && named.length !== 2)) {
    console.error(USAGE);
    for (const { id: name, computers } of builtInGames) {
      console.error(`  ${name}: ${computers?.levels.map((one) => one.id).join(', ') ?? 'no computers'}`);
    }
  } else if (mode === 'seats') printSeats(game, levels, series);
  else if (mode === 'ratings') printRatings(game, levels, series);
  else printMeeting(game, levels[0]!, levels[1]!, series);
}

if (import.meta.main) main();
