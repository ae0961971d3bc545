import { duel } from '@longtable/duel';
import type { AnyGame, Choice } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person, type ShortRequest } from '../../tests/context.ts';
import { openFeatureBot, type Where } from '../../tests/feature-bot.ts';
import { noughtsWithPuzzles } from '../../tests/games/noughts-puzzles.ts';
import type { Id } from '../../tests/ids.ts';
import { makeValue } from '../custom-ids/ids.ts';
import { propose } from '../features/agreements/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import { resign } from '../host/actions/resign.ts';
import { changePerson } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { onTurn } from '../host/table/table.ts';

const COMPUTER = { kind: 'computer' as const, level: 'master' };
const ALONE = { occupants: [person('ada'), COMPUTER] };
const ON_BOARD = { message: 'm' };
const IN_PANEL = { isPrivate: true, message: 'panel' };
const SEVERAL = { min: 1, max: 3, join: '+' };
const final = (line: string): Choice => ({ line, label: line, final: true });
const solo: AnyGame = { ...noughts, seats: { min: 1, max: 1 }, turn: () => [0] };

/** Noughts with a menu of columns, whose second page has other cells, and a menu in which several cells can be selected. */
const menus: AnyGame = {
  ...noughts,
  choices: (_, __, partial) =>
    partial === 'a'
      ? Array.from({ length: 60 }, (_, at) => final(`a${at}`))
      : [
          { line: 'a', label: 'Column a', final: false },
          ...['b1', 'b2'].map((line) => ({ ...final(line), under: 'Several', several: SEVERAL })),
        ],
};

/** Opens a table whose board is message m. */
async function begin(game: AnyGame = noughtsWithComputers, request: ShortRequest = {}) {
  const bot = await openFeatureBot([game], { programs: { address: 'tcp://x:1' } });
  const location = { ...locationIn('c'), message: 'm' };
  const { id } = (await open(bot.context, { game, location, ...request })).table;
  const read = async () => (await findTable(bot.context, id)).table;
  const choice = async (line: string, more: Partial<Id<'choice'>> = {}): Promise<Id<'choice'>> => ({
    ...{ kind: 'choice', surface: 'board', act: 'play', page: 0, table: id, line },
    ...{ seat: 0, turn: (await read()).turns[more.seat ?? 0]?.count ?? 0, ...more },
  });
  const play = (user: string, ...lines: string[]) =>
    lines.reduce<Promise<unknown>>(
      (before, line) => before.then(() => playLine(bot.context, id, { person: user }, line)),
      Promise.resolve(),
    );
  return {
    ...{ bot, id, read, choice, play },
    moves: async () => (await read()).log.moveCount,
    /** Presses a choice on the board. */
    press: async (user: string, line: string, more: Partial<Id<'choice'>> = {}, where: Where = {}) =>
      bot.user(user, where).press(await choice(line, more), ON_BOARD),
    /** Presses a choice in the user's panel. */
    pressInPanel: async (user: string, line: string, more: Partial<Id<'choice'>> = {}, where: Where = {}) =>
      bot.user(user, where).press(await choice(line, { surface: 'panel', ...more }), IN_PANEL),
    /** Selects lines in a menu on the board. */
    select: async (lines: readonly string[], partial = '') => {
      const { turn } = await choice(partial);
      const menu = { kind: 'menu', surface: 'board', page: 0, table: id, seat: 0, turn, line: partial } as const;
      return bot
        .user('ada')
        .press(menu, { values: lines.map((line) => (line === '?' ? line : makeValue({ act: 'play', line }))) });
    },
    more: async (user = 'ada', where: Where = {}) =>
      (await bot.user(user, where).press({ kind: 'more', table: id }, IN_PANEL)).ids,
    redrawn: () => expect.poll(() => bot.rest.sent.some((one) => one.id === 'm')).toBe(true),
  };
}

const kinds = (ids: readonly Id[]) => ids.map(({ kind }) => kind);
const areBoardAndPanel = [
  { id: 'm', isEdit: true, isPrivate: false },
  { isEdit: false, isPrivate: true },
];

