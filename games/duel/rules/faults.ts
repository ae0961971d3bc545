import { currentSide, type Duel, fightersOf, inSlot, waitingSide } from '../state.ts';
import { costOf } from './cards.ts';
import type { Command } from './lines.ts';

/** Reason why a command is not possible now. */
export type Fault =
  | 'no-attacker'
  | 'asleep'
  | 'attacked'
  | 'no-target'
  | 'target-asleep'
  | 'shielded'
  | 'no-card'
  | 'is-spell'
  | 'is-creature'
  | 'slot-taken'
  | 'needs-target'
  | 'not-traitor'
  | 'not-enough-mana';

/**
 * Returns the first fault of a command, or undefined if it is legal. The checks have the order of the original program.
 */
export function faultOf(duel: Duel, command: Command): Fault | undefined {
  switch (command.verb) {
    case 'attack':
      return faultOfAttack(duel, command.target, command.by);
    case 'set':
      return faultOfSet(duel, command.card, command.slot);
    case 'cast':
      return faultOfCast(duel, command.card);
    case 'betray':
      return faultOfBetrayal(duel, command);
    case 'sacrifice':
      return currentSide(duel).hand[command.card - 1] ? undefined : 'no-card';
    case 'finish':
      return undefined;
  }
}

function faultOfAttack(duel: Duel, target: number, by: number): Fault | undefined {
  const attacker = inSlot(currentSide(duel), by);
  if (!attacker) return 'no-attacker';
  if (!attacker.awake) return 'asleep';
  if (attacker.attacked) return 'attacked';
  const victim = inSlot(waitingSide(duel), target);
  if (target !== 0 && !victim) return 'no-target';
  if (victim && !victim.awake) return 'target-asleep';
  const shields = fightersOf(waitingSide(duel)).some((fighter) => fighter.card.shield);
  return shields && !victim?.card.shield ? 'shielded' : undefined;
}

function faultOfSet(duel: Duel, number: number, slot: number): Fault | undefined {
  const { hand, mana } = currentSide(duel);
  const card = hand[number - 1];
  if (!card) return 'no-card';
  if (card.kind === 'spell') return 'is-spell';
  if (inSlot(currentSide(duel), slot)) return 'slot-taken';
  return costOf(card) > mana ? 'not-enough-mana' : undefined;
}

function faultOfCast(duel: Duel, number: number): Fault | undefined {
  const { hand, mana } = currentSide(duel);
  const card = hand[number - 1];
  if (!card) return 'no-card';
  if (card.kind === 'creature') return 'is-creature';
  if (costOf(card) > mana) return 'not-enough-mana';
  return card.name === 'Traitor' ? 'needs-target' : undefined;
}

function faultOfBetrayal(duel: Duel, command: Command & { verb: 'betray' }): Fault | undefined {
  const fault = faultOfCast(duel, command.card);
  if (fault !== 'needs-target') return fault ?? 'not-traitor';
  if (!inSlot(waitingSide(duel), command.target)) return 'no-target';
  return inSlot(currentSide(duel), command.slot) ? 'slot-taken' : undefined;
}
