import type { Achievement, FinishedGame } from '@longtable/kit';
import type { Options } from './options.ts';
import { scoreOf } from './rules/score.ts';
import type { Player, Side, State } from './state.ts';
import { texts } from './words/texts.ts';

/** Returns an achievement check: the seat has won, and its lead satisfies `by`. */
const wonWithLead =
  (by: (lead: number) => boolean) =>
  ({ state, seat, isWon }: FinishedGame<State, Options>): boolean => {
    const [mine, theirs] = (seat === 0 ? [0, 1] : [1, 0]) as [Player, Player];
    return isWon && by(scoreOf(state, mine) - scoreOf(state, theirs));
  };

/** Returns an achievement check of the seat's side, regardless of the result. */
const sideHas =
  (what: (side: Side) => boolean) =>
  ({ state, seat }: FinishedGame<State, Options>): boolean =>
    what(state.sides[seat as Player]);

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'landslide',
    ...texts.achievements.landslide,
    isEarned: wonWithLead((lead) => lead >= 100),
  },
  {
    id: 'close',
    ...texts.achievements.close,
    isEarned: wonWithLead((lead) => lead >= 0 && lead <= 10),
  },
  {
    id: 'collar',
    ...texts.achievements.collar,
    isEarned: ({ state, seat }) => state.courier === seat,
  },
  {
    id: 'secrets',
    ...texts.achievements.secrets,
    isEarned: sideHas(({ secrets }) => secrets.length >= 5),
  },
  {
    id: 'safes',
    ...texts.achievements.safes,
    isEarned: sideHas(({ opened }) => opened.length >= 2),
  },
  {
    id: 'unhurt',
    ...texts.achievements.unhurt,
    isEarned: (finish) => finish.isWon && sideHas(({ tally }) => tally.damage === 0)(finish),
  },
  {
    id: 'drinks',
    ...texts.achievements.drinks,
    isEarned: sideHas(({ tally }) => tally.drinks >= 3),
  },
];
