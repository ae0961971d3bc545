import type { Seat } from '../game/required.ts';
import { SIGNS } from '../picture/palette.ts';
import { type Language, say, type Text } from '../text.ts';
import { texts } from '../words/texts.ts';

/**
 * Position as one reader may know it: things in regions. It is JSON in the reader's language. It describes things,
 * regions and states, not light, pixels or colours.
 *
 * ```ts
 * const scene: Scene = {
 *   header: 'Round 3. It’s your turn.',
 *   signs: { asleep: { mark: 'z', icon: 'night-sleep', name: 'asleep' } },
 *   regions: [{ id: 'field', kind: 'lanes', label: 'Your creatures', owner: 0, columns: ['1', '2', '3'] }],
 *   things: [
 *     {
 *       ...{ id: 'limpet-2', kind: 'creature', region: 'field', spot: '2', owner: 0 },
 *       ...{ name: 'Limpet', icon: 'snail', states: ['asleep'] },
 *       numbers: [{ role: 'life', value: 3, max: 4, words: 'life 3' }],
 *       about: 'Limpet, life 3, asleep',
 *     },
 *   ],
 * };
 * ```
 */
export interface Scene {
  /** Round, phase and whose turn it is, or the result: `'Round 9 · place or discard'`. */
  readonly header: string;
  /** From top to bottom of the board. */
  readonly regions: readonly Region[];
  /** In the order of reading within their regions. */
  readonly things: readonly Thing[];
  /** Meaning of the states of its things, and of the letters of its terrain. */
  readonly signs: Readonly<Record<string, Sign>>;
}

/**
 * Kind of a region: `lanes` (slots in rows, facing other slots), `grid` (fields of a map), `hand` (cards held), `pile`
 * (a stack of which only the top or the number is known), `bar` (a player with life, mana, counts, or a line of the table such as a bid), `note` (a sentence for screen readers).
 */
export type RegionKind = 'lanes' | 'grid' | 'hand' | 'pile' | 'bar' | 'note';

/** Part of the board. Without `columns` it has one unnamed spot, `''`. */
export interface Region {
  /** `'field-0'` */
  readonly id: string;
  readonly kind: RegionKind;
  /** Name for players: `'Ada’s creatures'`. The sentence of a note. */
  readonly label: string;
  /** What a text board says if it has no things: `'No creatures yet'`. */
  readonly empty?: string;
  readonly owner?: Seat;
  /** Names of the columns from left to right: `['A', 'B', 'C']`. */
  readonly columns?: readonly string[];
  /** Names of the rows from top to bottom: `['3', '2', '1']` (default: one row without a name). */
  readonly rows?: readonly string[];
  /** Rows of letters, one per spot, whose meaning is in `signs`: `['#..', '#.~']`. A letter without a sign is plain ground. */
  readonly terrain?: readonly string[];
}

/** Thing on the board: a card, a unit, a person, a player. */
export interface Thing {
  /** Unique in the scene. It stays the same while the thing exists: `'unit-17'`. */
  readonly id: string;
  /** Kind of thing in this game: `'creature'`, `'spell'`, `'player'`. */
  readonly kind: string;
  /** Id of its region. */
  readonly region: string;
  /** Spot in its region, column and row: `'C4'`, `'3'`; `''` in a region without columns. */
  readonly spot: string;
  readonly owner?: Seat;
  readonly name: string;
  /** Name of an icon, in the colour of the game's `iconColours`. Without one, pictures have the first letters of the name. */
  readonly icon?: string;
  /** Sign of at most two columns on a text board's grid: `'@'`, `'uf'`. */
  readonly mark?: string;
  readonly numbers: readonly ThingNumber[];
  /** Keys of `signs`, some of them standard (`signsOf`): `'ready'`, `'asleep'`, `'face-down'`, `'blocking'`. */
  readonly states: readonly string[];
  /** A few words on a card, or in a line of the table, that has no numbers: `'draw 3'`. */
  readonly note?: string;
  /** Everything about it in one sentence, for screen readers and long press: `'Limpet, damage 0, life 3, asleep'`. */
  readonly about: string;
}

