import type { AnyGame, Choice } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { suggestLines } from './hint.ts';

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

  test('are at most 25 of 100 characters', async () => {
    const many = await suggest('', { '': Array.from({ length: 30 }, (_, at) => final(`${at}`, 'x'.repeat(200))) });
    expect([many.length, many[0]?.name.length]).toEqual([25, 100]);
  });
});

describe('a hint', () => {
  async function hintOf(game: AnyGame, lesson = false) {
    const bot = await openFeatureBot([game]);
    const sitters = [person('ada'), { kind: 'computer' as const, level: 'master' }];
    const { id } = (await open(bot.context, { game, sitters, help: true, ...(lesson && { lesson }) })).table;
    return (await bot.user('ada').press({ kind: 'hint', table: id }, { isPrivate: true })).text;
  }
  const advising = (advice: object): AnyGame => ({
    ...noughtsWithComputers,
    computers: { ...noughtsWithComputers.computers!, hint: () => ({ line: 'b2', ...advice }) },
  });

  test('is the board with the move in the game’s words and the reason', async () => {
    expect(await hintOf(advising({ move: 'Take the centre', why: 'It is in four rows.' }))).toMatch(
      /```\n {2}a b c[\s\S]*\*\*Take the centre\*\*\nIt is in four rows\./,
    );
    const plain = await hintOf(advising({}));
    expect(plain).toMatch(/\*\*.*b2.*\*\*$/);
    expect(plain).not.toContain('lesson');
  });

  test('names the next step in a lesson', async () => {
    expect(await hintOf({ ...noughts, computers: noughtsWithComputers.computers! }, true)).toMatch(
      /Next step in the lesson: \*\*/,
    );
  });
});
