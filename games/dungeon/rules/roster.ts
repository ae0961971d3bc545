import type { Enemy, State } from '../state.ts';
import { BESTIARY, type Bestiary, boss, monster, trap } from './enemies.ts';
import { HERO_NAMES, HEROES, type Recruit } from './heroes.ts';

/** Our own heroes beyond the document's. */
export const DEEP_HEROES: readonly Recruit[] = [
  { name: 'Maren', class: 'Warrior', health: 260, attack: 26, defense: 7, cooldown: 4 },
  {
    name: 'Pip Lantern',
    class: 'Mage',
    health: 180,
    attack: 15,
    defense: 2,
    manaPool: 200,
    manaCost: 15,
    spellPower: 14,
    hitCount: 3,
    range: 5,
  },
  { name: 'Vesna', class: 'Hunter', health: 180, attack: 38, defense: 1, range: 5 },
];

/** Our own enemies. The first figures are health, attack and defense. */
export const DEEP_ENEMIES: readonly Enemy[] = [
  monster('r', 'Cellar Rat', [40, 6, 1], 4, 15),
  monster('t', 'Tunnel Spider', [110, 16, 4], 3, 40),
  monster('h', 'Hollow Guard', [300, 18, 12], 5, 75),
  monster('l', 'Lurker', [500, 45, 10], 2, 125),
  monster('o', 'Ogre', [850, 55, 20], 4, 200),
  monster('v', 'Shadow Hound', [700, 85, 15], 7, 300),
  monster('e', 'Ember Golem', [1800, 110, 50], 4, 700),
  monster('y', 'Deep Wyrm', [3000, 190, 70], 6, 1600),
  boss('P', 'Pale Abbot', [800, 50, 20], 7, 450, 4),
  boss('U', 'King Below', [4000, 250, 110], 8, 3500, 3),
  trap('S', 'Spike Pit', [120, 30, 5], 60, [2, 5]),
  trap('F', 'Fire Vent', [350, 80, 15], 180, [1, 7]),
];

interface Roster {
  readonly heroes: readonly Recruit[];
  readonly bestiary: Bestiary;
}

/** Value of `units` for our own heroes and enemies. */
export const DEEP = 'deep';

const DOCUMENT: Roster = { heroes: HEROES, bestiary: BESTIARY };
const WITH_DEEP = withUnits({ heroes: DEEP_HEROES, enemies: DEEP_ENEMIES });

/** Returns the heroes and enemies of a run. Throws if its unit file is invalid. */
export function rosterOf({ units }: Pick<State, 'units'>): Roster {
  if (units === undefined) return DOCUMENT;
  if (units === DEEP) return WITH_DEEP;
  const parsed = parseUnits(units);
  if ('fault' in parsed) throw new Error(`A unit file that was not checked: ${parsed.fault.code}`);
  return withUnits(parsed);
}

export function heroNames(state: Pick<State, 'units'>): readonly string[] {
  return rosterOf(state).heroes.map(({ name }) => name);
}

function withUnits({ heroes, enemies }: Units): Roster {
  return {
    heroes: [...HEROES, ...heroes],
    bestiary: new Map([...BESTIARY, ...enemies.map((enemy) => [enemy.tile, enemy] as const)]),
  };
}

export interface Units {
  readonly heroes: readonly Recruit[];
  readonly enemies: readonly Enemy[];
}

export type UnitFault =
  | { readonly code: 'no-units' | 'too-many-units' }
  | { readonly code: 'unit-line' | 'unit-name'; readonly line: number }
  | { readonly code: 'unit-letter'; readonly line: number; readonly letter: string }
  | { readonly code: 'unit-figures'; readonly line: number; readonly figures: readonly string[] }
  | {
      readonly code: 'unit-figure';
      readonly line: number;
      readonly figure: string;
      readonly least: number;
      readonly most: number;
    };

/** Maximum sizes of a unit file, so that its units fit the menus. */
export const UNITS = { heroes: 15, enemies: 25, bytes: 8192 } as const;

const EVERY = ['health', 'attack', 'defense'] as const;

const KINDS = {
  Warrior: [...EVERY, 'cooldown'],
  Mage: [...EVERY, 'mana pool', 'mana cost', 'spell power', 'hits', 'range'],
  Rogue: [...EVERY, 'cost'],
  Hunter: [...EVERY, 'range'],
  monster: [...EVERY, 'vision', 'experience'],
  boss: [...EVERY, 'vision', 'experience', 'frequency'],
  trap: [...EVERY, 'experience', 'shown', 'hidden'],
} as const;

type Kind = keyof typeof KINDS;
type Figure = (typeof KINDS)[Kind][number];
type FileFigures = Readonly<Record<Figure, number>>;

/** Bounds of figures; the default is 0 to 9999. */
const BOUNDS: Readonly<Partial<Record<Figure, readonly [number, number]>>> = {
  health: [1, 9999],
  experience: [1, 9999],
  cooldown: [1, 20],
  'mana pool': [4, 9999],
  'mana cost': [1, 9999],
  hits: [1, 10],
  cost: [1, 100],
  range: [1, 12],
  vision: [0, 12],
  frequency: [0, 20],
  shown: [1, 20],
  hidden: [0, 20],
};

