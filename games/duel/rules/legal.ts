import { type Duel, enemy, freeSlots, HAND_MAX, own, SLOTS } from '../state.ts';
import { faultOf } from './faults.ts';
import type { Command } from './lines.ts';

const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, index) => index + 1);
const HAND_NUMBERS = Array.from({ length: HAND_MAX }, (_, index) => index + 1);

/** Every attack that can be made now, target by target. */
export function attacks(duel: Duel): (Command & { verb: 'attack' })[] {
  const attackers: number[] = [];
  own(duel).field.forEach((fighter, at) => {
    if (fighter?.awake && !fighter.attacked) attackers.push(at + 1);
  });
  if (attackers.length === 0) return [];
  const { field } = enemy(duel);
  const shielded = field.some((fighter) => fighter?.card.shield);
  const targets = shielded ? [] : [0];
  field.forEach((fighter, at) => {
    if (fighter?.awake && (!shielded || fighter.card.shield)) targets.push(at + 1);
  });
  return targets.flatMap((target) => attackers.map((by) => ({ verb: 'attack' as const, target, by })));
}

/** Every card that can be set, on each of these slots. */
export function settings(duel: Duel, slots = freeSlots(own(duel))): readonly (Command & { verb: 'set' })[] {
  return HAND_NUMBERS.flatMap((card) => slots.map((slot) => ({ verb: 'set' as const, card, slot }))).filter(
    (command) => !faultOf(duel, command),
  );
}

/** Every spell that can be cast by its number alone. */
export function casts(duel: Duel): readonly (Command & { verb: 'cast' })[] {
  return HAND_NUMBERS.map((card) => ({ verb: 'cast' as const, card })).filter((command) => !faultOf(duel, command));
}

/** Every way to cast Traitor, onto each of these slots. */
export function betrayals(duel: Duel, slots = freeSlots(own(duel))): readonly (Command & { verb: 'betray' })[] {
  return HAND_NUMBERS.filter((card) => faultOf(duel, { verb: 'cast', card }) === 'needs-target')
    .flatMap((card) =>
      SLOT_NUMBERS.flatMap((target) => slots.map((slot) => ({ verb: 'betray' as const, card, target, slot }))),
    )
    .filter((command) => !faultOf(duel, command));
}

/** Every card that can be sacrificed. */
export function sacrifices(duel: Duel): readonly (Command & { verb: 'sacrifice' })[] {
  return own(duel).hand.map((_, index) => ({ verb: 'sacrifice', card: index + 1 }));
}
