import type { AnyGame, Choice } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { noughtsWithComputers, open, person, type ShortRequest } from '../../tests/context.ts';
import { openFeatureBot } from '../../tests/feature-bot.ts';
import type { Id } from '../../tests/ids.ts';
import { makeValue } from '../custom-ids/ids.ts';
import { playLine } from '../host/actions/move.ts';
import { findTable } from '../host/table/find.ts';
import { onTurn } from '../host/table/table.ts';

const COMPUTER = { kind: 'computer' as const, level: 'master' };
const SEVERAL = { min: 1, max: 3, join: '+' };
const final = (line: string): Choice => ({ line, label: line, final: true });

/** Noughts with a menu of columns, and a menu in which several cells can be selected. */
const menus: AnyGame = {
  ...noughts,
  choices: (_, __, partial) =>
    partial === 'a'
      ? [final('a1'), final('a2')]
      : [
          { line: 'a', label: 'Column a', final: false },
          ...['b1', 'b2'].map((line) => ({ ...final(line), under: 'Several', several: SEVERAL })),
        ],
};

async function begin(game: AnyGame, request: ShortRequest = {}) {
  const bot = await openFeatureBot([game]);
  const { id } = (await open(bot.context, { game, ...request })).table;
  const read = async () => (await findTable(bot.context, id)).table;
  const turnOf = async (seat: number) => (await read()).turns[seat]?.count ?? 0;
  const choice = async (line: string, more: Partial<Id<'choice'>> = {}): Promise<Id<'choice'>> => ({
    ...{ kind: 'choice', surface: 'board', act: 'play', page: 0, table: id, line },
    ...{ seat: 0, turn: await turnOf(more.seat ?? 0), ...more },
  });
  return { bot, id, read, turnOf, choice };
}

describe('a step', () => {
  test('opens the next menu on the board and in the panel', async () => {
    const { bot, choice } = await begin(menus);
    const step = { act: 'step' } as const;
    const onBoard = await bot.user('ada').press(await choice('a', step), { message: 'board' });
    expect(onBoard.labels).toEqual(expect.arrayContaining(['a1', 'a2']));
    expect(onBoard.labels).not.toContain('Column a');
    const inPanel = await bot
      .user('ada')
      .press(await choice('a', { ...step, surface: 'panel' }), { isPrivate: true, message: 'panel' });
    expect(inPanel.messages).toMatchObject([{ id: 'panel', isPrivate: true }]);
    expect(inPanel.labels).toEqual(expect.arrayContaining(['a1', 'a2']));
  });
});

describe('a menu', () => {
  test('joins several selected lines with the separator of the game', async () => {
    const played: string[] = [];
    const game: AnyGame = {
      ...menus,
      play(state, seat, line) {
        played.push(line);
        return noughts.play(state, seat, line.slice(0, 2));
      },
    };
    const { bot, id, turnOf } = await begin(game);
    const menu = { kind: 'menu', surface: 'board', page: 0, table: id, seat: 0, line: '' } as const;
    const values = ['b2', 'b1'].map((line) => makeValue({ act: 'play', line }));
    await bot.user('ada').press({ ...menu, turn: await turnOf(0) }, { values: [...values, '?'] });
    expect(played).toEqual(['b2+b1']);
  });
});

describe('a typed line', () => {
  test('is asked for in a form and played with its beginning', async () => {
    const { bot, id, read, choice } = await begin(guess);
    for (const who of ['ada', 'bo']) await playLine(bot.context, id, { person: who }, 'pick 3');
    const [seat = 0] = onTurn(await findTable(bot.context, id));
    const who = seat === 0 ? 'ada' : 'bo';
    const asked = await choice('guess ', { act: 'type', surface: 'panel', seat });
    const { form } = await bot.user(who).press(asked, { isPrivate: true });
    const [{ component }] = form!.components as [{ component: { custom_id: string } }];
    const submit = (typed: string) =>
      bot.user(who).submit(asked, { [component.custom_id]: typed }, { isPrivate: true, message: 'panel' });
    const wrong = await submit('x');
    expect([wrong.refused, wrong.messages[0]?.isEdit]).toEqual([undefined, true]);
    expect(wrong.text).toContain('Use 1 to 9.');
    expect((await read()).log.moveCount).toBe(2);
    expect((await submit(' 4 ')).text).toContain('guesses 4');
    expect((await read()).log.moveCount).toBe(3);
  });
});

