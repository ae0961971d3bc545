import type { Duel } from '../../games/duel/state.ts';
import type { State as Dungeon } from '../../games/dungeon/state.ts';
import { type State as Farmland, teamOf, unitFields } from '../../games/farmland/state.ts';
import type { Seat } from '../../games/kit/game.ts';
import type { State as Runa } from '../../games/runa/state.ts';
import type { State as Spy } from '../../games/spy/state.ts';

/** A part of a game whose presses are counted: its row in the table, and what tells it from others of that row. */
export interface Part {
  readonly row: string;
  readonly id: unknown;
}

/** A game of computers, and the parts it is counted in. */
export interface Counted {
  readonly game: string;
  readonly level: string;
  readonly options?: object;
  /** The part that a move belongs to; undefined if it isn't counted. The row is that of the part's first move. */
  part(state: never, seat: Seat): Part | undefined;
}

/** What the table has rows for. */
export const COUNTED: readonly Counted[] = [
  { game: 'duel', level: 'thinker', part: ({ round }: Duel) => ({ row: 'Card Duel, a turn', id: round }) },
  {
    game: 'farmland',
    level: 'clever',
    part(state: Farmland, seat) {
      const units = unitFields(state, seat).length;
      return { row: `Crown of Farmland, a turn with ${units} units`, id: teamOf(state, seat).deck.length };
    },
  },
  {
    game: 'dungeon',
    level: 'steady',
    part: ({ level }: Dungeon) =>
      [1, 2, 3].includes(level) ? { row: `Dungeon, level ${level}`, id: level } : undefined,
  },
  {
    game: 'runa',
    level: 'beginner',
    part: ({ phase, story }: Runa) =>
      ['card', 'target', 'dice'].includes(phase.kind) ? { row: 'Runa’s Strive, a fight', id: story.rooms } : undefined,
  },
  {
    game: 'spy',
    level: 'smart',
    options: { match: 'quick' },
    part: ({ round }: Spy) => (round <= 5 ? { row: 'No Time to Spy, a side’s first five rounds', id: 0 } : undefined),
  },
];
