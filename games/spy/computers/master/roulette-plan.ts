/**
 * Maximum number of chips in the win table. More chips are counted in bundles, so that the cost does not depend on the
 * match file.
 */
const MAX_CHIP_BUNDLES = 120;
/** Maximum number of games looked ahead. */
const MAX_GAMES = 16;
/** Maximum number of cached win tables. */
const MAX_CACHED = 500;

/** The roulette games that an agent can still play. All values except probabilities are in chips. */
export interface RouletteOutlook {
  /** Probability of winning a game. */
  readonly probability: number;
  readonly own: number;
  /** Maximum stake. */
  readonly limit: number;
  /** Maximum total winnings. */
  readonly bank: number;
  readonly count: number;
  /** Probability before each game that no further game is possible. */
  readonly hazard: number;
  /** The side's lead, and the spread of further changes to it. */
  readonly lead: number;
  readonly spread: number;
}

/** The value of the remaining games in chips, if one is played now or if they start later. */
export interface RoulettePlan {
  readonly now: number;
  readonly later: number;
  readonly stake: number;
}

/** Returns the plan with the best stake, or undefined if no game is possible. */
export function planRoulette({
  probability,
  own,
  limit,
  bank,
  count,
  hazard,
  lead,
  spread,
}: RouletteOutlook): RoulettePlan | undefined {
  const highest = Math.min(own, limit);
  const games = Math.min(MAX_GAMES, Math.round(count));
  if (games < 1 || highest < 1) return undefined;
  const bundle = Math.ceil((own + bank) / MAX_CHIP_BUNDLES);
  const chips = Math.ceil(own / bundle);
  const most = Math.ceil(limit / bundle);
  const aim = { even: roundToFives((own - lead) / bundle), spread: roundToFives(spread / bundle) || 1 };
  const after = winTable({ probability, limit: most, hazard, ...aim }, Math.ceil((own + bank) / bundle))[games - 1];
  if (!after) return undefined;
  const [stake, now] = bestStake(after, probability, chips, most);
  const current = winProbability(chips, aim);
  const inChips = (value: number) => ((value - current) / (current * (1 - current))) * aim.spread * bundle;
  return {
    now: inChips(now),
    later: inChips(after[chips] ?? 0),
    stake: stake && Math.min(highest, stake * bundle),
  };
}

/** Returns a number of chips rounded to a multiple of five, so that cached win tables can be reused. */
function roundToFives(chips: number): number {
  return Math.round(chips / 5) * 5;
}

/** Returns the probability of winning the match. `even` is the number of chips at which it is 50 %. */
function winProbability(chips: number, { even, spread }: { readonly even: number; readonly spread: number }): number {
  return 1 / (1 + Math.exp((even - chips) / spread));
}

interface WinTableKey {
  readonly probability: number;
  readonly limit: number;
  readonly hazard: number;
  readonly even: number;
  readonly spread: number;
}

/** Returns the win probability for every number of chips up to `all`, with 0, 1, 2… games left. */
function winTable(rules: WinTableKey, all: number): readonly Float64Array[] {
  const { probability, limit, hazard, even, spread } = rules;
  const key = [probability, limit, hazard, even, spread, all].join();
  const found = winTables.get(key);
  if (found) return found;
  const first = Float64Array.from({ length: all + 1 }, (_, chips) => winProbability(chips, rules));
  const list = [first];
  for (let games = 1; games <= MAX_GAMES; games++) {
    const after = list[games - 1] as Float64Array;
    list.push(
      after.map((_, chips) => {
        return (1 - hazard) * bestStake(after, probability, chips, limit)[1] + hazard * (first[chips] ?? 0);
      }),
    );
  }
  if (winTables.size >= MAX_CACHED) winTables.clear();
  winTables.set(key, list);
  return list;
}

const winTables = new Map<string, readonly Float64Array[]>();

/** Returns the best stake, the lowest of equal ones, and its win probability. The stake can be 0. */
function bestStake(after: Float64Array, probability: number, chips: number, limit: number): [number, number] {
  let best: [number, number] = [0, after[chips] ?? 0];
  const highest = Math.min(chips, limit, after.length - 1 - chips);
  for (let stake = 1; stake <= highest; stake++) {
    const value = probability * (after[chips + stake] ?? 0) + (1 - probability) * (after[chips - stake] ?? 0);
    if (value > best[1] + 1e-9) best = [stake, value];
  }
  return best;
}
