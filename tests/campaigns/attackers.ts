import { type Refusal, RNG } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { spy } from '@longtable/spy';
import { computer } from '@longtable/spy/computers';
import { opponentOf } from '@longtable/spy/rules/match/people';
import type { Player, State } from '@longtable/spy/state';

const ROUNDS = 10;
/** Training matches, which are not attacked. */
const TRAINING = { count: 300, firstSeed: 1_000_000 };

/** Attackers by the information they use: the story, in addition the player to move, and in addition the timing. */
const ATTACKERS = ['story', 'turns', 'clock'] as const;
type Attacker = (typeof ATTACKERS)[number];

/** A percentage and half the width of its 95 % confidence interval. */
interface Share {
  readonly percent: number;
  readonly error: number;
}

/** Percentage of opposing agents that each attacker finds, that random guesses find, and that timing adds. */
export type Found = Readonly<Record<Attacker | 'chance' | 'clockAdds', Share>> & { readonly matches: number };

/** Actions of others that a player sees together, and the preceding wait for the opponent. */
interface Segment {
  readonly actions: readonly { readonly actor: string; readonly kind: string }[];
  readonly waited: number;
}

/** A match as one player sees it, and the opposing agents. */
interface Reading {
  readonly pieces: readonly Segment[];
  readonly strangers: readonly { readonly name: string; readonly isAgent: boolean }[];
}

/** Lets trained attackers guess the opposing agents in matches between players of one kind. */
export function attack(matches: number, firstSeed: number, level: string, lessons = TRAINING): Found {
  const learned = readAll(lessons.count, lessons.firstSeed, level);
  const attacked = readAll(matches, firstSeed, level);
  const found = ATTACKERS.map((sense) => {
    const judge = train(learned, sense);
    return attacked.map((reading, index) => shareFound(reading, judge, index));
  });
  const chances = attacked.map(({ strangers }) => agentsAmong(strangers) / strangers.length);
  const [story, turns, clock] = found as [number[], number[], number[]];
  const added = clock.map((share, index) => share - (turns[index] ?? 0));
  return {
    matches: attacked.length,
    chance: shareOf(chances),
    story: shareOf(story),
    turns: shareOf(turns),
    clock: shareOf(clock),
    clockAdds: shareOf(added),
  };
}

function shareOf(values: readonly number[]): Share {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return { percent: percent(mean), error: percent(1.96 * Math.sqrt(variance / values.length)) };
}

function readAll(matches: number, firstSeed: number, level: string): Reading[] {
  return Array.from({ length: matches }, (_, index) => readMatch(firstSeed + index, level)).filter(
    ({ strangers }) => agentsAmong(strangers) > 0,
  );
}

function agentsAmong(strangers: Reading['strangers']): number {
  return strangers.filter(({ isAgent }) => isAgent).length;
}

/** Plays a match and returns what one player is shown of the others. */
function readMatch(seed: number, level: string): Reading {
  const viewer = (seed % 2) as Player;
  const random = RNG.seeded(seed);
  const pieces: Segment[] = [];
  const known = new Set<object>();
  let first: State | undefined;
  let waited = 0;
  playMatch(seed, { level, rounds: ROUNDS }, (state, player, outcome) => {
    first ??= state;
    // After the guests have left, all remaining characters are known agents.
    if (outcome.state.janitor) return;
    if (player !== viewer) waited += secondsToDecide(random);
    const own = new Set(state.people.filter(({ faction }) => faction === viewer).map(({ id }) => state.cast[id]?.name));
    const visible = outcome.events
      .filter(({ to }) => to === viewer || to === 'spectator')
      .flatMap(({ events }) => events);
    const news = visible.filter((event) => !known.has(event));
    for (const event of news) known.add(event);
    const actions = news.flatMap((event) =>
      'actor' in event && event.actor && !own.has(event.actor) ? [{ actor: event.actor, kind: event.kind }] : [],
    );
    if (actions.length > 0) pieces.push({ actions, waited });
    if (news.length > 0 && spy.turn(outcome.state).includes(viewer)) waited = 0;
  });
  const strangers = (first?.people ?? []).filter(({ faction }) => faction !== viewer);
  return {
    pieces,
    strangers: strangers.map(({ id, faction }) => ({
      name: first?.cast[id]?.name ?? '',
      isAgent: faction === opponentOf(viewer),
    })),
  };
}

