import type { Person, PersonOnBoard } from '../../state.ts';
import type { PropertyName } from '../properties.ts';
import { addPrivateEvent, anyOf, type DraftState, nameInEvents, roll } from './draft-state.ts';
import { has, isPlayer, neighboursOf, peopleOnBoard } from './people.ts';

/** Maximum health points. */
export const FULL_HEALTH = 100;

/**
 * Returns the damage after properties, rounded down: toughness halves all damage but poison, a robust stomach halves
 * poison.
 */
export function damageTaken(damage: number, properties: readonly PropertyName[], poison = false): number {
  const halved = properties.includes(poison ? 'ROBUST_STOMACH' : 'TOUGHNESS');
  return halved ? Math.floor(damage / 2) : damage;
}

/** Returns the healing of a cocktail, doubled by a robust stomach. */
export function healingGained(hp: number, properties: readonly PropertyName[]): number {
  return properties.includes('ROBUST_STOMACH') ? 2 * hp : hp;
}

/** Returns the health after a change, limited to 0 and `FULL_HEALTH`. */
export function healthAfter(hp: number, change: number): number {
  return Math.min(FULL_HEALTH, Math.max(0, hp + change));
}

/**
 * Hurts a person with an actor's gadget, or with poison if there is none. The tally counts the whole damage, also
 * beyond the remaining health.
 */
export function hurt(
  draft: DraftState,
  person: Person,
  damage: number,
  attack?: { readonly gadget: string; readonly actor: Person },
): void {
  const taken = damageTaken(damage, person.properties, attack === undefined);
  person.hp = healthAfter(person.hp, -taken);
  if (isPlayer(person.faction)) draft.state.sides[person.faction].tally.damage += taken;
  const cause = attack ? { gadget: attack.gadget, actor: nameInEvents(draft, attack.actor) } : null;
  const named = nameInEvents(draft, person);
  addPrivateEvent(draft, person, { kind: 'hurt', person: named, damage: taken, hp: person.hp, cause });
}

/**
 * Returns the victim of an attack. A honey trap can divert it once, to a random other person who satisfies `couldBe`.
 */
export function divert(
  draft: DraftState,
  actor: Person,
  target: PersonOnBoard,
  couldBe: (candidate: PersonOnBoard) => boolean,
): PersonOnBoard {
  if (target.id === actor.id || !has(target, 'HONEY_TRAP')) return target;
  if (!roll(draft, draft.state.config.honeyTrapSuccessChance)) return target;
  const others = peopleOnBoard(draft.state).filter(({ id }) => id !== actor.id && id !== target.id);
  return anyOf(draft, others.filter(couldBe)) ?? target;
}

/** Whether an adjacent babysitter of the target's side blocks the attack. Rolls for each of them. */
export function isWardedOff(draft: DraftState, actor: Person, target: PersonOnBoard): boolean {
  if (!isPlayer(target.faction)) return false;
  return neighboursOf(draft.state, target.at)
    .filter((person) => person.faction === target.faction && person.id !== actor.id && has(person, 'BABYSITTER'))
    .some(() => roll(draft, draft.state.config.babysitterSuccessChance));
}
