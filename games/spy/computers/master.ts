import { adjacent, type Point } from '../rules/grid.ts';
import { noteAbout } from '../rules/knowledge/intelligence.ts';
import { type CharacterCommand, makeLine } from '../rules/lines.ts';
import { fieldsOfKind } from '../rules/match/board.ts';
import { carries, has } from '../rules/match/people.ts';
import { walkingDistances } from '../rules/match/routes.ts';
import { MAX_AGENTS } from '../rules/preparation.ts';
import type { Person, PersonOnBoard, Player, State } from '../state.ts';
import { dryingWorth, gamble, gamblerWorth, gamblingValue, shareLeft } from './gambling.ts';
import { draftValue } from './preparation.ts';
import { dangerOf, deliverCollar, type FieldValue, jetpackFlight, prospectsAt } from './prospects.ts';
import {
  distanceTo,
  estimatedLead,
  guestSilence,
  reachable,
  type Strategy,
  strangers,
  type WalkGoal,
  walkGoals,
} from './strategy.ts';

/** Cost of a step, to break ties in favour of shorter walks. */
const STEP_COST = 0.02;
/** Weight of a second action in the same turn. */
const SECOND_ACTION_WEIGHT = 0.8;

/** Searches a whole turn for the best walk, actions and final field. Returns the line of its first command. */
export function masterTurn(visibleState: State, player: Player, actor: PersonOnBoard): string {
  const strategy = masterStrategy(visibleState, player);
  const fieldValue = memoised(masterFieldValue(visibleState, player, actor, strategy));
  const delivery = deliverCollar(visibleState, player, actor, strategy);
  if (delivery) return makeLine(delivery);
  const flight = jetpackFlight(visibleState, actor, fieldValue);
  const taboo = carries(actor, 'DIAMOND_COLLAR') ? visibleState.cat : null;
  let best: { worth: number; command: CharacterCommand } = {
    worth: fieldValue(actor.at) + 0.01,
    command: { kind: 'retire' },
  };
  if (flight && flight.worth > best.worth) best = flight;
  for (const { at, first, steps } of reachable(visibleState, actor, taboo)) {
    const [act, other] = prospectsAt(visibleState, player, actor, at, strategy).sort((a, b) => b.worth - a.worth);
    const left = actor.bp - steps;
    const end = act ? bestEnd(visibleState, { ...actor, at, bp: left }, taboo, fieldValue) : fieldValue(at);
    const acts = act ? act.worth + (actor.ap > 1 ? SECOND_ACTION_WEIGHT * (other?.worth ?? 0) : 0) : 0;
    const worth = end + acts - STEP_COST * steps;
    if (worth <= best.worth) continue;
    const step: CharacterCommand | undefined = first
      ? { kind: 'action', verb: 'step', at: first, stake: 0 }
      : undefined;
    const command = step ?? act?.command;
    if (command) best = { worth, command };
  }
  return makeLine(best.command);
}

/** Returns the value of the best field to end the turn on. */
function bestEnd(visibleState: State, actor: PersonOnBoard, taboo: Point | null, fieldValue: FieldValue): number {
  return Math.max(...reachable(visibleState, actor, taboo).map(({ at, steps }) => fieldValue(at) - STEP_COST * steps));
}

function memoised(fieldValue: FieldValue): FieldValue {
  const cache = new Map<number, number>();
  return (at) => {
    const key = at.y * 1000 + at.x;
    const value = cache.get(key) ?? fieldValue(at);
    cache.set(key, value);
    return value;
  };
}

/** Discount factor per turn of distance, for walk goals and for gambling tables. */
const TURN_DISCOUNT = { errand: 0.8, table: 0.95 };
/** Factor for goals that another agent of the side is nearer to. */
const ALLY_NEARER_FACTOR = 0.5;
/** Weights of the best three goals, since not all of them will be reached. */
const GOAL_WEIGHTS = [0.6, 0.2, 0.1];

/**
 * Returns a function for the value of ending a turn on a field: the best table plus the best three goals, discounted by
 * distance, less the danger.
 */
