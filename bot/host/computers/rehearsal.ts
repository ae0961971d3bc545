import type { Seed } from '../../../games/kit/chance.ts';
import type { AnyGame, GameEvent, Seat, Viewer } from '../../../games/kit/game.ts';
import { rightSpelling } from '../../../games/kit/spelling.ts';
import { LANGUAGES } from '../../../games/kit/text.ts';

/** Moves to be rehearsed, from a state or from the beginning of a game. */
export interface Rehearsal {
  readonly from:
    | { readonly state: unknown; readonly seats: number }
    | { readonly options: unknown; readonly seed: Seed; readonly seats: number };
  readonly moves: readonly { readonly seat: Seat; readonly line: string }[];
}

/** Does with a game what follows from these moves, be they right or wrong; a game that cannot throws, or never comes back. */
export function rehearse(game: AnyGame, { from, moves }: Rehearsal): void {
  let outcome = 'state' in from ? { state: from.state, events: [] } : game.setup(from.options, from.seed, from.seats);
  for (const { seat, line } of moves) {
    if (outcome.refused) return;
    const { state } = outcome;
    outcome = game.play(state, seat, rightSpelling(game, state, seat, line));
  }
  if (!outcome.refused) lookAt(game, outcome, from.seats);
}

/** Looks at a state as boards and panels do. */
function lookAt(
  game: AnyGame,
  { state, events }: { state: unknown; events: readonly GameEvent[] },
  seats: number,
): void {
  const seated = Array.from({ length: seats }, (_, seat) => seat);
  const names = seated.map((seat) => `${seat + 1}`);
  const isOver = game.result(state) !== undefined;
  for (const seat of game.turn(state)) game.choices(state, seat, '');
  for (const viewer of [...seated, 'spectator'] satisfies Viewer[]) {
    for (const language of LANGUAGES) {
      const reader = { viewer, language, names, ...(isOver && { open: true as const }) };
      game.face.view(state, reader);
      game.face.story(events, reader);
      if (isOver) game.face.ending(state, reader);
    }
  }
}