/** Number of a thing. Its role decides its icon, colour and place. */
export interface ThingNumber {
  readonly role: NumberRole;
  readonly value: number;
  /** The number in words: `'30 life'`, `'mana 15'`. */
  readonly words: string;
  /** Full value, for a bar or a mark of what is missing. The first number of a player without it has no bar. */
  readonly max?: number;
  /** Amount that the next turn of the others may cost. */
  readonly loss?: number;
}

/** Meaning of a number. */
export type NumberRole =
  | 'attack'
  | 'defence'
  | 'life'
  | 'cost'
  | 'count'
  /** Eyes of a die. A hand of things without other numbers, notes and states is drawn as dice or names. */
  | 'pips'
  | 'mana'
  | 'hand'
  | 'pile'
  | 'steps'
  | 'actions'
  | 'secrets'
  | 'chips'
  | 'level'
  | 'score';

/** State of things, or terrain. */
export interface Sign {
  /** Sign on a text board, at most two columns: `'z'`, `'▒'`; `''` if it is not shown there. */
  readonly mark: string;
  readonly icon?: string;
  /** `'asleep'` */
  readonly name: string;
  /** Name on a text board, if a shorter one fits better: `'drain'`. */
  readonly short?: string;
}

/** A sign in all languages: mark, icon, name, and a shorter name for text boards. */
export type SignEntry = readonly [mark: string, icon: string, name: Text, short?: Text];

/** States with the same meaning in all games. Pictures draw them in their own way. */
const STANDARD_SIGNS = {
  /** The player in turn, and the winner. */
  turn: ['>', SIGNS.further, texts.signs.turn],
  won: ['', SIGNS.king, texts.signs.won],
  /** Can act; cannot act or be reached yet; has acted. */
  ready: ['', SIGNS.calm, texts.signs.ready],
  asleep: ['z', SIGNS.asleep, texts.signs.asleep],
  spent: ['=', SIGNS.waits, texts.signs.spent],
} as const satisfies Record<string, SignEntry>;

/** Returns the signs of a game and the standard ones (`turn`, `won`, `ready`, `asleep`, `spent`) that it does not change. */
export function signsOf(own: Readonly<Record<string, SignEntry>>, language: Language): Scene['signs'] {
  const signs = Object.entries({ ...own, ...STANDARD_SIGNS, ...own });
  return Object.fromEntries(
    signs.map(([key, [mark, icon, name, short = name]]) => {
      return [key, { mark, icon, name: say(name, language), short: say(short, language) }];
    }),
  );
}

/** Whether someone has won. Then the scene's header is the result. */
export function isWon({ things }: Scene): boolean {
  return things.some((thing) => isIn(thing, 'won'));
}

/** Returns the spots of a region, row by row. */
export function spotsOf({ columns = [''], rows = [''] }: Region): readonly string[] {
  return rows.flatMap((row) => columns.map((column) => column + row));
}

/**
 * Returns the name of a spot, which choices, effects and pictures use for it and for the things on it:
 * `spotName('field-0', '3')` is `'field-0/3'`.
 */
export function spotName(region: string, spot: string | number): string {
  return `${region}/${spot}`;
}

/** Returns the things of a region. */
export function thingsIn({ things }: Scene, region: string): readonly Thing[] {
  return things.filter((thing) => thing.region === region);
}

/** Returns the things that a name means: the thing of this id, or those on the spot of this name. */
export function thingsNamed({ things }: Scene, name: string): readonly Thing[] {
  return things.filter(({ id, region, spot }) => id === name || spotName(region, spot) === name);
}

/** Whether a thing has a state. */
export function isIn({ states }: Pick<Thing, 'states'>, state: string): boolean {
  return states.includes(state);
}

/** Returns the things that all of these choices are about, such as the target of attacks. */
export function sharedThings(choices: readonly { readonly things?: readonly string[] }[]): readonly string[] {
  const [first, ...others] = choices.map(({ things = [] }) => things);
  return first?.filter((name) => others.every((things) => things.includes(name))) ?? [];
}

/** Returns the number of a role, or undefined if a thing has none. */
export function numberOf({ numbers }: Pick<Thing, 'numbers'>, role: NumberRole): ThingNumber | undefined {
  return numbers.find((number) => number.role === role);
}
