import { expect, test } from 'vitest';
import { shelf } from '../games/index.ts';
import { campaign } from './campaigns/boards.ts';

test('boards, panels, menus and replays of random games keep within Discord’s limits', async () => {
  const { positions, messages, longest } = await campaign({ games: 3 * shelf.length, oneIn: 1, lines: 30 });
  expect(positions).toBeGreaterThan(10 * shelf.length);
  expect(messages).toBeGreaterThan(6 * positions);
  expect(longest).toBeLessThanOrEqual(4000);
});
