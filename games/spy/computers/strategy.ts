import { scoreOf } from '../rules/course/ending.ts';
import { type Point, ring, samePlace } from '../rules/grid.ts';
import { noteAbout, silenceProbability, successProbability } from '../rules/knowledge/intelligence.ts';
import type { CharacterCommand } from '../rules/lines.ts';
import { isAccessible, tableAt } from '../rules/match/board.ts';
import { highestStake, rouletteChance } from '../rules/match/draft-state.ts';
import { carries, has, isOnBoard } from '../rules/match/people.ts';
import { type Distances, walkingDistances } from '../rules/match/routes.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';

/** Expected number of enemy agents. It is near the maximum of four, because agents are worth more than gadgets. */
const EXPECTED_ENEMIES = 3.6;

/** Probability that a person who was observed as harmless is an enemy with pocket litter. */
const DISGUISED_SHARE = 0.1;

/**
 * Returns the estimated probability that a stranger is an enemy agent, from the seat's notes and failed spy attempts.
 */
export function estimateEnemy(visibleState: State, player: Player, id: number): number {
  const note = noteAbout(visibleState, player, id);
  if (note === 'enemy') return 1;
  if (note === 'guest') return 0.02;
  if (visibleState.janitor) return 1;
  const prior = note === 'harmless' ? DISGUISED_SHARE : unknownPrior(visibleState, player);
  const odds = prior / (1 - prior) / guestSilence(visibleState, player, id);
  return odds / (1 + odds);
}

/** Returns the prior probability that an unknown person is an enemy agent. */
function unknownPrior(visibleState: State, player: Player): number {
  const notes = visibleState.sides[player].notes;
  const strangers = visibleState.people.filter(({ faction, at }) => faction !== player && at !== null);
  const unknown = strangers.filter(({ id }) => !notes.some(({ person }) => person === id)).length;
  const knownEnemies = notes.filter(({ note }) => note === 'enemy').length;
  const expected = Math.max(0.2, EXPECTED_ENEMIES - knownEnemies);
  return Math.min(0.9, expected / Math.max(1, unknown));
}

/** Returns the probability that the seat's failed spy attempts on a person would all fail on a guest, never 0. */
export function guestSilence(visibleState: State, player: Player, id: number): number {
  return Math.max(MIN_SILENCE, silenceProbability(visibleState, player, id));
}

const MIN_SILENCE = 0.01;

/** The parameters in which the search-based levels differ: how they value chips, guests and the end of a match. */
export interface Strategy {
  /** Returns the probability that a stranger is an enemy agent. */
  enemyProbability(visibleState: State, player: Player, id: number): number;
  /** Returns the stake at a table and its value. */
  gamble(visibleState: State, actor: PersonOnBoard, at: Point): { readonly stake: number; readonly worth: number };
  recruitValue(visibleState: State, id: number): number;
  /** Maximum probability of being an enemy at which the nugget is offered. */
  readonly maxBribeRisk: number;
  collarValue(visibleState: State): number;
  combinationValue(visibleState: State): number;
  /** Returns the value of drenching a person. */
  drenchValue(visibleState: State, player: Player, person: PersonOnBoard): number;
  /** Returns the value of making a stranger collapse, who loses a turn and has to walk back. */
  setbackValue(visibleState: State, player: Player, person: PersonOnBoard): number;
  /** Factor for the value of drenching a person who is not adjacent yet. */
  readonly pursuitFactor: number;
  /** Returns the value of a cocktail to an agent at full health. */
  cocktailValue(visibleState: State, player: Player, actor: PersonOnBoard): number;
  /** Whether the side should end the match now. */
  shouldEnd(visibleState: State, player: Player): boolean;
}

/** Value of one turn of an enemy agent, in intelligence points. */
const ENEMY_TURN_VALUE = 7;

/** Share of the chips staked, per unit of edge. */
const STAKE_PER_EDGE = 1.2;

/**
 * The strategy of the `advanced` level. Stakes grow with the edge: the probability of winning minus that of losing. A
 * recruited guest is worth ten chips, plus points for its turns.
 */
