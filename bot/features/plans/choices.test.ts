import { duel } from '@longtable/duel';
import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { open, person } from '../../../tests/context.ts';
import { type Answer, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { makeValue } from '../../custom-ids/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { findTable } from '../../host/table/find.ts';
import { onTurn } from '../../host/table/table.ts';
import { planOf } from './plan.ts';

async function begin(game: AnyGame = noughts) {
  const bot = await openFeatureBot([game]);
  const occupants = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
  const { id } = (await open(bot.context, { game, occupants, seed: '7'.repeat(64) })).table;
  const plan = async (seat = 1) => planOf((await findTable(bot.context, id)).table, seat);
  const press = (act: Id<'plan'>['act'], mark = 0, who = 'bo') =>
    bot.user(who).press({ kind: 'plan', act, table: id, mark }, { isPrivate: true });
  const choose = (line: string, more: Partial<Id<'choice'>> = {}, who = 'bo') =>
    bot.user(who).press(
      {
        ...{ kind: 'choice', surface: 'page', act: 'play', page: 0, table: id },
        ...{ seat: 1, turn: 0, line, ...more },
      },
      { isPrivate: true, message: 'panel' },
    );
  return { bot, id, plan, press, choose };
}

describe('the form for a typed move', () => {
  test('starts with the reply that the plan waits for, cut to its length', async () => {
    const { bot, plan, press, choose } = await begin();
    await choose('a1', { seat: 0 });
    const { form } = await press('type');
    expect(form?.components[1]).toMatchObject({ component: { value: (await plan())?.reply } });
    await bot.user('bo').command('plan', { clear: true });
    expect(JSON.stringify((await press('type')).form)).not.toContain('"value"');
  });

  test('asks for words of the log in a game with secrets', async () => {
    const { press } = await begin(guess);
    expect((await press('type')).form?.components[1]).toMatchObject({
      ...{ label: 'Only if the log says… (optional)', component: { custom_id: 'if' } },
    });
  });

  test('stores the condition with the move', async () => {
    const { bot, id, plan } = await begin();
    const submitted = { kind: 'plan', act: 'type', table: id, mark: 0 } as const;
    await bot.user('bo').submit(submitted, { line: 'b2', if: 'a1' }, {});
    expect((await plan())?.steps).toMatchObject([{ line: 'b2', after: expect.stringContaining('a1') }]);
  });
});

describe('a choice in a plan', () => {
  test('of an outdated page changes nothing and shows the current plan', async () => {
    const { plan, choose } = await begin();
    await choose('a1', { seat: 0 });
    await choose('b2', { turn: (await plan())?.mark ?? 0 });
    const before = await plan();
    for (const [line, seat] of [
      ['c3', 0],
      ['c2', 1],
    ] as const) {
      const late = await choose(line, { seat, turn: (before?.mark ?? 0) + 7 });
      expect(late.text).toMatch(/^⚠ /);
      expect(await plan()).toEqual(before);
    }
  });

  test('adds to the plan and plays nothing, also from a menu', async () => {
    const { bot, id, plan, choose } = await begin();
    await choose('b1', { seat: 0 }, 'ada');
    expect((await plan(0))?.steps).toMatchObject([{ line: 'b1' }]);
    const turn = (await plan(0))?.mark ?? 0;
    const menu: Id<'menu'> = { kind: 'menu', surface: 'page', page: 0, table: id, seat: 0, turn, line: '' };
    const answer = await bot.user('ada').press(menu, { values: [makeValue({ act: 'play', line: 'b2' })] });
    expect(answer.refused).toBeUndefined();
    expect((await plan(0))?.steps).toMatchObject([{ line: 'b1' }, { line: 'b2' }]);
    expect((await findTable(bot.context, id)).table.log.moveCount).toBe(0);
  });

  test('that is not possible is refused', async () => {
    const { choose, plan } = await begin();
    await choose('a1', { seat: 0 });
    const answer = await choose('z9', { turn: (await plan())?.mark ?? 0 });
    expect([answer.refused, (await plan())?.steps]).toEqual([expect.any(String), []]);
  });

  test('names the reply in the words of the game', async () => {
    const { plan, choose } = await begin();
    const shown = await choose('a1', { seat: 0 });
    const [condition] = shown.text.match(/If “.*” is played: …/) ?? [];
    expect(condition).toContain((await plan())?.reply);
  });

  test('opens the next menu and its pages', async () => {
    const game: AnyGame = {
      ...noughts,
      choices: (state, seat, partial) =>
        partial === ''
          ? [{ line: 'a', label: 'Column a', final: false }]
          : noughts.choices(state, seat, '').filter(({ line }) => line.startsWith(partial)),
    };
    const { choose, bot, id } = await begin(game);
    expect((await choose('', { act: 'step', seat: 0 }, 'ada')).labels).toContain('Column a');
    const opened = await choose('a', { act: 'step', seat: 0 }, 'ada');
    expect(opened.labels).toEqual(expect.arrayContaining(['a1', 'a2', 'a3']));
    expect(opened.labels).not.toContain('Column a');
    expect((await bot.user('eve').press({ kind: 'plan', act: 'type', table: id, mark: 0 })).refused).toBe(
      'notYourTable',
    );
  });
});

describe('the page', () => {
  test('offers conditions and buttons with the number of the plan', async () => {
    const { bot, plan, press, choose } = await begin();
    await choose('a1', { seat: 0 });
    await choose('b2', { turn: (await plan())?.mark ?? 0 });
    const mark = (await plan())?.mark ?? 0;
    expect(mark).toBeGreaterThan(0);
    const { ids, labels } = await press('show');
    for (const id of ids) if (id.kind === 'plan') expect(id.mark).toBe(mark);
    for (const id of ids) if (id.kind === 'choice' || id.kind === 'menu') expect(id.turn).toBe(mark);
    expect(labels).toEqual(expect.arrayContaining(['Type a move', 'Remove last', 'Clear plan']));
    expect(await bot.user('bo').press(ids.find((id) => id.kind === 'plan' && id.act === 'back') as Id)).toMatchObject({
      refused: undefined,
    });
    expect((await plan())?.steps ?? []).toEqual([]);
  });

  test('tells that the plan was stopped, before its moves', async () => {
    const { bot, id, press } = await begin();
    await bot.user('bo').command('plan', { move: 'b2', if: 'a1' });
    await bot.settle(await playLine(bot.context, id, { person: 'ada' }, 'c3'));
    const { text } = await press('show');
    expect(text.split('\n')[2]).not.toMatch(/^1\. |No moves planned/);
    expect(text).toMatch(/plan/i);
  });

  test('asks which reply of the other player to wait for, and leads to the menu of their moves', async () => {
    const { press } = await begin();
    const { text, ids } = await press('show');
    expect(text).toContain('Which move by Ada should your plan wait for?');
    expect(ids.flatMap((id) => (id.kind === 'choice' ? [id.seat] : []))).not.toContain(1);
    expect(ids.map(({ kind }) => kind)).toContain('plan');
  });

  test('asks for later turns with the choices and conditions of the position', async () => {
    const { press } = await begin();
    const { text, ids } = await press('show', 0, 'ada');
    expect(text).toContain('It’s your move. To plan later turns');
    expect(ids.flatMap((id) => (id.kind === 'choice' ? [id.seat] : []))).toContain(0);
  });

  test('offers the moves to wait for only while no submenu is open', async () => {
    const { bot, id, press, choose } = await begin(duel);
    const moves = 'ada finish, bo finish, ada finish, bo set 2 to 1, bo finish, ada finish';
    for (const move of moves.split(', ')) {
      const [, who = '', line = ''] = /^(\w+) (.*)$/.exec(move) ?? [];
      await playLine(bot.context, id, { person: who }, line);
    }
    const waitsFor = ({ ids }: Answer) => ids.some((one) => one.kind === 'menu' && one.seat === 1);
    const shown = await press('show', 0, 'ada');
    const step = shown.ids.find((one) => one.kind === 'choice' && one.act === 'step') as Id<'choice'>;
    const opened = await choose(step.line, step, 'ada');
    expect([waitsFor(shown), waitsFor(opened)]).toEqual([true, false]);
    expect(opened.labels).not.toEqual(shown.labels);
  });

  test('asks for typed moves where the log is secret', async () => {
    const { bot, id, press } = await begin(guess);
    for (const who of ['ada', 'bo']) await playLine(bot.context, id, { person: who }, 'pick 3');
    const [turn] = onTurn(await findTable(bot.context, id));
    const { text } = await press('show', 0, turn === 0 ? 'bo' : 'ada');
    expect(text).toMatch(/\nType your moves\./);
  });
});
