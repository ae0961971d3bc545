import { gameName, idFormat, key, word } from '../../custom-ids/fields.ts';

export const nextPuzzleId = idFormat`nextPuzzle|${gameName('game')}`;

/** Opens the puzzle again, shows its answer or its hints, or takes a hint. */
export const puzzleId = idFormat`puzzle|${word('act', ['again', 'answer', 'hints', 'first', 'second'])}|${key('table')}`;
