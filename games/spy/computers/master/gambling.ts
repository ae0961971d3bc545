import { distance, type Point } from '../../rules/grid.ts';
import { tableAt } from '../../rules/match/board.ts';
import { testChance } from '../../rules/match/chance.ts';
import { isPlayer, present } from '../../rules/match/people.ts';
import { rouletteChance } from '../../rules/roulette.ts';
import type { Present, State } from '../../state.ts';
import { successChance } from '../manner.ts';
import { leadOf } from '../standing.ts';
import { fortuneOf, type Games } from './fortune.ts';

/** How many of somebody's actions are games; the others are spent on the way, or on what lies beside it. */
const DILIGENCE = 0.7;
/** How much of a table counts for every field that it is away from another. */
const NEARNESS = 0.85;
/** How likely a match ends before a game, shared by the safes that lie before the collar. */
const HAZARD = 0.6;
/** How many chips a match turns on beside somebody's own in its last turn; twice as many in its first. */
const SPREAD = 12;
/** How much chips count beside everything else: what is won today can be staked tomorrow, and others take what one leaves. */
const EAGERNESS = 2.5;
/** A lead may be an illusion. */
const LEAD_MAX = 20;
/** What is left of a match for somebody who comes in wet clothes, and what else dry ones are good for. */
const DRIED = 0.7;
const DRY_TESTS = 10;
/** What everybody brings. */
const FIRST_CHIPS = 10;

/** How many turns somebody has after the last round, on average: many matches end before. */
const OVERTIME = 2;

/** How many turns somebody still has; the janitor leaves one half of those he finds for half of the time. */
function turnsLeft(known: State): number {
  if (known.janitor) return Math.max(1, present(known).length / 2);
  const { roundLimit, closes } = known.config;
  return Math.max(1, roundLimit - known.round + (closes ? 1 : OVERTIME));
}

/** How much of what a match brings is still to come. */
export function shareLeft(known: State): number {
  return Math.min(1, turnsLeft(known) / known.config.roundLimit);
}

/** How many actions somebody has in a turn, on average. */
function actionsATurn(properties: Present['properties']): number {
  const usual = properties.includes('SPRYNESS') ? 2 : 1;
  const more = properties.includes('AGILITY') ? 0.5 : 0;
  const less = properties.includes('PONDEROUSNESS') ? 0.5 : 0;
  return usual + more - less;
}

/** What a table and those around it hold for somebody who gets there in some turns, in intelligence points. */
export function lureOf(known: State, actor: Present, at: Point, turns: number): number {
  const games = gamesAt(known, actor, at, turnsLeft(known) - turns);
  return games ? EAGERNESS * gainOf(games) * known.config.chipsToIpFactor : 0;
}

/** What a game now is worth, and the stake for it: as much as would be lost without it. */
export function gamble(known: State, actor: Present, at: Point): { stake: number; worth: number } {
  const games = gamesAt(known, actor, at, turnsLeft(known));
  const fortune = games && fortuneOf({ ...games, count: Math.max(1, actor.ap, games.count) });
  if (!fortune) return { stake: 0, worth: 0 };
  return { stake: fortune.stake, worth: EAGERNESS * (fortune.now - fortune.later) * known.config.chipsToIpFactor };
}

/** What dry clothes are worth to somebody who has wet ones. */
export function dryingWorth(known: State, { properties }: Present): number {
  if (!properties.includes('CLAMMY_CLOTHES')) return 0;
  return DRY_TESTS + shareLeft(known) * gamblerWorth(known, properties);
}

/**
 * What the chips of somebody with these properties bring in a whole match, in intelligence points. Who comes in wet clothes
 * has to dry them first.
 */
export function gamblerWorth(known: State, properties: Present['properties']): number {
  const dry = properties.filter((property) => property !== 'CLAMMY_CLOTHES');
  if (dry.length < properties.length) return DRIED * gamblerWorth(known, dry);
  const { config } = known;
  const clammy = properties.includes('CONSTANT_CLAMMY_CLOTHES');
  const tradecraft = properties.includes('TRADECRAFT');
  const limit = Math.round((config.minChipsRoulette + config.maxChipsRoulette) / 2);
  const gain = gainOf({
    chance: testChance(rouletteChance(properties, false), { clammy, tradecraft }),
    own: FIRST_CHIPS,
    limit,
    bank: 3 * limit,
    count: config.roundLimit * actionsATurn(properties) * DILIGENCE,
    hazard: 0.1,
    lead: 0,
    spread: 2 * SPREAD,
  });
  return gain * config.chipsToIpFactor;
}

function gainOf(games: Games): number {
  return Math.max(0, fortuneOf({ ...games, count: games.count + 1 })?.later ?? 0);
}

function gamesAt(known: State, actor: Present, at: Point, turns: number): Games | undefined {
  const { board, config } = known;
  const table = tableAt(board, at);
  if (!table || table.destroyed || table.chips === 0) return undefined;
  const chance = successChance(actor, rouletteChance(actor.properties, table.inverted));
  if (chance <= 0.5 && !known.janitor) return undefined;
  const open = board.tables.filter(({ destroyed }) => !destroyed);
  const lead = isPlayer(actor.faction) ? leadOf(known, actor.faction) / Math.max(1, config.chipsToIpFactor) : 0;
  const bank = open.reduce((sum, other) => sum + other.chips * NEARNESS ** distance(at, other.at), 0);
  return {
    chance,
    own: actor.chips,
    limit: table.chips,
    bank: Math.max(table.chips, Math.round(bank / 5) * 5),
    count: turns * actionsATurn(actor.properties) * DILIGENCE,
    hazard: Math.min(0.5, HAZARD / Math.max(1, board.safes.length)),
    lead: Math.max(-LEAD_MAX, Math.min(LEAD_MAX, lead)),
    spread: SPREAD * (1 + shareLeft(known)),
  };
}