describe('a choice on the board', () => {
  test('is played by the player on turn only, in its channel, and redraws the board', async () => {
    const { press, moves, play, id, bot } = await begin();
    expect((await press('eve', 'a1')).refused).toBe('notYourTable');
    expect((await press('ada', 'a1', {}, { channel: 'd' })).refused).toBe('otherChannel');
    expect((await press('bo', 'a1', { seat: 1 })).refused).toBe('notYourTurn');
    expect(await moves()).toBe(0);
    expect((await press('ada', 'a1')).messages).toMatchObject([{ id: 'm', isEdit: true }]);
    await play('bo', 'b2');
    expect([await moves(), (await press('ada', 'a1')).refused]).toEqual([2, 'cell']);
    await resign(bot.context, id, 'bo');
    expect((await press('ada', 'c3')).messages).toMatchObject(areBoardAndPanel);
  });

  test('of an earlier turn shows the current board and panel, and loses the controls of a replaced board', async () => {
    const { bot, id, choice, play, moves } = await begin();
    const stale = await choice('a1');
    await play('ada', 'b2');
    await play('bo', 'c3');
    const [board, panel] = (await bot.user('ada').press(stale, ON_BOARD)).messages;
    expect(board).toMatchObject({ id: 'm', isEdit: true, text: expect.stringContaining('2 . x .') });
    expect([panel?.isPrivate, await moves()]).toEqual([true, 2]);
    await bot.settle(await findTable(bot.context, id));
    const old = await bot.user('ada').press(stale, { message: 'older' });
    expect(old.messages.find((one) => one.id === 'older')).toMatchObject({ isEdit: true, customIds: [] });
  });

  test('in a paused game shows the current board and panel', async () => {
    const { bot, id, press, pressInPanel, moves } = await begin(noughtsWithComputers, ALONE);
    await propose(bot.context, id, 'ada', 'pause');
    expect((await press('ada', 'a1')).messages).toMatchObject(areBoardAndPanel);
    const inPanel = await pressInPanel('ada', 'a1');
    expect([inPanel.refused, inPanel.messages.map(({ isEdit }) => isEdit)]).toEqual([undefined, [true]]);
    expect(await moves()).toBe(0);
  });

  test('opens pages of the next menu there or in the panel', async () => {
    const { press, pressInPanel } = await begin(menus);
    for (const pressed of [press, pressInPanel]) {
      const page = async (number: number) => (await pressed('ada', 'a', { act: 'step', page: number })).labels;
      const [first, second] = [await page(0), await page(1)];
      expect([first.includes('a0'), first.includes('Column a'), second.includes('a0')]).toEqual([true, false, false]);
    }
  });
});

describe('a menu', () => {
  test.each([
    ['joins several selected lines with the separator of the game', '', ['b2', 'b1', '?'], 'b2+b1'],
    ['repeats only what differs in a nested menu', 'b', ['b1', 'b2'], 'b1+2'],
  ])('%s', async (_, partial, lines, expected) => {
    const played: string[] = [];
    const choices = () => ['b1', 'b2'].map((line) => ({ ...final(line), several: SEVERAL }));
    const playing: AnyGame['play'] = (state, seat, line) => {
      played.push(line);
      return noughts.play(state, seat, line.slice(0, 2));
    };
    await (await begin({ ...noughts, choices, play: playing })).select(lines, partial);
    expect(played).toEqual([expected]);
  });

  test.each(['panel', 'board'] as const)('asks for a typed line in a form, and plays it: %s', async (surface) => {
    const { bot, id, play, choice, moves } = await begin(guess);
    for (const who of ['ada', 'bo']) await play(who, 'pick 3');
    const [seat = 0] = onTurn(await findTable(bot.context, id));
    const user = bot.user(seat === 0 ? 'ada' : 'bo');
    const asked = await choice('guess ', { act: 'type', surface, seat });
    const use = surface === 'panel' ? IN_PANEL : ON_BOARD;
    const [{ component }] = (await user.press(asked, use)).form!.components as [{ component: { custom_id: string } }];
    const wrong = await user.submit(asked, { [component.custom_id]: 'x' }, use);
    expect([wrong.messages[0]?.isEdit, wrong.messages[0]?.isPrivate]).toEqual([surface === 'panel', true]);
    expect([wrong.text, await moves()]).toEqual([expect.stringContaining('Use 1 to 9.'), 2]);
    expect((await user.submit(asked, { [component.custom_id]: ' 4 ' }, use)).text).toContain('guesses 4');
    expect(await moves()).toBe(3);
  });
});

