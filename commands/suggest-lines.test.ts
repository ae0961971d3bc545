import type { Choice } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { open, testContext } from '../tests/context.ts';
import { suggestLines } from './move.ts';

const step = (line: string, label = line): Choice => ({ line, label, final: false });
const final = (line: string, label = line): Choice => ({ line, label, final: true });

describe('suggested lines', () => {
  const MENUS: Record<string, Choice[]> = {
    '': [step('move ', 'Move a unit'), step('say ', 'Say something'), final('pass', 'End the turn')],
    'move ': [final('move wolf'), step('move cat ', 'Move the cat')],
    'move cat ': [final('move cat left'), final('move cat right')],
  };
  const suggest = async (typed: string, menus = MENUS) => {
    const at = await open(await testContext());
    return suggestLines(at, 0, typed, 'en', (partial) => menus[partial] ?? []);
  };
  const values = async (typed: string, menus = MENUS) => (await suggest(typed, menus)).map(({ value }) => value);

  test('start with the typed text or have it in their label', async () => {
    expect(await values('')).toEqual(['move ', 'say ', 'pass']);
    expect(await values('PA')).toEqual(['pass']);
    expect(await values('unit')).toEqual(['move ']);
    expect(await values('ass')).toEqual([]);
  });

  test('continue the typed steps', async () => {
    expect(await values('Move ')).toEqual(['move wolf', 'move cat ']);
    expect(await values('move cat r')).toEqual(['move cat right']);
    expect(await values('say ')).toEqual(['say ']);
    expect(await values('pass')).toEqual(['pass']);
  });

  test('do not continue a line that text completes', async () => {
    const typed: Choice = { ...step('guess '), input: { label: 'Guess', pattern: /\d/, example: '3' } };
    expect(await values('guess ', { '': [typed], 'guess ': [final('guess 1')] })).toEqual(['guess ']);
  });

  test('mark lines that continue', async () => {
    expect((await suggest('')).map(({ name }) => name)).toEqual([
      'move … · Move a unit',
      'say … · Say something',
      'pass · End the turn',
    ]);
  });
});
