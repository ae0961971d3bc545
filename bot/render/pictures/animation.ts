import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Reader, Seat, Viewer } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import type { Context } from '../../host/context.ts';
import { lastStates } from '../../host/table/state.ts';
import { type LoadedTable, onTurn } from '../../host/table/table.ts';
import { serialise } from '../canvas/serialise.ts';
import type { Animation } from './gif-renderer.ts';

/** Maximum number of frames before the last one. */
const MAX_FRAMES = 6;
/** Maximum total duration of the frames before the last one. */
const LENGTH_MS = 2000;
/** Maximum duration of a frame before the last one. */
const FRAME_MS = 600;
/** Duration of the last frame, which hides that some clients repeat GIFs. */
const LAST_MS = 600_000;
const MAX_BYTES = 400_000;

/** Delay before an animation starts. A press within this time cancels it. */
const ANIMATION_DELAY_MS = 250;

export function animationDelay(): Promise<void> {
  return setTimeout(ANIMATION_DELAY_MS, undefined, { ref: false });
}

/**
 * Returns the animation of the last turn from the reader's view. Undefined if the game has no pictures, or if nothing
 * has moved or visibly changed.
 */
export async function lastTurn(context: Context, loaded: LoadedTable, reader: Reader): Promise<Animation | undefined> {
  const { game } = loaded;
  const moves = movesSince(loaded, reader.viewer);
  if (moves === 0 || !game.face.picture) return undefined;
  const states = await lastStates(context, loaded, moves);
  const pictures: Picture[] = [];
  for (const state of spread(states)) {
    // A finished game is open, but earlier states were not.
    const isLast = state === states.at(-1);
    pictures.push(game.face.picture(state, reader.open && !isLast ? { ...reader, live: true } : reader));
    await setImmediate();
  }
  return animationOf(pictures);
}

/** Whether the game has pictures and the last turn has moves to animate for a viewer. */
export function hasMoved(loaded: LoadedTable, viewer: Viewer): boolean {
  return loaded.game.face.picture !== undefined && movesSince(loaded, viewer) > 0;
}

/**
 * Returns the number of moves since the last one of the seat to move, or in the last turn of a game that ended by its
 * rules. 0 for solo games, if several seats can act, and for players who are not to move.
 */
function movesSince(loaded: LoadedTable, viewer: Viewer): number {
  const {
    log: { recentMoves: tail },
    seats,
    ending,
  } = loaded.table;
  if (seats.length === 1) return 0;
  const after = (isBefore: (seat: Seat) => boolean) =>
    tail.length - 1 - tail.findLastIndex(({ seat }) => isBefore(seat));
  if (ending) return ending.by === 'game' ? after((seat) => seat !== tail.at(-1)?.seat) : 0;
  const [on, ...others] = onTurn(loaded);
  const isTheirs = on !== undefined && others.length === 0 && (viewer === 'spectator' || viewer === on);
  return isTheirs ? after((seat) => seat === on) : 0;
}

/** Returns at most MAX_FRAMES + 1 entries in even steps, including the first and the last. */
function spread<T>(all: readonly T[]): readonly T[] {
  const count = Math.min(all.length, MAX_FRAMES + 1);
  return Array.from(
    { length: count },
    (_, at) => all[Math.round((at * (all.length - 1)) / Math.max(1, count - 1))] as T,
  );
}

function animationOf(pictures: readonly Picture[]): Animation | undefined {
  const drawings = pictures.map(serialise).filter((drawing, at, all) => drawing !== all[at + 1]);
  const ms = Math.min(FRAME_MS, LENGTH_MS / (drawings.length - 1));
  if (drawings.length < 2) return undefined;
  const frames = drawings.map((drawing, at) => ({ drawing, ms: at < drawings.length - 1 ? ms : LAST_MS }));
  return { frames, high: pictures.at(-1)?.height ?? 0, loops: false, bytes: MAX_BYTES };
}
