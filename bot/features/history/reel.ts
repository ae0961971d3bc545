import { setImmediate } from 'node:timers/promises';
import type { AnyGame, Language, Reader } from '@longtable/kit';
import type { Item, Picture } from '@longtable/kit/picture';
import type { Context } from '../../host/context.ts';
import { type Replayed, replayAt, toldIn } from '../../host/history/replay.ts';
import { serialise } from '../../render/canvas/serialise.ts';
import { endingOf } from '../../render/ending.ts';
import type { Animation } from '../../render/pictures/projection.ts';
import type { Source } from './replay.ts';
import { readerOf } from './replay-board.ts';

/** So many moves of a longer game are drawn; the others are skipped evenly. */
const LOOKED_AT = 180;
/** Two lines fit below a frame. */
const LINES = 2;

/** More frames than these nobody looks at. */
const FRAMES_MAX = 60;
const LENGTH_MS = 60_000;
const FRAME_MS = 1200;
const LAST_MS = 5000;
const BYTES_MAX = 4_000_000;
/** A turning point stands so many times as long as another frame: somebody has won or lost so much of their life. */
const HOLD = 2.5;
const TURNING = 0.2;

/** The film of a game: a frame for each move there is something to tell of, and the end. */
export async function reelOf(
  context: Context,
  user: string,
  source: Source,
  language: Language,
): Promise<Animation | undefined> {
  const { record } = source;
  const last = record.lines.length;
  const game = context.shelf.get(record.game);
  const told = game && (await toldIn(context, user, record, readerIn(source, game, language)));
  if (!told || 'refused' in told) return undefined;
  const before = told.filter((move) => move > 0 && move < last);
  const stride = Math.ceil(before.length / LOOKED_AT);
  const looked = [...before.filter((_, at) => at % stride === 0), last];
  const positions = await replayAt(context, user, record, looked);
  if ('refused' in positions) return undefined;
  const shots = new Shots();
  for (const at of positions) {
    shoot(shots, source, at, language);
    // Drawing takes a while: others get their turn after each.
    await setImmediate();
  }
  return shots.reel();
}

/** Adds the board after a move as whoever may see everything sees it, and what is told of that move. */
function shoot(shots: Shots, source: Source, { game, state, events, move }: Replayed, language: Language): void {
  const { record, loaded } = source;
  const reader = readerIn(source, game, language);
  const isEnd = move === record.lines.length;
  const picture = game.face.picture?.(state, isEnd ? reader : { ...reader, live: true });
  if (!picture) return;
  const story = game.face.story(events, reader).slice(-LINES);
  const ending = isEnd && loaded ? endingOf(loaded, reader) : '';
  shots.add(picture, ending ? [ending, ...story.slice(-1)] : story);
}

/** Nothing is hidden from whoever sees a film. */
function readerIn({ record, loaded }: Source, game: AnyGame, language: Language): Reader {
  return { ...readerOf(record, game, 'spectator', language, loaded), open: true };
}

/** The board after a move, and what is said of that move. */
interface Shot {
  readonly drawing: string;
  readonly high: number;
  readonly lines: readonly string[];
  /** By how much of its length a bar has changed, at most. */
  readonly swing: number;
}

/** Collects the shots of a film, one for each move that changes what is seen. */
export class Shots {
  readonly #shots: Shot[] = [];
  #last: Picture | undefined;

  /** Adds the board after a move; if it looks as before, only what is said changes. */
  add(picture: Picture, lines: readonly string[]): void {
    const drawing = serialise(picture);
    const before = this.#shots.at(-1);
    if (before?.drawing === drawing) {
      this.#shots[this.#shots.length - 1] = { ...before, lines: lines.length > 0 ? lines : before.lines };
      return;
    }
    const swing = this.#last ? swingOf(this.#last, picture) : 0;
    this.#last = picture;
    this.#shots.push({ drawing, high: picture.height, lines, swing });
  }

  /** A film of them: it holds on turning points and on the end. */
  reel(): Animation {
    const shots = thinned(this.#shots, FRAMES_MAX);
    const weights = shots.slice(0, -1).map(({ swing }) => (swing >= TURNING ? HOLD : 1));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const unit = Math.min(FRAME_MS, (LENGTH_MS - LAST_MS) / Math.max(1, all));
    const frames = shots.map(({ drawing, lines }, at) => ({
      drawing,
      ms: Math.floor((weights[at] ?? 0) * unit) || LAST_MS,
      caption: { lines, at: at + 1, of: shots.length },
    }));
    return { frames, high: Math.max(0, ...shots.map(({ high }) => high)), loops: true, bytes: BYTES_MAX };
  }
}

/** Of each stretch of a long film the shot in which most happens; the first and the last in any case. */
function thinned(shots: readonly Shot[], most: number): readonly Shot[] {
  if (shots.length <= most) return shots;
  const [first, inner, last] = [shots.slice(0, 1), shots.slice(1, -1), shots.slice(-1)];
  const stretch = inner.length / (most - 2);
  const kept = Array.from({ length: most - 2 }, (_, at) =>
    inner
      .slice(Math.floor(at * stretch), Math.floor((at + 1) * stretch))
      .reduce((best, shot) => (shot.swing >= best.swing ? shot : best)),
  );
  return [...first, ...kept, ...last];
}

/** By how much of its length a bar that stands in both pictures has changed, at most. */
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
