import { dungeon } from '@longtable/dungeon';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test, vi } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { Drawn } from '../../render/message.ts';
import { FEATURES } from '../index.ts';
import { careerAchievements } from '../ratings/achievements.ts';
import { playerStatsKind } from '../ratings/record.ts';
import { stepButtons } from './replay-board.ts';

const JUNE = Date.UTC(2026, 5, 10);
const SITTERS = ['1', '2'].map((id) => ({ ...person(id), name: `N${id}` }));

async function finished(rated = true) {
  const bot = await openFeatureBot([noughts], { now: () => JUNE });
  const { id } = (await open(bot.context, { occupants: SITTERS, rated })).table;
  await playLine(bot.context, id, { person: '1' }, 'a1');
  await playLine(bot.context, id, { person: '2' }, 'b2');
  await resign(bot.context, id, '2');
  return { bot, id };
}

describe('a shared result', () => {
  const sketchOf = async (rated: boolean) => {
    const { bot, id } = await finished(rated);
    const drawn: Drawn[] = [];
    const send = bot.bot.pictures.send.bind(bot.bot.pictures);
    vi.spyOn(bot.bot.pictures, 'send').mockImplementation((one, ...rest) => {
      drawn.push(one);
      return send(one, ...rest);
    });
    const { text } = await bot.user('1').press({ kind: 'share', table: id });
    return { text, sketch: drawn[0]?.sketch };
  };

  test('describes the players, the end and the changed ratings', async () => {
    const { text, sketch } = await sketchOf(true);
    expect(sketch?.description).toBe(
      'Noughts and Crosses: N1 – N2. N2 resigned. N1 wins. N1 1500 → 1579 +79. N2 1500 → 1421 −79.',
    );
    expect(text).toMatch(
      /^\*\*Noughts and Crosses\*\* · N1 – N2\n```\n[\s\S]*```\n\*\*N2 resigned\. N1 wins\.\*\*\n-# Rating/,
    );
  });

  test('has no ratings if the game was not rated', async () => {
    expect((await sketchOf(false)).sketch?.description).toBe('Noughts and Crosses: N1 – N2. N2 resigned. N1 wins.');
  });
});

test('lists a finished game with its players, end, moves and day', async () => {
  const { bot } = await finished();
  const { text, labels } = await bot.user('1').command('history');
  expect(text).toBe(
    `<@1>\n1. **Noughts and Crosses** · N1 – N2 · N2 resigned. N1 wins. · 2 moves · <t:${JUNE / 1000}:d>`,
  );
  expect(labels[0]).toBe('1. Noughts and Crosses · N1 – N2 · 2026-06-10 · 2 moves');
});

test.each([
  [0, [true, true, false, false, false]],
  [3, [false, false, false, false, false]],
  [5, [false, false, false, true, true]],
])('disables the buttons of a replay that lead nowhere at move %i', (move, disabled) => {
  const buttons = stepButtons([0, 3, 5], { table: undefined, viewer: 'spectator', move });
  expect(buttons.map(([, , , , isDisabled = false]) => isDisabled)).toEqual(disabled);
});

test('disables all buttons of a replay without moves', () => {
  const buttons = stepButtons([0], { table: undefined, viewer: 'spectator', move: 0 });
  expect(buttons.every(([, , , , isDisabled]) => isDisabled)).toBe(true);
});

describe('achievements', () => {
  async function earned() {
    const at = await finished();
    const { storage } = at.bot.context;
    const stats = storage.store(playerStatsKind);
    const [first] = careerAchievements(FEATURES);
    const before = (await stats.get('1'))!;
    await storage.transact({ writes: [stats.put('1', { ...before, earned: { [first?.key ?? '']: '2026-06-09' } })] });
    return at;
  }

  test('are marked and dated if they were earned, and counted', async () => {
    const { bot } = await earned();
    const all = careerAchievements(FEATURES).length;
    const { text, labels, messages } = await bot.user('1').press({ kind: 'achievements', person: '1', page: 0 });
    const [title, first, ...others] = text.split('\n');
    expect(title).toBe(`<@1> · **All games** · 1/${all}`);
    expect(first).toMatch(/^✓ \*\*.+\*\* · .+ · .*2026$/);
    expect(others).toHaveLength(all - 1);
    for (const line of others) expect(line).toMatch(/^-# .+ · .+/);
    expect(labels).toEqual([`All games (1/${all})`]);
    expect(messages[0]?.marked).toEqual(labels);
    expect((await bot.user('1').press({ kind: 'achievements', person: '1', page: 9 })).text).toBe(text);
  });

  test('of others are visible where they have played', async () => {
    const { bot } = await earned();
    const marks = async (who: string, where = {}) =>
      (await bot.user(who, where).press({ kind: 'achievements', person: '1', page: 0 })).text.includes('✓');
    expect(await marks('3')).toBe(true);
    expect(await marks('3', { guild: 'h', channel: 'x' })).toBe(false);
    expect(await marks('1', { guild: 'h', channel: 'x' })).toBe(true);
  });
});

test('ranks the best runs of a solo game, and names the winners of past seasons', async () => {
  let now = JUNE;
  const bot = await openFeatureBot([dungeon], { now: () => now });
  for (const [who, rounds] of [
    ['1', 2],
    ['2', 1],
  ] as const) {
    const { id } = (
      await open(bot.context, { game: dungeon, occupants: [person(who)], location: locationIn(`c${who}`) })
    ).table;
    for (const line of ['1', ...Array(rounds).fill('q')]) await playLine(bot.context, id, { person: who }, line);
    await resign(bot.context, id, who);
  }
  const show = async (period: 'season' | 'all-time' | 'past' | 'week') =>
    (await bot.user('1').press({ kind: 'leaders', game: 'dungeon', period })).text;
  const season = await show('season');
  expect(season).toMatch(/<@1>[\s\S]*<@2>/);
  now += 60 * DAY_MS;
  expect(await show('past')).toMatch(/\n\*\*Apr.–.Jun 2026\*\*: 1\. <@1> .+ · 2\. <@2> /);
  expect(await show('all-time')).not.toContain('ends');
});
