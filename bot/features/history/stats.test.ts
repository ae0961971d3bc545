import { expect, test } from 'vitest';
import { shelf } from '../../../games/index.ts';
import type { Picture } from '../../../games/kit/picture/items.ts';
import { itemsOf, labelsOf } from '../../../games/kit/testing/picture-items.ts';
import { fitLabel } from '../../render/canvas/fit.ts';
import { textOf } from '../../render/message.ts';
import { drawGameStats } from './stats.ts';

const counts = Array.from({ length: 12 }, (_, at) => 12_345 * at);
const tally = { tables: 1234, moves: 98_765, time: 9e9, shortest: 12, longest: 1234, counts };

test.each(shelf)(
  'what the games of $title add up to is a card for whoever wants pictures, with every word on it',
  (game) => {
    const { sketch } = drawGameStats(game, tally, { language: 'de', display: 'picture' });
    const picture = JSON.parse(sketch!.drawing) as Picture;
    const labels = [...itemsOf(picture)].flatMap(({ item }) => labelsOf(item));
    expect(labels.map(({ text }) => text)).toContain('Beendete Spiele');
    expect(labels.filter((label) => fitLabel(label).isCut)).toEqual([]);
  },
);

test('everybody else reads it, and where nothing was played there is no card', () => {
  const [game] = shelf;
  const plain = drawGameStats(game!, tally, { language: 'en', display: 'plain' });
  expect([plain.sketch, textOf(plain)]).toEqual([
    undefined,
    expect.stringContaining('- Finished games: 1,234\n- Moves'),
  ]);
  expect(drawGameStats(game!, undefined, { language: 'en', display: 'picture' }).sketch).toBeUndefined();
});