export const advancedStrategy: Strategy = {
  enemyProbability: estimateEnemy,
  gamble(visibleState, actor, at) {
    const table = tableAt(visibleState.board, at);
    if (!table || table.destroyed) return { stake: 0, worth: 0 };
    const edge = 2 * successProbability(actor, rouletteChance(actor.properties, table.inverted)) - 1;
    const wanted = Math.ceil(actor.chips * Math.min(1, STAKE_PER_EDGE * edge));
    const stake = Math.min(highestStake(actor.chips, table.chips), wanted);
    if (edge <= 0 || stake <= 0) return { stake: 0, worth: 0 };
    return { stake, worth: stake * edge * visibleState.config.chipsToIpFactor };
  },
  recruitValue: ({ config }) => 10 * config.chipsToIpFactor + 10,
  maxBribeRisk: 0.4,
  collarValue: ({ config }) => config.catIp,
  combinationValue: ({ config }) => config.secretToIpFactor,
  drenchValue: (visibleState, player, { id, properties }) => {
    if (estimateEnemy(visibleState, player, id) < 0.9 || properties.includes('CONSTANT_CLAMMY_CLOTHES')) return 0;
    return 2 + (properties.includes('TRADECRAFT') ? 3 : 0) + (properties.includes('LUCKY_DEVIL') ? 2 : 0);
  },
  setbackValue: (visibleState, player, { id }) => {
    const enemy = estimateEnemy(visibleState, player, id);
    return enemy > 0.7 ? enemy * ENEMY_TURN_VALUE : 0;
  },
  pursuitFactor: 0,
  cocktailValue: () => 0.4,
  shouldEnd: (visibleState, player) => isAhead(visibleState, player, visibleState.config.catIp),
};

/** Returns the expected score of the other side: ten chips for each of four agents, and 0.8 secrets per round. */
function expectedOpponentScore({ round, config }: State): number {
  const agents = 4 * 10 * config.chipsToIpFactor;
  return agents + Math.min(round, config.roundLimit) * 0.8 * config.secretToIpFactor;
}

/** Whether a side is probably ahead if it gains `more` points. */
function isAhead(visibleState: State, player: Player, more: number): boolean {
  return scoreOf(visibleState, player) + more > expectedOpponentScore(visibleState);
}

/**
 * Model of the opponent's score, fitted to 877 rounds of 90 matches of `master` against `advanced`: starting chips, the
 * opponent's share of the chips missing from the tables, and secrets per round. The error is about 170 points.
 */
const OPPONENT_MODEL = { chips: 45, missing: 0.55, secrets: 1.7 };

/**
 * Returns the estimated lead of a side in points. The opponent's chips are hidden, but those on the tables are visible.
 */
export function estimatedLead(visibleState: State, player: Player): number {
  const { board, config, round, sides } = visibleState;
  const usual = (config.minChipsRoulette + config.maxChipsRoulette) / 2;
  const taken = board.tables.reduce((sum, { chips, destroyed }) => sum + (destroyed ? 0 : usual - chips), 0);
  const chips = OPPONENT_MODEL.chips + OPPONENT_MODEL.missing * (taken - sides[player].tally.roulette);
  const secrets = OPPONENT_MODEL.secrets * Math.min(round, config.roundLimit) * config.secretToIpFactor;
  return scoreOf(visibleState, player) - chips * config.chipsToIpFactor - secrets;
}

/** A command and its value in intelligence points. */
export interface Prospect {
  readonly command: CharacterCommand;
  readonly worth: number;
}

/**
 * Returns the value of a guest's secret: its points unless the side has them, and the expected value of a combination.
 */
export function secretWorth(visibleState: State, player: Player, id: number, strategy: Strategy): number {
  const { secrets, combinations } = visibleState.sides[player];
  const { secretToIpFactor, npcCombinationChance } = visibleState.config;
  const unknown = visibleState.board.safes.length - combinations.length;
  const points = secrets.includes(id) ? 0 : secretToIpFactor;
  return points + (unknown > 0 ? npcCombinationChance * strategy.combinationValue(visibleState) * 0.6 : 0);
}

/**
 * Returns the value of opening a safe: its secret, the next combination, and the collar in the last one. It is 0 if the
 * combination is unknown or the safe is already open.
 */