describe('a move in the panel', () => {
  test('shows the player’s own secrets and changes the panel only', async () => {
    const { bot, choice } = await begin(guess);
    const own = await bot
      .user('ada')
      .press(await choice('pick 3', { surface: 'panel' }), { isPrivate: true, message: 'panel' });
    expect(own.messages).toMatchObject([{ id: 'panel' }]);
    expect(own.text).toContain('Numbers 3');
  });

  test('is shown after the computer has moved', async () => {
    const { bot, choice } = await begin(noughtsWithComputers, { occupants: [person('ada'), COMPUTER] });
    const answer = await bot.user('ada').press(await choice('b2', { surface: 'panel' }), { isPrivate: true });
    expect(answer.text).toMatch(/1 o \. \.\n2 \. x \./);
  });

  test('on a page beside the board changes the board, not the page', async () => {
    const occupants = [person('ada'), COMPUTER];
    const { bot, id, read } = await begin(noughtsWithComputers, { occupants, help: true });
    const page = await bot.user('ada').press({ kind: 'hint', table: id }, { message: 'board' });
    const play = page.ids.find(({ kind }) => kind === 'choice') as Id;
    const { messages } = await bot.user('ada').press(play, { isPrivate: true, message: page.messages[0]?.id ?? '' });
    expect(messages).toEqual([]);
    expect((await read()).log.moveCount).toBeGreaterThan(0);
  });
});

describe('an outdated choice', () => {
  test('redraws its board and removes the controls of a replaced one', async () => {
    const { bot, id, choice } = await begin(noughts);
    const stale = await choice('a1');
    await playLine(bot.context, id, { person: 'ada' }, 'b2');
    await playLine(bot.context, id, { person: 'bo' }, 'c3');
    const pressed = await bot.user('ada').press(stale, { message: 'board' });
    const [board, panel] = pressed.messages;
    expect(board).toMatchObject({ id: 'board', isEdit: true, text: expect.stringContaining('2 . x .') });
    expect(panel).toMatchObject({ isPrivate: true });
    await bot.settle(await findTable(bot.context, id));
    const old = await bot.user('ada').press(stale, { message: 'older' });
    expect(old.messages.find((one) => one.id === 'older')).toMatchObject({ isEdit: true, customIds: [] });
  });
});

describe('notes', () => {
  const things = ['vera', 'percy'].map((id) => ({ id, name: id.toUpperCase() }));
  const labels = ['spy', 'ally'].map((id) => ({ id, name: id }));
  const noting: AnyGame = {
    ...noughts,
    presentation: {
      ...noughts.presentation,
      pages: () => [{ title: 'Guests', lines: [], noteTargets: { things, labels } }],
    },
  };

  test('have a menu per mark, with the marked things selected', async () => {
    const { bot, id } = await begin(noting);
    const notes = (mark?: string, values?: string[]) =>
      bot.user('ada').press({ kind: 'notes', table: id, mark }, { isPrivate: true, ...(values && { values }) });
    const empty = await notes();
    expect(empty.messages[0]).toMatchObject({ labels: expect.arrayContaining(['VERA', 'PERCY']), marked: [] });
    expect(empty.ids.map((one) => 'mark' in one && one.mark)).toEqual(['spy', 'ally', false]);
    expect((await notes('spy', ['vera'])).messages[0]?.marked).toEqual(['VERA']);
    expect((await notes('ally', ['percy', 'vera'])).messages[0]?.marked).toEqual(['VERA', 'PERCY']);
    expect((await notes('ally', [])).messages[0]?.marked).toEqual([]);
    const more = await bot.user('ada').press({ kind: 'more', table: id }, { isPrivate: true });
    expect(more.ids).toMatchObject(expect.arrayContaining([expect.objectContaining({ kind: 'notes' })]));
  });

  test('need something to mark', async () => {
    const { bot, id } = await begin(noughts);
    expect((await bot.user('ada').press({ kind: 'notes', table: id, mark: undefined })).refused).toBe('over');
    expect((await bot.user('ada').press({ kind: 'notes', table: id, mark: 'spy' }, { values: ['x'] })).refused).toBe(
      'over',
    );
    const more = await bot.user('ada').press({ kind: 'more', table: id }, { isPrivate: true });
    expect(more.ids.map(({ kind }) => kind)).not.toContain('notes');
  });
});
