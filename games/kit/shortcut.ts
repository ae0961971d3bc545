import type { AnyGame, Choice, Seat } from './game.ts';
import type { Text } from './text.ts';

/** Prefix of the lines of shortcuts. No line of the rules begins with it. */
export const SHORTCUT_PREFIX = '>';

/** Maximum number of moves of one shortcut. */
const MAX_MOVES = 60;

/** Whether a line is a shortcut. */
export function isShortcut(line: string): boolean {
  return line.startsWith(SHORTCUT_PREFIX);
}

/** Returns the shortcuts of a seat at the start of a line, also those that only the touched board offers. */
export function allShortcuts({ shortcuts }: AnyGame, state: unknown, seat: Seat): readonly Choice[] {
  return [...(shortcuts?.choices(state, seat, '') ?? []), ...(shortcuts?.spots?.(state, seat) ?? [])];
}

/** Moves of a shortcut. */
export interface ExpandedShortcut {
  /** Moves to play. Empty if there are none. */
  readonly lines: readonly string[];
  /** Reason why the shortcut stopped early. Absent if it did not. */
  readonly stopped?: Text | undefined;
  /** Line that the rules refused. Such a shortcut is an error in the game. */
  readonly refused?: string;
}

/** Returns the moves that a shortcut plays in the current state. */
export function expandShortcut(game: AnyGame, before: unknown, seat: Seat, shortcut: string): ExpandedShortcut {
  const lines: string[] = [];
  let state = before;
  while (lines.length < MAX_MOVES && game.turn(state).includes(seat)) {
    const next = game.shortcuts?.next(state, seat, shortcut, before) ?? {};
    if (next.line === undefined) return { lines, stopped: next.stopped };
    const outcome = game.play(state, seat, next.line);
    if (outcome.refused) return { lines, stopped: outcome.refused.sentence, refused: next.line };
    lines.push(next.line);
    state = outcome.state;
  }
  return { lines };
}
