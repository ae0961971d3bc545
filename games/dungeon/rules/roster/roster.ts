import type { State } from '../../state.ts';
import { BESTIARY, type Bestiary } from '../enemies.ts';
import { HEROES, type Recruit } from '../heroes.ts';
import { DEEP_ENEMIES, DEEP_HEROES } from './deep.ts';
import { parseUnits, type Units } from './unit-file.ts';

/** Who can be chosen and met in a run. */
export interface Roster {
  readonly heroes: readonly Recruit[];
  readonly bestiary: Bestiary;
}

/** What a run calls our own units beyond the document's. */
export const DEEP = 'deep';

const DOCUMENT: Roster = { heroes: HEROES, bestiary: BESTIARY };
const WITH_DEEP = withUnits({ heroes: DEEP_HEROES, enemies: DEEP_ENEMIES });

/** The heroes and enemies of a run; a file was checked before it began. */
export function rosterOf({ units }: Pick<State, 'units'>): Roster {
  if (units === undefined) return DOCUMENT;
  if (units === DEEP) return WITH_DEEP;
  const parsed = parseUnits(units);
  if ('fault' in parsed) throw new Error(`A unit file that was not checked: ${parsed.fault.code}`);
  return withUnits(parsed);
}

/** The names of the heroes to choose from, in menu order. */
export function heroNames(state: Pick<State, 'units'>): readonly string[] {
  return rosterOf(state).heroes.map(({ name }) => name);
}

function withUnits({ heroes, enemies }: Units): Roster {
  return {
    heroes: [...HEROES, ...heroes],
    bestiary: new Map([...BESTIARY, ...enemies.map((enemy) => [enemy.tile, enemy] as const)]),
  };
}
