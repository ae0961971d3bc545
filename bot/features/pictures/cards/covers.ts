import { type AnyGame, type Language, LEARNER_SEAT, say } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import { GameFailedError } from '../../../host/table/outside-games.ts';
import { texts } from '../../../render/words/texts.ts';
import { banner, type Cover, NO_EMBLEM } from './brand.ts';
import type { Animation } from './gif-renderer.ts';
import { MoveFrames } from './moves.ts';

/** Share of a lesson's lines that are played for the board of a cover. */
const PLAYED = 0.85;
const NAMES = ['Ada', 'Bo'];

/** Draws the banner with boards of games. Games without a lesson or pictures have no board on it. */
export function drawBanner(games: readonly AnyGame[], language: Language, size?: Size): Picture {
  const words = { title: 'Longtable', line: say(texts.banner, language) };
  return banner(
    words,
    games.flatMap((game) => coverOf(game, language)),
    size,
  );
}

/** Pace of the film. */
const PACE = { frames: 10, frameMs: 1400, totalMs: 10_000, lastMs: 600_000 } as const;
const MAX_FILM_BYTES = 500_000;

/** Returns a film of the boards of games with their titles. It ends with the banner and the makers. */
export function drawFilm(games: readonly AnyGame[], language: Language, makers: string): Animation {
  const frames = new MoveFrames();
  for (const game of games)
    for (const { board } of coverOf(game, language)) frames.addBoard(board, [say(game.title, language)]);
  frames.addBoard(drawBanner(games, language), [makers]);
  return { ...frames.build(PACE, true), loops: false, bytes: MAX_FILM_BYTES };
}

type Size = Pick<Picture, 'width' | 'height'>;

/** Boards by game and language. */
const covers = new WeakMap<AnyGame, Map<Language, readonly Cover[]>>();

function coverOf(game: AnyGame, language: Language): readonly Cover[] {
  const known = covers.get(game) ?? new Map<Language, readonly Cover[]>();
  covers.set(game, known);
  const cover = known.get(language) ?? unlessFailed(() => makeCover(game, language), []);
  known.set(language, cover);
  return cover;
}

function makeCover(game: AnyGame, language: Language): Cover[] {
  const state = lessonState(game);
  if (!state || !game.presentation.picture) return [];
  const board = game.presentation.picture(state, { viewer: LEARNER_SEAT, language, names: NAMES });
  return [{ board, emblem: game.presentation.emblem ?? NO_EMBLEM }];
}

/** Returns a position of a game's lesson. Undefined if it has none. */
function lessonState(game: AnyGame): unknown {
  const { lesson, seats } = game;
  const options = game.options.safeParse(lesson?.options);
  if (!lesson || !options.success) return undefined;
  const begun = game.setup(options.data, lesson.seed, seats.min);
  if (begun.refused) return undefined;
  const { opening = [], steps } = lesson;
  const lines = [...opening, ...steps.flatMap(({ line, answers = [] }) => [{ seat: LEARNER_SEAT, line }, ...answers])];
  let { state } = begun;
  for (const { seat, line } of lines.slice(0, Math.round(lines.length * PLAYED))) {
    const outcome = game.play(state, seat, line);
    if (outcome.refused) break;
    state = outcome.state;
  }
  return state;
}

/** Returns the result of `ask`, or `otherwise` if the game fails. */
export function unlessFailed<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GameFailedError) return otherwise;
    throw error;
  }
}
