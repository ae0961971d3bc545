import { LANGUAGES } from '@longtable/kit';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../../games/index.ts';
import { renderPng } from '../canvas/png.ts';
import { serialise } from '../serialise.ts';
import { drawBanner, drawFilm } from './covers.ts';

/** Maximum size of a banner in bytes. */
const MAX_BYTES = 120_000;

test.each(LANGUAGES)('draws a banner with a board and the emblem of each game in %s', (language) => {
  const drawing = serialise(drawBanner(builtInGames, language));
  for (const { presentation } of builtInGames) expect(drawing).toContain(`"icon":"${presentation.emblem?.icon}"`);
  expect(renderPng(drawing).length).toBeLessThan(MAX_BYTES);
});

test('draws a film of the boards, with the banner and the makers at its end', () => {
  const { frames, loops } = drawFilm(builtInGames, 'en', 'Made by Ada');
  const titles = builtInGames.map(({ title }) => title);
  expect(frames.map(({ caption }) => caption?.lines)).toEqual([...titles, 'Made by Ada'].map((line) => [line]));
  expect(frames.at(-1)?.drawing).toBe(serialise(drawBanner(builtInGames, 'en')));
  expect([loops, frames.slice(0, -1).reduce((sum, { ms }) => sum + ms, 0)]).toEqual([false, 7000]);
});
