/** More chips than this are counted in bundles, so that a thought costs the same with any match file. */
const MAX_CHIP_BUNDLES = 120;
/** More games than this are as good as this many. */
const MAX_GAMES = 16;
/** How many hopes are kept. */
const MAX_CACHED = 500;

/** Games of roulette that somebody can play, and what they are for. All but chances are counted in chips. */
export interface RouletteOutlook {
  /** To win one. */
  readonly probability: number;
  readonly own: number;
  /** What can be staked at most. */
  readonly limit: number;
  /** All that can be won. */
  readonly bank: number;
  readonly count: number;
  /** How likely it is before each that there will be none any more. */
  readonly hazard: number;
  /** How far one's side is ahead, and how much else may still change that. */
  readonly lead: number;
  readonly spread: number;
}

/** What games do for the hope to win the match, in chips in hand: if one is played now, or if they can only begin later. */
export interface RoulettePlan {
  readonly now: number;
  readonly later: number;
  readonly stake: number;
}

/** The fortune of somebody who stakes well; nothing without a game. */
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

/** In steps of five, so that hopes which are known can be used again. */
function roundToFives(chips: number): number {
  return Math.round(chips / 5) * 5;
}

/** How likely a match is won with so many chips where `even` would make it even. */
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

/** The hope with every number of chips up to all, with 0, 1, 2… games to go. */
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

/** The best stake and what can be hoped for with it; the lowest among equals. */
function bestStake(after: Float64Array, probability: number, chips: number, limit: number): [number, number] {
  let best: [number, number] = [0, after[chips] ?? 0];
  const highest = Math.min(chips, limit, after.length - 1 - chips);
  for (let stake = 1; stake <= highest; stake++) {
    const value = probability * (after[chips + stake] ?? 0) + (1 - probability) * (after[chips - stake] ?? 0);
    if (value > best[1] + 1e-9) best = [stake, value];
  }
  return best;
}
