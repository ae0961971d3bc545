import type { Enemy, State } from '../../state.ts';
import { BESTIARY, type Bestiary, boss, monster, trap } from '../enemies.ts';
import { HEROES, type Recruit } from '../heroes.ts';
import { parseUnits, type Units } from './unit-file.ts';

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

export interface Roster {
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
