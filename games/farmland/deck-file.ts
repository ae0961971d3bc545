import {
  column,
  type Design,
  type Entry,
  type EntryRenderer,
  type Fault,
  type Field,
  type ListedDesign,
  type Lists,
  type ReadDesign,
  type Text,
} from '@longtable/kit';
import { FACES } from './drawing/icons.ts';
import { CARD, drawCard, nameOn } from './drawing/picture.ts';
import { PRESET_NAMES, PRESETS, type Preset } from './presets.ts';
import { type Card, DECK_SIZE } from './state.ts';
import { texts } from './words/texts.ts';

/** Maximum number of units in a file. */
const MAX_UNITS_IN_FILE = 80;

/** Parses a unit file: 1 to 80 lines `qualifier;role;ATK;DEF`, with an optional icon after another semicolon. */
export function parseUnits(lines: readonly string[]): Parsed<readonly Card[]> {
  if (lines.length < 1 || lines.length > MAX_UNITS_IN_FILE) {
    return {
      problem: texts.files.lineCount({ max: MAX_UNITS_IN_FILE, lines: lines.length }),
    };
  }
  const cards: Card[] = [];
  for (const [at, line] of lines.entries()) {
    const card = parseUnit(line);
    if (!card) return { problem: texts.files.badUnit({ line: at + 1 }) };
    cards.push(card);
  }
  return { value: cards };
}

function parseUnit(line: string): Card | undefined {
  const [qualifier, role, attack, defence, icon, ...more] = line.split(';');
  if (!qualifier || !role || more.length > 0) return undefined;
  if (icon !== undefined && !FACES.some((face) => face.icon === icon)) return undefined;
  const atk = parseNumber(attack);
  const def = parseNumber(defence);
  return atk === undefined || def === undefined
    ? undefined
    : { qualifier, role, atk, def, ...(icon !== undefined && { icon }) };
}

/** Parses a deck file with the number of copies of each unit, one per line, and returns the deck in that order. */
export function parseDeck(lines: readonly string[], units: readonly Card[]): Parsed<readonly Card[]> {
  const counts: number[] = [];
  for (const [at, line] of lines.entries()) {
    const count = parseNumber(line);
    if (count === undefined) return { problem: texts.files.badCount({ line: at + 1 }) };
    counts.push(count);
  }
  const problem = countFault(counts.length, units.length);
  if (problem) return { problem };
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== DECK_SIZE) {
    return {
      problem: texts.files.deckSize({ size: DECK_SIZE, total }),
    };
  }
  return { value: units.flatMap((unit, at) => Array<Card>(counts[at]!).fill(unit)) };
}

/** Returns the error for a wrong number of lines, or undefined. */
function countFault(lines: number, units: number): Text | undefined {
  if (lines === units) return undefined;
  return texts.files.deckLines({ units, lines });
}

/** Parses a seed, a signed 64-bit integer. */
export function parseSeed(text: string): Parsed<bigint> {
  const seed = /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : undefined;
  if (seed === undefined || seed !== BigInt.asIntN(64, seed)) {
    return {
      problem: texts.files.badSeed,
    };
  }
  return { value: seed };
}

/** Content of a file, or the error message about its first fault. */
export type Parsed<T> = { readonly value: T; readonly problem?: never } | { readonly problem: Text };

/** Largest number that the document's Java programs can parse. */
const MAX_NUMBER = 2 ** 31 - 1;

/** Splits a file into lines. A final line break does not start another line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Parses an integer without a sign. Returns undefined for other texts. */
function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number <= MAX_NUMBER ? number : undefined;
}

/** Draws units as cards with the number of copies. A unit without copies is dark. */
const unitRenderer: EntryRenderer = {
  ...CARD,
  draw({ count, qualifier, role, atk, def, icon }, _, language) {
    const card: Card = {
      qualifier: String(qualifier),
      role: String(role),
      atk: Number(atk),
      def: Number(def),
      own: true,
      ...(icon !== undefined && { icon: String(icon) }),
    };
    const name = nameOn(card, language);
    return drawCard({ x: 0, y: 0, ...CARD }, card, 0, { number: `${count}×`, name, dim: count === 0, chosen: false });
  },
};

const MAX_NAME_LENGTH = 30;
const MAX_VALUE = 99_999;
const LINE_NAME = 17;

const amount = (id: string, name: Text, max: number): Field => ({ id, name, kind: 'number', min: 0, max });
const words = (id: string, name: Text): Field => ({
  id,
  name,
  kind: 'text',
  min: 1,
  max: MAX_NAME_LENGTH,
  problemOf: wrongWord,
});

