import { type Card, type CreatureCard, costOf, type SpellName } from '../rules/cards.ts';
import { attacks, betrayals, casts, sacrifices, settings } from '../rules/legal.ts';
import type { Command } from '../rules/lines.ts';
import { RELIEF_DRAWS } from '../rules/spells.ts';
import { type Duel, enemy, fightersOf, freeSlots, HAND_MAX, inSlot, own, SLOTS } from '../state.ts';

/** What winning at once counts. */
export const VICTORY = 1000;

const CARD_WORTH = 3;

/** What a creature counts on the field. */
export function worthOf(card: CreatureCard, life: number): number {
  return card.damage * 1.5 + life + (card.shield ? 1 : 0) + (card.drain ? 1 : 0);
}

/** What a command gains at once, in points of life; nothing or less, if it is better left. */
export function gainOf(duel: Duel, command: Command): number {
  switch (command.verb) {
    case 'attack':
      return gainOfAttack(duel, command.target, inSlot(own(duel), command.by)!.card);
    case 'set': {
      const card = own(duel).hand[command.card - 1] as CreatureCard;
      return worthOf(card, card.life) - card.cost;
    }
    case 'cast': {
      const card = own(duel).hand[command.card - 1]!;
      return SPELL_GAINS[card.name as SpellName](duel) - costOf(card);
    }
    case 'betray': {
      const { card, life } = inSlot(enemy(duel), command.target)!;
      return 2 * worthOf(card, life) - 9;
    }
    case 'sacrifice':
      return gainOfSacrifice(duel, command.card);
    case 'finish':
      return 0;
  }
}

/** The commands worth a thought: any free slot is as good as the first, any copy of a card as the leftmost. */
export function sensibleCommands(duel: Duel): readonly Command[] {
  const { hand } = own(duel);
  const slot = freeSlots(own(duel)).slice(0, 1);
  const isLeftmost = ({ card }: { readonly card: number }) => {
    const { kind, name } = hand[card - 1]!;
    return hand.findIndex((other) => other.name === name && other.kind === kind) === card - 1;
  };
  const played = [...settings(duel, slot), ...casts(duel), ...betrayals(duel, slot)].filter(isLeftmost);
  return [...played, ...attacks(duel), ...sacrifices(duel).filter(isLeftmost)];
}

/** The command that gains most at once; `finish`, if none gains anything. Asked for in every thought, so it looks only at what can be done. */
export function greediest(duel: Duel): Command {
  let best: Command = { verb: 'finish' };
  let most = 0;
  const consider = (command: Command) => {
    const gain = gainOf(duel, command);
    if (gain > most) [best, most] = [command, gain];
  };
  const { hand, field, mana } = own(duel);
  const slot = field.indexOf(null) + 1;
  const creatures = enemy(duel).field;
  const affordable = (kind: Card['kind']) => {
    const found: number[] = [];
    for (let at = 0; at < hand.length; at++)
      if (hand[at]!.kind === kind && costOf(hand[at]!) <= mana) found.push(at + 1);
    return found;
  };
  if (slot > 0) for (const card of affordable('creature')) consider({ verb: 'set', card, slot });
  for (const card of affordable('spell')) {
    if (hand[card - 1]!.name !== 'Traitor') consider({ verb: 'cast', card });
    else if (slot > 0) {
      for (let at = 0; at < SLOTS; at++) if (creatures[at]) consider({ verb: 'betray', card, target: at + 1, slot });
    }
  }
  for (const attack of attacks(duel)) consider(attack);
  for (let at = 0; at < hand.length; at++) consider({ verb: 'sacrifice', card: at + 1 });
  return best;
}

function gainOfAttack(duel: Duel, target: number, { damage, drain }: CreatureCard): number {
  const victim = inSlot(enemy(duel), target);
  if (victim) return damage < victim.life ? damage * 0.75 : worthOf(victim.card, victim.life);
  const { life, mana } = enemy(duel);
  return damage >= life ? VICTORY : damage + (drain ? mana / 2 : 0);
}

const SPELL_GAINS: Readonly<Record<SpellName, (duel: Duel) => number>> = {
  Healer: (duel) => 2 * fightersOf(own(duel)).length,
  Relief(duel) {
    const { hand, pile } = own(duel);
    const drawn = Math.min(RELIEF_DRAWS, HAND_MAX + 1 - hand.length, pile.length);
    return CARD_WORTH * drawn - (RELIEF_DRAWS - drawn);
  },
  Rebirth(duel) {
    const card = own(duel).graveyard.at(-1);
    return card && freeSlots(own(duel)).length > 0 ? worthOf(card, card.life) : 0;
  },
  Dracula: (duel) => (enemy(duel).life <= 2 ? VICTORY : 4),
  Traitor: () => 0,
};

/** A full hand loses a life at the next draw; then the cheapest card may as well go. */
function gainOfSacrifice(duel: Duel, number: number): number {
  const { hand, life, pile } = own(duel);
  const pressing = hand.length === HAND_MAX || (pile.length === 0 && life === 1);
  return pressing ? 1 / costOf(hand[number - 1]!) : 0;
}
