import type { RNG, Viewer } from '@longtable/kit';
import { gameContract } from '@longtable/kit/testing';
import { expect, test } from 'vitest';
import { goldRush } from './index.ts';
import { isOver, METALS, type Metal, type State } from './rules.ts';

/** Replaces stakes, buyers and tomorrow's claims that the viewer may not know. */
function scramble(state: State, viewer: Viewer, random: RNG): State {
  if (isOver(state)) return state;
  const deck = [...METALS, ...METALS, ...METALS];
  if (viewer !== 'spectator') deck.splice(deck.indexOf(state.buyers[viewer] as Metal), 1);
  const others = random.shuffle(deck);
  return {
    ...state,
    stakes: state.stakes.map((claim, seat) =>
      claim === null || seat === viewer ? claim : random.below(state.claims.length),
    ),
    buyers: state.buyers.map((metal, seat) => (seat === viewer ? metal : (others.pop() as Metal))),
    random: random.below(2 ** 31),
  };
}

gameContract(goldRush, { walks: 200, scramble, revealing: ['revealed'] });

test('divides a claim between its players and drops the remainder', () => {
  const begun = goldRush.setup({}, 1, 4);
  if (begun.refused) throw new Error(begun.refused.code);
  const claims = [
    { metal: 'gold', nuggets: 7 },
    { metal: 'silver', nuggets: 5 },
    { metal: 'copper', nuggets: 3 },
  ] as const;
  const after = goldRush.play({ ...begun.state, claims: [...claims], stakes: [0, 0, 1, null] }, 3, 'stake 1');
  expect(after.refused ?? after.state.found).toEqual([
    { gold: 2, silver: 0, copper: 0 },
    { gold: 2, silver: 0, copper: 0 },
    { gold: 0, silver: 5, copper: 0 },
    { gold: 2, silver: 0, copper: 0 },
  ]);
});