const LINE = /^(\p{L}+) +([^:]+): *(.+)$/u;
const NAME = /^\p{L}[\p{L}\p{N} '’-]{0,19}$/u;
const LETTER = /^([A-Za-z]) +(.+)$/;
/** Mark of a dead hero. */
const GRAVE = 'X';

/**
 * Parses a unit file, or returns the first fault. Each line has kind, letter (enemies only), name and figures in any
 * order: `monster r Cellar Rat: health 40, attack 6, …`. Lines starting with `//` are comments.
 */
export function parseUnits(text: string): Units | { readonly fault: UnitFault } {
  const heroes: Recruit[] = [];
  const enemies: Enemy[] = [];
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '' || row.startsWith('//')) continue;
    const unit = parseUnit(row.trim(), index + 1, { heroes, enemies });
    if ('fault' in unit) return unit;
    if ('class' in unit) heroes.push(unit);
    else enemies.push(unit);
  }
  if (heroes.length + enemies.length === 0) return { fault: { code: 'no-units' } };
  const isFull = heroes.length > UNITS.heroes || enemies.length > UNITS.enemies;
  return isFull ? { fault: { code: 'too-many-units' } } : { heroes, enemies };
}

function parseUnit(row: string, line: number, before: Units): Recruit | Enemy | { readonly fault: UnitFault } {
  const [, kind = '', who = '', listed = ''] = LINE.exec(row) ?? [];
  if (!isKind(kind)) return { fault: { code: 'unit-line', line } };
  const isEnemy = ENEMY_KINDS.includes(kind);
  const [, tile = '', name = who] = (isEnemy && LETTER.exec(who)) || [];
  const taken = [GRAVE, ...BESTIARY.keys(), ...before.enemies.map((enemy) => enemy.tile)];
  if (isEnemy && (tile === '' || taken.includes(tile))) return { fault: { code: 'unit-letter', line, letter: tile } };
  const takenNames = [...DOCUMENT_NAMES, ...[...before.heroes, ...before.enemies].map((unit) => unit.name)];
  if (!NAME.test(name) || takenNames.includes(name)) return { fault: { code: 'unit-name', line } };
  const figures = parseFigures(kind, listed, line);
  return 'fault' in figures ? figures : BUILD[kind](name, figures, tile);
}

const ENEMY_KINDS: readonly Kind[] = ['monster', 'boss', 'trap'];
const DOCUMENT_NAMES: readonly string[] = [...HERO_NAMES, ...[...BESTIARY.values()].map(({ name }) => name)];

function isKind(text: string): text is Kind {
  return Object.hasOwn(KINDS, text);
}

function parseFigures(kind: Kind, listed: string, line: number): FileFigures | { readonly fault: UnitFault } {
  const figures: readonly Figure[] = KINDS[kind];
  const given = new Map(
    listed.split(',').map((part) => {
      const [, name = '', value = ''] = /^(.+?) +(\d{1,5})$/.exec(part.trim()) ?? [];
      return [name, Number(value)] as const;
    }),
  );
  if (given.size !== figures.length || !figures.every((figure) => given.has(figure)))
    return { fault: { code: 'unit-figures', line, figures } };
  for (const figure of figures) {
    const [least, most] = BOUNDS[figure] ?? [0, 9999];
    const value = given.get(figure)!;
    if (value < least || value > most) return { fault: { code: 'unit-figure', line, figure, least, most } };
  }
  return Object.fromEntries(given) as FileFigures;
}

/** Creates a unit from the figures of a file. */
const BUILD: Readonly<Record<Kind, (name: string, of: FileFigures, tile: string) => Recruit | Enemy>> = {
  Warrior: (name, of) => ({ name, class: 'Warrior', ...bodyOf(of), cooldown: of.cooldown }),
  Mage: (name, of) => ({
    name,
    class: 'Mage',
    ...bodyOf(of),
    manaPool: of['mana pool'],
    manaCost: of['mana cost'],
    spellPower: of['spell power'],
    hitCount: of.hits,
    range: of.range,
  }),
  Rogue: (name, of) => ({ name, class: 'Rogue', ...bodyOf(of), cost: of.cost }),
  Hunter: (name, of) => ({ name, class: 'Hunter', ...bodyOf(of), range: of.range }),
  monster: (name, of, tile) => monster(tile, name, [of.health, of.attack, of.defense], of.vision, of.experience),
  boss: (name, of, tile) =>
    boss(tile, name, [of.health, of.attack, of.defense], of.vision, of.experience, of.frequency),
  trap: (name, of, tile) => trap(tile, name, [of.health, of.attack, of.defense], of.experience, [of.shown, of.hidden]),
};

function bodyOf({ health, attack, defense }: FileFigures) {
  return { health, attack, defense };
}

/** Property names of figures that have another name in the file. */
const MEMBERS: Readonly<Partial<Record<Figure, string>>> = {
  'mana pool': 'manaPool',
  'mana cost': 'manaCost',
  'spell power': 'spellPower',
  hits: 'hitCount',
  shown: 'visibility',
  hidden: 'invisibility',
};

export function makeUnits({ heroes, enemies }: Units): string {
  const lines = [
    ...heroes.map((hero) => makeUnit(hero.class, hero.name, hero)),
    ...enemies.map((enemy) => makeUnit(enemy.kind, `${enemy.tile} ${enemy.name}`, enemy)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function makeUnit(kind: Kind, who: string, unit: Recruit | Enemy): string {
  const figures = unit as unknown as Readonly<Record<string, number>>;
  return `${kind} ${who}: ${KINDS[kind].map((figure) => `${figure} ${figures[MEMBERS[figure] ?? figure]}`).join(', ')}`;
}
