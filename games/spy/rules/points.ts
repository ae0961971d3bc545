import type { PropertyName } from './properties.ts';

/** Movement and action points of a turn. */
interface Points {
  bp: number;
  ap: number;
}

/**
 * Returns the points of a round. `coin` decides whether ponderousness and agility change the movement or the action
 * points.
 */
export function pointsOf(properties: readonly PropertyName[], coin: () => boolean): Points {
  const points = { bp: 2, ap: 1 };
  if (properties.includes('NIMBLENESS')) points.bp = 3;
  if (properties.includes('SLUGGISHNESS')) points.bp = 1;
  if (properties.includes('SPRYNESS')) points.ap = 2;
  if (properties.includes('PONDEROUSNESS')) points[coin() ? 'bp' : 'ap'] -= 1;
  if (properties.includes('AGILITY')) points[coin() ? 'bp' : 'ap'] += 1;
  return { bp: Math.max(0, points.bp), ap: Math.max(0, points.ap) };
}
