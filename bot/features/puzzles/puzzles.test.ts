import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import type { AnyGame, Puzzle } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open } from '../../../tests/context.ts';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../../tests/games/noughts-puzzles.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changePerson, changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { drawBoard } from '../../render/board.ts';
import { propose } from '../agreements/index.ts';
import { PUZZLE_OF_THE_DAY } from '../daily/record.ts';
import { takeHints } from './puzzle.ts';

const PRICE = '-# A puzzle solved with one hint counts as a draw, and with two as a loss.';
const AGAIN = 'Start again (counts as unsolved)';
const [FIRST] = noughtsWithPuzzles.puzzles.all() as [Puzzle];

/** Noughts with one puzzle, and with other labels of the cells. */
function withPuzzle(answer: readonly string[], labels: Readonly<Record<string, string>> = {}, more = {}): AnyGame {
  const all = () => ['one', 'two', 'three'].map((id) => ({ ...FIRST, id, answer }));
  return {
    ...{ ...noughts, ...more, puzzles: { ...noughtsWithPuzzles.puzzles, all } },
    choices: (state: { cells: string }, seat: number, partial: string) =>
      noughts.choices(state, seat, partial).map((choice) => ({ ...choice, label: labels[choice.line] ?? choice.line })),
  };
}

/** Farmland with one of its puzzles, under the ids of three. */
function onlyPuzzle(isWanted: (puzzle: Puzzle) => boolean): AnyGame {
  const found = farmland.puzzles?.all().find(isWanted) as Puzzle;
  const all = () => ['one', 'two', 'three'].map((id) => ({ ...found, id }));
  return { ...farmland, puzzles: { ...farmland.puzzles, all } } as AnyGame;
}

async function begin(...games: AnyGame[]) {
  const [game = noughtsWithPuzzles as AnyGame] = games;
  const bot = await openFeatureBot(games.length > 0 ? games : [game]);
  const next = (where: Where = {}, of = game.id) => bot.user('ada', where).press({ kind: 'nextPuzzle', game: of });
  const opened = await next();
  const { id } = (await bot.tableIn('c')).table;
  const act = (what: Id<'puzzle'>['act'], who = 'ada') => bot.user(who).press({ kind: 'puzzle', act: what, table: id });
  return { bot, next, opened, id, act, give: () => resign(bot.context, id, 'ada') };
}
const daily = { kind: 'yours', game: PUZZLE_OF_THE_DAY } as const;

test('opens a puzzle in the user’s panel without a public message, and again if it is in progress', async () => {
  const { bot, next, opened, id } = await begin();
  expect(opened.messages).toMatchObject([{ isPrivate: true }]);
  const loaded = await bot.tableIn('c');
  expect(loaded.table.features.puzzle).toBeDefined();
  expect(loaded.table.seats).toContainEqual({ kind: 'person', id: 'ada', name: 'Ada' });
  expect(JSON.stringify(drawBoard(loaded))).toContain('Rated: your first attempt changes your puzzle rating.');
  const again = await next({ channel: 'd' });
  expect(again.messages).toMatchObject([{ isPrivate: true }]);
  expect(again.ids).toContainEqual(expect.objectContaining({ kind: 'choice', table: id }));
  expect((await bot.user('bo', { channel: 'd' }).command('puzzle')).refused).toBeUndefined();
});

