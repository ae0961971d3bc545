import { expect, test } from 'vitest';
import { hint, nextAction } from './computers.ts';
import { newRun } from './options.ts';
import type { State } from './state.ts';
import { stage } from './testing/stage.ts';

const run = (...drawn: Parameters<typeof stage>): State => ({ ...newRun([], 1), room: stage(...drawn) });

test.each([
  [newRun(['@s'], 1), '1', 'Choose Jon Snow.', 'Jon Snow is the most forgiving hero.'],
  [run('@.s.......k', 'Melisandre'), 'e', 'Use Blizzard.', '1 enemy is in reach.'],
  [run('@.......s', 'Melisandre', { mana: 0 }), 'q', 'Rest for a round.', 'Nobody sees you yet, so rest up.'],
  [run('@s', 'Jon Snow', { remaining: 2 }), 'd', 'Attack the Lannister Soldier.', 'It has 80 life left.'],
  [run('@.......s', 'Jon Snow'), 'd', 'Go right.', 'The nearest enemy is that way.'],
])('returns an instruction with a reason: %#', (state, line, move, why) => {
  expect(hint(state)).toMatchObject({ line, move: { en: move }, why: { en: why } });
});

test('waits if no enemy can be reached', () => {
  expect(nextAction(stage('@#....s', 'Jon Snow'))).toBe('wait');
});
