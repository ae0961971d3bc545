import { setImmediate } from 'node:timers/promises';
import type { AnyGame, Language, Reader } from '@longtable/kit';
import type { Item, Picture } from '@longtable/kit/picture';
import type { Context } from '../../host/context.ts';
import { type Replayed, replayAt, toldIn } from '../../host/history/replay.ts';
import { serialise } from '../../render/canvas/serialise.ts';
import { endingOf } from '../../render/ending.ts';
import type { Animation } from '../../render/pictures/projection.ts';
import type { ReplaySource } from './replay.ts';
import { replayReader } from './replay-board.ts';

/** So many moves of a longer game are drawn; the others are skipped evenly. */
const MAX_POSITIONS = 180;
/** Two lines fit below a frame. */
const MAX_CAPTION_LINES = 2;

/** More frames than these nobody looks at. */
const MAX_FRAMES = 60;
const MAX_LENGTH_MS = 60_000;
const FRAME_MS = 1200;
const LAST_FRAME_MS = 5000;
const MAX_BYTES = 4_000_000;
/** A turning point stands so many times as long as another frame: somebody has won or lost so much of their life. */
const TURNING_POINT_FACTOR = 2.5;
const MIN_TURNING_POINT_SWING = 0.2;

/** The film of a game: a frame for each move there is something to tell of, and the end. */
export async function reelOf(
  context: Context,
  user: string,
  source: ReplaySource,
  language: Language,
): Promise<Animation | undefined> {
  const { record } = source;
  const last = record.lines.length;
  const game = context.shelf.get(record.game);
  const moves = game && (await toldIn(context, user, record, readerIn(source, game, language)));
  if (!moves || 'refused' in moves) return undefined;
  const before = moves.filter((move) => move > 0 && move < last);
  const stride = Math.ceil(before.length / MAX_POSITIONS);
  const shown = [...before.filter((_, at) => at % stride === 0), last];
  const positions = await replayAt(context, user, record, shown);
  if ('refused' in positions) return undefined;
  const frames = new MoveFrames();
  for (const at of positions) {
    addFrame(frames, source, at, language);
    // Drawing takes a while: others get their turn after each.
    await setImmediate();
  }
  return frames.build();
}

/** Adds the board after a move as whoever may see everything sees it, and what is moves of that move. */
function addFrame(
  frames: MoveFrames,
  source: ReplaySource,
  { game, state, events, move }: Replayed,
  language: Language,
): void {
  const { record, loaded } = source;
  const reader = readerIn(source, game, language);
  const isEnd = move === record.lines.length;
  const picture = game.face.picture?.(state, isEnd ? reader : { ...reader, live: true });
  if (!picture) return;
  const story = game.face.story(events, reader).slice(-MAX_CAPTION_LINES);
  const ending = isEnd && loaded ? endingOf(loaded, reader) : '';
  frames.add(picture, ending ? [ending, ...story.slice(-1)] : story);
}

/** Nothing is hidden from whoever sees a film. */
function readerIn({ record, loaded }: ReplaySource, game: AnyGame, language: Language): Reader {
  return { ...replayReader(record, game, 'spectator', language, loaded), open: true };
}

/** The board after a move, and what is said of that move. */
interface MoveFrame {
  readonly drawing: string;
  readonly height: number;
  readonly lines: readonly string[];
  /** By how much of its length a bar has changed, at max. */
  readonly swing: number;
}

/** Collects the frames of a film, one for each move that changes what is seen. */
export class MoveFrames {
  readonly #frames: MoveFrame[] = [];
  #last: Picture | undefined;

  /** Adds the board after a move; if it looks as before, only what is said changes. */
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

  /** A film of them: it holds on turning points and on the end. */
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

/** Of each stretch of a long film the frame in which max happens; the first and the last in any case. */
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

/** By how much of its length a bar that stands in both pictures has changed, at max. */
function swingOf(before: Picture, after: Picture): number {
  const then = new Map(barsIn(before.items));
  return Math.max(0, ...barsIn(after.items).map(([place, share]) => Math.abs(share - (then.get(place) ?? share))));
}

/** The bars of a picture by their places, and how full they are. */
function barsIn(items: readonly Item[]): [place: string, share: number][] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return barsIn(item.items);
    return item.kind === 'bar' ? [[`${item.x} ${item.y}`, item.value / Math.max(1, item.max)]] : [];
  });
}
