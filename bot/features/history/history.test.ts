import { dungeon } from '@longtable/dungeon';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { tableKind } from '../../../storage/records/table.ts';
import { locationIn, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { changePerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { propose } from '../agreements/agreement.ts';
import { leaderCard } from '../ratings/leaderboard.ts';
import { headToHeads, ratingHistoriesOf } from '../ratings/stats.ts';

/** Plays a game between users 1 and 2, which 2 resigns, and returns its id. */
async function finish(bot: FeatureBot, channel = 'c', guild = 'g', winner = '1'): Promise<string> {
  const { id } = (
    await open(bot.context, { occupants: [person('1'), person('2')], location: { ...locationIn(channel), guild } })
  ).table;
  await playLine(bot.context, id, { person: '1' }, 'a1');
  await playLine(bot.context, id, { person: '2' }, 'b2');
  await resign(bot.context, id, winner === '1' ? '2' : '1');
  return id;
}

describe('/history', () => {
  test('has eight games per page, newest first, with menus for replay and file', async () => {
    const bot = await openFeatureBot();
    expect((await bot.user('1').command('history')).ids).toEqual([]);
    for (let count = 0; count < 8; count++) await finish(bot, `c${count}`);
    const acts = (ids: readonly Id[]) => ids.flatMap((id) => (id.kind === 'history' ? [`${id.act} ${id.page}`] : []));
    const whole = await bot.user('1').command('history');
    expect(acts(whole.ids)).toEqual(['replay 0', 'file 0']);
    const last = await finish(bot, 'last');
    const first = await bot.user('1').command('history');
    expect(acts(first.ids)).toEqual(['replay 0', 'file 0', 'older 1']);
    expect(first.messages[0]?.customIds[1]).toBe(last);
    const older = await bot.user('1').press({ kind: 'history', act: 'older', person: '1', page: 1 });
    expect(acts(older.ids)).toEqual(['replay 1', 'file 1', 'newer 0']);
    expect(older.text).toMatch(/\n9\. /);
    expect(acts((await bot.user('1').press({ kind: 'history', act: 'older', person: '1', page: 7 })).ids)).toContain(
      'newer 0',
    );
    const elsewhere = await bot.user('1', { guild: 'h', channel: 'x' }).command('history');
    expect(elsewhere.ids).toEqual([]);
  });

  test('opens the replay or sends the file of a game that the user may see', async () => {
    const bot = await openFeatureBot();
    const table = await finish(bot);
    const choose = (act: 'replay' | 'file', where = {}) =>
      bot.user('3', where).press({ kind: 'history', act, person: '1', page: 0 }, { values: [table] });
    expect((await choose('replay')).ids.some(({ kind }) => kind === 'replay')).toBe(true);
    expect((await choose('file')).messages[0]?.files).toHaveLength(1);
    expect((await choose('file', { guild: 'h', channel: 'x' })).refused).toBe('notFromHere');
  });
});

test('refuses the replay and the file of a game whose log is damaged', async () => {
  const bot = await openFeatureBot();
  const table = await finish(bot);
  const { storage } = bot.context;
  const tables = storage.store(tableKind);
  const record = (await tables.get(table))!;
  await storage.transact({ writes: [tables.put(table, { ...record, log: { ...record.log, recentMoves: [] } })] });
  for (const act of ['replay', 'file'] as const) {
    const answer = await bot.user('1').press({ kind: 'history', act, person: '1', page: 0 }, { values: [table] });
    expect([answer.refused, answer.text]).toEqual(['logDamaged', expect.stringContaining('damaged')]);
  }
});

describe('a replay', () => {
  test('is for finished games', async () => {
    const bot = await openFeatureBot();
    const { table } = await open(bot.context, { occupants: [person('1'), person('2')] });
    const id: Id<'replay'> = { kind: 'replay', step: 'open', table: table.id, viewer: 'spectator', move: 0 };
    expect((await bot.user('1').press(id)).refused).toBe('notOver');
    expect((await bot.user('1').command('replay')).refused).toBe('notOver');
    await resign(bot.context, table.id, '2');
    expect((await bot.user('1').press(id)).refused).toBeUndefined();
    expect((await bot.user('3', { channel: 'x', guild: 'h' }).press(id)).refused).toBe('notFromHere');
  });

  test('moves through the steps and jumps to a typed number', async () => {
    const bot = await openFeatureBot();
    const table = await finish(bot);
    const at = (step: Id<'replay'>['step'], move: number): Id<'replay'> => ({
      kind: 'replay',
      step,
      table,
      viewer: 'spectator',
      move,
    });
    const text = async (move: number) => (await bot.user('3').press(at('forward', move))).text;
    expect(new Set([await text(0), await text(1), await text(2)]).size).toBe(3);
    expect((await bot.user('3').press(at('goto', 0))).form?.components).toHaveLength(1);
    const jump = async (move: string) => (await bot.user('3').submit(at('goto', 0), { move }, {})).text;
    expect(await jump(' 1 ')).not.toBe(await jump('2'));
    for (const wrong of ['x', '-1', '1.5', '1234567', '']) expect(await jump(wrong)).toMatch(/number/);
    expect((await bot.user('3').press(at('file', 0))).messages[0]?.files).toHaveLength(1);
  });

  test('suggests finished games that the user may see', async () => {
    const bot = await openFeatureBot();
    const table = await finish(bot);
    const suggested = await bot.user('3').suggest('replay', { game: 'noughts' });
    expect(suggested.map(({ value }) => value)).toEqual([table]);
    expect(await bot.user('3').suggest('replay', { game: 'chess' })).toEqual([]);
    expect(await bot.user('3', { guild: 'h', channel: 'x' }).suggest('replay', { game: '' })).toEqual([]);
  });
});

test('posts the result of a finished game for its players', async () => {
  const bot = await openFeatureBot();
  const { table } = await open(bot.context, { occupants: [person('1'), person('2')] });
  const share = (who: string) => bot.user(who).press({ kind: 'share', table: table.id });
  expect((await share('1')).refused).toBe('notOver');
  await resign(bot.context, table.id, '2');
  expect((await share('3')).refused).toBe('notYourTable');
  const shared = await share('2');
  expect(shared.messages).toMatchObject([{ isPrivate: false }]);
  expect(shared.ids).toEqual([{ kind: 'replay', step: 'open', table: table.id, viewer: 'spectator', move: 0 }]);
});

test('shows a table in the selected perspective', async () => {
  const bot = await openFeatureBot();
  const { table } = await open(bot.context, { game: guess, openToSpectators: true });
  const choose = (values?: string[]) =>
    bot.user('eve').press({ kind: 'seats', table: table.id }, values ? { values } : {});
  expect((await choose([`watch|${table.id}|0`])).ids).toContainEqual({ kind: 'watch', table: table.id, viewer: 0 });
  expect((await choose(['nonsense'])).text).toMatch(/older version/);
  expect((await choose()).text).toMatch(/older version/);
});

describe('statistics', () => {
  test('count won, drawn and lost games against each opponent, and follow the rating', async () => {
    const bot = await openFeatureBot();
    const won = await finish(bot, 'a');
    const lost = await finish(bot, 'b', 'g', '2');
    const again = await finish(bot, 'd');
    const past = await Promise.all([again, lost, won].map(async (id) => await findTable(bot.context, id)));
    expect(headToHeads('1', past, 'en')).toMatchObject([{ won: 2, drawn: 0, lost: 1 }]);
    expect(headToHeads('2', past, 'en')).toMatchObject([{ won: 1, drawn: 0, lost: 2 }]);
    const [course] = ratingHistoriesOf('1', past, 'en');
    expect(course?.ratings).toHaveLength(4);
    expect(course?.ratings[1]).toBeGreaterThan(course?.ratings[0] ?? 0);
    expect(course?.ratings[2]).toBeLessThan(course?.ratings[1] ?? 0);
    expect(ratingHistoriesOf('3', past, 'en')).toEqual([]);
    const { id } = (await open(bot.context, { occupants: [person('1'), person('2')], location: locationIn('e') }))
      .table;
    await propose(bot.context, id, '1', 'draw');
    const drawn = await propose(bot.context, id, '2', 'draw');
    expect(headToHeads('1', [drawn], 'en')).toMatchObject([{ won: 0, drawn: 1, lost: 0 }]);
  });

  test('are shown for a user, for a game, and not to servers where the user has not played', async () => {
    const bot = await openFeatureBot();
    await finish(bot);
    const own = await bot.user('1').command('stats');
    expect(own.ids).toEqual([{ kind: 'achievements', person: '1', page: 0 }]);
    expect(own.messages[0]?.files).toHaveLength(1);
    const elsewhere = await bot.user('3', { guild: 'h', channel: 'x' }).command('stats', { player: { user: '1' } });
    expect(elsewhere.messages[0]?.files).toEqual([]);
    expect(elsewhere.text).not.toContain('1 played');
    expect((await bot.user('3').command('stats', { game: 'noughts' })).ids).toEqual([]);
  });
});

describe('the leaderboard', () => {
  test('offers the other periods, and the week only for games with weekly rules', async () => {
    const bot = await openFeatureBot([noughts]);
    const periods = async (period: Id<'leaders'>['period']) =>
      (await bot.user('1').press({ kind: 'leaders', game: 'noughts', period })).ids.flatMap((id) =>
        'period' in id ? [id.period] : [],
      );
    expect(await periods('season')).toEqual(['all-time', 'past']);
    expect(await periods('past')).toEqual(['season', 'all-time']);
    expect((await bot.user('1').press({ kind: 'leaders', game: 'chess', period: 'season' })).refused).toBe('gameGone');
  });

  test('is a card for users who want pictures, and text for others', async () => {
    const bot = await openFeatureBot([dungeon]);
    const { id } = (await open(bot.context, { game: dungeon, occupants: [person('1')], location: locationIn('c') }))
      .table;
    for (const line of ['1', 'q']) await playLine(bot.context, id, { person: '1' }, line);
    await resign(bot.context, id, '1');
    await changePerson(bot.context, '1', () => ({ display: 'picture' }));
    const board = async (who: string) => {
      const { messages, text } = await bot.user(who).press({ kind: 'leaders', game: 'dungeon', period: 'all-time' });
      return { files: messages[0]?.files, isText: text.includes('1. <@1>') };
    };
    expect(await board('1')).toEqual({ files: ['board.png'], isText: false });
    expect(await board('2')).toEqual({ files: [], isText: true });
  });

  test('has a crown for the first place, and each place and rating on its card', () => {
    const places = ['1650', '1600', '1550', '1500'].map((score, at) => ({ person: `${at}`, score, games: 12 - at }));
    const { items } = leaderCard(dungeon, 'Season', places, ['Ada', 'Bo', 'Cleo', 'Dora'], 'en');
    const words = items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    expect(words.slice(0, 6)).toEqual(['Dungeon', 'Season', '1650', '#1 Ada', '12\u00a0games', '1600']);
    const icons = items.flatMap((item) => (item.kind === 'icon' ? [item.icon] : []));
    expect(icons).toEqual(['dungeon-gate', 'queen-crown', 'trophy', 'trophy', 'dungeon-gate']);
  });
});

test('shows the achievements of a user, by page or menu', async () => {
  const bot = await openFeatureBot();
  await finish(bot);
  const shown = await bot.user('3').press({ kind: 'achievements', person: '1', page: 0 });
  expect(shown.text).toContain('<@1>');
  const selected = await bot.user('3').press({ kind: 'achievements', person: '1', page: 0 }, { values: ['0'] });
  expect(selected.text).toBe(shown.text);
});
