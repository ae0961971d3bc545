import { expect, test } from 'vitest';
import { runa } from './index.ts';
import { isComparable, scoreRun } from './result.ts';
import { stage } from './testing/stage.ts';

const over = stage({ phase: { kind: 'lost' } });
const story = { ...over.story, rooms: 3, slain: ['Rat', 'Frog'] as const, dealt: 70, taken: 55 };
const run = { ...over, story: { ...story, slain: [...story.slain] } };

test('ranks more rooms first, then more monsters, then less damage', () => {
  expect(scoreRun(run)).toMatchObject({
    points: [3, 2, -55],
    words: { en: '3 of 8 rooms cleared, 2 monsters slain, 55 damage taken' },
  });
  const one = scoreRun({ ...run, story: { ...run.story, slain: ['Rat'] } });
  expect(one.words).toMatchObject({ en: '3 of 8 rooms cleared, 1 monster slain, 55 damage taken' });
});

test.each([
  [{}, true],
  [{ dice: 'bot' } as const, true],
  [{ dice: 'own' } as const, false],
  [{ seeds: '61,86' }, false],
  [{ seeds: 'own' }, false],
])('runs with %j can be compared: %s', (options, can) => {
  expect(isComparable(options)).toBe(can);
  expect(runa.terms?.(options).fixesSeed).toBe('seeds' in options);
});
