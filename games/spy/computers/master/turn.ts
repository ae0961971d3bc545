import type { CharacterCommand } from '../../rules/command.ts';
import type { Point } from '../../rules/grid.ts';
import { makeLine } from '../../rules/lines.ts';
import { fieldsOfKind } from '../../rules/match/board.ts';
import { carries, has } from '../../rules/match/people.ts';
import type { PersonOnBoard, Player, State } from '../../state.ts';
import { dangerOf, deliverCollar, type FieldValue, jetpackFlight } from '../advanced.ts';
import { prospectsAt } from '../prospects.ts';
import type { Strategy } from '../strategy.ts';
import { distanceTo, reachable, type WalkGoal, walkGoals } from '../walk-goals.ts';
import { dryingWorth, gamblingValue } from './gambling.ts';
import { masterStrategy } from './strategy.ts';

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
    const found = cache.get(key) ?? fieldValue(at);
    cache.set(key, found);
    return found;
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
