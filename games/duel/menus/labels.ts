import type { Text } from '../../kit/text.ts';
import { type Card, CREATURE_LIFE_MAX, type CreatureCard, costOf, marksOf, type SpellCard } from '../rules/cards.ts';
import type { Command } from '../rules/lines.ts';
import { DRACULA_BITE, RELIEF_DRAWS } from '../rules/spells.ts';
import { across, type Duel, enemy, type Fighter, fightersOf, freeSlots, HAND_MAX, inSlot, own } from '../state.ts';

/** A creature on the field in short: name, damage, current life. */
export function figures({ card, life }: Fighter): string {
  return `${card.name} ${card.damage}/${life}`;
}

/** A card in the hand in short: a creature with figures and marks, a spell by its name. */
export function cardFigures(card: Card): string {
  return card.kind === 'spell' ? card.name : `${card.name} ${card.damage}/${card.life} ${marksOf(card)}`.trim();
}

/** A slot by its number. */
export function slotLabel(slot: number): Text {
  return { en: `Slot ${slot}`, de: `Platz ${slot}` };
}

/** The choices that are the same at every table. */
export const WORDS = {
  moreAttacks: { en: 'More attacks', de: 'Weitere Angriffe' },
  chooseSlot: { en: 'Set to another slot', de: 'Auf anderen Platz legen' },
  sacrifice: { en: 'Sacrifice a card', de: 'Karte opfern' },
  finish: { en: 'Finish the turn', de: 'Zug beenden' },
} satisfies Record<string, Text>;

/** The target of an attack. */
export function targetLabel(duel: Duel, target: number): Text {
  const victim = inSlot(enemy(duel), target);
  if (!victim) {
    const number = across(duel.current) + 1;
    return { en: `Attack Player ${number}`, de: `Spieler ${number} angreifen` };
  }
  return { en: `Attack ${figures(victim)}`, de: `${figures(victim)} angreifen` };
}

/** An attacker, and what its attack leads to. */
export function attackLabel(duel: Duel, { target, by }: Command & { verb: 'attack' }): Text {
  const { card: attacker } = inSlot(own(duel), by)!;
  const victim = inSlot(enemy(duel), target);
  const { name, damage, drain } = attacker;
  if (victim) {
    const left = victim.life - damage;
    const change = (gone: string) => `${figures(victim)} → ${left < 1 ? gone : `${victim.card.damage}/${left}`}`;
    return { en: `${name}: ${change('destroyed')}`, de: `${name}: ${change('zerstört')}` };
  }
  const { life, mana } = enemy(duel);
  const number = across(duel.current) + 1;
  const outcome = `${life} → ${life - damage}${drain && mana > 0 ? `, Mana ${mana} → 0` : ''}`;
  return { en: `${name}: Player ${number} ${outcome}`, de: `${name}: Spieler ${number} ${outcome}` };
}

/** A creature to set, and its cost. */
export function setLabel(card: CreatureCard): Text {
  const words = `${cardFigures(card)} (${card.cost})`;
  return { en: `Set ${words}`, de: `${words} legen` };
}

/** A card to sacrifice, and the life it gives. */
export function sacrificeLabel(duel: Duel, number: number): Text {
  const { hand, life } = own(duel);
  const card = cardFigures(hand[number - 1]!);
  return { en: `${card}: life ${life} → ${life + 1}`, de: `${card}: Leben ${life} → ${life + 1}` };
}

/** A spell, and what it would do now. */
export function castLabel(duel: Duel, spell: SpellCard): Text {
  const { en, de } = OUTCOMES[spell.name](duel);
  const name = `${spell.name} (${costOf(spell)})`;
  return { en: `${name}: ${en}`, de: `${name}: ${de}` };
}

type Words = { readonly en: string; readonly de: string };

const OUTCOMES: Readonly<Record<SpellCard['name'], (duel: Duel) => Words>> = {
  Healer(duel) {
    const count = fightersOf(own(duel)).filter((fighter) => fighter.life < CREATURE_LIFE_MAX).length;
    return {
      en: `+1 life for ${count} ${count === 1 ? 'creature' : 'creatures'}`,
      de: `+1 Leben für ${count} ${count === 1 ? 'Kreatur' : 'Kreaturen'}`,
    };
  },
  Relief(duel) {
    const { hand, pile, life } = own(duel);
    const room = HAND_MAX - (hand.length - 1);
    const drawn = Math.min(RELIEF_DRAWS, room, pile.length);
    if (drawn === RELIEF_DRAWS) return { en: `draw ${drawn}`, de: `zieh ${drawn}` };
    const fall = `${life} → ${life - (RELIEF_DRAWS - drawn)}`;
    return { en: `draw ${drawn}, life ${fall}`, de: `zieh ${drawn}, Leben ${fall}` };
  },
  Rebirth(duel) {
    const card = own(duel).graveyard.at(-1);
    const [slot] = freeSlots(own(duel));
    if (!card || slot === undefined)
      return { en: 'nobody returns, the card is lost', de: 'niemand kehrt zurück, Karte weg' };
    return { en: `${cardFigures(card)} to slot ${slot}`, de: `${cardFigures(card)} auf Platz ${slot}` };
  },
  Dracula(duel) {
    const { life } = own(duel);
    const { life: prey } = enemy(duel);
    const gain = `${life} → ${life + DRACULA_BITE}`;
    const loss = `${prey} → ${prey - DRACULA_BITE}`;
    return { en: `you ${gain}, opponent ${loss}`, de: `du ${gain}, Gegner ${loss}` };
  },
  Traitor: () => ({ en: 'take a creature', de: 'nimm eine Kreatur' }),
};