/** Returns a user's random decision time in seconds. */
function secondsToDecide(random: RNG): number {
  const normal = Array.from({ length: 12 }, () => random.below(1000) / 1000).reduce((sum, value) => sum + value, -6);
  return 6 * Math.exp(0.8 * normal);
}

type Judge = (reading: Reading) => readonly number[];

/** Trains an attacker and returns its function that scores the characters of a match. */
function train(readings: readonly Reading[], sense: Attacker): Judge {
  const kinds = [
    ...new Set(readings.flatMap(({ pieces }) => pieces.flatMap(({ actions }) => actions.map((d) => d.kind)))),
  ];
  const signsOf = (reading: Reading) => {
    const turns = sense === 'story' ? [] : [turnFeatures(reading)];
    const clock = sense === 'clock' ? [clockFeatures(reading)] : [];
    const all = [storyFeatures(reading, kinds), ...turns, ...clock];
    return reading.strangers.map((_, index) => all.flatMap((signs) => signs[index] ?? []));
  };
  const judge = fitLogistic(
    readings.flatMap(signsOf),
    readings.flatMap(({ strangers }) => strangers.map(({ isAgent }) => Number(isAgent))),
  );
  return (reading) => signsOf(reading).map(judge);
}

/** Returns features per character: actions, counts and group sizes. */
function storyFeatures({ pieces, strangers }: Reading, kinds: readonly string[]): number[][] {
  return strangers.map(({ name }) => {
    const present = pieces.filter((piece) => actorsOf(piece).has(name));
    const own = present.flatMap(({ actions }) => actions.filter(({ actor }) => actor === name));
    const counts = kinds.map((kind) => own.filter((deed) => deed.kind === kind).length);
    const company = present.reduce((sum, piece) => sum + 1 / actorsOf(piece).size, 0);
    const alone = present.filter((piece) => actorsOf(piece).size === 1).length;
    return [...counts, present.length, own.length / (present.length || 1), company, alone];
  });
}

/** Returns features per character. Characters who act without a wait are guests. In small groups each is more likely an agent. */
function turnFeatures({ pieces, strangers }: Reading): number[][] {
  const guests = new Set(pieces.filter(({ waited }) => waited === 0).flatMap((piece) => [...actorsOf(piece)]));
  const suspects = pieces
    .filter(({ waited }) => waited > 0)
    .map((piece) => [...actorsOf(piece)].filter((name) => !guests.has(name)));
  const fits = fitRidge(
    pieces.map((piece) => strangers.map(({ name }) => Number(actorsOf(piece).has(name)))),
    pieces.map(({ waited }) => Number(waited > 0)),
  );
  return strangers.map(({ name }, index) => {
    const shares = suspects.filter((names) => names.includes(name)).map((names) => 1 / names.length);
    const sum = shares.reduce((total, share) => total + share, 0);
    return [Number(guests.has(name)), sum, Math.max(0, ...shares), fits[index] ?? 0];
  });
}

/**
 * Returns features per character: the wait that regressions attribute to it, per action, per turn and as a logarithm.
 */
function clockFeatures({ pieces, strangers }: Reading): number[][] {
  const counts = pieces.map(({ actions }) =>
    strangers.map(({ name }) => actions.filter(({ actor }) => actor === name).length),
  );
  const present = counts.map((row) => row.map((count) => Math.min(count, 1)));
  const seconds = pieces.map(({ waited }) => waited);
  const [byDeed, byTurn, byLog] = [
    fitRidge(counts, seconds),
    fitRidge(present, seconds),
    fitRidge(present, seconds.map(Math.log1p)),
  ];
  return strangers.map((_, index) => [byDeed[index] ?? 0, byTurn[index] ?? 0, byLog[index] ?? 0]);
}

