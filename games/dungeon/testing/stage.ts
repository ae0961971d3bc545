import { type HeroName, newHero } from '../rules/heroes.ts';
import { parseLevel } from '../rules/level.ts';
import { enter } from '../rules/room.ts';
import type { Room } from '../state.ts';

/** A room from a drawing, with a fresh hero whose figures may be changed: a stage for trying out rules. */
export function stage(drawing: string, name: HeroName, figures: Readonly<Record<string, number>> = {}): Room {
  const level = parseLevel(drawing);
  if ('fault' in level) throw new Error(`This is no level: ${level.fault.code}`);
  return enter(level, { ...newHero(name), ...figures });
}
