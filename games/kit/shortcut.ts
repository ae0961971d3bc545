import type { AnyGame, Seat } from './game.ts';
import type { Text } from './text.ts';

/** How the line of a shortcut begins; no line of the rules does. */
export const SHORTCUT_PREFIX = '>';

/** The most moves that one press may stand for. */
const MAX_MOVES = 60;

/** Whether a line stands for several. */
export function isShortcut(line: string): boolean {
  return line.startsWith(SHORTCUT_PREFIX);
}

/** What a shortcut stands for. */
export interface ExpandedShortcut {
  /** The moves; none if it leads nowhere. */
  readonly lines: readonly string[];
  /** What stopped it before its end. */
  readonly stopped?: Text | undefined;
  /** The line that the rules refused, which is a mistake of the game's author. */
  readonly refused?: string;
}

/** The moves that a shortcut stands for now. */
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
