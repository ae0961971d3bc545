import { readFile } from 'node:fs/promises';
import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { gainsOf, meanBySeating, simulate } from './campaigns/ratings.ts';

// The campaign in docs/reports/strength.md. Seeds make the games reproducible.
test('gains at most 5 points at any rating from always taking the first seat', () => {
  const biases = simulate(duel, 100_000);
  expect(gainsOf(biases).filter(({ gain }) => Math.abs(gain) > 5)).toEqual([]);
});

test('gives the first seat a higher rating if ratings ignore the seat', () => {
  const means = meanBySeating(simulate(duel, 5000, { isSeatRated: false }));
  expect(means.first - means.second).toBeGreaterThan(200);
});

test.each([duel, farmland])('has the results of $id by seat that docs/reports/strength.md lists', async (game) => {
  const document = await readFile(new URL('../docs/reports/strength.md', import.meta.url), 'utf8');
  const title = game.id === 'duel' ? 'Duel' : 'Farmland';
  const levels = new Map(game.computers?.levels.map(({ name, rating }) => [say(name, 'en'), rating]));
  const rows = [...document.matchAll(/^\| (\w+) \| (\w+) \| (document|fair) \| ([\d,]+) \| ([\d.]+)% \|$/gm)]
    .filter(([, of]) => of === title)
    .map(([, , level = '', start, listed = '', won]) => {
      const games = Number(listed.replace(',', ''));
      return {
        ...(start === 'fair' && { options: { start: 'fair' } }),
        rating: levels.get(level),
        games,
        won: Math.round((games * Number(won)) / 100),
      };
    });
  expect(game.firstSeat).toEqual(rows);
});
