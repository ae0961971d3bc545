import { expect, test } from 'vitest';
import { stage } from '../testing/stage.ts';
import { hint } from './hint.ts';

test('suggests opening a safe with a known combination and names its contents', () => {
  const { state } = stage(['.$', '..', '$.'], [{ at: 'A1', faction: 0, bp: 0, ap: 1 }]);
  state.sides[0].combinations = [1];
  const why = { en: 'It’s worth 13 IP and reveals the combination of safe 2.' };
  expect(hint(state, 0)).toMatchObject({
    line: 'open B1',
    move: { en: 'Open safe 1.', de: 'Öffne Tresor 1.' },
    why,
  });
});

test('explains where a step leads', () => {
  const { state } = stage(['....$', '.....'], [{ at: 'A1', faction: 0, bp: 1, ap: 0 }]);
  state.sides[0].combinations = [1];
  const why = { en: 'On the way to safe 1: 2 steps left.', de: 'Nächstes Ziel: Tresor 1, noch 2 Schritte.' };
  expect(hint(state, 0)).toMatchObject({
    line: expect.stringMatching(/^step B/),
    move: { en: expect.stringMatching(/^Step to B\d\.$/) },
    why,
  });
});
