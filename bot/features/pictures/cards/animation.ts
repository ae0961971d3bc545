import { setImmediate } from 'node:timers/promises';
import type { Reader, Viewer } from '@longtable/kit';
import type { Move } from '../../../../storage/records/table.ts';
import type { Context } from '../../../host/context.ts';
import type { LoadedTable } from '../../../host/feature.ts';
import { positionsOf } from '../../../host/table/state.ts';
import { onTurn } from '../../../host/table/table.ts';
import type { Animation } from './gif-renderer.ts';
import { MoveFrames } from './moves.ts';

/** Pace of a turn. The last frame is so long that clients that repeat GIFs do not show it. */
const PACE = { frames: 13, frameMs: 400, totalMs: 8000, lastMs: 600_000 } as const;
const MAX_BYTES = 400_000;

/**
 * Returns the animation of the last turn from the reader's view. Undefined if the game has no pictures, if nothing has
 * moved or visibly changed, or if the reader made the move and it has no effect and a single step.
 */
export async function lastTurn(context: Context, loaded: LoadedTable, reader: Reader): Promise<Animation | undefined> {
  const { game } = loaded;
  const { picture } = game.presentation;
  const turn = lastMoves(loaded, reader.viewer);
  if (!turn || !picture) return undefined;
  const [first, ...positions] = (await positionsOf(context, loaded))?.slice(-turn.count - 1) ?? [];
  if (!first) return undefined;
  // A finished game is open, but earlier states were not.
  const during: Reader = reader.open ? { ...reader, live: true } : reader;
  const frames = new MoveFrames();
  frames.addBoard(picture(first.state, during));
  const moves = loaded.table.log.recentMoves.slice(-positions.length);
  for (const [at, { state, events }] of positions.entries()) {
    const board = picture(state, at < positions.length - 1 ? during : reader);
    const { state: start } = positions[at - 1] ?? first;
    frames.addSteps(game, { start, line: moves[at]!.line, events }, during, board);
    await setImmediate();
  }
  const built = frames.build(PACE, false);
  const isPlain = turn.isOwn && !frames.hasHits;
  if (built.frames.length < (isPlain ? 3 : 2)) return undefined;
  return { ...built, loops: false, bytes: MAX_BYTES };
}

/** Whether the game has pictures and there are moves to animate for a viewer. */
export function hasMoved(loaded: LoadedTable, viewer: Viewer): boolean {
  return loaded.game.presentation.picture !== undefined && lastMoves(loaded, viewer) !== undefined;
}

/** Number of moves to animate. `isOwn` if the viewer chose them. */
interface LastMoves {
  readonly count: number;
  readonly isOwn: boolean;
}

/**
 * Returns the moves since the last one of the seat to move, or the last turn of a game that ended by its rules. If the
 * viewer moved last, only that move with all lines of its shortcut. Undefined if several seats can act, and for players
 * who are not to move.
 */
function lastMoves(loaded: LoadedTable, viewer: Viewer): LastMoves | undefined {
  const {
    log: { recentMoves: tail },
    seats,
    ending,
  } = loaded.table;
  const last = tail.at(-1);
  if (!last || (ending && ending.by !== 'game')) return undefined;
  const after = (isBefore: (move: Move) => boolean) => tail.length - 1 - tail.findLastIndex(isBefore);
  const own = { count: after(({ joined }) => !joined) + 1, isOwn: true };
  if (seats.length === 1 || (!ending && last.seat === viewer)) return own;
  if (ending) return { count: after(({ seat }) => seat !== last.seat), isOwn: false };
  const [on, ...others] = onTurn(loaded);
  const isTheirs = on !== undefined && others.length === 0 && (viewer === 'spectator' || viewer === on);
  if (!isTheirs) return undefined;
  return last.seat === on ? own : { count: after(({ seat }) => seat === on), isOwn: false };
}
