import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { locationIn, open, person } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';

const JUNE = Date.UTC(2026, 5, 10);
const other = { ...noughts, id: 'other', title: 'Other' };

async function board(results: readonly (readonly [string, string])[] = [['1', '2']]) {
  let now = JUNE;
  const bot = await openFeatureBot([noughts, other], { now: () => now });
  for (const [at, [winner, loser]] of results.entries()) {
    const occupants = [winner, loser].map((id) => ({ ...person(id), name: `N${id}` }));
    const { id } = (await open(bot.context, { occupants, location: locationIn(`c${at}`) })).table;
    await playLine(bot.context, id, { person: winner }, 'a1');
    await playLine(bot.context, id, { person: loser }, 'b2');
    await resign(bot.context, id, loser);
  }
  const show = (period: Id<'leaders'>['period'], game = 'noughts', where = {}) =>
    bot.user('1', where).press({ kind: 'leaders', game, period });
  return { bot, show, wait: (ms: number) => (now += ms) };
}

test('has buttons for the other periods', async () => {
  const { show } = await board();
  const { text, labels, ids } = await show('season');
  expect(text).toMatch(/^\*\*Noughts and Crosses\*\* · This season\n/);
  expect(labels).toEqual(['All time', 'Past seasons']);
  expect(ids).toMatchObject([{ game: 'noughts', period: 'all-time' }, { period: 'past' }]);
  const past = await show('past');
  expect([past.labels, past.text]).toEqual([
    ['This season', 'All time'],
    expect.stringContaining('No season has ended'),
  ]);
  expect((await show('season', 'chess')).refused).toBe('gameGone');
});

test('shows own results against each opponent while the ranking is empty', async () => {
  const { show } = await board([
    ['1', '2'],
    ['2', '1'],
    ['1', '2'],
    ['1', '3'],
    ['2', '3'],
  ]);
  const { text } = await show('season');
  expect(text).toContain('You **2** – **1** N2\nYou **1** – **0** N3\n');
  expect(text).not.toContain('N2 ');
  expect(text).toMatch(
    /1\. <@1> · \d+\? · 4 games\n2\. <@2> · \d+\? · 4 games\n3\. <@3> · \d+\? · 2 games\n-# “\?” marks a provisional rating/,
  );
  expect((await show('season', 'other')).text).not.toContain('You');
  expect((await show('season', 'noughts', { guild: 'h', channel: 'x' })).text).not.toContain('You');
});
