import type { Player, Present } from '../../state.ts';
import type { Point } from '../grid.ts';
import { lookAt } from '../knowledge/knowledge.ts';
import type { DraftState } from '../match/draft-state.ts';
import { isPresent, personOf } from '../match/people.ts';
import { wayTo } from '../match/routes.ts';
import { hasUsefulAction } from '../redundant.ts';
import { performCharacterCommand } from './turns.ts';

/**
 * Walks as far as the points go, and stops when something happens on the way. Whoever has not arrived goes on next time; a
 * turn in which nothing else is worth doing is over.
 */
export function walk(draft: DraftState, player: Player, person: Present, to: Point): void {
  const { state } = draft;
  const way = routeOf(draft, player, person, to);
  const steps = way.slice(0, person.bp);
  let arrived = steps.length === way.length;
  for (const at of steps) {
    const heard = draft.events.length;
    performCharacterCommand(draft, person, { kind: 'action', verb: 'step', at, stake: 0 });
    const happened = draft.events
      .slice(heard)
      .some((event) => event.kind !== 'stepped' || event.swapped || event.picked);
    if (state.phase !== 'rounds' || !isPresent(person)) return;
    if (happened && at !== steps.at(-1)) {
      arrived = false;
      break;
    }
  }
  const side = state.sides[player];
  const errands = side.errands.filter((errand) => errand.person !== person.id);
  side.errands = arrived ? errands : [...errands, { person: person.id, to }];
  if (person.bp > 0) return;
  const known = lookAt(state, player);
  const now = personOf(known, person.id);
  if (isPresent(now) && !hasUsefulAction(known, now)) performCharacterCommand(draft, person, { kind: 'retire' });
}

/** The way as far as the player knows the casino. */
function routeOf({ state }: DraftState, player: Player, { id }: Present, to: Point): Point[] {
  const known = lookAt(state, player);
  const walker = personOf(known, id);
  return isPresent(walker) ? wayTo(known, walker, to) : [];
}
