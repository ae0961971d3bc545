import { phase, type State } from '../state.ts';
import type { Direction } from './grid.ts';
import { HERO_NAMES, type HeroName } from './heroes.ts';
import type { Action } from './round.ts';

/** What a line means. */
export type Order =
  | { readonly kind: 'choose'; readonly name: HeroName }
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'walk'; readonly direction: Direction }
  | { readonly kind: 'rest' };

const STEP_KEYS = { w: 'up', s: 'down', a: 'left', d: 'right' } as const satisfies Record<string, Direction>;

/** The six keys of the document. */
export const KEYS = { ...STEP_KEYS, e: 'cast', q: 'wait' } as const satisfies Record<string, Action>;

/** The key for an action. */
export function keyOf(action: Action): string {
  return Object.entries(KEYS).find(([, meaning]) => meaning === action)![0];
}

/** The lines of a run whose hero is chosen: `w`, `walk w`, `rest`. */
const LINES: ReadonlyMap<string, Order> = new Map<string, Order>([
  ...Object.entries(KEYS).map(([key, action]) => [key, { kind: 'act', action }] as const),
  ...Object.entries(STEP_KEYS).map(([key, direction]) => [`walk ${key}`, { kind: 'walk', direction }] as const),
  ['rest', { kind: 'rest' }],
]);

/** The lines by which a hero is chosen: `1` to `7`. */
const HERO_LINES: ReadonlyMap<string, Order> = new Map(
  HERO_NAMES.map((name, index) => [`${index + 1}`, { kind: 'choose', name }]),
);

/** What a line means at this point of a run; nothing, if it means nothing. */
export function parseLine(state: State, line: string): Order | undefined {
  const now = phase(state);
  if (now === 'choosing') return HERO_LINES.get(line);
  return now === 'exploring' ? LINES.get(line) : undefined;
}
