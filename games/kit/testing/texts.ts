import type { AnyGame, Choice } from '../game.ts';
import { type Reader, read } from '../reader.ts';
import type { RNG } from '../rng.ts';
import { storyTexts } from '../story.ts';
import { type Position, randomLine } from './random-play.ts';

/** Returns all texts for a reader at a position: board, scene, story, end, pages, questions, menus. */
export function textsFor(game: AnyGame, at: Position, reader: Reader, random: RNG): string[] {
  const { state, events } = at;
  const { board, sentences } = game.presentation.view(state, reader);
  const pages = (game.presentation.pages?.(state, reader) ?? []).flatMap(({ title, lines, text }) => [
    title,
    ...lines,
    text ?? '',
  ]);
  const { header = '', regions = [], things = [], signs = {} } = game.presentation.scene?.(state, reader) ?? {};
  const ending = game.result(state) ? [game.presentation.ending(state, reader)] : [];
  return [
    ...board,
    ...sentences,
    ...pages,
    ...[header, ...regions.map(({ label }) => label), ...Object.values(signs).map(({ name }) => name)],
    ...things.flatMap(({ name, note = '', about }) => [name, note, about]),
    ...ending,
    ...storyTexts(game, events, reader),
    ...menuTexts(game, at, reader, random),
  ];
}

/** Returns the questions and menus on the way to one line. */
function menuTexts(game: AnyGame, { state }: Position, reader: Reader, random: RNG): string[] {
  const { viewer } = reader;
  if (viewer === 'spectator') return [];
  const texts: string[] = [];
  randomLine(game, state, viewer, random, (partial, choices) => {
    texts.push(
      game.presentation.ask?.(state, viewer, partial, reader) ?? '',
      ...choices.flatMap((choice) => wordsOf(choice, reader)),
    );
  });
  return texts;
}

function wordsOf({ label, detail = '', under = '', result = '', input }: Choice, reader: Reader): string[] {
  return [label, detail, under, result, input?.label ?? '', input?.hint ?? ''].map((words) => read(words, reader));
}
