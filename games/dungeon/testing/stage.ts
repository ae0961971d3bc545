import { type HeroName, newHero } from '../rules/heroes.ts';
import { parseLevel } from '../rules/level.ts';
import { enter } from '../rules/room.ts';
import type { Room } from '../state.ts';

/** Returns a room from a drawing, with a new hero whose stats can be overridden. */
export function stage(drawing: string, name: HeroName, figures: Readonly<Record<string, number>> = {}): Room {
  const level = parseLevel(drawing);
  if ('fault' in level) throw new Error(`This is no level: ${level.fault.code}`);
  return enter(level, { ...newHero(name), ...figures });
}
