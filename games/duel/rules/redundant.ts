import { type Duel, enemy, fightersOf, freeSlots, HAND_MAX, inSlot, own } from '../state.ts';
import { CREATURE_LIFE_MAX, type SpellName } from './cards.ts';
import type { Command } from './lines.ts';
import { RELIEF_DRAWS } from './spells.ts';

/** Whether a legal command is one that menus leave out: it does nothing, or the same as one that they offer. */
export function isRedundant(duel: Duel, command: Command): boolean {
  switch (command.verb) {
    case 'attack':
      return isIdleAttack(duel, command.target, command.by);
    case 'cast':
      return isCopy(duel, command.card) || !WORKS[own(duel).hand[command.card - 1]!.name as SpellName](duel);
    case 'set':
    case 'betray':
      return isCopy(duel, command.card) || command.slot !== freeSlots(own(duel))[0];
    case 'sacrifice':
      return isCopy(duel, command.card);
    case 'finish':
      return false;
  }
}

/** Whether an attack changes nothing but the attacker's readiness. */
function isIdleAttack(duel: Duel, target: number, by: number): boolean {
  const { damage, drain } = inSlot(own(duel), by)!.card;
  return damage === 0 && !(target === 0 && drain && enemy(duel).mana > 0);
}

/** Whether the same card lies further left in the hand. */
function isCopy(duel: Duel, number: number): boolean {
  const { hand } = own(duel);
  const { kind, name } = hand[number - 1]!;
  return hand.findIndex((card) => card.kind === kind && card.name === name) < number - 1;
}

/** Whether a spell would do anything now. */
const WORKS: Readonly<Record<SpellName, (duel: Duel) => boolean>> = {
  Healer: (duel) => fightersOf(own(duel)).some(({ life }) => life < CREATURE_LIFE_MAX),
  Relief: (duel) => drawnByRelief(duel) > 0,
  Rebirth: (duel) => own(duel).graveyard.length > 0 && freeSlots(own(duel)).length > 0,
  Dracula: () => true,
  Traitor: () => true,
};

/** How many cards Relief would draw. */
export function drawnByRelief(duel: Duel): number {
  const { hand, pile } = own(duel);
  return Math.min(RELIEF_DRAWS, HAND_MAX - (hand.length - 1), pile.length);
}
