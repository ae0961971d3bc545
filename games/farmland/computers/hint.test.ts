import { expect, test } from 'vitest';
import { stage, unit } from '../testing/stage.ts';
import { hint } from './hint.ts';

const goat = unit('Tall Goat 2000/2000');

test.each([
  [stage({ D6: goat }, { placed: true }), 'D6 move D7', 'It hits the King for 2000 damage (6000 left).'],
  [
    stage({ B4: goat, B5: unit('Wee Kid 700/700', { team: 1 }) }, { placed: true }),
    'B4 move B5',
    'It beats the Wee Kid for 1300 damage.',
  ],
])('the first line of a turn and why: %#', (state, line, en) => {
  expect(hint(state, 0)).toMatchObject({ line, why: { en } });
});

test('the move is an instruction with unit, from and to', () => {
  const rival = unit('Wee Kid 700/700', { team: 1 });
  expect(hint(stage({ B4: goat, B5: rival }, { placed: true }), 0).move).toMatchObject({
    en: 'Attack B5 with the Tall Goat from B4.',
    es: 'Ataca B5 con la unidad Tall Goat desde B4.',
  });
  expect(hint(stage({ D3: goat }, { placed: true }), 0).move).toMatchObject({
    en: 'Move the Tall Goat from D3 to D4.',
    fr: 'Déplace l’unité Tall Goat de D3 en D4.',
  });
});
