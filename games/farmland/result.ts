import type { Achievement, Daily, FinishedGame, Game, Result, Score, SeatResults } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { Options } from './options.ts';
import { PRESET_NAMES } from './presets.ts';
import {
  DECK_SIZE,
  LIFE_POINTS,
  MAX_UNITS,
  OPENING_HAND,
  rivalOf,
  type State,
  type Team,
  teamOf,
  type Unit,
} from './state.ts';
import { texts } from './words/texts.ts';

export function result({ winner }: State): Result | undefined {
  return winner === null ? undefined : { winners: [winner] };
}

export function statistics({
  teams,
  lives = [LIFE_POINTS, LIFE_POINTS],
}: State): ReturnType<NonNullable<Game['statistics']>> {
  const sum = (count: (team: Team) => number) => teams.reduce((total, team) => total + count(team), 0);
  return [
    { label: texts.result.turns, value: sum(({ deck }) => DECK_SIZE - OPENING_HAND - deck.length), icon: SIGNS.again },
    { label: texts.result.damage, value: lives[0] + lives[1] - sum(({ lp }) => lp), icon: SIGNS.hurt },
    { label: texts.result.discardedCards, value: sum(({ discarded }) => discarded.length), icon: SIGNS.hand },
  ];
}

const fair = { start: 'fair' };

/** Results between equal computers, from docs/reports/strength.md. */
export const FIRST_SEAT: readonly SeatResults[] = [
  { rating: 1130, games: 3000, won: 1368 },
  { rating: 1300, games: 2500, won: 1215 },
  { rating: 1420, games: 2500, won: 1195 },
  { rating: 1530, games: 2000, won: 920 },
  { rating: 1630, games: 2000, won: 808 },
  { options: fair, rating: 1130, games: 2000, won: 1008 },
  { options: fair, rating: 1300, games: 2000, won: 1072 },
  { options: fair, rating: 1420, games: 2000, won: 1074 },
  { options: fair, rating: 1530, games: 2000, won: 1054 },
  { options: fair, rating: 1630, games: 2000, won: 962 },
];

type WinCondition = {
  readonly mine: Team;
  readonly theirs: Team;
  readonly units: readonly Unit[];
  readonly turns: number;
  readonly options: Options;
};

const wonWith =
  (how: (won: WinCondition) => boolean) =>
  ({ state, seat, isWon, options }: FinishedGame<State, Options>): boolean => {
    const mine = teamOf(state, seat);
    const units = state.board.filter((piece) => piece?.kind === 'unit' && piece.team === seat) as Unit[];
    const turns = DECK_SIZE - OPENING_HAND - mine.deck.length;
    return isWon && how({ mine, theirs: teamOf(state, rivalOf(seat)), units, turns, options });
  };

export const achievements: readonly Achievement<State, Options>[] = [
  {
    id: 'quick',
    ...texts.achievements.quick,
    isEarned: wonWith(({ turns }) => turns <= 12),
  },
  {
    id: 'unhurt',
    ...texts.achievements.unhurt,
    isEarned: wonWith(({ mine }) => mine.lp >= LIFE_POINTS),
  },
  {
    id: 'close',
    ...texts.achievements.close,
    isEarned: wonWith(({ mine }) => mine.lp <= 1000),
  },
  {
    id: 'exhausted',
    ...texts.achievements.exhausted,
    isEarned: wonWith(({ theirs }) => theirs.lp > 0),
  },
  {
    id: 'crowd',
    ...texts.achievements.crowd,
    isEarned: wonWith(({ units }) => units.length >= MAX_UNITS),
  },
  {
    id: 'union',
    ...texts.achievements.union,
    isEarned: wonWith(({ units }) => units.some(({ card }) => (card.united?.length ?? 1) >= 10)),
  },
  {
    id: 'other-deck',
    ...texts.achievements['other-deck'],
    isEarned: wonWith(({ options: { deck = 'classic' } }) => deck !== 'classic'),
  },
];

export const daily: Daily<State, Options> = {
  options: (choice) => ({ deck: PRESET_NAMES[choice % PRESET_NAMES.length], start: 'fair' }),
  score,
};

/** Ranks a quick win first, then more life points left. Without a win, fewer life points of the opponent are better. */
function score({ winner, teams: [mine, theirs] }: State): Score {
  const turns = DECK_SIZE - OPENING_HAND - mine.deck.length;
  switch (winner) {
    case 0:
      return {
        points: [1, -turns, mine.lp],
        words: texts.daily.won({ turns, life: mine.lp }),
      };
    case 1:
      return {
        points: [0, -theirs.lp, turns],
        words: texts.daily.lost({ turns, life: theirs.lp }),
      };
    default:
      return {
        points: [0, -theirs.lp, turns],
        words: texts.daily.running({ turns, mine: mine.lp, theirs: theirs.lp }),
      };
  }
}
