import { expect, test } from 'vitest';
import { makeId, parseId } from '../../tests/ids.ts';

/** Custom ids of features in posted messages. */
const POSTED = {
  dailies: 'dailies',
  dailyBoard: 'dailyBoard|dungeon',
  learn: 'learn|dungeon',
  lessons: 'lessons',
  nextPuzzle: 'nextPuzzle|duel',
  puzzle: 'puzzle|again|K3_x-9aB',
  yours: 'yours|dungeon',
};

test.each(Object.entries(POSTED))('still parses an older custom id of the kind %s', (kind, customId) => {
  const id = parseId(customId);
  expect(id?.kind).toBe(kind);
  expect(id && makeId(id)).toBe(customId);
});
