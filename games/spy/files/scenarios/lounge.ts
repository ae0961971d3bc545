import type { Drawing } from './drawing.ts';

/** A lounge for a quick match: small enough to be seen at a glance on a phone. */
export const lounge: Drawing = [
  '.._=_....^.',
  '$.........@',
  '....##.....',
  '.@..#......',
  '....#..._=.',
  '.........._',
  '^.....@....',
  '.....##..$.',
  '._=_.......',
];
