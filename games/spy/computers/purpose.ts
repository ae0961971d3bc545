import type { Point } from '../rules/grid.ts';
import type { Player, Present, State } from '../state.ts';
import { distanceTo } from './errands.ts';
import { errandsOf } from './goals.ts';
import type { Manner } from './manner.ts';
import { lureOf } from './master/gambling.ts';
import { shrewdOf } from './master/shrewd.ts';

/** What a step is good for: the dearest errand that it leads to, and how far that is then. */
export interface Purpose {
  readonly goal: Point;
  readonly steps: number;
}

/** The purpose of a step onto a field; nothing, where it leads to no errand. */
export function purposeAt(known: State, player: Player, actor: Present, at: Point): Purpose | undefined {
  const manner: Manner = {
    ...shrewdOf(known, player),
    gamble: (...table) => ({ stake: 0, worth: lureOf(...table, 0) }),
  };
  const goals = errandsOf(known, player, actor, manner).flatMap((errand) => {
    const left = distanceTo(known, errand);
    const steps = left(at);
    return Number.isFinite(steps) && steps < left(actor.at)
      ? [{ goal: errand.at, steps, worth: errand.worth * NEARNESS ** steps }]
      : [];
  });
  return goals.sort((a, b) => b.worth - a.worth)[0];
}

/** How much an errand still counts for every step on the way to it. */
const NEARNESS = 0.9;
