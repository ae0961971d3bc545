import type { EntryLook } from '../../kit/design/design.ts';
import type { Entry } from '../../kit/design/document.ts';
import type { Language } from '../../kit/text.ts';
import { CARD, handCard } from '../drawing/picture-card.ts';
import { type Card, type CreatureCard, costOf, type SpellName } from '../rules/cards.ts';

/** Creatures as in a hand, with their copies on the tab. */
export const creatureLook: EntryLook = {
  ...CARD,
  draw: (entry, _, language) => drawn(creatureOf(entry), entry, language),
};

/** Spells as in a hand, with their copies on the tab. */
export const spellLook: EntryLook = {
  ...CARD,
  draw: (entry, _, language) => drawn({ kind: 'spell', name: entry.spell as SpellName }, entry, language),
};

function creatureOf({ name, mana_cost, damage_points, life_points, traits }: Entry): CreatureCard {
  const has = (trait: string) => (traits as readonly string[]).includes(trait);
  return {
    kind: 'creature',
    name: String(name),
    cost: Number(mana_cost),
    damage: Number(damage_points),
    life: Number(life_points),
    shield: has('shield'),
    drain: has('mana_drain'),
    speedy: has('speedy'),
    own: true,
  };
}

function drawn(card: Card, { copies }: Entry, language: Language) {
  return handCard(0, 0, card, `${copies}×`, 0, costOf(card), language);
}
