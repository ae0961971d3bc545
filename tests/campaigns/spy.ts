import { RNG } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { spy } from '@longtable/spy';
import { computer } from '@longtable/spy/computers';
import type { State } from '@longtable/spy/state';
import { invariantViolation } from '@longtable/spy/testing/invariants';
import { scriptArguments } from '../script.ts';

const SCENARIOS = ['small', 'medium', 'large'] as const;
/** Maximum number of lines of a match. */
const MAX_LINES = 5000;

/** Numbers of matches, lines and rounds, and of matches by reason of their end. */
export interface Tally {
  matches: number;
  lines: number;
  rounds: number;
  reasons: Record<string, number>;
}

type Decide = (state: State, seat: number) => string;

/** Plays a match to its end. Throws at the first rejected line or impossible state. */
export function playOut(
  game: number,
  seed: number,
  decide: (state: State, turn: readonly number[]) => [number, string],
) {
  const table = spy.setup({ scenario: SCENARIOS[game % SCENARIOS.length]! }, seed, 2);
  if (table.refused) throw new Error(`Match ${game} cannot start: ${table.refused.code}`);
  let { state } = table;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const flaw = invariantViolation(state);
    if (flaw) throw new Error(`Match ${game} after ${lines} lines: ${flaw}`);
    const turn = spy.turn(state);
    if (turn.length === 0) return { state, lines };
    const [seat, line] = decide(state, turn);
    const outcome = spy.play(state, seat, line);
    if (outcome.refused)
      throw new Error(`Match ${game} after ${lines} lines: "${line}" is refused (${outcome.refused.code})`);
    state = outcome.state;
  }
  throw new Error(`Match ${game} does not end.`);
}

/** Plays random legal lines. */
export function random(matches: number, firstSeed = 0): Tally {
  return count(matches, firstSeed, (seed) => {
    const rng = RNG.seeded(seed);
    return (state, turn) => {
      const seat = rng.pick(turn);
      return [seat, randomLine(spy, state, seat, rng) ?? ''];
    };
  });
}

/** Plays matches between computers of the three weakest levels. */
export function computers(matches: number, firstSeed = 0): Tally {
  const levels = (spy.computers?.levels ?? []).map(({ id }) => id);
  return count(matches, firstSeed, (seed) => {
    const loaded = [levels[seed % 3]!, levels[Math.floor(seed / 3) % 3]!];
    return inTurn((state, seat) => computer(state, seat, loaded[seat]!));
  });
}

function inTurn(decide: Decide): (state: State, turn: readonly number[]) => [number, string] {
  return (state, [seat = 0]) => [seat, decide(state, seat)];
}

function count(
  matches: number,
  firstSeed: number,
  player: (seed: number) => (state: State, turn: readonly number[]) => [number, string],
): Tally {
  const tally: Tally = { matches, lines: 0, rounds: 0, reasons: {} };
  for (let seed = firstSeed; seed < firstSeed + matches; seed++) {
    const { state, lines } = playOut(seed, seed, player(seed));
    const reason = state.ending?.reason ?? 'none';
    tally.lines += lines;
    tally.rounds += state.round;
    tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  }
  return tally;
}

/**
 * Returns the wins of one level against another, and the longest time of a decision in milliseconds. Each seed is
 * played from both seats.
 */
export function levels(matches: number, level: string, other: string): { wins: number; longest: number } {
  let wins = 0;
  let longest = 0;
  for (let game = 0; game < matches; game++) {
    const seat = game % 2;
    const pair = Math.floor(game / 2);
    const decide: Decide = (state, turn) => {
      const began = process.cpuUsage();
      const line = computer(state, turn, turn === seat ? level : other);
      longest = Math.max(longest, process.cpuUsage(began).user / 1000);
      return line;
    };
    if (playOut(pair, pair, inTurn(decide)).state.ending?.winner === seat) wins++;
  }
  return { wins, longest };
}

function main(): void {
  const [campaign, count, level, other] = scriptArguments(undefined, 0, 'advanced', 'casual');
  // Parts of a long campaign can run in parallel.
  const firstSeed = Number(process.env.FIRST_SEED ?? 0);
  if (campaign === 'random') console.log(random(count || 5000, firstSeed));
  else if (campaign === 'computers') console.log(computers(count || 1000, firstSeed));
  else if (campaign === 'levels') {
    const matches = count || 400;
    const { wins, longest } = levels(matches, level, other);
    console.log(
      `${level} beats ${other} in ${wins} of ${matches}, seats swapped; longest thought ${longest.toFixed(1)} ms`,
    );
  } else console.error('Usage: node tests/campaigns/spy.ts random|computers|levels [matches] [level] [other level]');
}

if (import.meta.main) main();
