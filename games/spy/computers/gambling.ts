import { distance, type Point } from '../rules/grid.ts';
import { successProbability } from '../rules/knowledge/intelligence.ts';
import { tableAt } from '../rules/match/board.ts';
import { rouletteChance, testChance } from '../rules/match/draft-state.ts';
import { isPlayer, peopleOnBoard } from '../rules/match/people.ts';
import type { PersonOnBoard, State } from '../state.ts';
import { estimatedLead } from './strategy.ts';

/** Share of actions spent gambling; the rest goes to walking and other actions. */
const GAMBLING_SHARE = 0.7;
/** Discount factor per field of distance between two tables. */
const DISTANCE_DISCOUNT = 0.85;
/** Probability that the match ends before the next game, times the number of safes. */
const END_HAZARD = 0.6;
/** Spread of the score in the last turn, in chips. It doubles towards the first turn. */
const SCORE_SPREAD = 12;
/**
 * Weight of chips relative to other points. Chips are worth more, because they can be staked again, and other people
 * take the chips left on a table.
 */
const CHIP_WEIGHT = 2.5;
/** Maximum lead taken into account, since the estimate is unreliable. */
const MAX_LEAD = 20;
/** Factor for the value of a gambler who starts in wet clothes, and the extra value of dry clothes. */
const WET_START_FACTOR = 0.7;
const DRY_TESTS_VALUE = 10;
/** Chips that every agent starts with. */
const START_CHIPS = 10;

/** Average number of turns after the round limit. Many matches end earlier. */
const OVERTIME_TURNS = 2;

/**
 * Returns the estimated number of an agent's remaining turns. In overtime, the janitor removes one person per round.
 */
function turnsLeft(visibleState: State): number {
  if (visibleState.janitor) return Math.max(1, peopleOnBoard(visibleState).length / 2);
  const { roundLimit, closes } = visibleState.config;
  return Math.max(1, roundLimit - visibleState.round + (closes ? 1 : OVERTIME_TURNS));
}

/** Returns the fraction of the match that is left. */
export function shareLeft(visibleState: State): number {
  return Math.min(1, turnsLeft(visibleState) / visibleState.config.roundLimit);
}

/** Returns an agent's average number of actions per turn. */
function actionsPerTurn(properties: PersonOnBoard['properties']): number {
  const usual = properties.includes('SPRYNESS') ? 2 : 1;
  const more = properties.includes('AGILITY') ? 0.5 : 0;
  const less = properties.includes('PONDEROUSNESS') ? 0.5 : 0;
  return usual + more - less;
}

/**
 * Returns the value of a table and its neighbours for an agent who arrives after some turns, in intelligence points, or
 * 0 if no game is possible.
 */
export function gamblingValue(visibleState: State, actor: PersonOnBoard, at: Point, turns: number): number {
  const games = rouletteAt(visibleState, actor, at, turnsLeft(visibleState) - turns);
  return games ? CHIP_WEIGHT * gainOf(games) * visibleState.config.chipsToIpFactor : 0;
}

/**
 * Returns the best stake at a table, and the value of playing now rather than later. Both are 0 if no game is possible.
 */
export function gamble(visibleState: State, actor: PersonOnBoard, at: Point): { stake: number; worth: number } {
  const games = rouletteAt(visibleState, actor, at, turnsLeft(visibleState));
  const fortune = games && planRoulette({ ...games, count: Math.max(1, actor.ap, games.count) });
  if (!fortune) return { stake: 0, worth: 0 };
  return {
    stake: fortune.stake,
    worth: CHIP_WEIGHT * (fortune.now - fortune.later) * visibleState.config.chipsToIpFactor,
  };
}

/** Returns the value of drying an agent's wet clothes, 0 if they are dry. */
export function dryingWorth(visibleState: State, { properties }: PersonOnBoard): number {
  if (!properties.includes('CLAMMY_CLOTHES')) return 0;
  return DRY_TESTS_VALUE + shareLeft(visibleState) * gamblerWorth(visibleState, properties);
}

/**
 * Returns the value of an agent's gambling over a whole match, in intelligence points. Wet clothes have to be dried
 * first.
 */
export function gamblerWorth(visibleState: State, properties: PersonOnBoard['properties']): number {
  const dry = properties.filter((property) => property !== 'CLAMMY_CLOTHES');
  if (dry.length < properties.length) return WET_START_FACTOR * gamblerWorth(visibleState, dry);
  const { config } = visibleState;
  const clammy = properties.includes('CONSTANT_CLAMMY_CLOTHES');
  const tradecraft = properties.includes('TRADECRAFT');
  const limit = Math.round((config.minChipsRoulette + config.maxChipsRoulette) / 2);
  const gain = gainOf({
    probability: testChance(rouletteChance(properties, false), { clammy, tradecraft }),
    own: START_CHIPS,
    limit,
    bank: 3 * limit,
    count: config.roundLimit * actionsPerTurn(properties) * GAMBLING_SHARE,
    hazard: 0.1,
    lead: 0,
    spread: 2 * SCORE_SPREAD,
  });
  return gain * config.chipsToIpFactor;
}

function gainOf(games: RouletteOutlook): number {
  return Math.max(0, planRoulette({ ...games, count: games.count + 1 })?.later ?? 0);
}

function rouletteAt(visibleState: State, actor: PersonOnBoard, at: Point, turns: number): RouletteOutlook | undefined {
  const { board, config } = visibleState;
  const table = tableAt(board, at);
  if (!table || table.destroyed || table.chips === 0) return undefined;
  const probability = successProbability(actor, rouletteChance(actor.properties, table.inverted));
  if (probability <= 0.5 && !visibleState.janitor) return undefined;
  const open = board.tables.filter(({ destroyed }) => !destroyed);
  const lead = isPlayer(actor.faction)
    ? estimatedLead(visibleState, actor.faction) / Math.max(1, config.chipsToIpFactor)
    : 0;
  const bank = open.reduce((sum, other) => sum + other.chips * DISTANCE_DISCOUNT ** distance(at, other.at), 0);
  return {
    probability,
    own: actor.chips,
    limit: table.chips,
    bank: Math.max(table.chips, Math.round(bank / 5) * 5),
    count: turns * actionsPerTurn(actor.properties) * GAMBLING_SHARE,
    hazard: Math.min(0.5, END_HAZARD / Math.max(1, board.safes.length)),
    lead: Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead)),
    spread: SCORE_SPREAD * (1 + shareLeft(visibleState)),
  };
}

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
interface RoulettePlan {
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
  const cached = winTables.get(key);
  if (cached) return cached;
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
