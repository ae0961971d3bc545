import { dungeon } from '@longtable/dungeon';
import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { tableKind } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { propose } from '../agreements/index.ts';
import { pagesOf } from './index.ts';

const JUNE = Date.UTC(2026, 5, 10);

/** Plays two moves between two users. The second one resigns. Returns the table's id. */
async function finish(
  bot: FeatureBot,
  { players = ['1', '2'], channel = 'c', where = {}, rated = true } = {} as {
    readonly players?: readonly [string, string] | string[];
    readonly channel?: string;
    readonly where?: object;
    readonly rated?: boolean;
  },
): Promise<string> {
  const [first = '', second = ''] = players;
  const occupants = [first, second].map((id) => ({ ...person(id), name: `N${id}` }));
  const { id } = (await open(bot.context, { occupants, rated, location: { ...locationIn(channel), ...where } })).table;
  await playLine(bot.context, id, { person: first }, 'a1');
  await playLine(bot.context, id, { person: second }, 'b2');
  await resign(bot.context, id, second);
  return id;
}

describe('/history', () => {
  const ELSEWHERE = { guild: 'h', channel: 'x' };
  const show = (bot: FeatureBot, who = '1', where: Where = {}, of = '1') =>
    bot.user(who, where).command('history', { player: { user: of } });
  const acts = (ids: readonly Id[]) => ids.flatMap((id) => (id.kind === 'history' ? [`${id.act} ${id.page}`] : []));

  test('lists games with players, end, moves and day, eight per page, newest first', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    expect((await show(bot)).text).toBe('<@1> hasn’t finished a game here yet.');
    for (let count = 0; count < 8; count++) await finish(bot, { channel: `c${count}` });
    const whole = await show(bot, '3');
    expect(acts(whole.ids)).toEqual(['replay 0', 'file 0']);
    expect(whole.text.split('\n').slice(0, 2)).toEqual([
      '<@1>',
      `1. **Noughts and Crosses** · N1 – N2 · N2 resigned. N1 wins. · 2 moves · <t:${JUNE / 1000}:d>`,
    ]);
    expect(whole.labels[0]).toBe('1. Noughts and Crosses · N1 – N2 · 2026-06-10 · 2 moves');
    for (let count = 8; count < 16; count++) await finish(bot, { channel: `c${count}` });
    const last = await finish(bot, { channel: 'last' });
    const first = await show(bot);
    expect([first.messages[0]?.customIds[1], acts(first.ids)]).toEqual([last, ['replay 0', 'file 0', 'older 1']]);
    const turn = (page: number) => bot.user('3').press({ kind: 'history', act: 'older', person: '1', page });
    const middle = await turn(1);
    expect(middle.messages).toMatchObject([{ isEdit: true }]);
    expect(middle.text).toMatch(/^<@1>\n9\. \*\*Noughts and Crosses\*\*/);
    expect(middle.text.match(/^\d+\. /gm)).toHaveLength(8);
    expect([acts(middle.ids).slice(-2), middle.labels.slice(-2)]).toEqual([
      ['newer 0', 'older 2'],
      ['Newer', 'Older'],
    ]);
    const end = await turn(99);
    expect([end.text.match(/^\d+\. /gm), acts(end.ids).at(-1)]).toEqual([['17. '], 'newer 1']);
  });

  test('has only games that can be read and that the user may see, per server or direct channel', async () => {
    const bot = await openFeatureBot();
    bot.rest.failures.set('GET /channels/hidden', 'MissingAccess');
    await finish(bot, { players: ['1', '4'] });
    const gone = await finish(bot);
    await finish(bot, { players: ['1', '3'] });
    const tables = bot.context.storage.store(tableKind);
    const record = (await tables.get(gone))!;
    await bot.context.storage.transact({ writes: [tables.put(gone, { ...record, game: 'gone' })] });
    expect((await show(bot)).text).toMatch(/^<@1>\n1\. .*N3.*\n2\. .*N4[^\n]*$/);
    await finish(bot, { channel: 'hidden' });
    await finish(bot, { channel: 'dm', where: { guild: null } });
    const count = async (who: string, where?: Where) => (await show(bot, who, where)).text.split('\n').length - 1;
    expect([await count('1'), await count('5'), await count('1', ELSEWHERE)]).toEqual([3, 2, 0]);
    const inDm = (channel: string) => count('1', { guild: null, channel });
    expect([await inDm('dm'), await inDm('dm2')]).toEqual([1, 0]);
  });

  test('opens the replay or sends the file of a game that the user may see and whose log is intact', async () => {
    const bot = await openFeatureBot();
    const table = await finish(bot);
    const choose = (act: 'replay' | 'file', where: Where = {}) =>
      bot.user('3', where).press({ kind: 'history', act, person: '1', page: 0 }, { values: [table] });
    expect((await choose('replay')).ids).toContainEqual(expect.objectContaining({ kind: 'replay' }));
    expect((await choose('file')).messages[0]?.files).toHaveLength(1);
    expect((await choose('file', ELSEWHERE)).refused).toBe('notFromHere');
    const tables = bot.context.storage.store(tableKind);
    const record = (await tables.get(table))!;
    const damaged = { ...record, log: { ...record.log, recentMoves: [] } };
    await bot.context.storage.transact({ writes: [tables.put(table, damaged)] });
    for (const act of ['replay', 'file'] as const)
      expect((await choose(act)).text).toBe('Some of this game’s moves are damaged, so it can’t be replayed.');
  });

  test('suggests finished games for /replay: own ones first, then those of the server, in the user’s language', async () => {
    const game = { ...noughts, title: { en: 'E'.repeat(120), de: 'Kurz' } };
    const bot = await openFeatureBot([game]);
    const suggest = (who: string, where: Where = {}, typed = '') =>
      bot.user(who, where).suggest('replay', { game: typed });
    const own = await finish(bot, { channel: 'own' });
    const others: string[] = [];
    for (let at = 0; at < 26; at++) others.unshift(await finish(bot, { players: ['3', '4'], channel: 'd' }));
    const values = async (...given: Parameters<typeof suggest>) => (await suggest(...given)).map(({ value }) => value);
    expect(await values('1')).toEqual([own, ...others.slice(0, 24)]);
    expect(await values('3')).toEqual(others.slice(0, 25));
    expect(await values('3', ELSEWHERE)).toEqual([]);
    expect(await values('1', {}, 'chess')).toEqual([]);
    expect((await suggest('1'))[0]?.name).toBe('E'.repeat(100));
    expect((await suggest('1', { locale: 'de' }))[0]?.name).toMatch(/^Kurz · N1 – N2 · \d{4}-\d\d-\d\d · 2 Züge$/);
  });
});

