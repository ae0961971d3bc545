import type { Person, Present } from '../../state.ts';
import { anyOf, type Match, roll } from './match.ts';
import { has, isPlayer, neighboursOf, present } from './people.ts';

/**
 * The victim after a honey trap: perhaps any other person against whom the same action would be legal. There is no
 * second diversion.
 */
export function divert(
  match: Match,
  actor: Person,
  target: Present,
  couldBe: (candidate: Present) => boolean,
): Present {
  if (target.id === actor.id || !has(target, 'HONEY_TRAP')) return target;
  if (!roll(match, match.state.config.honeyTrapSuccessChance)) return target;
  const others = present(match.state).filter(({ id }) => id !== actor.id && id !== target.id);
  return anyOf(match, others.filter(couldBe)) ?? target;
}

/** Whether somebody of the target's own side stands by and wards the attack off. */
export function isWardedOff(match: Match, actor: Person, target: Present): boolean {
  if (!isPlayer(target.faction)) return false;
  return neighboursOf(match.state, target.at)
    .filter((person) => person.faction === target.faction && person.id !== actor.id && has(person, 'BABYSITTER'))
    .some(() => roll(match, match.state.config.babysitterSuccessChance));
}
