import { type Point, ring, samePlace } from '../rules/grid.ts';
import { successProbability } from '../rules/knowledge/intelligence.ts';
import { isAccessible } from '../rules/match/board.ts';
import { carries, has } from '../rules/match/people.ts';
import { type Distances, walkingDistances } from '../rules/match/routes.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { type Strategy, safeWorth, secretWorth, strangers } from './strategy.ts';

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
  const found = [{ at: actor.at as Point, first: null as Point | null, steps: 0 }];
  const seen = new Set([keyOf(actor.at)]);
  for (let index = 0; index < found.length; index++) {
    const from = found[index];
    if (!from || from.steps >= actor.bp) continue;
    for (const at of stepsFrom(visibleState, from.at)) {
      if (seen.has(keyOf(at)) || (avoid && samePlace(at, avoid))) continue;
      seen.add(keyOf(at));
      found.push({ at, first: from.first ?? at, steps: from.steps + 1 });
    }
  }
  return found;
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
