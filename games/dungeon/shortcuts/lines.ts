import { fieldName, parseFieldName } from '../../kit/field-names.ts';
import { SHORTCUT } from '../../kit/shortcut.ts';
import type { Position } from '../rules/grid.ts';

/** A parsed shortcut: a walk to a field, a fight, or a rest. */
export type Errand = { readonly verb: 'walk'; readonly to: Position } | { readonly verb: 'fight' | 'rest' };

const WALK = `${SHORTCUT}walk `;

/** The line of a shortcut. */
export function makeErrand(errand: Errand): string {
  return errand.verb === 'walk' ? WALK + fieldName(errand.to) : SHORTCUT + errand.verb;
}

/** The shortcut of a line; undefined if none is spelled so. */
export function parseErrand(line: string): Errand | undefined {
  if (line === `${SHORTCUT}fight`) return { verb: 'fight' };
  if (line === `${SHORTCUT}rest`) return { verb: 'rest' };
  const to = line.startsWith(WALK) ? parseFieldName(line.slice(WALK.length)) : undefined;
  return to && { verb: 'walk', to };
}
