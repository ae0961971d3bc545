import { expect, test } from 'vitest';
import { stage } from '../testing/stage.ts';
import { hint } from './index.ts';

const NO_BETTER = /^No other card does more this round\.$/;

test.each([
  [stage({ phase: { kind: 'class' } }), '1', /^The Warrior wins most often/],
  [
    stage({ hand: ['Slash(1)'], monsters: [{ name: 'Rat', hp: 4 }] }),
    '1',
    /^The Rat has 4 life\. Slash\(1\): 5–8 damage, kills it\.$/,
  ],
  [
    stage({ hand: ['Parry(2)'], monsters: [{ name: 'Tarantula' }] }),
    '1',
    /^Runa has 50 life\. Parry\(2\): 6 damage instead of 20\.$/,
  ],
  [
    stage({ hand: ['Focus(1)'], monsters: [{ name: 'Frog' }] }),
    '1',
    /^Spells get stronger with focus, and Runa has 1\./,
  ],
  [stage({ hand: ['Focus(1)'], monsters: [{ name: 'Rat', next: 1 }] }), '1', NO_BETTER],
  [stage({ hand: ['Slash(1)'], monsters: [{ name: 'Rat', block: 14 }] }), '1', NO_BETTER],
  [stage({ hand: ['Reflect(1)'], monsters: [{ name: 'Rat', next: 1 }] }), '1', NO_BETTER],
])('returns a move with a reason: %#', (state, line, en) => {
  expect(hint(state)).toMatchObject({ line, why: { en: expect.stringMatching(en) } });
});

test.each([
  [stage({ phase: { kind: 'class' } }), 'Choose the Warrior.', 'Wähle die Kriegerin.'],
  [stage({ hand: ['Slash(1)'], monsters: [{ name: 'Rat', hp: 4 }] }), 'Play Slash(1).', 'Spiele Hieb(1).'],
])('says the move as an instruction: %#', (state, en, de) => {
  expect(hint(state)).toMatchObject({ move: { en, de } });
});
