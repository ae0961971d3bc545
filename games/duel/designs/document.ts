import type { Entry, Lists } from '@longtable/kit';
import type { DeckFile } from '../files/deck-file.ts';
import type { Card } from '../rules/cards.ts';

type Creature = DeckFile['Creatures'][number];

/** Maximum number of copies in one entry. */
export const MAX_COPIES = 40;

const TRAITS = ['shield', 'mana_drain', 'speedy'] as const;

/** Converts a built-in deck to a deck file. */
export function toFile(cards: readonly Card[]): DeckFile {
  return {
    Creatures: cards.flatMap((card) => {
      if (card.kind === 'spell') return [];
      const {
        name,
        cost: mana_cost,
        damage: damage_points,
        life: life_points,
        shield,
        drain: mana_drain,
        speedy,
      } = card;
      return [{ name, mana_cost, damage_points, life_points, shield, mana_drain, speedy }];
    }),
    Spells: cards.flatMap(({ kind, name }) => (kind === 'spell' ? [{ name }] : [])),
  };
}

/** Converts a deck file to the editor's document. */
export function toDoc({ Creatures: creatures, Spells: spells }: DeckFile) {
  return {
    lists: {
      creatures: mergeCopies(creatures.map(toEntry)),
      spells: mergeCopies(spells.map(({ name }): Entry => ({ spell: name }))),
    },
  };
}

/**
 * Converts a creature to an entry. Marks a creature without a `speedy` field as `unhurried`, so that writing the file
 * returns the same text.
 */
function toEntry({ shield, mana_drain, speedy, icon, ...figures }: Creature): Entry {
  const traits = { shield, mana_drain, speedy };
  return {
    ...figures,
    traits: TRAITS.filter((trait) => traits[trait]),
    ...(speedy === undefined && { unhurried: true }),
    ...(icon !== undefined && { icon }),
  };
}

/** Merges adjacent equal entries into one entry with its number of copies. */
function mergeCopies(entries: readonly Entry[]): Entry[] {
  const groups: { entry: Entry; copies: number }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.copies < MAX_COPIES && JSON.stringify(last.entry) === JSON.stringify(entry)) last.copies++;
    else groups.push({ entry, copies: 1 });
  }
  return groups.map(({ entry, copies }) => ({ ...entry, copies }));
}

/** Writes the text of a deck file, one card per line. */
export function write({ creatures = [], spells = [] }: Lists): string {
  const speedless = creatures.every(({ traits, unhurried }) => unhurried && !(traits as string[]).includes('speedy'));
  const lines = (entries: readonly Entry[], toJson: (entry: Entry) => object) =>
    entries
      .flatMap((entry) => Array<string>(Number(entry.copies)).fill(`    ${JSON.stringify(toJson(entry))}`))
      .join(',\n');
  const creature = ({ name, mana_cost, damage_points, life_points, traits, icon }: Entry) => {
    const has = (trait: string) => (traits as readonly string[]).includes(trait);
    const [shield, mana_drain, speedy] = TRAITS.map(has);
    return {
      ...{ name, mana_cost, damage_points, life_points, shield, mana_drain },
      ...(!speedless && { speedy }),
      ...(icon !== undefined && { icon }),
    };
  };
  const list = (name: string, text: string) => `  "${name}": [${text === '' ? '' : `\n${text}\n  `}]`;
  const parts = [
    list('Creatures', lines(creatures, creature)),
    list(
      'Spells',
      lines(spells, ({ spell }) => ({ name: spell })),
    ),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}
