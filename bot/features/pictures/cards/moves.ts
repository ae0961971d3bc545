import {
  type AnyGame,
  type GameEvent,
  type Reader,
  STORY_WEIGHTS,
  type StoryLine,
  storyLines,
  summarize,
} from '@longtable/kit';
import { type Picture, type PlacedEffect, placeEffects, placesIn, SIGNS } from '@longtable/kit/picture';
import { serialise } from '../serialise.ts';
import { barsIn, withLives } from './bars.ts';
import type { Frame } from './gif-renderer.ts';

/** Display time of a hit relative to other frames. */
const EFFECT_FACTOR = 2.5;
const MAX_CAPTION_LINES = 2;
/** Size of a deadly effect without a number. */
const DEADLY_SIZE = 100;
/** A shortened replay shows news without an effect, such as a new level, at most once in so many frames. */
const NEWS_INTERVAL = 4;

interface MoveFrame {
  readonly drawing: string;
  readonly height: number;
  readonly lines: readonly string[];
  readonly effects?: readonly PlacedEffect[];
  /** Whether the board shows news of the reader's own without an effect. */
  readonly isNews?: boolean;
}

/** Durations in milliseconds and the maximum number of frames. */
export interface Pace {
  readonly frames: number;
  /** Maximum duration of a frame without an effect. */
  readonly frameMs: number;
  /** Maximum total duration of the frames before the last one. */
  readonly totalMs: number;
  readonly lastMs: number;
}

/** Move with the state before it, its line and its events. */
export interface PlayedMove {
  readonly start: unknown;
  readonly line: string;
  readonly events: readonly GameEvent[];
}

/** Collects the frames of moves: one for each line with an effect, and one for the board after the move. */
export class MoveFrames {
  #frames: MoveFrame[] = [];
  #last: Picture | undefined;

  /** Adds a board without a move. */
  addBoard(picture: Picture, lines: readonly string[] = [], isNews = false): void {
    this.#last = picture;
    this.#push({ drawing: serialise(picture), height: picture.height, lines, isNews });
  }

  /** Adds a move by the board after it and its story. `before` is the board before it (default: the last one). */
  addMove(after: Picture, story: readonly StoryLine[], before: Picture = this.#last ?? after): void {
    const told = story.filter(({ weight }) => weight !== 'routine');
    const rest: StoryLine[] = [];
    let lines: readonly string[] = [];
    const lives = fallingLives(before, after);
    const lowered = new Map<string, number>();
    for (const line of told) {
      const shown = placeEffects(line.effects ?? [], before, after);
      if (!shown) {
        rest.push(line);
        continue;
      }
      lines = [line.text];
      const places = placesIn(shown.picture);
      const drawing = serialise(
        withLives(
          shown.picture,
          [...lowered].map(([name, value]) => ({ value, places: places.get(name) ?? [] })),
        ),
      );
      const effects = shown.effects.map((effect, at) => {
        const { target, number = 0 } = line.effects![at]!;
        const value = lives.get(target);
        if (value === undefined) return effect;
        const left = Math.max(0, value + number);
        lives.set(target, left);
        lowered.set(target, left);
        return { ...effect, life: { value, places: places.get(target) ?? [] } };
      });
      this.#push({ drawing, height: shown.picture.height, lines, effects });
    }
    const isNews = rest.some(({ weight }) => weight === 'own' || weight === 'harm');
    this.addBoard(after, rest.length > 0 || lines.length === 0 ? captionOf(rest) : lines, isNews);
  }

  /**
   * Adds a move of a game, step by step. `before` is the board before it (default: the last one), `after` the one after
   * it. `reader` sees those between them.
   */
  addSteps(game: AnyGame, { start, line, events }: PlayedMove, reader: Reader, after: Picture, before?: Picture): void {
    const steps = (game.presentation.steps?.(start, line) ?? []).map((step) => ({
      state: step.state,
      story: storyLines(game, step.events, reader),
    }));
    const told = steps.filter(({ story }) => story.some(({ weight }) => weight !== 'routine'));
    const last = told.pop()?.story ?? storyLines(game, events, reader);
    let previous = before;
    for (const { state, story } of told) {
      const board = game.presentation.picture!(state, reader);
      this.addMove(board, story, previous);
      previous = board;
    }
    this.addMove(after, last, previous);
  }

