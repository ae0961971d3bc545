import { dungeon } from '@longtable/dungeon';
import { SIGNS } from '@longtable/kit/picture';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';

import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { shortDungeon } from '../../../tests/games/short-dungeon.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { attemptsByScore, attemptsOn, dailiesOn } from './daily.ts';
import { drawDailies } from './overview.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z');

test('marks running attempts with an hourglass and finished ones with their rank or a cross on the card', async () => {
  const bot = await openFeatureBot([dungeon], { now: () => NOON });
  const drawn = async (changes: object = {}) => {
    const attempts = await attemptsOn(bot.context, 'ada', await dailiesOn(bot.context, '2026-11-15'), '2026-11-15');
    const changed = attempts.map(({ loaded: at, ...attempt }) => ({
      ...attempt,
      loaded: at && { ...at, table: { ...at.table, ...changes } },
    }));
    const { sketch } = drawDailies(changed, '2026-11-15', { language: 'en', display: 'picture' });
    return [...itemsOf(sketch!.picture)].map(({ item }) => item);
  };
  const icons = async () => (await drawn()).flatMap((item) => (item.kind === 'icon' ? [item.icon] : []));
  expect(await icons()).toEqual(['hourglass', 'dungeon-gate']);
  await bot.user('ada').press({ kind: 'yours', game: 'dungeon' });
  expect(await icons()).toEqual(['hourglass', 'dungeon-gate', 'hourglass']);
  await resign(bot.context, (await bot.tableIn('c')).table.id, 'ada');
  expect(await icons()).toEqual(['trophy', 'dungeon-gate', SIGNS.cancel]);
  expect((await drawn()).flatMap((item) => wordsOf(item))).not.toContain('#1');
  expect((await drawn({ ending: { by: 'game' } })).flatMap((item) => wordsOf(item))).toContain('#1');
});

test('says until when a streak can be kept', async () => {
  let now = NOON;
  const bot = await openFeatureBot([dungeon], { now: () => now });
  for (const channel of ['c', 'd']) {
    expect((await bot.user('ada').command('daily')).text).not.toContain('streak');
    await bot.user('ada', { channel }).press({ kind: 'yours', game: 'dungeon' });
    await resign(bot.context, (await bot.tableIn(channel)).table.id, 'ada');
    now += DAY_MS;
  }
  expect((await bot.user('ada').command('daily')).text).toMatch(/2-day streak, ends <t:\d+:R>/);
  now += DAY_MS;
  expect((await bot.user('ada').command('daily')).text).not.toContain('streak');
});

test('opens one attempt a day, links to it, and opens the panel', async () => {
  let now = NOON;
  const bot = await openFeatureBot([dungeon, noughts], { now: () => now });
  const play = (channel: string) => bot.user('ada', { channel }).press({ kind: 'yours', game: 'dungeon' });
  const opened = await play('c');
  expect(opened.messages.at(-1)).toMatchObject({ isPrivate: true });
  const { table } = await bot.tableIn('c');
  expect(table.features.daily).toBeDefined();
  expect((await play('d')).text).toContain('<#c>');
  await resign(bot.context, table.id, 'ada');
  const played = await play('d');
  expect(played.messages).toMatchObject([{ isPrivate: true }]);
  expect([played.text, played.labels]).toEqual([expect.stringMatching(/^You’ve already played/), ['Today’s dailies']]);
  expect(played.ids).toEqual([{ kind: 'dailies' }]);
  now = NOON + DAY_MS;
  expect((await play('d')).refused).toBeUndefined();
});

test('repeats a finished daily as practice that is named so and does not count', async () => {
  const bot = await openFeatureBot([shortDungeon], { now: () => NOON });
  await bot.user('ada').press({ kind: 'yours', game: 'dungeon' });
  const { table } = await resign(bot.context, (await bot.tableIn('c')).table.id, 'ada');
  const again = await bot.user('ada').press({ kind: 'again', table: table.id, seed: 'new' });
  const practice = await bot.tableIn('c');
  expect(practice.table).toMatchObject({ seed: table.seed, options: table.options, terms: { practice: true } });
  const [panel] = again.messages;
  expect(panel?.text).toContain('**Dungeon · Practice: daily of 15\u00a0Nov**');
  for (const { text } of again.messages) {
    expect(text).toContain('This is practice, so it doesn’t count.');
    expect(text).not.toContain('Custom levels');
  }
  expect(panel).toMatchObject({ isPrivate: true });
  expect(again.ids.map(({ kind }) => kind)).not.toContain('yours');
  const id = practice.table.id;
  for (const line of ['1', 'q']) await playLine(bot.context, id, { person: 'ada' }, line);
  const over = await findTable(bot.context, id);
  expect(over.table).toMatchObject({ status: 'over', features: { daily: { day: '2026-11-15', practice: true } } });
  expect(await attemptsByScore(bot.context, 'g', 'dungeon', '2026-11-15')).toEqual([]);
  await bot.user('ada').press({ kind: 'again', table: over.table.id, seed: 'new' });
  expect((await bot.tableIn('c')).table.features.daily).toEqual({ day: '2026-11-15', practice: true });
});

test('does not offer a daily to its own player in a DM', async () => {
  const bot = await openFeatureBot([dungeon], { now: () => NOON });
  const { ids } = await bot.user('ada', { guild: null }).press({ kind: 'yours', game: 'dungeon' });
  expect(ids.map(({ kind }) => kind)).toEqual(['panel', 'more', 'menu', 'look', 'log', 'more']);
});

test('refuses games without a daily and games that the server withholds', async () => {
  const bot = await openFeatureBot([dungeon, noughts], { now: () => NOON });
  const press = async (kind: 'yours' | 'dailyBoard', game: string) =>
    (await bot.user('ada').press({ kind, game })).refused;
  for (const kind of ['yours', 'dailyBoard'] as const) {
    expect(await press(kind, 'noughts')).toBe('noDaily');
    expect(await press(kind, 'chess')).toBe('noDaily');
  }
  await changeServer(bot.context, 'g', () => ({ disabledGames: ['dungeon'] }));
  expect(await press('yours', 'dungeon')).toBe('gameDisabled');
  expect((await bot.user('ada').command('daily')).refused).toBe('noDaily');
});
