import { currentSide, type Duel, fightersOf, freeSlots, inSlot, MAX_HAND, SLOTS, waitingSide } from '../state.ts';
import { costOf, MAX_CREATURE_LIFE, type SpellName } from './cards.ts';
import type { Command } from './lines.ts';
import { RELIEF_DRAWS } from './turn.ts';

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

const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, index) => index + 1);
const HAND_NUMBERS = Array.from({ length: MAX_HAND }, (_, index) => index + 1);

/** Returns every legal attack, ordered by target. */
export function attacks(duel: Duel): (Command & { verb: 'attack' })[] {
  const attackers: number[] = [];
  currentSide(duel).field.forEach((fighter, at) => {
    if (fighter?.awake && !fighter.attacked) attackers.push(at + 1);
  });
  if (attackers.length === 0) return [];
  const { field } = waitingSide(duel);
  const shielded = field.some((fighter) => fighter?.card.shield);
  const targets = shielded ? [] : [0];
  field.forEach((fighter, at) => {
    if (fighter?.awake && (!shielded || fighter.card.shield)) targets.push(at + 1);
  });
  return targets.flatMap((target) => attackers.map((by) => ({ verb: 'attack' as const, target, by })));
}

/** Returns every way to set a card on one of these slots. */
export function settings(duel: Duel, slots = freeSlots(currentSide(duel))): readonly (Command & { verb: 'set' })[] {
  return HAND_NUMBERS.flatMap((card) => slots.map((slot) => ({ verb: 'set' as const, card, slot }))).filter(
    (command) => !faultOf(duel, command),
  );
}

/** Returns every spell without a target that can be cast. */
export function casts(duel: Duel): readonly (Command & { verb: 'cast' })[] {
  return HAND_NUMBERS.map((card) => ({ verb: 'cast' as const, card })).filter((command) => !faultOf(duel, command));
}

/** Returns every way to cast Traitor onto one of these slots. */
export function betrayals(duel: Duel, slots = freeSlots(currentSide(duel))): readonly (Command & { verb: 'betray' })[] {
  return HAND_NUMBERS.filter((card) => faultOf(duel, { verb: 'cast', card }) === 'needs-target')
    .flatMap((card) =>
      SLOT_NUMBERS.flatMap((target) => slots.map((slot) => ({ verb: 'betray' as const, card, target, slot }))),
    )
    .filter((command) => !faultOf(duel, command));
}

export function sacrifices(duel: Duel): readonly (Command & { verb: 'sacrifice' })[] {
  return currentSide(duel).hand.map((_, index) => ({ verb: 'sacrifice', card: index + 1 }));
}

/** Whether menus omit a legal command because it has no effect or is equal to an offered one. */
export function isRedundant(duel: Duel, command: Command): boolean {
  switch (command.verb) {
    case 'attack':
      return isIdleAttack(duel, command.target, command.by);
    case 'cast':
      return (
        isCopy(duel, command.card) || !HAS_EFFECT[currentSide(duel).hand[command.card - 1]!.name as SpellName](duel)
      );
    case 'set':
    case 'betray':
      return isCopy(duel, command.card) || command.slot !== freeSlots(currentSide(duel))[0];
    case 'sacrifice':
      return isCopy(duel, command.card);
    case 'finish':
      return false;
  }
}

/** Whether an attack changes nothing but the attacker's readiness. */
function isIdleAttack(duel: Duel, target: number, by: number): boolean {
  const { damage, drain } = inSlot(currentSide(duel), by)!.card;
  return damage === 0 && !(target === 0 && drain && waitingSide(duel).mana > 0);
}

/** Whether an equal card is further left in the hand. */
function isCopy(duel: Duel, number: number): boolean {
  const { hand } = currentSide(duel);
  const { kind, name } = hand[number - 1]!;
  return hand.findIndex((card) => card.kind === kind && card.name === name) < number - 1;
}

/** Whether a spell has an effect in the current position. */
const HAS_EFFECT: Readonly<Record<SpellName, (duel: Duel) => boolean>> = {
  Healer: (duel) => fightersOf(currentSide(duel)).some(({ life }) => life < MAX_CREATURE_LIFE),
  Relief: (duel) => reliefDrawCount(duel) > 0,
  Rebirth: (duel) => currentSide(duel).graveyard.length > 0 && freeSlots(currentSide(duel)).length > 0,
  Dracula: () => true,
  Traitor: () => true,
};

export function reliefDrawCount(duel: Duel): number {
  const { hand, pile } = currentSide(duel);
  return Math.min(RELIEF_DRAWS, MAX_HAND - (hand.length - 1), pile.length);
}
