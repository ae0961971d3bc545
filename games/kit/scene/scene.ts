import type { Seat } from '../seat.ts';

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
 *       numbers: [{ role: 'attack', value: 0 }, { role: 'life', value: 3, max: 4 }],
 *       about: 'Limpet, damage 0, life 3, asleep',
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
 * (a stack of which only the top or the number is known), `bar` (a player with life, mana, counts), `note` (a sentence).
 */
export type RegionKind = 'lanes' | 'grid' | 'hand' | 'pile' | 'bar' | 'note';

/** Part of the board. Without `columns` it has one unnamed spot, `''`. */
export interface Region {
  /** `'field-0'` */
  readonly id: string;
  readonly kind: RegionKind;
  /** Name for players: `'Ada’s creatures'`. */
  readonly label: string;
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
  /** Name of an icon, in the colour of the game's `iconColours`. */
  readonly icon?: string;
  /** Sign of at most two columns on a text board's grid: `'@'`, `'uf'`. */
  readonly mark?: string;
  readonly numbers: readonly ThingNumber[];
  /** Keys of `signs`: `'ready'`, `'asleep'`, `'face-down'`, `'blocking'`. */
  readonly states: readonly string[];
  /** A few words on a card that has no numbers: `'draw 3'`. */
  readonly note?: string;
  /** Everything about it in one sentence, for screen readers and long press: `'Limpet, damage 0, life 3, asleep'`. */
  readonly about: string;
}

/** Number of a thing. Its role decides its icon, colour and place. */
export interface ThingNumber {
  readonly role: NumberRole;
  readonly value: number;
  /** Full value, for a bar or a mark of what is missing. */
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
  /** Sign on a text board, one or two columns: `'z'`, `'▒'`. */
  readonly mark: string;
  readonly icon?: string;
  /** `'asleep'` */
  readonly name: string;
}

/** Returns the spots of a region, row by row. */
export function spotsOf({ columns = [''], rows = [''] }: Region): readonly string[] {
  return rows.flatMap((row) => columns.map((column) => column + row));
}

/**
 * Returns the name of a spot, which choices, blows and pictures use for it and for the things on it:
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

/** Returns the number of a role, or undefined if a thing has none. */
export function numberOf({ numbers }: Thing, role: NumberRole): ThingNumber | undefined {
  return numbers.find((number) => number.role === role);
}
