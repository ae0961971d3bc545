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
    name: { en: 'Early harvest', de: 'Frühe Ernte' },
    about: { en: 'Win within 12 turns', de: 'Gewinne in höchstens 12 Zügen' },
    isEarned: wonWith(({ turns }) => turns <= 12),
  },
  {
    id: 'unhurt',
    name: { en: 'Fenced in', de: 'Gut umzäunt' },
    about: {
      en: `Win with at least ${LIFE_POINTS} life points`,
      de: `Gewinne mit mindestens ${LIFE_POINTS} Lebenspunkten`,
    },
    isEarned: wonWith(({ mine }) => mine.lp >= LIFE_POINTS),
  },
  {
    id: 'close',
    name: { en: 'Last ear of corn', de: 'Die letzte Ähre' },
    about: { en: 'Win with 1000 life points or fewer', de: 'Gewinne mit höchstens 1000 Lebenspunkten' },
    isEarned: wonWith(({ mine }) => mine.lp <= 1000),
  },
  {
    id: 'exhausted',
    name: { en: 'Bare fields', de: 'Abgeerntet' },
    about: {
      en: 'Win by running your opponent out of cards',
      de: 'Gewinne, weil der Gegner nicht mehr ziehen kann',
    },
    isEarned: wonWith(({ theirs }) => theirs.lp > 0),
  },
  {
    id: 'crowd',
    name: { en: 'All hands on deck', de: 'Alle aufs Feld' },
    about: { en: `Win with ${MAX_UNITS} units on the board`, de: `Gewinne mit ${MAX_UNITS} Einheiten auf dem Brett` },
    isEarned: wonWith(({ units }) => units.length >= MAX_UNITS),
  },
  {
    id: 'union',
    name: { en: 'Stronger together', de: 'Gemeinsam stark' },
    about: {
      en: 'Win with a unit made up of 10 cards',
      de: 'Gewinne mit einer Einheit, die aus 10 Karten vereint ist',
    },
    isEarned: wonWith(({ units }) => units.some(({ card }) => (card.united?.length ?? 1) >= 10)),
  },
  {
    id: 'other-deck',
    name: { en: 'Crop rotation', de: 'Fruchtwechsel' },
    about: {
      en: 'Win with a deck other than the classic one',
      de: 'Gewinne mit einem anderen Deck als dem klassischen',
    },
    isEarned: wonWith(({ options: { deck = 'classic' } }) => deck !== 'classic'),
  },
];
