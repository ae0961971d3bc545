/** More chips than this are counted in bundles, so that a thought costs the same with any match file. */
const CHIPS_MAX = 120;
/** More games than this are as good as this many. */
const GAMES_MAX = 16;
/** How many hopes are kept. */
const KEPT = 500;

/** Games of roulette that somebody can play, and what they are for. All but chances are counted in chips. */
export interface Games {
  /** To win one. */
  readonly chance: number;
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
export interface Fortune {
  readonly now: number;
  readonly later: number;
  readonly stake: number;
}

/** The fortune of somebody who stakes well; nothing without a game. */
export function fortuneOf({ chance, own, limit, bank, count, hazard, lead, spread }: Games): Fortune | undefined {
  const highest = Math.min(own, limit);
  const games = Math.min(GAMES_MAX, Math.round(count));
  if (games < 1 || highest < 1) return undefined;
  const bundle = Math.ceil((own + bank) / CHIPS_MAX);
  const chips = Math.ceil(own / bundle);
  const most = Math.ceil(limit / bundle);
  const aim = { even: coarse((own - lead) / bundle), spread: coarse(spread / bundle) || 1 };
  const after = hopes({ chance, limit: most, hazard, ...aim }, Math.ceil((own + bank) / bundle))[games - 1];
  if (!after) return undefined;
  const [stake, now] = bestOf(after, chance, chips, most);
  const present = winning(chips, aim);
  const inChips = (hope: number) => ((hope - present) / (present * (1 - present))) * aim.spread * bundle;
  return {
    now: inChips(now),
    later: inChips(after[chips] ?? 0),
    stake: stake && Math.min(highest, stake * bundle),
  };
}

/** In steps of five, so that hopes which are known can be used again. */
function coarse(chips: number): number {
  return Math.round(chips / 5) * 5;
}

/** How likely a match is won with so many chips where `even` would make it even. */
function winning(chips: number, { even, spread }: { readonly even: number; readonly spread: number }): number {
  return 1 / (1 + Math.exp((even - chips) / spread));
}

interface Rules {
  readonly chance: number;
  readonly limit: number;
  readonly hazard: number;
  readonly even: number;
  readonly spread: number;
}

/** The hope with every number of chips up to all, with 0, 1, 2… games to go. */
function hopes(rules: Rules, all: number): readonly Float64Array[] {
  const { chance, limit, hazard, even, spread } = rules;
  const key = [chance, limit, hazard, even, spread, all].join();
  const found = known.get(key);
  if (found) return found;
  const first = Float64Array.from({ length: all + 1 }, (_, chips) => winning(chips, rules));
  const list = [first];
  for (let games = 1; games <= GAMES_MAX; games++) {
    const after = list[games - 1] as Float64Array;
    list.push(
      after.map((_, chips) => {
        return (1 - hazard) * bestOf(after, chance, chips, limit)[1] + hazard * (first[chips] ?? 0);
      }),
    );
  }
  if (known.size >= KEPT) known.clear();
  known.set(key, list);
  return list;
}

const known = new Map<string, readonly Float64Array[]>();

/** The best stake and what can be hoped for with it; the lowest among equals. */
function bestOf(after: Float64Array, chance: number, chips: number, limit: number): [number, number] {
  let best: [number, number] = [0, after[chips] ?? 0];
  const highest = Math.min(chips, limit, after.length - 1 - chips);
  for (let stake = 1; stake <= highest; stake++) {
    const hope = chance * (after[chips + stake] ?? 0) + (1 - chance) * (after[chips - stake] ?? 0);
    if (hope > best[1] + 1e-9) best = [stake, hope];
  }
  return best;
}
