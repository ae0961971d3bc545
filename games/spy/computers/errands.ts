import { type Point, ring, samePlace } from '../rules/grid.ts';
import { isAccessible } from '../rules/match/board.ts';
import { type Distances, walkingDistances } from '../rules/match/paths.ts';
import { carries, has } from '../rules/match/people.ts';
import type { Player, Present, State } from '../state.ts';
import { type Manner, successChance } from './manner.ts';
import { safeWorth, secretWorth, strangers } from './worth.ts';

/** Something worth walking to, and how near one has to come. */
export interface Errand {
  readonly at: Point;
  readonly reach: 0 | 1 | 2;
  readonly worth: number;
}

/** How far it still is from any field until an errand can be done. */
export function distanceTo(known: State, { at, reach }: Errand): Distances {
  const walk = walkingDistances(known.board, at);
  return (from) => Math.max(0, walk(from) - reach);
}

/** The steps an agent can take from a field. */
export function stepsFrom(known: State, from: Point): Point[] {
  return ring(from, 1).filter((at) => isAccessible(known.board, at));
}

/** The fields an agent can be on in this turn without a step on the one to avoid, each with the way that begins it. */
export function reachable(
  known: State,
  actor: Present,
  avoid: Point | null,
): { at: Point; first: Point | null; steps: number }[] {
  const found = [{ at: actor.at as Point, first: null as Point | null, steps: 0 }];
  const seen = new Set([keyOf(actor.at)]);
  for (let index = 0; index < found.length; index++) {
    const from = found[index];
    if (!from || from.steps >= actor.bp) continue;
    for (const at of stepsFrom(known, from.at)) {
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

/** Everything worth a walk, in intelligence points. */
export function errandsOf(known: State, player: Player, actor: Present, manner: Manner): Errand[] {
  const { board, cat, config } = known;
  const chance = successChance(actor, config.spySuccessChance);
  const errands: Errand[] = [];
  if (cat && carries(actor, 'DIAMOND_COLLAR')) {
    errands.push({ at: cat, reach: 1, worth: manner.ends(known, player) ? 10 * config.catIp : 0 });
  }
  for (const { at, item } of board.lying) {
    errands.push({ at, reach: 0, worth: item.gadget === 'DIAMOND_COLLAR' ? manner.collar(known) : 2 });
  }
  for (const { at, number } of board.safes) {
    const reach = has(actor, 'FLAPS_AND_SEALS') ? 2 : 1;
    errands.push({ at, reach, worth: safeWorth(known, player, number, manner) });
  }
  for (const { at } of board.tables) errands.push({ at, reach: 1, worth: manner.gamble(known, actor, at).worth });
  for (const person of strangers(known, player)) {
    const { id, at } = person;
    const enemy = manner.enemy(known, player, id);
    const secret = (1 - enemy) * chance * secretWorth(known, player, id, manner);
    const recruit =
      carries(actor, 'NUGGET') && enemy < Math.min(0.3, manner.doubt) ? (1 - enemy) * manner.recruit(known, id) : 0;
    const feed = carries(actor, 'CHICKEN_FEED') && enemy > 0.9 ? actor.ip - 15 : 0;
    const pour = actor.cocktail ? manner.pursuit * manner.drench(known, player, person) : 0;
    errands.push({ at, reach: 1, worth: Math.max(secret, recruit, feed, pour) });
  }
  return errands.filter(({ worth }) => worth > 0.5);
}
