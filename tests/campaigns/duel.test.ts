import { randomGame } from '@longtable/duel/testing/invariants';
import { expect, test } from 'vitest';

test.each(['rivals', 'thornwood', 'windrush', 'clockwork', 'nightfen'] as const)(
  'keeps the rules in random games (%s)',
  (decks) => {
    for (let seed = 0; seed < 12; seed++) expect(randomGame({ decks }, seed)).toBeGreaterThan(10);
  },
);