describe('a choice in a panel', () => {
  test('shows the player’s own secrets there, and what everyone may see on the board', async () => {
    const { pressInPanel, redrawn } = await begin(guess);
    const own = await pressInPanel('ada', 'pick 3', {}, { channel: 'd' });
    expect([own.messages.map(({ id }) => id), own.text]).toEqual([['panel'], expect.stringContaining('Numbers 3')]);
    await redrawn();
  });

  test('is shown after the computer has moved', async () => {
    const { pressInPanel, redrawn } = await begin(noughtsWithComputers, ALONE);
    expect((await pressInPanel('ada', 'b2')).text).toMatch(/1 o \. \.\n2 \. x \./);
    await redrawn();
  });

  test('during another player’s turn shows the current panel with a note', async () => {
    const early = await (await begin()).pressInPanel('bo', 'a1', { seat: 1 });
    expect([early.refused, early.text]).toEqual([undefined, expect.stringContaining('This panel was outdated')]);
  });

  test('on the page of a hint beside the board changes the board, not the page', async () => {
    const { bot, id, moves, redrawn } = await begin(noughtsWithComputers, { ...ALONE, help: true });
    const page = await bot.user('ada').press({ kind: 'hint', table: id }, ON_BOARD);
    const play = page.ids.find(({ kind }) => kind === 'choice') as Id;
    expect(play).toMatchObject({ act: 'play', surface: 'panel', seat: 0, line: 'a1' });
    const { messages } = await bot.user('ada').press(play, { isPrivate: true, message: page.messages[0]?.id ?? '' });
    expect([messages, await moves()]).toEqual([[], 2]);
    await redrawn();
  });
});

test('/move plays a line, refuses a wrong one, and suggests lines', async () => {
  const { bot, moves } = await begin();
  const ada = bot.user('ada');
  expect((await ada.command('move', { move: 'z9' })).refused).toBe('cell');
  expect((await ada.suggest('move', { move: 'a' })).map(({ value }) => value)).toEqual(['a1', 'a2', 'a3']);
  expect((await ada.command('move', { move: 'a1' })).refused).toBeUndefined();
  expect([await moves(), await ada.suggest('move', { move: 'a' })]).toEqual([1, []]);
  expect((await bot.user('eve').command('move', { move: 'b2' })).refused).toBe('notYourTable');
  expect((await bot.user('ada', { channel: 'd' }).command('move', { move: 'b2' })).refused).toBe('nothingHere');
});

describe('the panel', () => {
  test('is private for players, and the view of a spectator for others', async () => {
    const { bot, id } = await begin(guess);
    const panel = await bot.user('ada').press({ kind: 'panel', table: id });
    expect([panel.messages[0]?.isPrivate, kinds(panel.ids).includes('choice')]).toEqual([true, true]);
    expect(kinds((await bot.user('eve').press({ kind: 'panel', table: id })).ids)).toEqual(['watch']);
  });
});

