import type { AnyGame, Puzzle } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { noughtsWithComputers } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { PUZZLE_OF_THE_DAY } from '../daily/record.ts';

const [FIRST] = noughtsWithPuzzles.puzzles.all() as [Puzzle];

/** Noughts with one puzzle, and with other labels of the cells. */
function withPuzzle(answer: readonly string[], labels: Readonly<Record<string, string>> = {}, more = {}): AnyGame {
  return {
    ...noughts,
    ...more,
    choices: (state: never, seat: number, partial: string) =>
      noughts.choices(state, seat, partial).map((choice) => ({ ...choice, label: labels[choice.line] ?? choice.line })),
    puzzles: {
      ...noughtsWithPuzzles.puzzles,
      all: () => ['one', 'two', 'three'].map((id) => ({ ...FIRST, id, answer })),
    },
  };
}

async function begin(game: AnyGame) {
  const bot = await openFeatureBot([game]);
  await bot.user('ada').press({ kind: 'nextPuzzle', game: 'noughts' });
  const { id } = (await bot.tableIn('c')).table;
  const act = (what: Id<'puzzle'>['act']) => bot.user('ada').press({ kind: 'puzzle', act: what, table: id });
  return { bot, id, act };
}

describe('the hints of a puzzle', () => {
  test('are the start of the first move, and then all of it', async () => {
    const { act } = await begin(withPuzzle(['c1'], { c1: 'Torchman → Breaker: kills it' }));
    const [price] = (await act('hints')).text.split('\n');
    expect(price).toMatch(/^-# A puzzle solved with one hint/);
    expect((await act('first')).text).toMatch(/^It starts with \*\*Torchman\*\*\.\n-# /);
    expect((await act('second')).text).toMatch(
      /^It starts with \*\*Torchman\*\*\.\nThe first move: \*\*You take c1\.\*\*\n-# /,
    );
  });

  test('are the first move and the next one if the first has no parts', async () => {
    const { act } = await begin(withPuzzle(['c2', 'c1']));
    expect((await act('first')).text).toMatch(/^It starts with \*\*c2\*\*\./);
    expect((await act('second')).text).toMatch(/\nAfter that comes \*\*.*c1.*\*\*\./);
    const single = await begin(withPuzzle(['c1']));
    expect((await single.act('second')).text).toMatch(/\nThe first move: \*\*You take c1\.\*\*/);
  });
});

describe('the answer of a puzzle', () => {
  const answer = async (game: AnyGame) => {
    const { bot, id, act } = await begin(game);
    await resign(bot.context, id, 'ada');
    return act('answer');
  };

  test('tells the moves and shows the last position, with the next puzzle', async () => {
    const shown = await answer(withPuzzle(['c1']));
    expect(shown.text).toMatch(/^\*\*Solution\*\* · Noughts and Crosses\n> You take c1\.\n/);
    expect(shown.text).toContain('1 x x x');
    expect(shown.text).not.toContain('> -#');
    expect(shown.ids).toEqual([{ kind: 'nextPuzzle', game: 'noughts' }]);
  });

  test('has the reason of the computer if it suggests the same move', async () => {
    const advised = (line: string): AnyGame =>
      withPuzzle(
        ['c1'],
        {},
        {
          computers: { ...noughtsWithComputers.computers, hint: () => ({ line, why: 'It makes a row.' }) },
        },
      );
    expect((await answer(advised('c1'))).text).toContain('> You take c1.\n> -# It makes a row.');
    expect((await answer(advised('c2'))).text).not.toContain('It makes a row.');
  });

  test('of the puzzle of the day has no next puzzle', async () => {
    const bot = await openFeatureBot([noughtsWithPuzzles]);
    await bot.user('ada').press({ kind: 'yours', game: PUZZLE_OF_THE_DAY });
    const { id } = (await bot.tableIn('c')).table;
    await resign(bot.context, id, 'ada');
    const { ids } = await bot.user('ada').press({ kind: 'puzzle', act: 'answer', table: id });
    expect(ids).toEqual([]);
  });
});

test('has neither hints nor an answer if the puzzle no longer exists', async () => {
  const puzzles = noughtsWithPuzzles.puzzles.all() as Puzzle[];
  const game = { ...noughtsWithPuzzles, puzzles: { ...noughtsWithPuzzles.puzzles, all: () => puzzles } };
  const { bot, id, act } = await begin(game);
  puzzles.length = 0;
  expect((await act('hints')).refused).toBe('puzzleGone');
  await resign(bot.context, id, 'ada');
  expect((await act('answer')).refused).toBe('puzzleGone');
  expect((await act('again')).refused).toBe('puzzleGone');
});
