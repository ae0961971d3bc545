import { expect, test } from 'vitest';
import { builtInGames } from '../games/index.ts';
import { campaign } from './campaigns/boards.ts';

test('keeps boards, panels, menus and replays of random games within Discord’s limits', {
  timeout: 120_000,
}, async () => {
  const { drawn, messages, longest } = await campaign({ games: 2 * builtInGames.length, oneIn: 4, lines: 40 });
  expect(drawn).toBeGreaterThan(10 * builtInGames.length);
  expect(messages).toBeGreaterThan(6 * drawn);
  expect(longest).toBeLessThanOrEqual(4000);
});
