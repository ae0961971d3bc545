import { distance, type Point } from '../../rules/grid.ts';
import { tableAt } from '../../rules/match/board.ts';
import { testChance } from '../../rules/match/chance.ts';
import { successProbability } from '../../rules/match/odds.ts';
import { isPlayer, peopleOnBoard } from '../../rules/match/people.ts';
import { rouletteChance } from '../../rules/roulette.ts';
import type { PersonOnBoard, State } from '../../state.ts';
import { estimatedLead } from '../lead.ts';
import { planRoulette, type RouletteOutlook } from './roulette-plan.ts';

/** How many of somebody's actions are games; the others are spent on the way, or on what lies beside it. */
const GAMBLING_SHARE = 0.7;
/** How much of a table counts for every field that it is away from another. */
const DISTANCE_DISCOUNT = 0.85;
/** How likely a match ends before a game, shared by the safes that lie before the collar. */
const END_HAZARD = 0.6;
/** How many chips a match turns on beside somebody's own in its last turn; twice as many in its first. */
const SCORE_SPREAD = 12;
/** How much chips count beside everything else: what is won today can be staked tomorrow, and others take what one leaves. */
const CHIP_WEIGHT = 2.5;
/** A lead may be an illusion. */
const MAX_LEAD = 20;
/** What is left of a match for somebody who comes in wet clothes, and what else dry ones are good for. */
const WET_START_FACTOR = 0.7;
const DRY_TESTS_VALUE = 10;
/** What everybody brings. */
const START_CHIPS = 10;

/** How many turns somebody has after the last round, on average: many matches end before. */
const OVERTIME_TURNS = 2;

/** How many turns somebody still has; the janitor leaves one half of those he finds for half of the time. */
function turnsLeft(visibleState: State): number {
  if (visibleState.janitor) return Math.max(1, peopleOnBoard(visibleState).length / 2);
  const { roundLimit, closes } = visibleState.config;
  return Math.max(1, roundLimit - visibleState.round + (closes ? 1 : OVERTIME_TURNS));
}

/** How much of what a match brings is still to come. */
export function shareLeft(visibleState: State): number {
  return Math.min(1, turnsLeft(visibleState) / visibleState.config.roundLimit);
}

/** How many actions somebody has in a turn, on average. */
function actionsPerTurn(properties: PersonOnBoard['properties']): number {
  const usual = properties.includes('SPRYNESS') ? 2 : 1;
  const more = properties.includes('AGILITY') ? 0.5 : 0;
  const less = properties.includes('PONDEROUSNESS') ? 0.5 : 0;
  return usual + more - less;
}

/** What a table and those around it hold for somebody who gets there in some turns, in intelligence points. */
export function gamblingValue(visibleState: State, actor: PersonOnBoard, at: Point, turns: number): number {
  const games = rouletteAt(visibleState, actor, at, turnsLeft(visibleState) - turns);
  return games ? CHIP_WEIGHT * gainOf(games) * visibleState.config.chipsToIpFactor : 0;
}

/** What a game now is worth, and the stake for it: as much as would be lost without it. */
export function gamble(visibleState: State, actor: PersonOnBoard, at: Point): { stake: number; worth: number } {
  const games = rouletteAt(visibleState, actor, at, turnsLeft(visibleState));
  const fortune = games && planRoulette({ ...games, count: Math.max(1, actor.ap, games.count) });
  if (!fortune) return { stake: 0, worth: 0 };
  return {
    stake: fortune.stake,
    worth: CHIP_WEIGHT * (fortune.now - fortune.later) * visibleState.config.chipsToIpFactor,
  };
}

/** What dry clothes are worth to somebody who has wet ones. */
export function dryingWorth(visibleState: State, { properties }: PersonOnBoard): number {
  if (!properties.includes('CLAMMY_CLOTHES')) return 0;
  return DRY_TESTS_VALUE + shareLeft(visibleState) * gamblerWorth(visibleState, properties);
}

/**
 * What the chips of somebody with these properties bring in a whole match, in intelligence points. Who comes in wet clothes
 * has to dry them first.
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