test('opens a puzzle in the panel of a direct message with a game, and names it elsewhere', async () => {
  const bot = await openFeatureBot([noughtsWithPuzzles]);
  const dm = { channel: 'dm', guild: null };
  const press = (where: Where) => bot.user('ada', where).press({ kind: 'nextPuzzle', game: 'noughts' });
  await open(bot.context, { game: noughts, location: { ...locationIn('dm'), guild: null } });
  const opened = await press(dm);
  const choice = opened.ids.find(({ kind }) => kind === 'choice') as Id;
  expect((await bot.user('ada', dm).press(choice, { isPrivate: true })).refused).toBeUndefined();
  const other = await openFeatureBot([noughtsWithPuzzles]);
  await other.user('ada', { guild: null }).press({ kind: 'nextPuzzle', game: 'noughts' });
  const again = await other.user('ada', { channel: 'd' }).press({ kind: 'nextPuzzle', game: 'noughts' });
  expect(again.text).toMatch(/^\*\*Noughts and Crosses.*\nYou’ve already started a puzzle in <#c>\.$/s);
  expect(again.ids.map(({ kind }) => kind)).toEqual(['panel', 'giveUp']);
});

test('offers the lesson of a game that is new to the solver, and the board as they like it', async () => {
  const { bot, next, opened, id } = await begin(duel as AnyGame);
  expect(opened.ids.map(({ kind }) => kind)).toContain('learn');
  expect(drawBoard(await bot.tableIn('c')).sketch).toBeUndefined();
  await takeHints(bot.context, id, 'ada', 1);
  await resign(bot.context, id, 'ada');
  await changePerson(bot.context, 'ada', () => ({ display: 'picture' }));
  expect((await next({ channel: 'd' })).ids.map(({ kind }) => kind)).not.toContain('learn');
  expect(drawBoard(await bot.tableIn('d')).sketch).toBeDefined();
});

test('refuses games without puzzles, unknown games and disabled ones', async () => {
  const bot = await openFeatureBot([noughtsWithPuzzles, { ...noughts, id: 'plain' }]);
  const press = (game: string) => bot.user('ada').press({ kind: 'nextPuzzle', game });
  expect((await press('plain')).text).toBe('There are no puzzles for this game here.');
  expect((await press('chess')).refused).toBe('gameGone');
  await changeServer(bot.context, 'g', () => ({ disabledGames: ['noughts'] }));
  expect((await bot.user('ada').command('puzzle')).refused).toBe('noPuzzle');
  expect((await press('noughts')).refused).toBe('gameDisabled');
  const none = await openFeatureBot([noughts]);
  expect((await none.user('ada').press(daily)).text).toBe('None of the games here has a daily.');
});

test('offers the puzzle of the day once a day, in the panel of the user, without its hints or the next puzzle', async () => {
  const bot = await openFeatureBot([noughtsWithPuzzles]);
  const press = (channel = 'c') => bot.user('ada', { channel }).press(daily);
  expect((await press()).messages.at(-1)).toMatchObject({ isPrivate: true });
  const { table } = await bot.tableIn('c');
  expect(table.features.daily).toBeDefined();
  const again = await press('d');
  expect(again.ids).toContainEqual(expect.objectContaining({ kind: 'choice', table: table.id }));
  const act = (what: Id<'puzzle'>['act']) => bot.user('ada').press({ kind: 'puzzle', act: what, table: table.id });
  expect((await act('first')).text).toContain('The daily has no hints, so everyone plays on equal terms.');
  await resign(bot.context, table.id, 'ada');
  expect((await press('d')).ids).toEqual([{ kind: 'dailies' }]);
  expect((await act('answer')).ids).toEqual([]);
});

describe('the hints of a puzzle', () => {
  test('are the start of the first move, then all of it, one after the other', async () => {
    const { bot, act } = await begin(withPuzzle(['c1'], { c1: 'Torchman → Breaker: kills it' }));
    const taken = async () => (await bot.tableIn('c')).table.features.puzzle?.hints ?? 0;
    expect((await act('hints', 'eve')).refused).toBe('notYourTable');
    const asked = await act('hints');
    expect(asked.text).toMatch(new RegExp(`1 x x [\\s\\S]*\\n${PRICE}`));
    expect([asked.labels, await taken()]).toEqual([['First hint', 'Back'], 0]);
    const first = await act('first');
    expect(first.text).toMatch(/1 x x [\s\S]*\nThe next move starts with \*\*Torchman\*\*\.\n-# /);
    expect([first.labels, await taken()]).toEqual([['Second hint', 'Back'], 1]);
    const second = await act('second');
    expect(second.text).toMatch(/\nThe next move starts with \*\*Torchman\*\*\.\n\*\*You take c1\.\*\*\n-# /);
    expect([second.labels, await taken()]).toEqual([['Back'], 2]);
    expect((await act('first')).text).toBe(second.text);
    expect((await bot.user('ada').command('hint')).text).toBe(second.text);
  });

  test('are for the position on the screen, and ask to take back moves outside of the solution', async () => {
    const { bot, id, act } = await begin(onlyPuzzle(({ answer }) => answer[0] === 'F4 move F5'));
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
  const { bot, id, act } = await begin(onlyPuzzle((puzzle) => puzzle.id === 'farmland-39-68'));
  const labels = async (table = id) => (await bot.user('ada').press({ kind: 'panel', table })).labels;
  expect(await labels()).not.toContain(AGAIN);
  await playLine(bot.context, id, { person: 'ada' }, 'G2 move G1');
  expect(await labels()).toContain(AGAIN);
  expect((await act('first')).labels).toEqual([AGAIN, 'Back']);
  expect((await act('restart')).text).toContain('-# Not rated: you’ve tried this puzzle before.');
  expect((await findTable(bot.context, id)).table).toMatchObject({ status: 'over', ending: { how: 'left' } });
  const { table } = await bot.tableIn('c');
  await playLine(bot.context, table.id, { person: 'ada' }, 'G2 move G1');
  expect(await labels(table.id)).toContain('Start again');
});

describe('the answer of a puzzle', () => {
  test.each([
    ['the same move', () => ({ line: 'c2', why: 'It threatens.' }), 1],
    ['another move', () => ({ line: 'c3', why: 'It threatens.' }), 0],
    [
      'nothing, but fails',
      () => {
        throw new Error('no idea');
      },
      0,
    ],
  ])('has the reason of the computer at the first move if it suggests %s', async (_, hint, count) => {
    const computers = { ...noughtsWithComputers.computers, hint };
    const { act, give } = await begin(withPuzzle(['c2', 'c1'], {}, { computers }));
    await give();
    const { text } = await act('answer');
    expect([text.includes('> You take c2.'), text.split('> -# It threatens.').length - 1]).toEqual([true, count]);
  });
});
