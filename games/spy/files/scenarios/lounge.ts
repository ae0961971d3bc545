import { readDrawing } from './drawing.ts';

/** The casino of a quick match: small enough to be seen at a glance on a phone. */
export const lounge = readDrawing([
  '.._=_....^.',
  '$.........@',
  '....##.....',
  '.@..#......',
  '....#..._=.',
  '.........._',
  '^.....@....',
  '.....##..$.',
  '._=_.......',
]);