describe('a shared result', () => {
  const share = (bot: FeatureBot, who: string, table: string) => bot.user(who).press({ kind: 'share', table });

  test('is posted by a player of a finished game, in the language of the table, with a link to its board', async () => {
    const bot = await openFeatureBot();
    const { table } = await open(bot.context, { occupants: [person('1'), person('2')] });
    expect((await share(bot, '1', table.id)).refused).toBe('notOver');
    const id = await finish(bot, { channel: 'd' });
    expect((await share(bot, '3', id)).refused).toBe('notYourTable');
    const shared = await share(bot, '2', id);
    expect([shared.labels, shared.messages[0]?.isPrivate]).toEqual([['Replay', 'Go to board'], false]);
    expect(shared.ids[0]).toEqual({ kind: 'replay', step: 'open', table: id, viewer: 'spectator', move: 0 });
    const german = await share(bot, '1', await finish(bot, { channel: 'f', where: { language: 'de' } }));
    expect(german.text).toContain('N2 hat aufgegeben');
    expect(german.labels).toEqual(['Nachspielen', 'Zum Brett']);
    const seats = [person('1'), { kind: 'open' as const }];
    const unplayed = (await open(bot.context, { occupants: seats, location: locationIn('e') })).table;
    await closeTable(bot.context, unplayed.id, 'g');
    expect((await share(bot, '1', unplayed.id)).refused).toBe('notOver');
  });

  test('of a resigned daily has its score and a button to play it', async () => {
    const bot = await openFeatureBot([dungeon], { now: () => JUNE });
    await bot.user('1').press({ kind: 'yours', game: 'dungeon' });
    const { id } = (await bot.tableIn('c')).table;
    for (const line of ['1', 'q']) await playLine(bot.context, id, { person: '1' }, line);
    await resign(bot.context, id, '1');
    const shared = await share(bot, '1', id);
    expect([shared.messages[0]?.isPrivate, shared.ids]).toEqual([false, [{ kind: 'yours', game: 'dungeon' }]]);
    expect(shared.text.split('\n')).toEqual([
      expect.stringContaining('Dungeon'),
      expect.stringMatching(/^\*\*.+\*\*$/),
      'Resigned',
    ]);
  });
});

