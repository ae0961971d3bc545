import { expect, test } from 'vitest';
import { randomGame } from './testing/invariants.ts';

test.each(['rivals', 'thornwood', 'windrush', 'clockwork', 'nightfen'] as const)(
  'random games keep the rules (%s)',
  (decks) => {
    for (let seed = 0; seed < 12; seed++) expect(randomGame({ decks }, seed)).toBeGreaterThan(10);
  },
);
