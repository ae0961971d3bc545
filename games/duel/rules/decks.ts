import type { Text } from '@longtable/kit';
import { z } from 'zod';
import { texts } from '../words/texts.ts';
import { type Card, card, costOf, type SpellName } from './cards.ts';

/** Name, copies, cost, damage, life, marks (M drains mana, S shield, A awake immediately). */
type DeckRow = readonly [string, number, number, number, number, string?];

export interface BuiltInDeck {
  readonly title: Text;
  /** Style of play in a few words. */
  readonly about: Text;
  readonly creatures: readonly DeckRow[];
  readonly spells: Readonly<Record<SpellName, number>>;
}

/** Defensive deck with more shields and cards. */
export const tidewatch: BuiltInDeck = {
  ...texts.decks.tidewatch,
  creatures: [
    ['Limpet', 3, 1, 0, 4, 'S'],
    ['Gullboy', 2, 1, 2, 1],
    ['Netter', 3, 2, 2, 3],
    ['Buoyman', 3, 3, 2, 5, 'S'],
    ['Pikeman', 3, 3, 3, 4],
    ['Kelpie', 2, 4, 4, 3, 'A'],
    ['Siphoner', 2, 4, 3, 4, 'M'],
    ['Harpoon', 3, 4, 5, 4],
    ['Breaker', 2, 5, 3, 8, 'S'],
    ['Corsair', 2, 5, 6, 4],
    ['Undertow', 1, 6, 5, 5, 'M'],
    ['Dreadsub', 2, 7, 7, 7],
    ['Leviath', 1, 9, 9, 9],
  ],
  spells: { Healer: 2, Relief: 3, Rebirth: 2, Dracula: 3, Traitor: 1 },
};

/** Aggressive deck with cheap attackers and more Dracula. */
export const emberpack: BuiltInDeck = {
  ...texts.decks.emberpack,
  creatures: [
    ['Cinder', 3, 1, 2, 1],
    ['Ashling', 2, 1, 0, 4, 'S'],
    ['Stoker', 3, 2, 3, 1],
    ['Flarecat', 2, 3, 3, 2, 'A'],
    ['Slagger', 3, 3, 4, 3],
    ['Kilnward', 3, 4, 2, 6, 'S'],
    ['Sootmage', 2, 4, 3, 4, 'M'],
    ['Torchman', 3, 4, 5, 4],
    ['Bellower', 2, 5, 6, 4],
    ['Ironhide', 2, 6, 3, 8, 'S'],
    ['Wildfire', 1, 6, 5, 4, 'A'],
    ['Moltoth', 2, 7, 8, 6],
    ['Pyrarch', 1, 9, 9, 8, 'M'],
  ],
  spells: { Healer: 2, Relief: 2, Rebirth: 2, Dracula: 4, Traitor: 1 },
};

/** Slow deck whose creatures have high life and heal. */
const thornwood: BuiltInDeck = {
  ...texts.decks.thornwood,
  creatures: [
    ['Sapling', 3, 1, 1, 2],
    ['Acorner', 2, 1, 0, 4, 'S'],
    ['Hedgehog', 3, 2, 1, 4, 'S'],
    ['Vinewife', 3, 2, 2, 4],
    ['Mossback', 3, 3, 2, 6],
    ['Antler', 3, 3, 4, 4],
    ['Boarkin', 3, 4, 5, 5],
    ['Dryad', 2, 4, 2, 5, 'M'],
    ['Oakguard', 2, 5, 3, 8, 'S'],
    ['Elkrider', 2, 5, 6, 5],
    ['Bramble', 1, 6, 6, 6],
    ['Treant', 1, 7, 6, 9],
    ['Elderoak', 1, 8, 8, 9],
  ],
  spells: { Healer: 3, Relief: 3, Rebirth: 2, Dracula: 2, Traitor: 1 },
};

/** Fast deck with many speedy, fragile creatures. */
const windrush: BuiltInDeck = {
  ...texts.decks.windrush,
  creatures: [
    ['Sprite', 3, 1, 2, 1],
    ['Breezer', 2, 1, 1, 1, 'A'],
    ['Swift', 3, 2, 2, 1, 'A'],
    ['Falcon', 2, 2, 3, 2],
    ['Courier', 3, 3, 2, 2, 'A'],
    ['Lancer', 3, 3, 4, 3],
    ['Gryphon', 3, 4, 3, 3, 'A'],
    ['Skyguard', 3, 4, 2, 6, 'S'],
    ['Hussar', 3, 4, 5, 4],
    ['Zephyr', 2, 5, 4, 4, 'A'],
    ['Roc', 1, 6, 6, 4, 'A'],
    ['Tempest', 1, 8, 8, 6, 'A'],
  ],
  spells: { Healer: 2, Relief: 3, Rebirth: 2, Dracula: 3, Traitor: 1 },
};

