import { distance, type Point } from '../../rules/grid.ts';
import { tableAt } from '../../rules/match/board.ts';
import { testChance } from '../../rules/match/chance.ts';
import { successProbability } from '../../rules/match/odds.ts';
import { isPlayer, peopleOnBoard } from '../../rules/match/people.ts';
import { rouletteChance } from '../../rules/roulette.ts';
import type { PersonOnBoard, State } from '../../state.ts';
import { estimatedLead } from '../lead.ts';
import { planRoulette, type RouletteOutlook } from './roulette-plan.ts';

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