function masterFieldValue(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): FieldValue {
  const friends = visibleState.people.filter(({ faction, at, id }) => faction === player && at && id !== actor.id);
  const pace = has(actor, 'SLUGGISHNESS') ? 1 : has(actor, 'NIMBLENESS') ? 3 : 2;
  const goalValue = (goal: WalkGoal, worthIn: (turns: number) => number): FieldValue => {
    const left = distanceTo(visibleState, goal);
    const nearest = Math.min(...friends.map(({ at }) => (at ? left(at) : Number.POSITIVE_INFINITY)));
    const worths: number[] = [];
    return (at) => {
      const turns = Math.ceil(left(at) / pace);
      if (!Number.isFinite(turns)) return 0;
      worths[turns] ??= worthIn(turns);
      return worths[turns] * (nearest < left(at) ? ALLY_NEARER_FACTOR : 1);
    };
  };
  const goals = [
    ...walkGoals(visibleState, player, actor, { ...strategy, gamble: () => ({ stake: 0, worth: 0 }) }),
    ...dryingGoals(visibleState, actor),
    ...cocktailGoals(visibleState, player, actor, strategy),
  ].map((goal) => goalValue(goal, (turns) => goal.worth * TURN_DISCOUNT.errand ** turns));
  const tables = visibleState.board.tables.map(({ at }) =>
    goalValue(
      { at, reach: 1, worth: 0 },
      (turns) => gamblingValue(visibleState, actor, at, turns) * TURN_DISCOUNT.table ** turns,
    ),
  );
  const danger = dangerOf(visibleState, player, strategy);
  return (at) => {
    const best = goals.map((hope) => hope(at)).sort((a, b) => b - a);
    const others = GOAL_WEIGHTS.reduce((sum, weight, index) => sum + weight * (best[index] ?? 0), 0);
    return Math.max(0, ...tables.map((hope) => hope(at))) + others - danger(at);
  };
}

/** Returns the fireplaces as goals for an agent in wet clothes who is not drying yet, otherwise an empty array. */
function dryingGoals(visibleState: State, actor: PersonOnBoard): WalkGoal[] {
  const worth = visibleState.marks.drying.includes(actor.id) ? 0 : dryingWorth(visibleState, actor);
  return worth > 0 ? fieldsOfKind(visibleState.board, 'FIREPLACE').map((at) => ({ at, reach: 1, worth })) : [];
}

/** Returns the cocktails as goals for an agent without a cocktail, otherwise an empty array. */
function cocktailGoals(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): WalkGoal[] {
  if (actor.cocktail) return [];
  return visibleState.board.cocktails.map(({ at }) => ({
    at,
    reach: 1,
    worth: strategy.cocktailValue(visibleState, player, { ...actor, at }),
  }));
}

/** Increase of the log-odds of having been drafted per point of draft value, and the maximum value that counts. */
const APPEAL = { point: 0.42, most: 13 };
/** Factor for a person who was observed as harmless: few agents carry pocket litter. */
const HARMLESS_FACTOR = 0.1;
/** Odds factor of a gambler next to chips: the first round's value and the increase per round. */
const AT_TABLE = { first: 2, round: 0.4 };
/** Odds factor of a person with a cocktail. Agents rarely hold one. */
const COCKTAIL_FACTOR = 0.4;
/** Number of passes until the scale of the odds converges. */
const SCALING_PASSES = 8;

/** Returns the probability that each stranger is an enemy agent, from draft value and behaviour. */
export function enemyProbabilities(visibleState: State, player: Player): ReadonlyMap<number, number> {
  const strangers = visibleState.people.filter(({ faction }) => faction !== player);
  const sure = new Map<number, number>();
  const open = new Map<number, number>();
  for (const person of strangers) {
    const note = noteAbout(visibleState, player, person.id);
    if (note === 'enemy' || (visibleState.janitor && person.at)) sure.set(person.id, 1);
    else if (note === 'guest') sure.set(person.id, 0.02);
    else if (person.at) open.set(person.id, enemyOdds(visibleState, player, person));
  }
  const knownEnemies = [...sure.values()].filter((probability) => probability === 1).length;
  const left = Math.max(0.2, enemiesOf(visibleState, player) - knownEnemies);
  let scale = 1;
  const chances = () => [...open].map(([id, odds]) => [id, 1 - 1 / (1 + scale * odds)] as const);
  for (let pass = 0; pass < SCALING_PASSES; pass++) {
    scale *=
      left /
      Math.max(
        0.01,
        chances().reduce((sum, [, probability]) => sum + probability, 0),
      );
  }
  return new Map([...sure, ...chances()]);
}

