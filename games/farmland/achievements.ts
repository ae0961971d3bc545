import type { Achievement, FinishedGame } from '@longtable/kit';
import type { Options } from './options.ts';
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
