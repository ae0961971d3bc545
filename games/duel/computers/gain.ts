import { type CreatureCard, costOf, type SpellCard, type SpellName } from '../rules/cards.ts';
import { attacks, betrayals, casts, sacrifices, settings } from '../rules/legal.ts';
import type { Command } from '../rules/lines.ts';
import { RELIEF_DRAWS } from '../rules/spells.ts';
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

/** What winning at once counts. */
export const VICTORY = 1000;

const CARD_VALUE = 3;

/** What a creature counts on the field. */
export function creatureValue(card: CreatureCard, life: number): number {
  return card.damage * 1.5 + life + (card.shield ? 1 : 0) + (card.drain ? 1 : 0);
}

/** What a command gains at once, in points of life; nothing or less, if it is better left. */
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

/** The commands worth a thought: any free slot is as good as the first, any copy of a card as the leftmost. */
export function sensibleCommands(duel: Duel): readonly Command[] {
  const { hand } = currentSide(duel);
  const slot = freeSlots(currentSide(duel)).slice(0, 1);
  const isLeftmost = ({ card }: { readonly card: number }) => {
    const { kind, name } = hand[card - 1]!;
    return hand.findIndex((other) => other.name === name && other.kind === kind) === card - 1;
  };
  const played = [...settings(duel, slot), ...casts(duel), ...betrayals(duel, slot)].filter(isLeftmost);
  return [...played, ...attacks(duel), ...sacrifices(duel).filter(isLeftmost)];
}

/** What an attack gains at once, on a creature or, without one, on its player. */
export function gainOfAttack({ damage, drain }: CreatureCard, victim: Fighter | null, { life, mana }: Side): number {
  if (victim) return damage < victim.life ? damage * 0.75 : creatureValue(victim.card, victim.life);
  return damage >= life ? VICTORY : damage + (drain ? mana / 2 : 0);
}

/** What setting a creature gains. */
export function gainOfSetting(card: CreatureCard): number {
  return creatureValue(card, card.life) - card.cost;
}

/** What taking a creature gains. */
export function gainOfBetrayal({ card, life }: Fighter): number {
  return 2 * creatureValue(card, life) - costOf({ kind: 'spell', name: 'Traitor' });
}

/** What casting a spell gains that needs no target. */
export function gainOfSpell(duel: Duel, card: SpellCard): number {
  return SPELL_GAINS[card.name](duel) - costOf(card);
}

const SPELL_GAINS: Readonly<Record<SpellName, (duel: Duel) => number>> = {
  Healer: (duel) => 2 * fightersOf(currentSide(duel)).length,
  Relief(duel) {
    const { hand, pile } = currentSide(duel);
    const drawn = Math.min(RELIEF_DRAWS, MAX_HAND + 1 - hand.length, pile.length);
    return CARD_VALUE * drawn - (RELIEF_DRAWS - drawn);
  },
  Rebirth(duel) {
    const card = currentSide(duel).graveyard.at(-1);
    return card && freeSlots(currentSide(duel)).length > 0 ? creatureValue(card, card.life) : 0;
  },
  Dracula: (duel) => (waitingSide(duel).life <= 2 ? VICTORY : 4),
  Traitor: () => 0,
};

/** What a sacrifice gains: a full hand loses a life at the next draw; then the cheapest card may as well go. */
export function gainOfSacrifice(duel: Duel, number: number): number {
  const { hand, life, pile } = currentSide(duel);
  const pressing = hand.length === MAX_HAND || (pile.length === 0 && life === 1);
  return pressing ? 1 / costOf(hand[number - 1]!) : 0;
}

/** Each of the last lives counts more. */
const LOW_LIFE = 12;

/** What a life is worth to a creature of one's own; these and all weights of instinct evolved in play against itself. */
export const OWN_LIFE_WEIGHT = 0.2;

/** What a creature of one's own counts on the field. */
export function ownCreatureValue({ damage }: CreatureCard, life: number): number {
  return 0.8 + 0.335 * damage + OWN_LIFE_WEIGHT * life;
}

/** What so many lives of one's own count. */
export function ownLifeValue(life: number): number {
  return 0.3 * Math.min(life, LOW_LIFE);
}

/** What it counts to strike down a creature of the other side. */
export function killValue(prey: Fighter): number {
  return 0.95 + 0.31 * prey.card.damage + woundValue(prey) * prey.life;
}

/** What it counts to take one life from a creature of the other side. */
export function woundValue({ card }: Fighter): number {
  return card.shield ? 0.29 : 0.207;
}

/** What so many lives of the other side count. */
export function enemyLifeValue(life: number): number {
  return 0.085 * life + 0.347 * Math.min(life, LOW_LIFE);
}
