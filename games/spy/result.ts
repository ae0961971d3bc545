import type { Achievement, Daily, FinishedGame, Result, Score, Statistic } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { icons, THINGS } from './drawing/icons.ts';
import { SCENARIO_NAMES } from './files/scenarios.ts';
import type { Options } from './options.ts';
import { scoreOf } from './rules/course/ending.ts';
import type { Player, Side, State } from './state.ts';
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

const CASINOS = [undefined, ...SCENARIO_NAMES];

/** The daily: a quick match in a different casino every day. */
export const daily: Daily<State, Options> = {
  minutes: { min: 15, max: 25 },
  options: (choice) => ({ match: 'quick', scenario: CASINOS[choice % CASINOS.length] }),
  score,
};

/**
 * Returns the score of a match. Winners rank first, then the lead decides. The points of a running match are not shown,
 * because they would reveal the other side's.
 */
function score(state: State): Score {
  const { ending, round } = state;
  if (!ending) return { points: [-1, round], words: round > 0 ? texts.daily.round({ round }) : texts.daily.preparing };
  const [mine, theirs] = [scoreOf(state, 0), scoreOf(state, 1)];
  const isWon = ending.winner === 0;
  return {
    points: [isWon ? 1 : 0, mine - theirs],
    words: (isWon ? texts.daily.won : texts.daily.lost)({ mine, theirs }),
  };
}
