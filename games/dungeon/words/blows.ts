import type { Enemy, Hero } from '../state.ts';

/** Returns the name of a unit's place in pictures. */
export function unitPlace(unit: Hero | Enemy): string {
  return 'class' in unit ? 'hero' : `${unit.name} ${unit.x} ${unit.y}`;
}
