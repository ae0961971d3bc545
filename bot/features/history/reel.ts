import { setImmediate } from 'node:timers/promises';
import { type AnyGame, type Language, type Reader, storyLines, summarize } from '@longtable/kit';
import type { Item, Picture } from '@longtable/kit/picture';
import type { Context } from '../../host/context.ts';
import { type Replayed, readMovesWithStory, replayAt } from '../../host/history/replay.ts';
import { serialise } from '../../render/canvas/serialise.ts';
import { endingOf } from '../../render/ending.ts';
import type { Animation } from '../../render/pictures/gif-renderer.ts';
import type { ReplaySource } from './replay.ts';
import { replayReader } from './replay-board.ts';

/** Maximum number of positions to draw. In longer games, positions are skipped evenly. */
const MAX_POSITIONS = 180;
const MAX_CAPTION_LINES = 2;

const MAX_FRAMES = 60;
const MAX_LENGTH_MS = 60_000;
const FRAME_MS = 1200;
const LAST_FRAME_MS = 5000;
const MAX_BYTES = 4_000_000;
/** Display time of a turning point relative to other frames. */
const TURNING_POINT_FACTOR = 2.5;
/** Minimum change of a bar, relative to its length, that makes a frame a turning point. */
const MIN_TURNING_POINT_SWING = 0.2;

/** Returns the animation of a game: one frame for each move with a story, and the end. Undefined if the game cannot be replayed. */
export async function reelOf(
  context: Context,
  user: string,
  source: ReplaySource,
  language: Language,
): Promise<Animation | undefined> {
  const { record } = source;
  const last = record.lines.length;
  const game = context.games.get(record.game);
  const moves = game && (await readMovesWithStory(context, user, record, readerIn(source, game, language, false)));
  if (!moves || 'refused' in moves) return undefined;
  const before = moves.filter((move) => move > 0 && move < last);
  const stride = Math.ceil(before.length / MAX_POSITIONS);
  const shown = [...before.filter((_, at) => at % stride === 0), last];
  const positions = await replayAt(context, user, record, shown);
  if ('refused' in positions) return undefined;
  const frames = new MoveFrames();
  for (const at of positions) {
    addFrame(frames, source, at, language);
    // Drawing blocks the event loop, so yield after each frame.
    await setImmediate();
  }
  return frames.build();
}

/** Adds the board after a move, without hidden information, and the story of that move. Does nothing if the game has no pictures. */
function addFrame(
  frames: MoveFrames,
  source: ReplaySource,
  { game, state, events, move }: Replayed,
  language: Language,
): void {
  const { record, loaded } = source;
  const isEnd = move === record.lines.length;
  const reader = readerIn(source, game, language, isEnd);
  const picture = game.face.picture?.(state, reader);
  if (!picture) return;
  const lines = summarize(storyLines(game, events, reader), (some) => some.length <= MAX_CAPTION_LINES);
  const story = lines.map(({ text }) => text);
  const ending = isEnd && loaded ? endingOf(loaded, reader) : '';
  frames.add(picture, ending ? [ending, ...story.slice(-1)] : story);
}

function readerIn({ record, loaded }: ReplaySource, game: AnyGame, language: Language, isEnd: boolean): Reader {
  return replayReader({ record, loaded }, game, 'spectator', language, { isEnd });
}

interface MoveFrame {
  readonly drawing: string;
  readonly height: number;
  readonly lines: readonly string[];
  /** Maximum change of a bar since the previous frame, relative to its length. */
  readonly swing: number;
}

/** Collects the frames of an animation, one for each move that changes the picture. */
export class MoveFrames {
  readonly #frames: MoveFrame[] = [];
  #last: Picture | undefined;

  /** Adds the board after a move. If the picture has not changed, replaces only the caption of the last frame. */
  add(picture: Picture, lines: readonly string[]): void {
    const drawing = serialise(picture);
    const before = this.#frames.at(-1);
    if (before?.drawing === drawing) {
      this.#frames[this.#frames.length - 1] = { ...before, lines: lines.length > 0 ? lines : before.lines };
      return;
    }
    const swing = this.#last ? swingOf(this.#last, picture) : 0;
    this.#last = picture;
    this.#frames.push({ drawing, height: picture.height, lines, swing });
  }

  /** Returns the animation. Turning points and the end are displayed longer. */
  build(): Animation {
    const moveFrames = thinOut(this.#frames, MAX_FRAMES);
    const weights = moveFrames
      .slice(0, -1)
      .map(({ swing }) => (swing >= MIN_TURNING_POINT_SWING ? TURNING_POINT_FACTOR : 1));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const unit = Math.min(FRAME_MS, (MAX_LENGTH_MS - LAST_FRAME_MS) / Math.max(1, all));
    const frames = moveFrames.map(({ drawing, lines }, at) => ({
      drawing,
      ms: Math.floor((weights[at] ?? 0) * unit) || LAST_FRAME_MS,
      caption: { lines, at: at + 1, of: moveFrames.length },
    }));
    return { frames, high: Math.max(0, ...moveFrames.map(({ height }) => height)), loops: true, bytes: MAX_BYTES };
  }
}

/** Returns at most `max` frames: the first, the last, and the one with the largest swing of each section between them. */
function thinOut(frames: readonly MoveFrame[], max: number): readonly MoveFrame[] {
  if (frames.length <= max) return frames;
  const [first, inner, last] = [frames.slice(0, 1), frames.slice(1, -1), frames.slice(-1)];
  const stretch = inner.length / (max - 2);
  const middle = Array.from({ length: max - 2 }, (_, at) =>
    inner
      .slice(Math.floor(at * stretch), Math.floor((at + 1) * stretch))
      .reduce((best, frame) => (frame.swing >= best.swing ? frame : best)),
  );
  return [...first, ...middle, ...last];
}

/** Returns the maximum change of a bar that is in both pictures, relative to its length. */
function swingOf(before: Picture, after: Picture): number {
  const then = new Map(barsIn(before.items));
  return Math.max(0, ...barsIn(after.items).map(([place, share]) => Math.abs(share - (then.get(place) ?? share))));
}

/** Returns the position and the fill level of every bar in a picture. */
function barsIn(items: readonly Item[]): [place: string, share: number][] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return barsIn(item.items);
    return item.kind === 'bar' ? [[`${item.x} ${item.y}`, item.value / Math.max(1, item.max)]] : [];
  });
}
