import { readFileSync } from 'node:fs';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Our own ten levels, in the order of play: the one place where a game reads files, once, when it is loaded. */
export const OUR_LEVELS: readonly string[] = NUMBERS.map((number) =>
  readFileSync(new URL(`./levels/level${number}.txt`, import.meta.url), 'utf8'),
);
