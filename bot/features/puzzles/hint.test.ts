import { farmland } from '@longtable/farmland';
import type { AnyGame, Puzzle } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { noughtsWithComputers } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { findTable } from '../../host/table/find.ts';
import { propose } from '../agreements/index.ts';
import { PUZZLE_OF_THE_DAY } from '../daily/record.ts';

const PRICE = '-# A puzzle solved with one hint counts as a draw, and with two as a loss.';
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

/** Farmland with one of its puzzles, under the ids of three. */
function onlyPuzzle(isWanted: (puzzle: Puzzle) => boolean): AnyGame {
  const found = farmland.puzzles?.all().find(isWanted) as Puzzle;
  const all = () => ['one', 'two', 'three'].map((id) => ({ ...found, id }));
  return { ...farmland, puzzles: { ...farmland.puzzles, all } } as AnyGame;
}

async function begin(game: AnyGame, title = 'noughts') {
  const bot = await openFeatureBot([game]);
  await bot.user('ada').press({ kind: 'nextPuzzle', game: title });
  const { id } = (await bot.tableIn('c')).table;
  const act = (what: Id<'puzzle'>['act']) => bot.user('ada').press({ kind: 'puzzle', act: what, table: id });
  return { bot, id, act };
}

describe('the hints of a puzzle', () => {
  test('are the start of the first move, and then all of it', async () => {
    const { act } = await begin(withPuzzle(['c1'], { c1: 'Torchman → Breaker: kills it' }));
    expect((await act('hints')).text).toMatch(/1 x x [\s\S]*\n-# A puzzle solved with one hint/);
    expect((await act('first')).text).toMatch(/1 x x [\s\S]*\nThe next move starts with \*\*Torchman\*\*\.\n-# /);
    expect((await act('second')).text).toMatch(
      /1 x x [\s\S]*\nThe next move starts with \*\*Torchman\*\*\.\n\*\*You take c1\.\*\*\n-# /,
    );
  });

  test('are for the position on the screen, and ask to take back moves outside of the solution', async () => {
    const { bot, id, act } = await begin(
      onlyPuzzle(({ answer }) => answer[0] === 'F4 move F5'),
      'farmland',
    );
    const hints = async (which: 'first' | 'second') => (await act(which)).text.split('```').at(-1)?.trim().split('\n');
    const move = (line: string) => playLine(bot.context, id, { person: 'ada' }, line);
    expect(await hints('first')).toEqual(['The next move starts with **F4**.', PRICE]);
    await move('F6 move E6');
    const wrong = await act('second');
    expect(wrong.text).toContain(
      '**Your moves aren’t part of the solution.** Take them back first, then a hint can help.',
    );
    expect(wrong.labels).toEqual(['Undo', 'Back']);
    await propose(bot.context, id, 'ada', 'undo');
    expect((await hints('second'))?.[1]).toBe('**Move the Bramble Keeper from F4 to F5.**');
    await move('F4 move F5');
    expect((await hints('second'))?.[1]).toBe('**Move the Old Dragon Plough +5 from F6 to F5.**');
  });
});

test('can be started again after a move that can’t be taken back, without a rating', async () => {
  const { bot, id, act } = await begin(
    onlyPuzzle((puzzle) => puzzle.id === 'farmland-39-68'),
    'farmland',
  );
  const panel = () => bot.user('ada').press({ kind: 'panel', table: id });
  expect((await panel()).labels).not.toContain('Start again (counts as unsolved)');
  await playLine(bot.context, id, { person: 'ada' }, 'G2 move G1');
  expect((await panel()).labels).toContain('Start again (counts as unsolved)');
  expect((await act('first')).labels).toEqual(['Start again (counts as unsolved)', 'Back']);
  expect((await act('restart')).text).toContain('-# Not rated: you’ve tried this puzzle before.');
  expect((await findTable(bot.context, id)).table).toMatchObject({ status: 'over', ending: { how: 'left' } });
  const { table } = await bot.tableIn('c');
  await playLine(bot.context, table.id, { person: 'ada' }, 'G2 move G1');
  expect((await bot.user('ada').press({ kind: 'panel', table: table.id })).labels).toContain('Start again');
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
