import { dungeon } from '@longtable/dungeon';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { FEATURES } from '../index.ts';
import { achievementsOf, careerAchievements } from './achievements.ts';
import { playerStatsKind } from './record.ts';

const [OWN] = achievementsOf(dungeon);
const [CAREER] = careerAchievements(FEATURES);
const [ALL, DUNGEON] = [careerAchievements(FEATURES).length, achievementsOf(dungeon).length];

async function earned() {
  const bot = await openFeatureBot([noughts, dungeon]);
  const { storage } = bot.context;
  const days = { [CAREER?.key ?? '']: '2026-06-09', [OWN?.key ?? '']: '2026-06-08', 'gone/forever': '2026-06-07' };
  const stats = { games: {}, scopes: { g: [] }, earned: days };
  await storage.transact({ writes: [storage.store(playerStatsKind).put('1', stats)] });
  return bot;
}

test('are grouped by game, without games that have none', async () => {
  const bot = await earned();
  const first = await bot.user('1').press({ kind: 'achievements', person: '1', page: 0 });
  expect(first.labels).toEqual([`All games (1/${ALL})`, `Dungeon (1/${DUNGEON})`]);
  expect(first.messages[0]?.marked).toEqual([`All games (1/${ALL})`]);
  expect(first.messages[0]?.customIds.slice(1)).toEqual(['0', '1']);
});

test('of another group are shown by the menu, or by the page of a button', async () => {
  const bot = await earned();
  const press = (page: number, use = {}) => bot.user('1').press({ kind: 'achievements', person: '1', page }, use);
  const chosen = await press(0, { values: ['1'] });
  expect(chosen.text).toMatch(new RegExp(`^<@1> · \\*\\*Dungeon\\*\\* · 1/${DUNGEON}\n`));
  expect(chosen.text).toMatch(/\n✓ \*\*.+\*\* · .+ · .*2026\n-# .+ · /);
  expect(chosen.messages[0]?.marked).toEqual([`Dungeon (1/${DUNGEON})`]);
  expect((await press(1)).text).toBe(chosen.text);
  expect((await press(1, { values: ['0'] })).text).toContain('**All games**');
});

test('are counted on the button below the statistics, if they still exist', async () => {
  const bot = await earned();
  const labels = async (who: string, where = {}) =>
    (await bot.user(who, where).command('stats', { player: { user: '1' } })).labels;
  expect((await bot.user('3').command('stats', { game: 'noughts' })).labels).toEqual([]);
  expect(await labels('1')).toEqual([`Achievements: 2 of ${ALL + DUNGEON}`]);
  expect(await labels('3')).toEqual([`Achievements: 2 of ${ALL + DUNGEON}`]);
  expect(await labels('3', { guild: 'h', channel: 'x' })).toEqual([`Achievements: 0 of ${ALL + DUNGEON}`]);
});
