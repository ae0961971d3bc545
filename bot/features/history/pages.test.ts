import { dungeon } from '@longtable/dungeon';
import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { tableKind } from '../../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { logLinesOf } from './index.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z');

async function finish(bot: FeatureBot, players: readonly [string, string], channel: string, where = {}) {
  const occupants = players.map((id) => ({ ...person(id), name: `N${id}` }));
  const { id } = (await open(bot.context, { occupants, location: { ...locationIn(channel), ...where } })).table;
  await resign(bot.context, id, players[1]);
  return id;
}

describe('the history of another user', () => {
  test('is shown by the command and on every page', async () => {
    const bot = await openFeatureBot();
    for (let at = 0; at < 9; at++) await finish(bot, ['1', '2'], `c${at}`);
    const first = await bot.user('3').command('history', { player: { user: '1' } });
    expect(first.text).toMatch(/^<@1>\n1\. /);
    expect(first.labels.slice(-1)).toEqual(['Older']);
    const older = await bot.user('3').press({ kind: 'history', act: 'older', person: '1', page: 1 });
    expect(older.text).toMatch(/^<@1>\n9\. \*\*Noughts and Crosses\*\*/);
    expect(older.labels[0]).toMatch(/^9\. Noughts and Crosses/);
    expect(older.messages).toMatchObject([{ isEdit: true }]);
  });

  test('has a middle page with buttons in both directions', async () => {
    const bot = await openFeatureBot();
    for (let at = 0; at < 17; at++) await finish(bot, ['1', '2'], `c${at}`);
    const middle = await bot.user('1').press({ kind: 'history', act: 'older', person: '1', page: 1 });
    expect(middle.ids.slice(-2)).toMatchObject([
      { act: 'newer', page: 0 },
      { act: 'older', page: 2 },
    ]);
    expect(middle.text.match(/^\d+\. /gm)).toHaveLength(8);
    const last = await bot.user('1').press({ kind: 'history', act: 'older', person: '1', page: 99 });
    expect(last.text.match(/^\d+\. /gm)).toEqual(['17. ']);
    expect(last.ids.at(-1)).toMatchObject({ act: 'newer', page: 1 });
  });

  test('leaves out tables that cannot be read, and keeps the order of the others', async () => {
    const bot = await openFeatureBot();
    const ids = [
      await finish(bot, ['1', '2'], 'c'),
      await finish(bot, ['1', '3'], 'c'),
      await finish(bot, ['1', '4'], 'c'),
    ];
    const { storage } = bot.context;
    const tables = storage.store(tableKind);
    const gone = (await tables.get(ids[1] ?? ''))!;
    await storage.transact({ writes: [tables.put(gone.id, { ...gone, game: 'gone' })] });
    const { text } = await bot.user('1').command('history');
    expect(text).toMatch(/^<@1>\n1\. .*N4.*\n2\. .*N2[^\n]*$/);
  });

  test('has only games that the user who asks can see', async () => {
    const bot = await openFeatureBot();
    bot.rest.failures.set('GET /channels/hidden', 'MissingAccess');
    await finish(bot, ['1', '2'], 'hidden');
    await finish(bot, ['1', '2'], 'c');
    const lines = async (who: string) =>
      (await bot.user(who).command('history', { player: { user: '1' } })).text.split('\n').length - 1;
    expect([await lines('1'), await lines('3')]).toEqual([2, 1]);
  });

  test('is kept per channel in direct messages', async () => {
    const bot = await openFeatureBot();
    await finish(bot, ['1', '2'], 'dm', { guild: null });
    const lines = async (channel: string) =>
      (await bot.user('1', { guild: null, channel }).command('history')).text.split('\n').length;
    expect([await lines('dm'), await lines('dm2')]).toEqual([2, 1]);
    expect((await bot.user('1', { guild: null, channel: 'dm2' }).command('history')).text).toBe(
      '<@1> hasn’t finished a game here yet.',
    );
    expect((await bot.user('1', { guild: null, channel: 'dm' }).command('history')).text).toContain('1. **Noughts');
  });
});