  /** Whether a frame has an effect with a number or an icon. */
  get hasHits(): boolean {
    return this.#frames.some(({ effects = [] }) =>
      effects.some((effect) => isHit(effect) || effect.icon !== undefined),
    );
  }

  /**
   * Adds a frame. It replaces a board that it shows again, and an effect replaces one that the frame before it also shows.
   * The first board and one with news stay if an effect follows.
   */
  #push(frame: MoveFrame): void {
    const [lit, board] = this.#frames.slice(-2);
    if (frame.effects && lit?.effects && board && !board.effects && lit.drawing === board.drawing) this.#frames.pop();
    const before = this.#frames.at(-1);
    const isAgain = before && !before.effects && before.drawing === frame.drawing;
    if (isAgain && !(frame.effects && (before.isNews || this.#frames.length === 1)))
      this.#frames[this.#frames.length - 1] = { ...frame, lines: frame.lines.length > 0 ? frame.lines : before.lines };
    else this.#frames.push(frame);
  }

  /**
   * Returns the timed frames and their height: of most boards of a replay with captions, else of the last board, which
   * stays. Effects are displayed longer, the end longest.
   */
  build({ frames: max, frameMs, totalMs, lastMs }: Pace, hasCaptions: boolean): { frames: Frame[]; high: number } {
    const kept = thinOut(this.#frames, max);
    const weights = kept.slice(0, -1).map((frame) => (hasHit(frame) ? EFFECT_FACTOR : 1));
    const unit = Math.min(
      frameMs,
      totalMs /
        Math.max(
          1,
          weights.reduce((sum, weight) => sum + weight, 0),
        ),
    );
    const frames = kept.map(({ drawing, lines, effects }, at) => ({
      drawing,
      ms: at < kept.length - 1 ? Math.floor(weights[at]! * unit) : lastMs,
      ...(effects && { effects }),
      ...(hasCaptions && { caption: { lines, at: at + 1, of: kept.length } }),
    }));
    return { frames, high: hasCaptions ? mostCommonHeight(kept) : (kept.at(-1)?.height ?? 0) };
  }
}

/** Returns the values of the bars of places that are lower or missing after a move. */
function fallingLives(before: Picture, after: Picture): Map<string, number> {
  const places = placesIn(after);
  return new Map(
    [...placesIn(before)].flatMap(([name, boxes]) => {
      const [life] = barsIn(before, boxes);
      const [left] = barsIn(after, places.get(name) ?? []);
      return life && (left?.value ?? 0) < life.value ? [[name, life.value] as const] : [];
    }),
  );
}

/** Returns the height that most frames have, the larger one of two. */
function mostCommonHeight(frames: readonly MoveFrame[]): number {
  const groups = [...Map.groupBy(frames, ({ height }) => height)];
  const sorted = groups.toSorted(([one, many], [two, more]) => more.length - many.length || two - one);
  return sorted[0]?.[0] ?? 0;
}

function rank({ weight = 'board' }: StoryLine): number {
  return STORY_WEIGHTS.indexOf(weight);
}

/** Returns the heaviest lines, the most important one first. */
export function captionOf(story: readonly StoryLine[]): string[] {
  const lines = summarize(story, (some) => some.length <= MAX_CAPTION_LINES);
  return lines.toSorted((a, b) => rank(a) - rank(b)).map(({ text }) => text);
}

/** Returns the last one of the heaviest lines: what a move ends with. */
export function outcomeOf(story: readonly StoryLine[]): string | undefined {
  const told = story.filter(({ weight }) => weight !== 'routine');
  return told.toReversed().toSorted((a, b) => rank(a) - rank(b))[0]?.text;
}

/**
 * Returns at most `max` frames: the first, the last, and of each section between them the one with the largest effect, or
 * now and then a board with news. The last effect always stays.
 */
function thinOut(frames: readonly MoveFrame[], max: number): readonly MoveFrame[] {
  if (frames.length <= max) return frames;
  const [first, inner, last] = [frames.slice(0, 1), frames.slice(1, -1), frames.slice(-1)];
  const startOf = (section: number) => Math.floor((section * inner.length) / (max - 2));
  const decisive = inner.findLast(hasHit);
  let [at, next] = [0, 0];
  const middle = Array.from({ length: max - 2 }, () => {
    const section = inner.slice(startOf(at), startOf(++at));
    if (decisive && section.includes(decisive)) return decisive;
    const news = at > next ? section.find(({ isNews }) => isNews) : undefined;
    if (news) next = at + NEWS_INTERVAL - 1;
    return news ?? section.reduce((best, frame) => (sizeOf(frame) >= sizeOf(best) ? frame : best));
  });
  return [...first, ...middle, ...last];
}

/** Returns the size of a frame's effects: 0 without effects, 1 if something only moves or misses, otherwise at least 2. */
function sizeOf(frame: MoveFrame): number {
  if (!frame.effects) return 0;
  const sizes = frame.effects.map(({ number, icon }) => Math.abs(number ?? (icon === SIGNS.deadly ? DEADLY_SIZE : 0)));
  return sizes.reduce((sum, size) => sum + size, hasHit(frame) ? 2 : 1);
}

function hasHit({ effects = [] }: MoveFrame): boolean {
  return effects.some(isHit);
}

/** Whether an effect has a number or an icon, and has not missed. */
function isHit({ number, icon }: PlacedEffect): boolean {
  return number !== undefined || (icon !== undefined && icon !== SIGNS.cancel);
}