describe('more actions', () => {
  const REST = ['rename', 'boardHere', 'giveUp', 'panel'];
  const OWNED = { occupants: [{ kind: 'program' as const, owner: { id: 'ada' } }, person('bo')] };

  test.each<[string, AnyGame, ShortRequest, string[]]>([
    ['at the start', noughts, {}, ['log', 'rules', 'plan', 'draw', 'pause', ...REST]],
    ['with hints', noughtsWithComputers, { ...ALONE, help: true }, ['log', 'rules', 'hint', 'pause', ...REST]],
    ['with open secrets', guess, { openToSpectators: true }, ['log', 'rules', 'plan', 'pause', 'hide', ...REST]],
    ['of the owner of a program', noughts, OWNED, ['program', 'program', 'program']],
  ])('%s', async (_, game, request, expected) => {
    expect(kinds(await (await begin(game, request)).more())).toEqual(expected);
  });

  test('are those that would not be refused', async () => {
    const { more, play, bot, id } = await begin();
    expect(kinds(await more('ada', { channel: 'd' }))).not.toContain('boardHere');
    expect(kinds(await more('eve'))).toEqual(['watch']);
    await play('ada', 'a1');
    expect(kinds(await more())).toContain('undo');
    await propose(bot.context, id, 'ada', 'draw');
    expect(kinds(await more())).toContain('draw');
    const left = kinds(await more('bo'));
    expect(['draw', 'pause', 'undo', 'plan'].filter((kind) => left.includes(kind as 'draw'))).toEqual(['plan']);
    await resign(bot.context, id, 'bo');
    expect((await bot.user('ada').press({ kind: 'more', table: id })).refused).toBe('over');
  });

  test('of a paused game resume it, of a solo game have no name, and of a puzzle its hints', async () => {
    const { bot, id, more } = await begin(noughtsWithComputers, ALONE);
    await propose(bot.context, id, 'ada', 'pause');
    const paused = kinds(await more());
    expect(['resume', 'undo', 'draw', 'pause'].filter((kind) => paused.includes(kind as 'draw'))).toEqual(['resume']);
    const own = kinds(await (await begin(solo, { occupants: [person('ada')] })).more());
    expect([own.includes('boardHere'), own.includes('rename')]).toEqual([true, false]);
    const puzzles = await openFeatureBot([noughtsWithPuzzles]);
    await puzzles.user('ada').press({ kind: 'nextPuzzle', game: 'noughts' });
    const puzzle = (await puzzles.tableIn('c')).table.id;
    const { ids } = await puzzles.user('ada').press({ kind: 'more', table: puzzle }, IN_PANEL);
    expect(ids).toContainEqual({ kind: 'puzzle', act: 'hints', table: puzzle });
  });

  test('offer another display than the chosen one', async () => {
    const { bot, more } = await begin(duel);
    const offered = async () => (await more()).flatMap((id) => (id.kind === 'showAs' ? [id.how] : []));
    const before = await offered();
    await changePerson(bot.context, 'ada', () => ({ display: 'picture' }));
    expect([before, await offered()]).toEqual([['picture'], ['plain']]);
  });
});

describe('reference', () => {
  test('has pages with buttons, and the first one for a number that is too high', async () => {
    const { bot, id } = await begin(duel);
    const look = async (page: number) => (await bot.user('ada').press({ kind: 'look', table: id, page })).text;
    expect([await look(0), await look(99)]).toEqual([await look(0), await look(0)]);
    expect(await look(0)).not.toBe(await look(1));
  });

  test('of a waiting table is a page in the panel, without links from the game, and the panel on the board', async () => {
    const pages = () => [{ title: 'One *two*', lines: [], text: 'See [this](https://example.com).' }];
    const game = { ...noughts, presentation: { ...noughts.presentation, pages } } as AnyGame;
    const { bot, id } = await begin(game, { occupants: [person('ada'), { kind: 'open' }], seated: false });
    const look = (use: object) => bot.user('ada').press({ kind: 'look', table: id, page: 1 }, use);
    const { text } = await look({ isPrivate: true });
    expect([text.includes('**One \\*two\\***'), text.includes('](https://example.com)')]).toEqual([true, false]);
    expect(kinds((await look(ON_BOARD)).ids)).toContain('invite');
  });
});

describe('notes', () => {
  const things = ['vera', 'percy'].map((id) => ({ id, name: id.toUpperCase() }));
  const labels = ['spy', 'ally'].map((id) => ({ id, name: id }));
  const pages = () => [{ title: 'Guests', lines: [], noteTargets: { things, labels } }];

  test('have a menu per mark, with the marked things selected', async () => {
    const { bot, id, more } = await begin({ ...noughts, presentation: { ...noughts.presentation, pages } });
    const notes = async (mark?: string, values?: string[]) =>
      bot.user('ada').press({ kind: 'notes', table: id, mark }, { isPrivate: true, ...(values && { values }) });
    const marked = async (mark: string, values: string[]) => (await notes(mark, values)).messages[0]?.marked;
    const empty = await notes();
    expect(empty.messages[0]).toMatchObject({ labels: expect.arrayContaining(['VERA', 'PERCY']), marked: [] });
    expect(empty.ids.map((one) => 'mark' in one && one.mark)).toEqual(['spy', 'ally', false]);
    expect(await marked('spy', ['vera'])).toEqual(['VERA']);
    expect(await marked('ally', ['percy', 'vera'])).toEqual(['VERA', 'PERCY']);
    expect(await marked('ally', [])).toEqual([]);
    expect(kinds(await more())).toContain('notes');
  });
});
