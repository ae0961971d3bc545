import type { Text } from '../../kit/text.ts';
import type { Card, SpellName } from './cards.ts';

/** Name, copies, cost, damage, life, marks (M drains mana, S shield, A awake at once). */
type DeckRow = readonly [string, number, number, number, number, string?];

/** A built-in deck as its designer writes it. */
interface BuiltInDeck {
  readonly title: Text;
  readonly creatures: readonly DeckRow[];
  readonly spells: Readonly<Record<SpellName, number>>;
}

/** Patient: more shields, more cards. */
export const tidewatch: BuiltInDeck = {
  title: { en: 'Tidewatch', de: 'Gezeitenwacht' },
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

/** Aggressive: cheap strikers, more Dracula. */
export const emberpack: BuiltInDeck = {
  title: { en: 'Emberpack', de: 'Glutmeute' },
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

/** All cards of a built-in deck, copies included, creatures first. */
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