/** Returns the name of the first built-in unit with a qualifier, as it is in files in every language. */
function builtInName(qualifier: string): string {
  const rows = Object.values(PRESETS).flatMap(({ units }) => units);
  const [, , role = ''] = rows.find(([, name]) => name === qualifier) ?? [];
  return `${qualifier} ${role}`.trim();
}

/** Design of a deck: units and their copies, stored as the document's two files. */
export const deck: ListedDesign = {
  id: 'deck',
  kind: 'listed',
  name: texts.design.name,
  about: texts.design.about({ size: DECK_SIZE }),
  files: [
    { option: 'units', ending: '.units.txt' },
    { option: 'deck1', ending: '.deck.txt' },
  ],
  lists: [
    {
      id: 'units',
      name: texts.design.units,
      max: MAX_UNITS_IN_FILE,
      newEntry: { count: 1, qualifier: 'New', role: 'Farmer', atk: 1000, def: 1000 },
      fields: [
        amount('count', texts.design.copies, DECK_SIZE),
        words('qualifier', texts.design.qualifier),
        words('role', texts.design.role),
        amount('atk', 'ATK', MAX_VALUE),
        amount('def', 'DEF', MAX_VALUE),
        {
          id: 'icon',
          name: texts.design.icon,
          group: texts.design.icon,
          kind: 'choice',
          optional: true,
          options: FACES.map(({ qualifier, icon }) => ({ value: icon, name: builtInName(qualifier), icon })),
        },
      ],
      renderer: unitRenderer,
      line({ count, qualifier, role, atk, def }) {
        const name = column(`${qualifier} ${role}`, LINE_NAME);
        return `${String(count).padStart(2)} ${name} ${String(atk).padStart(5)} ${String(def).padStart(5)}`;
      },
    },
  ],
  starts: PRESET_NAMES.map((id) => ({ id, name: PRESETS[id].label, doc: presetDoc(PRESETS[id]) })),
  read: ([units, counts]) => readBoth(units, counts),
  write: ({ lists: { units = [] } }) => [written(units, unitLine), written(units, countLine)],
  second: {
    about: texts.design.second,
    options: (first, second) => optionsForBoth(unitsInDeck(first.lists), unitsInDeck(second.lists)),
  },
  faults: ({ lists }) => faultsOf(lists),
};

const unitLine = ({ qualifier, role, atk, def, icon }: Entry) =>
  [qualifier, role, atk, def, ...(icon === undefined ? [] : [icon])].join(';');
const countLine = ({ count }: Entry) => String(count);

function written(units: readonly Entry[], line: (unit: Entry) => string): string {
  return units.map((unit) => `${line(unit)}\n`).join('');
}

/** Returns the units with at least one copy. A deck has 40 cards, so the units of two decks fit one file. */
function unitsInDeck({ units = [] }: Lists): readonly Entry[] {
  return units.filter(({ count }) => Number(count) > 0);
}

/** Returns the options for two decks. A game has one unit file, so each deck counts the other deck's units as 0. */
function optionsForBoth(first: readonly Entry[], second: readonly Entry[]) {
  const none = (units: readonly Entry[]) => written(units, () => '0');
  return {
    units: written([...first, ...second], unitLine),
    deck1: written(first, countLine) + none(second),
    deck2: none(first) + written(second, countLine),
  };
}

function wrongWord(text: string): Text | undefined {
  if (!/[;`\p{C}]/u.test(text)) return undefined;
  return texts.design.badName;
}

function presetDoc({ units }: Preset) {
  return {
    lists: { units: units.map(([count, qualifier, role, atk, def]) => ({ count, qualifier, role, atk, def })) },
  };
}

/** Reads both files. Without a deck file, every unit has 0 copies. */
function readBoth(file: string, deckFile: string | undefined): ReadDesign<{ readonly lists: Lists }> {
  const units = parseUnits(linesOf(file));
  if (units.problem !== undefined) return units;
  const lines = deckFile === undefined ? units.value.map(() => '0') : linesOf(deckFile);
  const problem = countFault(lines.length, units.value.length);
  if (problem) return { problem };
  const bad = lines.findIndex((line) => parseNumber(line) === undefined);
  if (bad >= 0) return { problem: texts.files.badCount({ line: bad + 1 }) };
  const entries = units.value.map((unit, at) => ({ count: Number(lines[at]), ...(unit as Entry) }));
  return { doc: { lists: { units: entries } } };
}

function faultsOf({ units = [] }: Lists): Fault[] {
  const total = units.reduce((sum, { count }) => sum + Number(count), 0);
  if (total === DECK_SIZE) return [];
  return [{ reason: texts.design.wrongSize({ size: DECK_SIZE, total }) }];
}

export const designs: readonly Design[] = [deck];
