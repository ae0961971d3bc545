import { expect } from 'vitest';
import { type AnyGame, languagesOf } from '../game.ts';
import { describeOptions } from '../options.ts';
import { nameOf, widthOf } from '../reader.ts';
import { storyTexts } from '../story.ts';
import { type Language, say, type Text } from '../text.ts';
import { englishIn } from './english.ts';
import {
  assert,
  assertGerman,
  assertText,
  assertTranslated,
  type Law,
  randomReaders,
  readersOf,
  viewerName,
} from './law.ts';
import { canBeSetUp, dailyIsPlayable } from './laws.ts';
import { textsFor } from './texts.ts';

const UNSAFE_IN_CODE_BLOCK = /\p{Extended_Pictographic}|\uFE0F|`|[\r\n\t]/u;

/** Boards fit a phone and a message, and there are sentences. */
export const viewsFit: Law = (game, { state, table }, { columns, characters, random }) => {
  for (const reader of randomReaders(game, table, random)) {
    const { board, sentences } = game.presentation.view(state, reader);
    const to = `for ${viewerName(reader.viewer)} in ${reader.language}`;
    const mustBeNarrow = (field: string, line: string) =>
      assert(
        widthOf(line) <= columns,
        `${field} ${to} is ${widthOf(line)} columns wide: "${line}". Keep it to ${columns}: shorten it, or cut names with nameOf(reader, seat, columns).`,
      );
    assert(board.join('\n').length <= characters, `view.board ${to} has more than ${characters} characters`);
    for (const [at, line] of board.entries()) {
      mustBeNarrow(`view.board[${at}]`, line);
      assert(
        !UNSAFE_IN_CODE_BLOCK.test(line),
        `view.board[${at}] ${to} has an emoji, a backtick or a line break: "${line}"`,
      );
    }
    assert(sentences.length > 0, `view ${to} has no sentences`);
    for (const [at, sentence] of sentences.entries()) assertText(game, `view.sentences[${at}] ${to}`, sentence);
    for (const { title, lines, text } of game.presentation.pages?.(state, reader) ?? []) {
      assertText(game, `the title of a page ${to}`, title, 80);
      if (text !== undefined) assertText(game, `the text of the page “${title}” ${to}`, text, 1800);
      for (const line of lines) mustBeNarrow(`the page “${title}”`, line);
    }
  }
};

/** Story texts are single, non-empty lines. */
export const storiesAreLines: Law = (game, { events, table }, { random }) => {
  for (const reader of randomReaders(game, table, random)) {
    for (const text of storyTexts(game, events, reader))
      assert(/^.*\S.*$/.test(text), `"${text}" is not one line with words`);
  }
};

/** The ending names the winners, and addresses a winning reader as “you”. */
export const endingsNameWinners: Law = (game, { state, table }) => {
  const result = game.result(state);
  if (!result) return;
  for (const reader of readersOf(game, table)) {
    const told = game.presentation.ending(state, reader);
    assertText(game, `presentation.ending for ${viewerName(reader.viewer)}`, told);
    if (table.seats === 1) continue;
    for (const seat of result.winners) {
      const name = nameOf(reader, seat);
      const isYou = reader.viewer === seat;
      const isNamed = told.includes(name) || (isYou && YOU[reader.language].test(told));
      assert(
        isNamed,
        `"${told}" does not name ${isYou ? `the reader, who won, as “you” in ${reader.language} or as ${name}` : name}`,
      );
    }
  }
};

/** Words that address the reader. Spanish verbs do so without a pronoun. */
const YOU: Readonly<Record<Language, RegExp>> = {
  en: /\byou/i,
  'en-US': /\byou/i,
  de: /\b(?:du|dich|dir|dein\w*|ihr|euch|euer|eure\w*)\b/i,
  fr: /\b(?:tu|te|toi|ton|ta|tes|vous|votre|vos)\b|\bt[’']/i,
  es: /(?<!\p{L})(?:tú|te|ti|tus?|contigo|has|ganas|ganaste|vences|compartes|vosotros|ganáis)(?!\p{L})/iu,
};

/** Texts contain no placeholders, and German texts no English words. */
export const textsAreReadable: Law = (game, at, { random, english }) => {
  for (const reader of randomReaders(game, at.table, random)) {
    for (const text of textsFor(game, at, reader, random)) {
      assert(!hasPlaceholder(text), `"${text}" has a placeholder instead of a name`);
      const word = reader.language === 'de' ? englishIn(text, english) : undefined;
      assert(word === undefined, `"${text}" is not German: ${word}`);
    }
  }
};

/** Placeholders for players and results, such as “Player 1”. */
const PLACEHOLDER =
  /\b(?:player|spieler|team|seat|platz) ?(?:\d|[XY])\b|\[INFO\]|VICTORY_|\bundefined\b|\bNaN\b|\[object/i;

/** Whether a text has a placeholder instead of a name or a number. */
export function hasPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Checks that names, rules and options are present and fit Discord's limits. */
export function gameIsDescribed(game: AnyGame, english: readonly string[] = []): void {
  const mustBeTranslated = (field: string, text: Text, max: number) => {
    assertText(game, field, text, max);
    assertTranslated(game, field, text, english);
  };
  assert(/^[a-z][a-z0-9-]{0,31}$/.test(game.id), `"${game.id}" isn't a valid name for a folder and a command`);
  assertText(game, 'title', game.title, 80);
  assertText(game, 'summary', game.summary, 100);
  assertGerman(game, 'summary', game.summary, english);
  assert(game.rules.length > 0, 'a game needs a page of rules');
  for (const [page, { title, text }] of game.rules.entries()) {
    mustBeTranslated(`rules[${page}].title`, title, 40);
    mustBeTranslated(`rules[${page}].text`, text, 3500);
    assertGerman(game, `rules[${page}].title`, title, english);
  }
  assert(1 <= game.seats.min && game.seats.min <= game.seats.max, 'seats.min must be at least 1 and at most seats.max');
  if (game.minutes)
    assert(
      0 < game.minutes.min && game.minutes.min <= game.minutes.max,
      'minutes.min must be above 0 and at most minutes.max',
    );
  assert(game.computers?.levels.length !== 0, 'computers need at least one level');
  const levels = game.computers?.levels ?? [];
  for (const { id, name, about, mix } of levels) {
    assert(/^[a-z][a-z0-9-]{0,31}$/.test(id), `"${id}" isn't a valid name for a level`);
    mustBeTranslated(`the name of the level "${id}"`, name, 32);
    mustBeTranslated(`what the level "${id}" is about`, about, 60);
    const parts = levels.filter((level) => !level.mix && (level.id === mix?.of || level.id === mix?.else));
    assert(!mix || parts.length === 2, `the level "${id}" must mix two others that aren't mixed`);
  }
  const { quick } = game.computers ?? {};
  const isKnown = quick === undefined || levels.some(({ id, mix }) => id === quick && !mix);
  assert(
    isKnown,
    `computers.quick is "${quick}", which is none of its levels: ${levels.map(({ id }) => id).join(', ')}.`,
  );
  const ratings = levels.map(({ rating }) => rating ?? 0);
  expect(ratings, 'levels must go from the weakest to the strongest').toEqual(ratings.toSorted((a, b) => a - b));
  assert(game.options.safeParse({}).success, 'every option must be optional');
  for (const { options = {}, rating, games, won } of game.firstSeat ?? []) {
    canBeSetUp(game, options);
    assert(game.seats.max === 2, 'only games for two have results by seat');
    assert(rating > 0 && won > 0 && won < games, 'results of the first seat need a rating, wins and losses');
  }
  if (game.solo) assert(game.seats.max === 1, 'only solo games have a score');
  if (game.daily) assert(game.seats.min === 1 || levels.length > 0, 'a daily against nobody needs a game for one');
  dailyIsPlayable(game);
  const achievements = game.achievements ?? [];
  expect(new Set(achievements.map(({ id }) => id)).size, 'achievements have ids of their own').toBe(
    achievements.length,
  );
  for (const { id, name, about } of achievements) {
    assert(/^[a-z][a-z-]{0,23}$/.test(id), `"${id}" isn't a valid name for an achievement`);
    mustBeTranslated(`the name of the achievement "${id}"`, name, 32);
    mustBeTranslated(`what the achievement "${id}" is about`, about, 70);
  }
  for (const option of describeOptions(game.options)) {
    assert(/^[a-z][a-z0-9_-]{0,31}$/.test(option.name), `"${option.name}" isn't a valid name for an option`);
    for (const language of languagesOf(game)) {
      const name = say(option.commandNames ?? option.command, language);
      assert(
        /^[\p{Ll}\p{N}_-]{1,32}$/u.test(name),
        `"${name}" isn't a valid name for the option "${option.name}" in /play: use lower-case letters, digits and dashes.`,
      );
    }
    mustBeTranslated(`the description of the option "${option.name}"`, option.about, 100);
    if (option.kind !== 'choice') continue;
    for (const { value, label } of option.values)
      mustBeTranslated(`the value "${value}" of "${option.name}"`, label, 100);
  }
}
