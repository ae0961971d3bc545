import { readFileSync } from 'node:fs';
import { checked, type Level } from '../rules/level.ts';
import type { State } from '../state.ts';

/** The numbers of our own levels, by which a run remembers those that lie ahead. */
export const OUR_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Our own ten levels, in the order of play: the one place where a game reads files, once, when it is loaded. */
export const OUR_LEVELS: readonly string[] = OUR_NUMBERS.map((number) =>
  readFileSync(new URL(`./levels/level${number}.txt`, import.meta.url), 'utf8'),
);

/** A level of a run: one of ours by its number, or a text that was checked before the run began. */
export function levelOf(ahead: State['ahead'][number]): Level {
  return checked(typeof ahead === 'number' ? OUR_LEVELS[ahead - 1]! : ahead);
}
