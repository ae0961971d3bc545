import { expect, test } from 'vitest';
import { fighter, stage } from '../testing/stage.ts';
import { hint } from './hint.ts';

test.each([
  [stage({ field: { 1: fighter('Netter') } }, { life: 2 }), 'attack 0 with 1', 'It wins: 2 damage against 2 life.'],
  [
    stage({ hand: 'Dracula', mana: 2 }, { life: 2, field: { 1: fighter('Limpet') } }),
    'cast 1',
    'It wins: 2 life is all there is left.',
  ],
  [stage({ hand: '' }), 'finish', 'Nothing more is gained now; you keep your 0 mana.'],
])('a move and why: %#', (state, line, en) => {
  expect(hint(state, 0)).toMatchObject({ line, why: { en } });
});
