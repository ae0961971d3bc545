import { noughts } from '@longtable/kit/testing/games/noughts';
import { runa } from '@longtable/runa';
import { describe, expect, test, vi } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { DAY_MS, weekOf } from '../../host/duration.ts';
import { changePerson } from '../../host/settings.ts';
import type { Drawn } from '../../render/message.ts';
import { appendTo } from '../history/history.ts';
import { playerListId } from './leaders.ts';
import { playerStatsKind, type Score } from './record.ts';

const JUNE = Date.UTC(2026, 5, 10);
const record = (rating: number, more: Partial<Score> = {}): Score => ({
  ...{ played: 12, won: 6, drawn: 0, lost: 6, lostTo: ['x', 'y', 'z'] },
  ...{ rating: { rating, deviation: 60, volatility: 0.06 } },
  ...more,
});

async function rank(bot: FeatureBot, scores: Readonly<Record<string, Score>>, home = 'g'): Promise<void> {
  const { context } = bot;
  const stats = Object.entries(scores).map(([id, score]) =>
    context.storage.store(playerStatsKind).put(id, { games: { noughts: score }, scopes: { [home]: ['noughts'] } }),
  );
  const listed = await appendTo(context, playerListId(home, 'noughts'), Object.keys(scores));
  await context.storage.transact({ writes: [...stats, ...listed] });
}
const show = (bot: FeatureBot, period: Id<'leaders'>['period'], where = {}, game = 'noughts') =>
  bot.user('p1', where).press({ kind: 'leaders', game, period });
const pastLines = async (bot: FeatureBot) =>
  (await show(bot, 'past')).text.replaceAll('\u2009', ' ').split('\n').slice(1);
const players = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at + 1}`, record(1700.6 - at)]));

/** Returns what is drawn by the next press. */
function drawnBy(bot: FeatureBot): Drawn[] {
  const drawn: Drawn[] = [];
  const send = bot.bot.pictures.send.bind(bot.bot.pictures);
  vi.spyOn(bot.bot.pictures, 'send').mockImplementation((one, ...rest) => {
    drawn.push(one);
    return send(one, ...rest);
  });
  return drawn;
}

describe('the ranking', () => {
  test('is empty for another reason in a solo game', async () => {
    const bot = await openFeatureBot([noughts, runa], { now: () => JUNE });
    expect((await show(bot, 'all-time')).text).toContain('Nobody has a rating yet.');
    expect((await show(bot, 'all-time', {}, 'runa')).text).toContain('Nobody has finished a run here yet.');
  });
});

describe('the card of a ranking', () => {

  test('has all text below if fewer players are ranked', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    await rank(bot, { ...players(2), p3: record(1500, { lostTo: [] }) });
    await changePerson(bot.context, 'p1', () => ({ display: 'picture' }));
    expect((await show(bot, 'all-time')).text).toMatch(
      /All time\n3\. <@p3> · 1500\? .*\n-# “\?” marks a provisional rating/,
    );
  });

  test('names no members in direct messages, where it cannot look them up', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    await rank(bot, players(2), 'c');
    await changePerson(bot.context, 'p1', () => ({ display: 'picture' }));
    const drawn = drawnBy(bot);
    await show(bot, 'all-time', { guild: null });
    expect(drawn[0]?.sketch?.description).toContain('1. P1: 1701 2. someone: 1700');
  });
});

describe('the past winners', () => {
  test('are three per season, latest season first', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    const seasons = (rating: number) => ({
      '2026-1': { played: 3, rating },
      '2025-4': { played: 3, rating: 3000 - rating },
    });
    const scores = ['p1', 'p2', 'p3', 'p4'].map(
      (id, at) => [id, record(1500, { seasons: seasons(1700.6 - at) })] as const,
    );
    await rank(bot, Object.fromEntries(scores));
    expect(await pastLines(bot)).toEqual([
      '**Jan – Mar 2026**: 1. <@p1> 1701 · 2. <@p2> 1700 · 3. <@p3> 1699',
      '**Oct – Dec 2025**: 1. <@p4> 1302 · 2. <@p3> 1301 · 3. <@p2> 1300',
    ]);
  });

  test('go back twelve seasons', async () => {
    const bot = await openFeatureBot([noughts], { now: () => JUNE });
    const names = [2022, 2023, 2024, 2025].flatMap((year) => [1, 2, 3, 4].map((quarter) => `${year}-${quarter}`));
    const seasons = Object.fromEntries(names.map((name) => [name, { played: 1, rating: 1500 }]));
    await rank(bot, { p1: record(1500, { seasons }) });
    const lines = await pastLines(bot);
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toContain('Jan – Mar 2023');
  });
});

test('ranks the runs of this week, with the best of last week and the start of the next', async () => {
  const MONDAY = Date.UTC(2026, 10, 16);
  const game = {
    ...runa,
    turn: (state: { class?: string }) => (state.class ? [] : [0]),
    result: (state: { class?: string }) => (state.class ? { winners: [0] } : undefined),
    daily: {
      options: () => ({}),
      score: (state: { class?: string }) => ({
        points: [['Warrior', 'Mage', 'Paladin'].indexOf(state.class ?? '')],
        words: `a ${state.class}`,
      }),
    },
  };
  let now = MONDAY;
  const bot = await openFeatureBot([game], { now: () => now });
  const run = async (who: string, line: string, options: object = { week: weekOf(now) }) => {
    const request = { game: game, options, occupants: [person(who)], place: locationIn(`${who}${now}`) };
    const { id } = (await open(bot.context, request)).table;
    await playLine(bot.context, id, { person: who }, line);
  };
  await run('p1', '2');
  await run('p2', '1');
  now += 7 * DAY_MS;
  for (let at = 1; at <= 11; at++) await run(`q${at}`, '3');
  await run('p1', '1');
  await run('p2', '2', {});
  const { text, labels } = await show(bot, 'week', {}, 'runa');
  const lines = text.split('\n');
  expect(lines[0]).toMatch(/ · This week$/);
  expect(lines.slice(10, 12)).toEqual([expect.stringMatching(/^10\. <@q\d+> · a Paladin$/), '12. <@p1> · a Warrior']);
  expect(lines.slice(12)).toEqual([
    '-# Last week’s best: <@p1> · a Mage',
    `-# Your best run by this week’s rules counts. New rules start <t:${(MONDAY + 14 * DAY_MS) / 1000}:R>.`,
  ]);
  expect(labels).toEqual(['This season', 'All time', 'Past seasons']);
  await changePerson(bot.context, 'p1', () => ({ display: 'picture' }));
  expect((await show(bot, 'week', {}, 'runa')).messages[0]?.files).toEqual(['board.png']);
});
