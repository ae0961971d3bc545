import { type Entry, type Field, listFile, type Text } from '@longtable/kit';
import { FACES } from './drawing/icons.ts';
import { type Card, MAX_CREATURE_LIFE, SPELLS, type SpellName } from './rules/cards.ts';
import { texts } from './words/texts.ts';

const MIN_DECK_SIZE = 10;
/** Maximum number of copies in one entry. */
const MAX_COPIES = 40;
const { editor, deckFile } = texts;

/** Letters, digits and punctuation that cannot break a board in a chat message. */
export const CHAT_NAME = /^[\p{L}\p{N} .,:;!?'&+()-]+$/u;

const number = (id: string, name: Text, min: number, max: number) => ({ id, name, kind: 'number', min, max }) as const;
const copies: Field = { ...number('copies', editor.copies, 1, MAX_COPIES), copies: true };

const creatures: readonly Field[] = [
  {
    ...{ id: 'name', name: editor.name, kind: 'text', min: 1, max: 8 },
    problemOf: (name) => (CHAT_NAME.test(name) ? undefined : editor.badName),
  },
  number('mana_cost', editor.cost, 1, 15),
  number('damage_points', editor.damage, 0, 9),
  number('life_points', editor.life, 1, MAX_CREATURE_LIFE),
  copies,
  {
    ...{ id: 'traits', name: editor.abilities, kind: 'many' },
    options: [
      { value: 'shield', name: editor.shield },
      { value: 'mana_drain', name: editor.drain },
      { value: 'speedy', name: editor.speedy, optional: true },
    ],
  },
  {
    ...{ id: 'icon', name: editor.icon, group: editor.icon, kind: 'choice', optional: true, options: FACES },
    requirement: deckFile.knownIcon,
  },
];

const spells: readonly Field[] = [
  {
    ...{ id: 'spell', key: 'name', name: editor.spell, kind: 'choice' },
    options: SPELLS.map((value) => ({ value, name: texts.spells[value], about: texts.spellEffects[value] })),
  },
  copies,
];

/** Lists of a deck file and the fields of their entries, for the file, its errors and the editor. */
export const LISTS = [
  { id: 'creatures', key: 'Creatures', fields: creatures },
  { id: 'spells', key: 'Spells', fields: spells },
] as const;

export const deckFiles = listFile(LISTS);

/** Deck in list order (creatures, then spells), or the reason why the file is invalid. */
type DeckReading = { readonly deck: readonly Card[] } | { readonly problem: Text };

/** Reads a deck file by all rules of the original. */
export function readDeck(text: string): DeckReading {
  const { doc, problem } = deckFiles.read(text);
  if (problem !== undefined) return { problem };
  const { creatures = [], spells = [] } = doc.lists;
  const deck = [...creatures, ...spells].flatMap((entry) => Array<Card>(Number(entry.copies)).fill(cardOf(entry)));
  const wrong = problemOfWhole(creatures, deck.length);
  return wrong ? { problem: wrong } : { deck };
}

/** Returns the card of an entry. */
export function cardOf({ spell, icon, ...entry }: Entry): Card {
  if (spell !== undefined) return { kind: 'spell', name: spell as SpellName };
  const has = (trait: string) => (entry.traits as readonly string[]).includes(trait);
  return {
    ...{ kind: 'creature', name: String(entry.name) },
    ...{ cost: Number(entry.mana_cost), damage: Number(entry.damage_points), life: Number(entry.life_points) },
    ...{ shield: has('shield'), drain: has('mana_drain'), speedy: has('speedy') },
    ...(icon !== undefined && { icon: String(icon) }),
  };
}

/** Returns the entry of a card. */
export function entryOf(card: Card): Entry {
  if (card.kind === 'spell') return { spell: card.name };
  const { name, cost: mana_cost, damage: damage_points, life: life_points } = card;
  const traits = { shield: card.shield, mana_drain: card.drain, speedy: card.speedy };
  const present = Object.entries(traits).flatMap(([trait, isPresent]) => (isPresent ? [trait] : []));
  return { name, mana_cost, damage_points, life_points, traits: present };
}

/** Returns the first violation of a rule about the whole deck, or undefined if there is none. */
function problemOfWhole(creatures: readonly Entry[], cards: number): Text | undefined {
  if (cards < MIN_DECK_SIZE) return deckFile.tooFewCards({ min: MIN_DECK_SIZE, cards });
  const speedless = creatures.filter(({ absent }) => absent !== undefined).length;
  if (speedless !== 0 && speedless !== creatures.length) return deckFile.mixedSpeedy;
  const known = new Map<string, string>();
  for (const entry of creatures) {
    const [name, values] = [String(entry.name), JSON.stringify({ ...entry, copies: 0 })];
    if ((known.get(name) ?? values) !== values) return deckFile.copiesDiffer({ name });
    known.set(name, values);
  }
  return undefined;
}
