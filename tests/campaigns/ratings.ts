import { type AnyGame, RNG } from '@longtable/kit';
import { firstSeatPoints } from '@longtable/kit/result';
import { type Rating, ratedAfter, UNRATED, withSeatPoints } from '../../bot/features/ratings/rating.ts';
import { builtInGames } from '../../games/index.ts';
import { scriptArguments } from '../script.ts';

/** True strengths of the players. Their mean is the initial rating. */
const STRENGTHS = [1200, 1300, 1400, 1500, 1600, 1700, 1800];

/** Seating of players: random, always first or always second. */
const SEATINGS = ['random', 'first', 'second'] as const;
type Seating = (typeof SEATINGS)[number];

interface Player {
  readonly strength: number;
  readonly seating: Seating;
  rating: Rating;
  games: number;
  /** Sum of the ratings after the counted games, and their number. */
  sum: number;
  counted: number;
}

/** The mean rating of players of one strength and seating, minus their strength. */
export interface Bias {
  readonly strength: number;
  readonly seating: Seating;
  readonly bias: number;
}

/** Share of the games before ratings are counted, in which they approach the strengths. */
const SETTLING = 1 / 10;

/** Number of games of a pair whose outcomes are spread evenly over the probabilities, which leaves less noise in the result. */
const STRATA = 20;

/** Returns the probability of a win with this many points more than the opponent. */
const winProbability = (points: number) => 1 / (1 + 10 ** (-points / 400));

/**
 * Plays rated games between players of known strength. Half of the players take random seats. The others always sit first or
 * always second, each against the same mix of opponents. With `isSeatRated` false, ratings ignore the seat, as a control.
 */
export function simulate(game: AnyGame, games: number, { options = {}, isSeatRated = true, seed = 1 } = {}): Bias[] {
  const random = RNG.seeded(seed);
  const players: Player[] = STRENGTHS.flatMap((strength) =>
    ([...SEATINGS, 'random'] as const).map((seating) => {
      return { strength, seating, rating: UNRATED, games: 0, sum: 0, counted: 0 };
    }),
  );
  const firsts = players.filter(({ seating }) => seating !== 'second');
  const seconds = players.filter(({ seating }) => seating !== 'first');
  const draws = new Map<string, number[]>();
  for (let played = 0; played < games; played++) {
    const first = random.pick(firsts);
    const others = seconds.filter((player) => player !== first);
    const second = random.pick(others);
    playOne(first, second, played >= games * SETTLING);
  }
  return STRENGTHS.flatMap((strength) =>
    SEATINGS.map((seating) => {
      const alike = players.filter((player) => player.strength === strength && player.seating === seating);
      const [sum, counted] = [
        alike.reduce((all, one) => all + one.sum, 0),
        alike.reduce((all, one) => all + one.counted, 0),
      ];
      return { strength, seating, bias: sum / counted - strength };
    }),
  );

  /** Returns a random number from 0 to 1. Of the numbers of a pair, one lies in each of the strata. */
  function drawFor(first: Player, second: Player): number {
    const pair = `${players.indexOf(first)} ${players.indexOf(second)}`;
    const left = draws.get(pair) ?? [];
    draws.set(pair, left);
    if (left.length === 0) left.push(...random.shuffle([...Array(STRATA).keys()]));
    return ((left.pop() as number) + random.below(1_000_000) / 1_000_000) / STRATA;
  }

  function playOne(first: Player, second: Player, isCounted: boolean): void {
    const truth = firstSeatPoints(game, options, (first.strength + second.strength) / 2);
    const won = drawFor(first, second) < winProbability(first.strength + truth - second.strength);
    const mean = (first.rating.rating + second.rating.rating) / 2;
    const points = isSeatRated ? firstSeatPoints(game, options, mean) : 0;
    const [one, two] = [first.rating, second.rating];
    first.rating = ratedAfter(one, [{ theirs: withSeatPoints(one, two, points), points: won ? 1 : 0 }]);
    second.rating = ratedAfter(two, [{ theirs: withSeatPoints(two, one, -points), points: won ? 0 : 1 }]);
    for (const player of isCounted ? [first, second] : []) {
      player.sum += player.rating.rating;
      player.counted++;
    }
  }
}

/** Returns how many points more than with random seats players of each strength have who always sit first. */
export function gainsOf(biases: readonly Bias[]): { readonly strength: number; readonly gain: number }[] {
  const biasOf = (strength: number, seating: Seating) =>
    biases.find((one) => one.strength === strength && one.seating === seating)?.bias ?? Number.NaN;
  return STRENGTHS.map((strength) => ({ strength, gain: biasOf(strength, 'first') - biasOf(strength, 'random') }));
}

/** Returns the mean bias over all strengths, per seating. */
export function meanBySeating(biases: readonly Bias[]): Record<Seating, number> {
  const meanOf = (seating: Seating) => {
    const alike = biases.filter((one) => one.seating === seating);
    return Math.round(alike.reduce((sum, { bias }) => sum + bias, 0) / alike.length);
  };
  return { random: meanOf('random'), first: meanOf('first'), second: meanOf('second') };
}

const USAGE = 'Usage: node tests/campaigns/ratings.ts [GAMES] [SEED]';

function main(): void {
  const [games, seed] = scriptArguments(100_000, 1);
  if (!(games > 0) || !Number.isSafeInteger(seed)) throw new Error(USAGE);
  for (const game of builtInGames.filter(({ firstSeat }) => firstSeat)) {
    for (const isSeatRated of [true, false]) {
      console.log(`${game.id}, ${games} games, ratings ${isSeatRated ? 'use' : 'ignore'} the seat:`);
      const biases = simulate(game, games, { isSeatRated, seed });
      const rows = STRENGTHS.map((strength) => {
        const alike = biases.filter((one) => one.strength === strength);
        return [strength, Object.fromEntries(alike.map(({ seating, bias }) => [seating, Math.round(bias)]))];
      });
      console.table(Object.fromEntries([...rows, ['mean', meanBySeating(biases)]]));
      const gains = gainsOf(biases).map(({ strength, gain }) => `${strength}: ${Math.round(gain)}`);
      console.log(`Points gained by always sitting first: ${gains.join(', ')}`);
    }
  }
}

if (import.meta.main) main();