describe('suggested finished games', () => {
  const suggest = (bot: FeatureBot, who: string, where = {}) => bot.user(who, where).suggest('replay', { game: '' });

  test('are the own ones, then those of others on the server, at most 25', async () => {
    const bot = await openFeatureBot();
    const own = await finish(bot, ['1', '2'], 'own');
    const others: string[] = [];
    for (let at = 0; at < 26; at++) others.unshift(await finish(bot, ['3', '4'], 'd'));
    const values = (await suggest(bot, '1')).map(({ value }) => value);
    expect(values).toEqual([own, ...others.slice(0, 24)]);
    expect((await suggest(bot, '3')).map(({ value }) => value)).toEqual(others.slice(0, 25));
  });

  test('are named in the language of the user, in at most 100 characters', async () => {
    const bot = await openFeatureBot([{ ...noughts, title: { en: 'E'.repeat(120), de: 'Kurz' } } as AnyGame]);
    await finish(bot, ['1', '2'], 'c');
    const name = async (locale: string) => (await suggest(bot, '1', { locale }))[0]?.name;
    expect(await name('en-US')).toBe('E'.repeat(100));
    expect(await name('de')).toMatch(/^Kurz · N1 – N2 · \d{4}-\d\d-\d\d · 0 Züge$/);
  });
});

describe('a shared result', () => {
  const share = (bot: FeatureBot, who: string, table: string) => bot.user(who).press({ kind: 'share', table });

  test('links to the board', async () => {
    const bot = await openFeatureBot();
    const id = await finish(bot, ['1', '2'], 'c');
    expect((await share(bot, '1', id)).labels).toEqual(['Replay', 'Go to board']);
  });

  test('is written in the language of the table', async () => {
    const bot = await openFeatureBot();
    const id = await finish(bot, ['1', '2'], 'c', { language: 'de' });
    const { text, labels } = await share(bot, '1', id);
    expect(text).toContain('N2 hat aufgegeben');
    expect(labels).not.toContain('Go to board');
  });

  test('needs a game that has begun', async () => {
    const bot = await openFeatureBot();
    const { id } = (await open(bot.context, { occupants: [person('1'), { kind: 'open' }] })).table;
    await closeTable(bot.context, id, 'g');
    expect((await share(bot, '1', id)).refused).toBe('notOver');
  });

  test('names no rating of an unrated game against a computer', async () => {
    const bot = await openFeatureBot([noughtsWithComputers, guess]);
    const computer = { kind: 'computer' as const, level: 'master' };
    const { id } = (await open(bot.context, { game: noughtsWithComputers, occupants: [person('1'), computer] })).table;
    await resign(bot.context, id, '1');
    expect((await share(bot, '1', id)).text).not.toContain('Rating');
  });

  test('of a resigned daily has its score and a button to play it', async () => {
    const bot = await openFeatureBot([dungeon], { now: () => NOON });
    await bot.user('1').press({ kind: 'yours', game: 'dungeon' });
    const { id } = (await bot.tableIn('c')).table;
    for (const line of ['1', 'q']) await playLine(bot.context, id, { person: '1' }, line);
    await resign(bot.context, id, '1');
    const shared = await share(bot, '1', id);
    expect(shared.messages).toMatchObject([{ isPrivate: false }]);
    expect(shared.ids).toEqual([{ kind: 'yours', game: 'dungeon' }]);
    const [head, score, ending] = shared.text.split('\n');
    expect(head).toContain('Dungeon');
    expect(score).toMatch(/^\*\*.+\*\*$/);
    expect(ending).toBe('Resigned');
    expect(shared.text).not.toContain('```');
  });
});

test('opens the selected perspective of a table', async () => {
  const bot = await openFeatureBot([guess]);
  const occupants = ['1', '2'].map((id) => ({ ...person(id), name: `N${id}` }));
  const { table } = await open(bot.context, { game: guess, occupants, openToSpectators: true });
  await playLine(bot.context, table.id, { person: '1' }, 'pick 7');
  const seen = async (viewer: string) =>
    (await bot.user('3').press({ kind: 'seats', table: table.id }, { values: [`watch|${table.id}|${viewer}`] })).text;
  expect(await seen('0')).not.toBe(await seen('1'));
});

test('shows headings instead of their lines in the log', () => {
  expect(logLinesOf([{ text: 'Round 2 begins.', heading: 'Round 2' }, { text: 'Bo waits.' }])).toEqual([
    '**Round 2**',
    '> Bo waits.',
  ]);
});