export function safeWorth(visibleState: State, player: Player, number: number, strategy: Strategy): number {
  const { combinations, opened } = visibleState.sides[player];
  if (!combinations.includes(number) || opened.includes(number)) return 0;
  const { secretToIpFactor } = visibleState.config;
  const last = visibleState.board.safes.length;
  const next = number < last && !combinations.includes(number + 1) ? strategy.combinationValue(visibleState) * 0.5 : 0;
  return secretToIpFactor + (number === last && !visibleState.collarTaken ? strategy.collarValue(visibleState) : next);
}

/** Returns the people on the board who do not belong to a player. */
export function strangers(visibleState: State, player: Player): PersonOnBoard[] {
  return visibleState.people.filter(isOnBoard).filter(({ faction }) => faction !== player);
}

/** A goal worth walking to. `reach` is the distance from which it can be used. */
export interface WalkGoal {
  readonly at: Point;
  readonly reach: 0 | 1 | 2;
  readonly worth: number;
}

/** Returns a function for the number of steps from a field until a goal is in reach. */
export function distanceTo(visibleState: State, { at, reach }: WalkGoal): Distances {
  const walk = walkingDistances(visibleState.board, at);
  return (from) => Math.max(0, walk(from) - reach);
}

/** Returns the accessible fields around a field. */
export function stepsFrom(visibleState: State, from: Point): Point[] {
  return ring(from, 1).filter((at) => isAccessible(visibleState.board, at));
}

/**
 * Returns the fields an agent can reach in this turn without entering `avoid`, each with the number of steps and the
 * first step to it (null for the current field).
 */
export function reachable(
  visibleState: State,
  actor: PersonOnBoard,
  avoid: Point | null,
): { at: Point; first: Point | null; steps: number }[] {
  const reached = [{ at: actor.at as Point, first: null as Point | null, steps: 0 }];
  const seen = new Set([keyOf(actor.at)]);
  for (let index = 0; index < reached.length; index++) {
    const from = reached[index];
    if (!from || from.steps >= actor.bp) continue;
    for (const at of stepsFrom(visibleState, from.at)) {
      if (seen.has(keyOf(at)) || (avoid && samePlace(at, avoid))) continue;
      seen.add(keyOf(at));
      reached.push({ at, first: from.first ?? at, steps: from.steps + 1 });
    }
  }
  return reached;
}

function keyOf({ x, y }: Point): number {
  return y * 1000 + x;
}

/** Returns the goals worth walking to, with their worth in intelligence points. */
export function walkGoals(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): WalkGoal[] {
  const { board, cat, config } = visibleState;
  const probability = successProbability(actor, config.spySuccessChance);
  const goals: WalkGoal[] = [];
  if (cat && carries(actor, 'DIAMOND_COLLAR')) {
    goals.push({ at: cat, reach: 1, worth: strategy.shouldEnd(visibleState, player) ? 10 * config.catIp : 0 });
  }
  for (const { at, item } of board.lying) {
    goals.push({ at, reach: 0, worth: item.gadget === 'DIAMOND_COLLAR' ? strategy.collarValue(visibleState) : 2 });
  }
  for (const { at, number } of board.safes) {
    const reach = has(actor, 'FLAPS_AND_SEALS') ? 2 : 1;
    goals.push({ at, reach, worth: safeWorth(visibleState, player, number, strategy) });
  }
  for (const { at } of board.tables)
    goals.push({ at, reach: 1, worth: strategy.gamble(visibleState, actor, at).worth });
  for (const person of strangers(visibleState, player)) {
    const { id, at } = person;
    const enemy = strategy.enemyProbability(visibleState, player, id);
    const secret = (1 - enemy) * probability * secretWorth(visibleState, player, id, strategy);
    const recruit =
      carries(actor, 'NUGGET') && enemy < Math.min(0.3, strategy.maxBribeRisk)
        ? (1 - enemy) * strategy.recruitValue(visibleState, id)
        : 0;
    const feed = carries(actor, 'CHICKEN_FEED') && enemy > 0.9 ? actor.ip - 15 : 0;
    const pour = actor.cocktail ? strategy.pursuitFactor * strategy.drenchValue(visibleState, player, person) : 0;
    goals.push({ at, reach: 1, worth: Math.max(secret, recruit, feed, pour) });
  }
  return goals.filter(({ worth }) => worth > 0.5);
}