/**
 * Returns the number of enemy agents. If some characters do not take part in the match, it follows from the maximum
 * number of guests.
 */
function enemiesOf({ people, cast, config, sides }: State, player: Player): number {
  if (people.length === cast.length) return MAX_AGENTS;
  return people.length - sides[player].agents.length - config.maxNumberOfNPCs;
}

function enemyOdds(visibleState: State, player: Player, { id, at, properties, cocktail }: Person): number {
  const appeal = Math.exp(APPEAL.point * Math.min(APPEAL.most, draftValue(visibleState, id)));
  const harmless = noteAbout(visibleState, player, id) === 'harmless' ? HARMLESS_FACTOR : 1;
  const silence = 1 / guestSilence(visibleState, player, id);
  const atTable = visibleState.board.tables.some((table) => at && table.chips > 0 && adjacent(table.at, at));
  const gambles = atTable && gamblerWorth(visibleState, properties) > 0;
  const place = gambles ? AT_TABLE.first + AT_TABLE.round * visibleState.round : 1;
  return appeal * harmless * silence * place * (cocktail ? COCKTAIL_FACTOR : 1);
}

/** Value of controlling the end of the match with the collar, times the number of safes. */
const COLLAR_CONTROL_VALUE = 750;
/** Weight of a possible pour relative to an actual one, and the discount per step of distance. */
const POUR_WEIGHT = 0.7;
const STEP_DISCOUNT = 0.88;
/** Estimated share of gamblers in dry clothes: initial value, decrease per poured cocktail, minimum. */
const DRY_SHARE = { first: 0.36, fewer: 0.1, least: 0.06 };

/** Value lost by an agent who collapses: a fixed number of points, and turns at the tables. */
const SETBACK = { plain: 5, turns: 2 };

/** Returns the strategy of the `master` level, which values everything by its effect on both sides' chips. */
export function masterStrategy(visibleState: State, player: Player): Strategy {
  const suspicions = enemyProbabilities(visibleState, player);
  const enemy = (id: number) => suspicions.get(id) ?? 0;
  const dry = Math.max(DRY_SHARE.least, DRY_SHARE.first - DRY_SHARE.fewer * visibleState.sides[player].tally.pours);
  const wet = dry * (1 - visibleState.config.cocktailDodgeChance) * shareLeft(visibleState);
  const drench = ({ id, properties }: PersonOnBoard) =>
    properties.includes('CLAMMY_CLOTHES') ? 0 : wet * enemy(id) * gamblerWorth(visibleState, properties);
  const { config, board } = visibleState;
  const control = COLLAR_CONTROL_VALUE / Math.max(1, board.safes.length);
  return {
    enemyProbability: (_known, _player, id) => enemy(id),
    gamble,
    recruitValue: (_known, id) =>
      10 * config.chipsToIpFactor +
      shareLeft(visibleState) * gamblerWorth(visibleState, visibleState.cast[id]?.features ?? []),
    maxBribeRisk: 0.15,
    collarValue: () => config.catIp + control,
    combinationValue: () => config.secretToIpFactor + (config.catIp + control) / Math.max(1, board.safes.length),
    drenchValue: (_known, _player, person) => drench(person),
    setbackValue: (_known, _player, { id, properties }) =>
      enemy(id) * (SETBACK.plain + (SETBACK.turns * gamblerWorth(visibleState, properties)) / config.roundLimit),
    pursuitFactor: 1,
    cocktailValue(_known, _player, actor) {
      const walk = walkingDistances(board, actor.at);
      const hopes = strangers(visibleState, player).map((person) => drench(person) * STEP_DISCOUNT ** walk(person.at));
      return 0.4 + POUR_WEIGHT * Math.max(0, ...hopes);
    },
    shouldEnd: () => estimatedLead(visibleState, player) + config.catIp > 0,
  };
}
