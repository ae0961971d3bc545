import { expect, test } from 'vitest';
import { stage } from '../testing/stage.ts';
import { hint } from './hint.ts';

test.each([
  [stage({ phase: { kind: 'class' } }), '1', /^The Warrior wins most often/],
  [
    stage({ hand: ['Slash(1)'], monsters: [{ name: 'Rat', hp: 4 }] }),
    '1',
    /^The Rat has 4 health: 5 to 8 damage, kills\.$/,
  ],
  [
    stage({ hand: ['Parry(2)'], monsters: [{ name: 'Tarantula' }] }),
    '1',
    /^Runa has 50 health: 6 instead of 20 damage\.$/,
  ],
])('a move and why: %#', (state, line, en) => {
  expect(hint(state)).toMatchObject({ line, why: { en: expect.stringMatching(en) } });
});
