import {
  column,
  type Design,
  type Entry,
  type EntryRenderer,
  type Field,
  type Language,
  type ListedDesign,
  type Lists,
  legendLines,
  say,
  signsOf,
  type Text,
} from '@longtable/kit';
import { CARD, handCard } from '@longtable/kit/picture';
import { type DeckFile, FACES, readEntries } from './deck-file.ts';
import { hues } from './drawing/icons.ts';
import { CHAT_NAME, decksOf } from './options.ts';
import { type Card, type CreatureCard, MAX_CREATURE_LIFE, SPELLS, type SpellName } from './rules/cards.ts';
import { cardsOf, DECKS } from './rules/decks.ts';
import { cardThing, STATES } from './scene.ts';
import { briefMarks, spellCost, spellName } from './words/names.ts';
import { texts } from './words/texts.ts';

type Creature = DeckFile['Creatures'][number];

/** Maximum number of copies in one entry. */
const MAX_COPIES = 40;
const TRAITS = ['shield', 'mana_drain', 'speedy'] as const;

const creatureRenderer: EntryRenderer = {
  ...CARD,
  draw: (entry, _, language) => drawEntry(creatureOf(entry), entry, language),
};

const spellRenderer: EntryRenderer = {
  ...CARD,
  draw: (entry, _, language) => drawEntry({ kind: 'spell', name: entry.spell as SpellName }, entry, language),
};

function creatureOf({ name, mana_cost, damage_points, life_points, traits, icon }: Entry): CreatureCard {
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
    ...(icon !== undefined && { icon: String(icon) }),
  };
}

function drawEntry(card: Card, { copies }: Entry, language: Language) {
  return handCard(
    cardThing(card, { language }),
    { x: 0, y: 0, ...CARD },
    `${copies}×`,
    false,
    signsOf(STATES, language),
    hues,
  );
}

const copies: Field = {
  id: 'copies',
  name: texts.editor.copies,
  kind: 'number',
  min: 1,
  max: MAX_COPIES,
};
const figure = (id: string, name: Text, min: number, max: number): Field => ({
  id,
  name,
  kind: 'number',
  min,
  max,
});

/** Design of a deck. Adjacent copies in the file are one entry. */
const deck: ListedDesign = {
  id: 'deck',
  kind: 'listed',
  name: texts.editor.deck,
  about: texts.editor.about,
  files: [{ option: 'deck', ending: '.json' }],
  lists: [
    {
      id: 'creatures',
      name: texts.editor.creatures,
      max: 60,
      newEntry: { name: 'New', mana_cost: 3, damage_points: 3, life_points: 3, traits: [], copies: 1 },
      fields: [
        { id: 'name', name: texts.editor.name, kind: 'text', min: 1, max: 8, problemOf: wrongName },
        figure('mana_cost', texts.editor.cost, 1, 15),
        figure('damage_points', texts.editor.damage, 0, 9),
        figure('life_points', texts.editor.life, 1, MAX_CREATURE_LIFE),
        copies,
        {
          id: 'traits',
          name: texts.editor.abilities,
          kind: 'many',
          options: [
            { value: 'shield', name: texts.editor.shield },
            { value: 'mana_drain', name: texts.editor.drain },
            { value: 'speedy', name: texts.editor.speedy },
          ],
        },
        {
          id: 'icon',
          name: texts.editor.icon,
          group: texts.editor.icon,
          kind: 'choice',
          optional: true,
          options: FACES.map(({ creature, icon }) => ({ value: icon, name: creature, icon })),
        },
      ],
      line: creatureLine,
      heading: (language) => heading(language, say(texts.editor.values, language)),
      legend: (language) => legendLines(briefMarks(new Set(['S', 'M', 'A']), language)),
      renderer: creatureRenderer,
    },
    {
      id: 'spells',
      name: texts.editor.spells,
      max: 40,
      newEntry: { spell: SPELLS[0], copies: 1 },
      fields: [
        {
          id: 'spell',
          name: texts.editor.spell,
          kind: 'choice',
          options: SPELLS.map((value) => ({
            value,
            name: texts.spells[value],
            about: texts.spellEffects[value],
          })),
        },
        copies,
      ],
      line: ({ spell, copies }, language) =>
        `${String(copies).padStart(2)} ${column(spellName(spell as SpellName, language), NAME)}${cost(spellCost(spell as SpellName))}`,
      heading: (language) => heading(language),
      renderer: spellRenderer,
    },
  ],
  starts: Object.entries(DECKS).map(([id, deck]) => ({
    id,
    name: deck.title,
    about: deck.about,
    doc: toDoc(toFile(cardsOf(deck))),
  })),
  read([text]) {
    const file = readEntries(text);
    return 'problem' in file ? file : { doc: toDoc(file) };
  },
  write: ({ lists }) => [write(lists)],
  second: {
    about: texts.editor.secondDeck,
    options: (first, second) => ({ deck: write(first.lists), deck2: write(second.lists) }),
    perSeat: {
      replaces: ['decks', 'against', 'deck', 'deck2'],
      option: 'own',
      about: texts.editor.ownDeck,
      choose: texts.editor.chooseDeck,
    },
  },
  faults({ lists }) {
    const played = decksOf({ deck: write(lists) });
    return 'problem' in played ? [{ reason: played.problem }] : [];
  },
};

const NAME = 9;
const cost = (mana: number) => String(mana).padStart(3);

/** Returns the names of the columns of a card's line. */
function heading(language: Language, values = ''): string {
  const [name, mana] = [texts.editor.name, texts.editor.mana].map((text) => say(text, language)) as [string, string];
  return ` × ${column(name, NAME + 3 - mana.length)}${mana}  ${values}`.trimEnd();
}

function creatureLine({ name, mana_cost, damage_points, life_points, traits, copies }: Entry): string {
  const has = (trait: string) => (traits as readonly string[]).includes(trait);
  const marks = `${has('mana_drain') ? 'M' : ''}${has('shield') ? 'S' : ''}${has('speedy') ? 'A' : ''}`;
  const values = `${damage_points}/${life_points} ${marks}`.trim();
  return `${String(copies).padStart(2)} ${column(String(name), NAME)}${cost(Number(mana_cost))}  ${values}`;
}

function wrongName(name: string): Text | undefined {
  if (CHAT_NAME.test(name)) return undefined;
  return texts.editor.badName;
}

export const designs: readonly Design[] = [deck];

/** Converts a built-in deck to a deck file. */
function toFile(cards: readonly Card[]): DeckFile {
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
function toDoc({ Creatures: creatures, Spells: spells }: DeckFile) {
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
function write({ creatures = [], spells = [] }: Lists): string {
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