/** Control deck whose weak creatures drain the opponent’s mana. */
const clockwork: BuiltInDeck = {
  ...texts.decks.clockwork,
  creatures: [
    ['Cog', 3, 1, 2, 2],
    ['Ratchet', 2, 1, 0, 4, 'S'],
    ['Leech', 3, 2, 2, 2, 'M'],
    ['Tinker', 3, 2, 3, 3],
    ['Coiler', 3, 3, 3, 3, 'M'],
    ['Plater', 3, 3, 2, 5, 'S'],
    ['Siever', 2, 4, 4, 4, 'M'],
    ['Striker', 3, 4, 5, 5],
    ['Gearwolf', 2, 5, 6, 5],
    ['Bulwark', 2, 5, 3, 8, 'S'],
    ['Dynamo', 1, 6, 6, 6, 'M'],
    ['Governor', 1, 7, 7, 7, 'M'],
    ['Colossus', 1, 8, 8, 8],
  ],
  spells: { Healer: 2, Relief: 3, Rebirth: 2, Dracula: 3, Traitor: 1 },
};

/** Spell deck with fewer creatures, Rebirth, Dracula and Traitor. */
const nightfen: BuiltInDeck = {
  ...texts.decks.nightfen,
  creatures: [
    ['Bat', 3, 1, 2, 1],
    ['Toadlet', 2, 1, 0, 4, 'S'],
    ['Ghoul', 3, 2, 3, 2],
    ['Batcloud', 2, 3, 3, 2, 'A'],
    ['Mireman', 3, 3, 3, 4],
    ['Widow', 2, 4, 3, 4, 'M'],
    ['Fenguard', 3, 4, 2, 6, 'S'],
    ['Reaper', 3, 5, 6, 5],
    ['Wraith', 2, 6, 6, 4, 'A'],
    ['Bogbeast', 2, 7, 7, 8],
    ['Countess', 1, 9, 9, 9],
  ],
  spells: { Healer: 2, Relief: 2, Rebirth: 4, Dracula: 4, Traitor: 2 },
};

/** Built-in decks by name. The first two are the default pair. */
export const DECKS = { tidewatch, emberpack, thornwood, windrush, clockwork, nightfen };
export type DeckName = keyof typeof DECKS;
export const DECK_NAMES = Object.keys(DECKS) as [DeckName, ...DeckName[]];

/** Returns all cards of a built-in deck, copies included, creatures first. */
export function cardsOf(deck: BuiltInDeck): readonly Card[] {
  const creatures = deck.creatures.flatMap(([name, copies, cost, damage, life, marks = '']) => {
    const traits = { shield: marks.includes('S'), drain: marks.includes('M'), speedy: marks.includes('A') };
    return Array<Card>(copies).fill({ kind: 'creature', name, cost, damage, life, ...traits });
  });
  const spells = Object.entries(deck.spells).flatMap(([name, copies]) =>
    Array<Card>(copies).fill({ kind: 'spell', name: name as SpellName }),
  );
  return [...creatures, ...spells];
}

/** Deck list: each card once with its number of copies, creatures before spells, cheapest first. */
export const deckList = z.array(z.strictObject({ card, copies: z.int().min(1) }));

export type DeckList = z.infer<typeof deckList>;

/** Returns the deck list of cards in any order. */
export function listDeck(cards: readonly Card[]): DeckList {
  const list = new Map<string, DeckList[number]>();
  for (const card of cards) {
    const key = `${card.kind} ${card.name}`;
    list.set(key, { card, copies: (list.get(key)?.copies ?? 0) + 1 });
  }
  return [...list.values()].sort((a, b) => compare(a.card, b.card));
}

/** Returns the index of a card in a deck list. Cards with the same kind and name are equal. */
export function deckIndexOf({ kind, name }: Card, list: DeckList): number {
  return list.findIndex(({ card }) => card.kind === kind && card.name === name);
}

function compare(a: Card, b: Card): number {
  if (a.kind !== b.kind) return a.kind === 'creature' ? -1 : 1;
  return costOf(a) - costOf(b) || (a.name < b.name ? -1 : 1);
}
