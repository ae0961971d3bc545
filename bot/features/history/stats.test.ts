import { duel } from '@longtable/duel';
import type { Language } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import { itemsOf, labelsOf } from '@longtable/kit/testing/picture-items';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { fitLabel } from '../../render/canvas/fit.ts';
import { textOf } from '../../render/message.ts';
import { drawGameStats } from './stats.ts';

const counts = Array.from({ length: 12 }, (_, at) => 12_345 * at);
const tally = { tables: 1234, moves: 98_765, time: 9e9, shortest: 12, longest: 1234, counts };

test.each(builtInGames)('draws the statistics of $title on a card without truncated labels', (game) => {
  for (const [language, finished] of Object.entries({ en: 'Finished games', de: 'Beendete Spiele' })) {
    const { sketch } = drawGameStats(game, tally, { language: language as Language, display: 'picture' });
    const picture = JSON.parse(sketch!.drawing) as Picture;
    const labels = [...itemsOf(picture)].flatMap(({ item }) => labelsOf(item));
    expect(labels.map(({ text }) => text)).toContain(finished);
    expect(labels.filter((label) => fitLabel(label).isCut)).toEqual([]);
  }
});

test('writes the statistics as text, and draws no card without finished games', () => {
  const [game] = builtInGames;
  const plain = drawGameStats(game!, tally, { language: 'en', display: 'plain' });
  expect([plain.sketch, textOf(plain)]).toEqual([
    undefined,
    expect.stringContaining('- Finished games: 1,234\n- Moves'),
  ]);
  const one = { ...tally, tables: 1, moves: 43, shortest: 43, longest: 43 };
  const [inEnglish, inGerman] = (['en', 'de'] as const).map((language) =>
    textOf(drawGameStats(duel, one, { language, display: 'plain' })),
  );
  expect(inEnglish).toMatch(/Moves per game: 43\n[\s\S]*Rounds: [\d,]+ on average/);
  expect(inGerman).toMatch(/Runden: Ø /);
  expect(drawGameStats(game!, undefined, { language: 'en', display: 'picture' }).sketch).toBeUndefined();
});
