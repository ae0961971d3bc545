import { type Duel, type DuelSeat, fightersOf, otherSeat } from '../state.ts';

/**
 * Returns the maximum damage that the other side's creatures can deal to a seat in their next turn. Shields must be
 * killed first.
 */
export function dangerTo(duel: Duel, seat: DuelSeat): number {
  const hits = fightersOf(duel.sides[otherSeat(seat)]).map(({ card }) => card.damage);
  const shields = fightersOf(duel.sides[seat]).flatMap(({ card, life }) => (card.shield ? [life] : []));
  return Math.max(0, damageBeyondShields(shields, hits));
}

/** Returns the damage that remains after every shield is killed. It is negative if the attacks do not suffice. */
function damageBeyondShields([shield, ...others]: readonly number[], hits: readonly number[]): number {
  if (shield === undefined) return sum(hits);
  const ways = subsetsOf(hits).filter(([used]) => sum(used) >= shield);
  return Math.max(-1, ...ways.map(([, left]) => damageBeyondShields(others, left)));
}

type Split = readonly [used: readonly number[], left: readonly number[]];

function subsetsOf(hits: readonly number[]): readonly Split[] {
  return hits.reduce<readonly Split[]>(
    (splits, hit) =>
      splits.flatMap(([used, left]): Split[] => [
        [[...used, hit], left],
        [used, [...left, hit]],
      ]),
    [[[], []]],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
