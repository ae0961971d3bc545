import { expect, test } from 'vitest';
import { newRun } from '../setup.ts';
import type { State } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { hint } from './hint.ts';

const run = (...drawn: Parameters<typeof stage>): State => ({ ...newRun([], 1), room: stage(...drawn) });

test.each([
  [newRun(['@s'], 1), '1', 'Jon Snow forgives most mistakes.'],
  [run('@.s.......k', 'Melisandre'), 'e', 'It reaches 1 now.'],
  [run('@.......s', 'Melisandre', { mana: 0 }), 'q', 'Nobody is near: gather strength.'],
  [run('@s', 'Jon Snow', { remaining: 2 }), 'd', 'Strike at the Lannister Soldier: 80 left.'],
  [run('@.......s', 'Jon Snow'), 'd', 'The nearest enemy is that way.'],
])('a move and why: %#', (state, line, en) => {
  expect(hint(state)).toMatchObject({ line, why: { en } });
});
