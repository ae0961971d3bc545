import { across, type Duel, type DuelSeat, fightersOf } from '../state.ts';

/** The most life that the creatures on the other side can take from a seat in their next turn; shields have to fall first. */
export function dangerTo(duel: Duel, seat: DuelSeat): number {
  const blows = fightersOf(duel.sides[across(seat)]).map(({ card }) => card.damage);
  const shields = fightersOf(duel.sides[seat]).flatMap(({ card, life }) => (card.shield ? [life] : []));
  return Math.max(0, mostBeyond(shields, blows));
}

/** What is left of the blows once each shield has been struck down; below 0 where they do not suffice. */
function mostBeyond([shield, ...others]: readonly number[], blows: readonly number[]): number {
  if (shield === undefined) return sum(blows);
  const ways = subsetsOf(blows).filter(([used]) => sum(used) >= shield);
  return Math.max(-1, ...ways.map(([, left]) => mostBeyond(others, left)));
}

type Split = readonly [used: readonly number[], left: readonly number[]];

function subsetsOf(blows: readonly number[]): readonly Split[] {
  return blows.reduce<readonly Split[]>(
    (splits, blow) =>
      splits.flatMap(([used, left]): Split[] => [
        [[...used, blow], left],
        [used, [...left, blow]],
      ]),
    [[[], []]],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
