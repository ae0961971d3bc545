import { RNG } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { randomLine, randomPositions } from '@longtable/kit/testing/random-play';
import { correctSpelling } from '@longtable/kit/walk';
import { expect, test } from 'vitest';
import { builtInGames } from './index.ts';

/** Changes case and spaces at random. Numbers keep one space between them. */
const carelessly = (line: string, random: RNG) =>
  [...line]
    .map((sign) => (random.below(2) === 0 ? sign.toUpperCase() : sign.toLowerCase()))
    .join('')
    .replace(/(?<![\d,]) | (?!\d)/g, random.below(2) === 0 ? '   ' : '');

test.each([...builtInGames, guess].map((game) => [game.id, game] as const))(
  'lines of %s are found again, however they are typed',
  (_, game) => {
    const random = RNG.seeded(7);
    for (const { state } of randomPositions(game, { positions: 60, steps: 60, options: [{}] })) {
      const [seat] = game.turn(state);
      if (seat === undefined) continue;
      const line = randomLine(game, state, seat, random) ?? '';
      const found = correctSpelling(game, state, seat, ` ${carelessly(line, random)}  `);
      expect(game.play(state, seat, found).refused, `${line} became ${found}`).toBeUndefined();
      expect(found.toLowerCase().replace(/\s/g, '')).toBe(line.toLowerCase().replace(/\s/g, ''));
    }
  },
);

test('keeps an unknown line unchanged, so that the game refuses it', () => {
  const begun = guess.setup({}, 1, 2);
  if (begun.refused) throw new Error('refused');
  expect(correctSpelling(guess, begun.state, 0, '  pick   77 ')).toBe('pick 77');
});
