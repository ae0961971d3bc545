import type { Person, Present } from '../../state.ts';
import { anyOf, type DraftState, roll } from './draft-state.ts';
import { has, isPlayer, neighboursOf, present } from './people.ts';

/**
 * The victim after a honey trap: perhaps any other person against whom the same action would be legal. There is no
 * second diversion.
 */
export function divert(
  draft: DraftState,
  actor: Person,
  target: Present,
  couldBe: (candidate: Present) => boolean,
): Present {
  if (target.id === actor.id || !has(target, 'HONEY_TRAP')) return target;
  if (!roll(draft, draft.state.config.honeyTrapSuccessChance)) return target;
  const others = present(draft.state).filter(({ id }) => id !== actor.id && id !== target.id);
  return anyOf(draft, others.filter(couldBe)) ?? target;
}

/** Whether somebody of the target's own side stands by and wards the attack off. */
export function isWardedOff(draft: DraftState, actor: Person, target: Present): boolean {
  if (!isPlayer(target.faction)) return false;
  return neighboursOf(draft.state, target.at)
    .filter((person) => person.faction === target.faction && person.id !== actor.id && has(person, 'BABYSITTER'))
    .some(() => roll(draft, draft.state.config.babysitterSuccessChance));
}