function actorsOf({ actions }: Segment): Set<string> {
  return new Set(actions.map(({ actor }) => actor));
}

/** Returns the share of agents among the guesses. Ties are broken at random. */
function shareFound(reading: Reading, judge: Judge, seed: number): number {
  const { strangers } = reading;
  const worth = judge(reading);
  const agents = agentsAmong(strangers);
  const guesses = RNG.seeded(seed)
    .shuffle(strangers.map((stranger, index) => ({ ...stranger, worth: worth[index] ?? 0 })))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, agents);
  return agentsAmong(guesses) / agents;
}

const STEPS = 400;
const RATE = 0.5;
const DECAY = 1e-3;
const RIDGE = 0.5;

/** Fits a logistic regression and returns its score function. */
function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
): (row: readonly number[]) => number {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, index) => scaleOf(rows.map((row) => row[index] ?? 0)));
  const scaled = (row: readonly number[]) =>
    columns.map(({ mean, spread }, index) => ((row[index] ?? 0) - mean) / spread);
  const inputs = rows.map(scaled);
  const weights = Array.from({ length: width }, () => 0);
  let bias = 0;
  const judge = (input: readonly number[]) =>
    input.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), bias);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => DECAY * weight);
    let drift = 0;
    inputs.forEach((input, at) => {
      const miss = (1 / (1 + Math.exp(-judge(input))) - (labels[at] ?? 0)) / inputs.length;
      drift += miss;
      for (let index = 0; index < width; index++) slope[index]! += miss * (input[index] ?? 0);
    });
    bias -= RATE * drift;
    slope.forEach((value, index) => {
      weights[index]! -= RATE * value;
    });
  }
  return (row) => judge(scaled(row));
}

function scaleOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(variance) || 1 };
}

/** Fits a ridge regression by Gaussian elimination of the normal equations and returns its coefficients. */
function fitRidge(rows: readonly (readonly number[])[], totals: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0;
  const equations = Array.from({ length: width }, (_, i) => [
    ...Array.from({ length: width }, (_, j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, i === j ? RIDGE : 0)),
    rows.reduce((sum, row, at) => sum + row[i]! * (totals[at] ?? 0), 0),
  ]);
  for (let i = 0; i < width; i++) {
    const pivot = equations[i]!;
    for (let other = 0; other < width; other++) {
      if (other === i) continue;
      const factor = equations[other]![i]! / pivot[i]!;
      for (let j = i; j <= width; j++) equations[other]![j]! -= factor * pivot[j]!;
    }
  }
  return equations.map((equation, i) => equation[width]! / equation[i]!);
}

const SCENARIOS = ['small', 'medium', 'large'] as const;

type Played = Exclude<ReturnType<typeof spy.play>, { refused: Refusal }>;

/** Plays a match of No Time to Spy between computers or at `random`. Calls `visit` with each position of a round and its outcome. */
export function playMatch(
  seed: number,
  { level, rounds }: { level: string; rounds: number },
  visit: (state: State, player: Player, outcome: Played) => void,
): void {
  const table = spy.setup({ scenario: SCENARIOS[seed % SCENARIOS.length]!, 'janitor-round': rounds }, seed, 2);
  if (table.refused) throw new Error(table.refused.code);
  let { state } = table;
  const rng = RNG.seeded(seed);
  for (;;) {
    const [player] = spy.turn(state);
    if (player !== 0 && player !== 1) return;
    const line = lineOf(state, player, level, rng);
    const outcome = spy.play(state, player, line);
    if (outcome.refused) throw new Error(`Match ${seed}: "${line}" is refused (${outcome.refused.code})`);
    if (state.phase === 'rounds') visit(state, player, outcome);
    state = outcome.state;
  }
}

function lineOf(state: State, player: Player, level: string, rng: RNG): string {
  if (state.phase === 'rounds')
    return level === 'random' ? (randomLine(spy, state, player, rng) ?? '') : computer(state, player, level);
  if (state.phase === 'draft') return 'choose';
  return state.sides[player].given.includes(null) ? 'share' : 'ready';
}
