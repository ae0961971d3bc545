import { z } from 'zod';
import { roomSchema } from './room.ts';

const count = z.int().min(0);

/** A run: the room being played (none until a hero is chosen) and the texts of the levels that lie ahead. */
export const stateSchema = z.object({
  random: count,
  /** The number of the level being played, from 1; 0 until a hero is chosen. */
  level: count,
  rounds: count,
  /** The experience that the hero brings along, from levels that are not played here. */
  prior: count,
  ahead: z.array(z.string()),
  room: roomSchema.nullable(),
});

export type State = z.infer<typeof stateSchema>;

/** How far a run is. The next level opens as soon as one is cleared, so a room without enemies is the last one. */
export function phase({ room }: State): 'choosing' | 'exploring' | 'won' | 'dead' {
  if (!room) return 'choosing';
  if (room.hero.health === 0) return 'dead';
  return room.enemies.length === 0 ? 'won' : 'exploring';
}

/** How many levels the whole run has. */
export function levelCount({ level, ahead }: State): number {
  return level + ahead.length;
}