test('shows a table from the perspective that a spectator selects', async () => {
  const bot = await openFeatureBot([guess, noughtsWithComputers]);
  const { table } = await open(bot.context, { game: guess as AnyGame, openToSpectators: true });
  await playLine(bot.context, table.id, { person: 'ada' }, 'pick 7');
  const choose = (values?: string[]) =>
    bot.user('eve').press({ kind: 'seats', table: table.id }, values ? { values } : {});
  const [first, second] = [await choose([`watch|${table.id}|0`]), await choose([`watch|${table.id}|1`])];
  expect(first.ids).toContainEqual({ kind: 'watch', table: table.id, viewer: 0 });
  expect(first.text).not.toBe(second.text);
  for (const wrong of [['nonsense'], undefined]) expect((await choose(wrong)).text).toMatch(/older version/);
});

test('fills a page to its limit', () => {
  const half = 'x'.repeat(799);
  expect(pagesOf([`${half}x`, half])).toHaveLength(1);
  expect(pagesOf([`${half}xx`, half])).toHaveLength(2);
});

describe('the log of a table', () => {
  const SITTERS = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));

  async function logAfter(lines: readonly (readonly [string, string])[], game: typeof noughts = noughts) {
    const bot = await openFeatureBot([game, guess]);
    const { id } = (await open(bot.context, { game, occupants: SITTERS })).table;
    for (const [who, line] of lines) await playLine(bot.context, id, { person: who }, line);
    return (who: string, page = 0) => bot.user(who).press({ kind: 'log', table: id, page });
  }

  test('shows a player the own secrets and a spectator none', async () => {
    const bot = await openFeatureBot();
    const { id } = (await open(bot.context, { game: guess, occupants: SITTERS })).table;
    await playLine(bot.context, id, { person: 'ada' }, 'pick 3');
    const log = async (who: string) => (await bot.user(who).press({ kind: 'log', table: id, page: 0 })).text;
    expect(await log('ada')).toContain('You pick 3.');
    expect(await log('bo')).toContain('Ada picks a number.');
    expect(await log('eve')).toContain('Ada picks a number.');
  });

  test('says whose move was taken back with whose agreement, where that happened', async () => {
    const bot = await openFeatureBot();
    const { id } = (await open(bot.context, { game: noughts, occupants: SITTERS })).table;
    const play = (who: string, line: string) => playLine(bot.context, id, { person: who }, line);
    await play('ada', 'a1');
    await play('bo', 'b2');
    await play('ada', 'c3');
    for (const who of ['ada', 'bo']) await propose(bot.context, id, who, 'undo');
    await play('ada', 'c1');
    const { text } = await bot.user('eve').press({ kind: 'log', table: id, page: 0 });
    const undone = '> Ada undid a move, and Bo agreed.';
    expect(text).toBe(`**Log**\n**Ada**\n> Ada takes a1.\n**Bo**\n> Bo takes b2.\n${undone}\n**Ada**\n> Ada takes c1.`);
  });

  test('has buttons to older and newer pages', async () => {
    const wordy: typeof noughts = {
      ...noughts,
      presentation: {
        ...noughts.presentation,
        story: (marks) => marks.map(({ cell }) => `${cell} ${'x'.repeat(1000)}`),
      },
    };
    const log = await logAfter(
      [
        ['ada', 'a1'],
        ['bo', 'b2'],
        ['ada', 'c3'],
      ],
      wordy,
    );
    const page = async (number: number) => {
      const { text, labels, ids } = await log('eve', number);
      return [/> (..)/.exec(text)?.[1], labels, ids.map((id) => 'page' in id && id.page)];
    };
    expect(await page(0)).toEqual(['c3', ['Older'], [1]]);
    expect(await page(1)).toEqual(['b2', ['Older', 'Newer'], [2, 0]]);
    expect(await page(2)).toEqual(['a1', ['Newer'], [1]]);
    expect(await page(9)).toEqual(await page(2));
  });
});
