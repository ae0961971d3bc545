import type { Result, Statistic } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { icons, THINGS } from './drawing/icons.ts';
import type { Side, State } from './state.ts';
import { texts } from './words/texts.ts';

/** Returns the winner of a finished match, or undefined while it runs. */
export function result({ ending }: State): Result | undefined {
  return ending ? { winners: [ending.winner] } : undefined;
}

/** Returns the values of a match that are summed over all matches, for both sides together. */
export function tally({ round, sides }: State): readonly Statistic[] {
  const both = (value: (side: Side) => number) => value(sides[0]) + value(sides[1]);
  return [
    { label: texts.tally.rounds, value: round, icon: SIGNS.again },
    { label: texts.tally.secrets, value: both(({ secrets }) => secrets.length), icon: SIGNS.secrets },
    { label: texts.tally.safes, value: both(({ opened }) => opened.length), icon: icons.SAFE! },
    { label: texts.tally.drinks, value: both(({ tally }) => tally.drinks), icon: THINGS.cocktail },
    { label: texts.tally.pours, value: both(({ tally }) => tally.pours), icon: SIGNS.water },
    {
      label: texts.tally.collapses,
      value: both(({ tally }) => tally.exfiltrations),
      icon: SIGNS.hurt,
    },
  ];
}
