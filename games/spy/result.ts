import type { Result, Text } from '@longtable/kit';
import type { Side, State } from './state.ts';
import { texts } from './words/texts.ts';

/** Returns the winner of a finished match, or undefined while it runs. */
export function result({ ending }: State): Result | undefined {
  return ending ? { winners: [ending.winner] } : undefined;
}

/** Returns the values of a match that are summed over all matches, for both sides together. */
export function tally({ round, sides }: State): readonly { label: Text; value: number }[] {
  const both = (value: (side: Side) => number) => value(sides[0]) + value(sides[1]);
  return [
    { label: texts.tally.rounds, value: round },
    { label: texts.tally.secrets, value: both(({ secrets }) => secrets.length) },
    { label: texts.tally.safes, value: both(({ opened }) => opened.length) },
    { label: texts.tally.drinks, value: both(({ tally }) => tally.drinks) },
    { label: texts.tally.pours, value: both(({ tally }) => tally.pours) },
    {
      label: texts.tally.collapses,
      value: both(({ tally }) => tally.exfiltrations),
    },
  ];
}
