import { type CreatureCard, costOf, type SpellCard, type SpellName } from '../rules/cards.ts';
import { DRACULA_BITE, RELIEF_DRAWS, reliefDrawCount } from '../rules/turn.ts';
import { type Command, isCopy, legal } from '../rules/verbs.ts';
import {
  currentSide,
  type Duel,
  type Fighter,
  fightersOf,
  freeSlots,
  inSlot,
  MAX_HAND,
  type Side,
  waitingSide,
} from '../state.ts';

/** Gain of winning immediately. */
export const VICTORY = 1000;

const CARD_VALUE = 3;

/** Returns the value of a creature on the field. */
export function creatureValue(card: CreatureCard, life: number): number {
  return card.damage * 1.5 + life + (card.shield ? 1 : 0) + (card.drain ? 1 : 0);
}

/**
 * Returns the immediate gain of a command in points of life. A command with a gain of 0 or less should not be played.
 */
export function gainOf(duel: Duel, command: Command): number {
  switch (command.verb) {
    case 'attack':
      return gainOfAttack(
        inSlot(currentSide(duel), command.by)!.card,
        inSlot(waitingSide(duel), command.target),
        waitingSide(duel),
      );
    case 'set':
      return gainOfSetting(currentSide(duel).hand[command.card - 1] as CreatureCard);
    case 'cast':
      return gainOfSpell(duel, currentSide(duel).hand[command.card - 1] as SpellCard);
    case 'betray':
      return gainOfBetrayal(inSlot(waitingSide(duel), command.target)!);
    case 'sacrifice':
      return gainOfSacrifice(duel, command.card);
    case 'finish':
      return 0;
  }
}

/** Returns the commands to consider. Equal free slots and equal copies of a card are considered once. */
export function sensibleCommands(duel: Duel): readonly Command[] {
  const isLeftmost = ({ card }: { readonly card: number }) => !isCopy(duel, card);
  const played = [...legal(duel, 'set'), ...legal(duel, 'cast'), ...legal(duel, 'betray')].filter(isLeftmost);
  return [...played, ...legal(duel, 'attack'), ...legal(duel, 'sacrifice').filter(isLeftmost)];
}

/** Returns the immediate gain of an attack on a creature, or on its player if `victim` is null. */
export function gainOfAttack({ damage, drain }: CreatureCard, victim: Fighter | null, { life, mana }: Side): number {
  if (victim) return damage < victim.life ? damage * 0.75 : creatureValue(victim.card, victim.life);
  return damage >= life ? VICTORY : damage + (drain ? mana / 2 : 0);
}

export function gainOfSetting(card: CreatureCard): number {
  return creatureValue(card, card.life) - card.cost;
}

export function gainOfBetrayal({ card, life }: Fighter): number {
  return 2 * creatureValue(card, life) - costOf({ kind: 'spell', name: 'Traitor' });
}

export function gainOfSpell(duel: Duel, card: SpellCard): number {
  return SPELL_GAINS[card.name](duel) - costOf(card);
}

const SPELL_GAINS: Readonly<Record<SpellName, (duel: Duel) => number>> = {
  Healer: (duel) => 2 * fightersOf(currentSide(duel)).length,
  Relief(duel) {
    const drawn = reliefDrawCount(duel);
    return CARD_VALUE * drawn - (RELIEF_DRAWS - drawn);
  },
  Rebirth(duel) {
    const card = currentSide(duel).graveyard.at(-1);
    return card && freeSlots(currentSide(duel)).length > 0 ? creatureValue(card, card.life) : 0;
  },
  Dracula: (duel) => (waitingSide(duel).life <= DRACULA_BITE ? VICTORY : 4),
  Traitor: () => 0,
};

/**
 * Returns the gain of a sacrifice. It is 0 unless the hand is full, so that the next draw costs a life, or the pile is
 * empty with 1 life left. Cheaper cards gain more.
 */
export function gainOfSacrifice(duel: Duel, number: number): number {
  const { hand, life, pile } = currentSide(duel);
  const pressing = hand.length === MAX_HAND || (pile.length === 0 && life === 1);
  return pressing ? 1 / costOf(hand[number - 1]!) : 0;
}

/** Life points up to this number have a higher weight. */
const LOW_LIFE = 12;

/** Weight of a point of life of an own creature. All weights of instinct were tuned by self-play. */
export const OWN_LIFE_WEIGHT = 0.2;

/** Returns the value of an own creature on the field. */
export function ownCreatureValue({ damage }: CreatureCard, life: number): number {
  return 0.8 + 0.335 * damage + OWN_LIFE_WEIGHT * life;
}

/** Returns the value of the player's own life total. */
export function ownLifeValue(life: number): number {
  return 0.3 * Math.min(life, LOW_LIFE);
}

/** Returns the value of killing an enemy creature. */
export function killValue(prey: Fighter): number {
  return 0.95 + 0.31 * prey.card.damage + woundValue(prey) * prey.life;
}

/** Returns the value of removing one point of life from an enemy creature. */
export function woundValue({ card }: Fighter): number {
  return card.shield ? 0.29 : 0.207;
}

/** Returns the value of the enemy player's life total. */
export function enemyLifeValue(life: number): number {
  return 0.085 * life + 0.347 * Math.min(life, LOW_LIFE);
}
