import type { Advice, AnyGame, Level, Seat } from '../game.ts';
import type { RNG } from '../rng.ts';
import type { Text } from '../text.ts';
import { texts } from '../words/texts.ts';

/**
 * Names of the standard levels by id, from weakest to strongest: `beginner`, `novice`, `learner`, `amateur`, `casual`,
 * `skilled`, `seasoned`, `advanced`, `expert`, `master`. A game offers some of them, in this order.
 */
export const LEVEL_NAMES = texts.levels;

/** Rating of a level, and the levels that it mixes. Solo games have no ratings. */
export type LevelRow = Pick<Level, 'rating' | 'mix'>;

/**
 * Returns levels with their standard names, from weakest to strongest:
 * `levelsFrom(texts.computers, { beginner: { rating: 1020 }, master: { rating: 1740 } })`.
 */
export function levelsFrom<Id extends keyof typeof LEVEL_NAMES>(
  about: Readonly<Record<Id, Text>>,
  rows: Readonly<Record<Id, LevelRow>>,
): readonly Level[] {
  return (Object.keys(rows) as Id[]).map((id) => ({ id, name: LEVEL_NAMES[id], about: about[id], ...rows[id] }));
}

/**
 * Returns the game's hint for a seat, or else the move of its middle level. Returns undefined if the game has no
 * levels.
 */
export function adviceFor({ computers }: AnyGame, state: unknown, seat: Seat, rng: RNG): Advice | undefined {
  if (computers?.hint) return computers.hint(state, seat, rng);
  const level = computers?.levels[Math.floor(computers.levels.length / 2)];
  return level && { line: computers.line(state, seat, level.id, rng) };
}

/**
 * Returns the level whose move a level plays in a position: itself, or one of the two that it mixes. The choice is a
 * hash of `known()`, the seat's knowledge, so the same position always gets the same move.
 */
export function resolveLevel(levels: readonly Level[], id: string, known: () => unknown): string {
  const mix = levels.find((level) => level.id === id)?.mix;
  if (!mix) return id;
  return hashToUnit(JSON.stringify(known())) < mix.share ? mix.of : mix.else;
}

/** Hashes a text to a number from 0 to 1: FNV-1a with MurmurHash's finalizer. */
function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
