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

const actor = { at: 'B1', faction: 0, bp: 0, ap: 1 } as const;

test.each([
  [['$.', '..'], { ...actor }, [1], 'open A1', 'It’s worth 13 IP and holds the cat’s collar.'],
  [['...$', '....'], { ...actor, bp: 1 }, [1], 'step C1', 'From there, you can reach safe 1.'],
  [
    ['..', '..'],
    { ...actor, hp: 20, cocktail: { poisonedBy: [] } },
    [],
    'drink',
    'A drink takes you from 20 to 50 life.',
  ],
  [
    ['@.', '..'],
    { ...actor, chips: 20, has: ['LUCKY_DEVIL' as const] },
    [],
    'gamble A1 10',
    'You have a 62% chance to win, and each chip is worth 10 IP at the end.',
  ],
  [['..', '..'], { ...actor }, [], 'retire', 'Waiting is better than anything in reach.'],
])('names the reason of a line: %#', (rows, role, combinations, line, en) => {
  const { state } = stage(rows, [role]);
  state.sides[0].combinations = [...combinations];
  expect(hint(state, 0)).toMatchObject({ line, why: { en } });
});
