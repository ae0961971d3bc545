import type { Enemy } from '../../state.ts';
import { BESTIARY, boss, monster, trap } from '../enemies.ts';
import { HERO_NAMES, type Recruit } from '../heroes.ts';

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
