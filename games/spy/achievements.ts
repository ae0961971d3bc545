import type { Achievement, FinishedGame } from '@longtable/kit';
import type { Options } from './options.ts';
import { scoreOf } from './rules/score.ts';
import type { Player, Side, State } from './state.ts';

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

/** The achievements of No Time to Spy. */
export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'landslide',
    name: { en: 'Licence to win', de: 'Lizenz zum Siegen' },
    about: { en: 'Win a match by at least 100 points', de: 'Gewinne eine Partie mit mindestens 100 Punkten Vorsprung' },
    isEarned: wonWithLead((lead) => lead >= 100),
  },
  {
    id: 'close',
    name: { en: 'Shaken, not stirred', de: 'Geschüttelt, nicht gerührt' },
    about: { en: 'Win a match by at most 10 points', de: 'Gewinne eine Partie mit höchstens 10 Punkten Vorsprung' },
    isEarned: wonWithLead((lead) => lead >= 0 && lead <= 10),
  },
  {
    id: 'collar',
    name: { en: 'Cat person', de: 'Katzenmensch' },
    about: { en: 'Bring the cat her collar', de: 'Bring der Katze ihr Halsband' },
    isEarned: ({ state, seat }) => state.courier === seat,
  },
  {
    id: 'secrets',
    name: { en: 'All ears', de: 'Ganz Ohr' },
    about: { en: 'Learn 5 guests’ secrets in one match', de: 'Erfahre in einer Partie 5 Geheimnisse von Gästen' },
    isEarned: sideHas(({ secrets }) => secrets.length >= 5),
  },
  {
    id: 'safes',
    name: { en: 'Safecracker', de: 'Panzerknacker' },
    about: { en: 'Open 2 safes in one match', de: 'Öffne in einer Partie 2 Tresore' },
    isEarned: sideHas(({ opened }) => opened.length >= 2),
  },
  {
    id: 'unhurt',
    name: { en: 'Clean hands', de: 'Weiße Weste' },
    about: { en: 'Win a match without taking damage', de: 'Gewinne eine Partie, ohne Schaden zu nehmen' },
    isEarned: (finish) => finish.isWon && sideHas(({ tally }) => tally.damage === 0)(finish),
  },
  {
    id: 'drinks',
    name: { en: 'At the bar', de: 'An der Bar' },
    about: { en: 'Drink 3 cocktails in one match', de: 'Trink in einer Partie 3 Cocktails' },
    isEarned: sideHas(({ tally }) => tally.drinks >= 3),
  },
];
