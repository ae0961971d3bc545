import fc from 'fast-check';
import { expect } from 'vitest';
import { type AnyGame, type Choice, type Input, LINE_MAX } from '../game.ts';
import { LISTS_MAX, OPTIONS_MAX, parseTaken } from '../lists.ts';
import { describeOptions } from '../options.ts';
import type { JavaRandom } from '../random.ts';
import { nameOf, read, widthOf } from '../reader.ts';
import { offers } from '../walk.ts';
import { englishIn } from './english.ts';
import { type Law, must, mustSpeak, readersOf, seatsOf } from './law.ts';
import { textsFor } from './texts.ts';
import { begin, follow, oneOf, randomLine, type Table } from './wander.ts';

/** State and events are JSON, and the game's own schema takes the state back. */
export const survivesStorage: Law = (game, { state, events }) => {
  expect(game.state.parse(JSON.parse(JSON.stringify(state)))).toStrictEqual(state);
  expect(JSON.parse(JSON.stringify(events))).toStrictEqual(events);
};

/** Somebody is in turn until there is a result. */
export const endsWithAResult: Law = (game, { state, table }) => {
  const turn = game.turn(state);
  const result = game.result(state);
  must((turn.length === 0) === (result !== undefined), `in turn: ${turn}, result: ${JSON.stringify(result)}`);
  for (const seats of [turn, result?.winners ?? []]) {
    must(new Set(seats).size === seats.length, `a seat appears twice in ${seats}`);
    for (const seat of seats) must(seatsOf(table).includes(seat), `seat ${seat} is not at the table`);
  }
};

/** Whoever is in turn has choices, and nobody else has. */
export const onlyTheTurnChooses: Law = (game, { state, table }) => {
  const turn = game.turn(state);
  for (const seat of [...seatsOf(table), -1, table.seats]) {
    const offered = game.choices(state, seat, '').length > 0;
    must(offered === turn.includes(seat), `seat ${seat} ${offered ? 'has' : 'has no'} choices, in turn: ${turn}`);
  }
};

/** Choices go on with the partial, are different, fit a button and speak every language. */
export const choicesAreWellShaped: Law = (game, { state }, { random, english }) => {
  for (const seat of game.turn(state)) {
    randomLine(game, state, seat, random, (partial, choices) => {
      must(new Set(choices.map(({ line }) => line)).size === choices.length, `choices after "${partial}" share a line`);
      for (const choice of choices) {
        mustBeWellShaped(partial, choice);
        mustBeTranslated(choice, english);
      }
      const menus = Map.groupBy(choices, ({ under = '' }) => read(under, { viewer: seat, language: 'en', names: [] }));
      for (const [name, options] of menus)
        must(name === '' || options.length <= OPTIONS_MAX, `"${name}" has ${options.length} options`);
    });
    for (const partial of ODD) {
      must(game.choices(state, seat, partial).length === 0, `there are choices after ${JSON.stringify(partial)}`);
    }
  }
};

/** Choices that are taken together, the fewest and the most of them, make a line that is played. */
export const severalMakeALine: Law = (game, { state }, { random }) => {
  for (const seat of game.turn(state)) {
    randomLine(game, state, seat, random, (partial, choices) => {
      const together = choices.filter(({ several }) => several);
      const { least = 0, most = 0, join = '' } = together[0]?.several ?? {};
      for (const count of new Set([least, Math.min(most, together.length)])) {
        const [first, ...more] = together.slice(-count).map(({ line }) => line);
        if (first === undefined) continue;
        const line = [first, ...more.map((other) => other.slice(partial.length))].join(join);
        must(!game.play(state, seat, line).refused, `"${line}" is offered as ${count} together and refused`);
      }
    });
  }
};

/** Walking the choices only ever makes lines that are played. */
export const offeredLinesArePlayed: Law = (game, at, { random }) => {
  for (const seat of game.turn(at.state)) {
    for (let walks = 0; walks < 3; walks++) {
      const line = randomLine(game, at.state, seat, random);
      if (line === undefined) throw new Error('A walk over the choices ends in nothing.');
      must(line.length <= LINE_MAX, `"${line}" is too long`);
      follow(game, at, seat, line);
    }
  }
};

/** What walking the choices cannot make is refused with a code and a sentence; the state is frozen, so nothing changes. */
export const otherLinesAreRefused: Law = (game, { state, table }, { random, lines }) => {
  for (const seat of [...seatsOf(table), table.seats]) {
    const known = randomLine(game, state, seat, random) ?? oneOf(lines, random);
    for (const line of [...mutants(known, random), oneOf(lines, random), oneOf(ODD, random)]) {
      const outcome = game.play(state, seat, line);
      const offered = offers(game, state, seat, line) || game.acceptsUnlisted?.(state, seat, line) === true;
      must(
        offered === !outcome.refused,
        `${JSON.stringify(line)} by seat ${seat}: ${offered ? 'offered, but refused' : 'played, but not offered'}`,
      );
      if (!outcome.refused) continue;
      must(
        /^[a-z][a-z0-9-]*$/.test(outcome.refused.code),
        `"${outcome.refused.code}" isn't a valid code: use lower-case words and hyphens`,
      );
      mustSpeak(outcome.refused.sentence);
    }
  }
};

/** Boards fit a phone and a message, colours change nothing else, and sentences say the same. */
export const viewsFit: Law = (game, { state, table }, { columns, characters }) => {
  for (const reader of readersOf(table)) {
    const { board, coloured, sentences } = game.face.view(state, reader);
    must(board.join('\n').length <= characters, `the board has more than ${characters} characters`);
    for (const line of board) {
      must(widthOf(line) <= columns, `"${line}" is wider than ${columns} columns`);
      must(!BREAKS_A_CODE_BLOCK.test(line), `"${line}" has an emoji, a backtick or a line break`);
    }
    if (coloured) {
      must(coloured.join('\n').length <= COLOURED_MAX, `the coloured board has more than ${COLOURED_MAX} characters`);
      expect(coloured.map((line) => line.replace(COLOUR, ''))).toEqual(board);
    }
    must(sentences.length > 0, 'there are no sentences');
    for (const sentence of sentences) mustSpeak(sentence);
    for (const { title, lines, text } of game.face.pages?.(state, reader) ?? []) {
      mustSpeak(title, 80);
      if (text !== undefined) mustSpeak(text, 1800);
      for (const line of lines) must(widthOf(line) <= columns, `"${line}" is wider than ${columns} columns`);
    }
  }
};

/** What is told of events are single lines with words on them. */
export const eventsAreTold: Law = (game, { events, table }) => {
  for (const reader of readersOf(table)) {
    for (const told of game.face.story(events, reader)) {
      must(/^.*\S.*$/.test(told), `"${told}" is not one line with words`);
    }
  }
};

/** The end is told to everybody: who won, by name, and "you" to whoever it is. */
export const endingsSayWho: Law = (game, { state, table }) => {
  const result = game.result(state);
  if (!result) return;
  for (const reader of readersOf(table)) {
    const told = game.face.ending(state, reader);
    mustSpeak(told);
    if (table.seats === 1) continue;
    for (const seat of result.winners) {
      const who = reader.viewer === seat ? YOU[reader.language] : nameOf(reader, seat);
      must(told.toLowerCase().includes(who.toLowerCase()), `"${told}" does not say that it was ${who}`);
    }
  }
};

const YOU = { en: 'you', de: 'du' } as const;

/** Whatever is said at the table speaks of people, and German has no English in it. */
export const speaksToPeople: Law = (game, at, { random, english }) => {
  for (const reader of readersOf(at.table)) {
    for (const text of textsFor(game, at, reader, random)) {
      must(!speaksOfNobody(text), `"${text}" speaks of nobody`);
      const word = reader.language === 'de' ? englishIn(text, english) : undefined;
      must(word === undefined, `"${text}" is not German: ${word}`);
    }
  }
};

/** The documents' words for people and results, which mean nothing at a table. */
const PLACEHOLDER =
  /\b(?:player|spieler|team|seat|platz) ?(?:\d|[XY])\b|\[INFO\]|VICTORY_|\bundefined\b|\bNaN\b|\[object/i;

/** Whether a text has a placeholder where a person or a number belongs. */
export function speaksOfNobody(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Seed, options and lines rebuild the position. */
export const replays: Law = (game, at) => {
  const end = at.log.reduce((position, { seat, line }) => follow(game, position, seat, line), begin(game, at.table));
  expect(end.state).toStrictEqual(at.state);
  expect(end.events).toStrictEqual(at.events);
};

/** Left to itself in every seat, the computer brings a game to its end. */
export function computerFinishes(game: AnyGame, table: Table, level: string, steps: number): void {
  let position = begin(game, table);
  for (let step = 0; step < steps; step++) {
    const [seat] = game.turn(position.state);
    if (seat === undefined) return;
    position = follow(game, position, seat, game.computers?.line(position.state, seat, level) ?? '');
  }
  throw new Error(`The computer hasn't finished after ${steps} lines.`);
}

/** Every table can be set up, whatever its seed and its size. */
export function setsUp(game: AnyGame, options: unknown): void {
  for (const seed of [0, 1, 2 ** 31 - 1]) {
    for (const seats of [game.seats.min, game.seats.max])
      begin(game, { options: game.options.parse(options), seed, seats });
  }
}

/** Names, rules and options are in order and fit where Discord shows them. */
export function describesItself(game: AnyGame): void {
  must(/^[a-z][a-z0-9-]{0,31}$/.test(game.id), `"${game.id}" isn't a valid name for a folder and a command`);
  mustSpeak(game.title, 80);
  mustSpeak(game.summary, 100);
  must(game.rules.length > 0, 'a game needs a page of rules');
  for (const { title, text } of game.rules) {
    mustSpeak(title, 40);
    mustSpeak(text, 3500);
  }
  must(1 <= game.seats.min && game.seats.min <= game.seats.max, 'seats.min must be at least 1 and at most seats.max');
  if (game.minutes)
    must(
      0 < game.minutes.min && game.minutes.min <= game.minutes.max,
      'minutes.min must be above 0 and at most minutes.max',
    );
  must(game.computers?.levels.length !== 0, 'computers need at least one level');
  for (const { id, name, about } of game.computers?.levels ?? []) {
    must(/^[a-z][a-z0-9-]{0,31}$/.test(id), `"${id}" isn't a valid name for a level`);
    mustSpeak(name, 32);
    mustSpeak(about, 60);
  }
  must(game.options.safeParse({}).success, 'every option must be optional');
  if (game.usualOptions) setsUp(game, game.usualOptions);
  if (game.solo) must(game.seats.max === 1, 'only solo games have a score');
  if (game.daily) must(game.solo !== undefined, 'a daily needs a solo game with a score');
  for (const seed of [0, 1, 2 ** 31 - 1]) if (game.daily) setsUp(game, game.daily.options(seed, seed));
  for (const option of describeOptions(game.options)) {
    must(/^[a-z][a-z0-9_-]{0,31}$/.test(option.name), `"${option.name}" isn't a valid name for an option`);
    mustSpeak(option.about, 100);
    if (option.kind === 'choice') for (const { label } of option.values) mustSpeak(label, 100);
  }
}

/** What a coloured board may take up, codes and all, to fit a message. */
const COLOURED_MAX = 1900;

/** The codes that Discord draws. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const COLOUR = /\u001b\[(?:(?:0|1|4|[34][0-7])(?:;|(?=m)))+m/g;

const BREAKS_A_CODE_BLOCK = /\p{Extended_Pictographic}|\uFE0F|`|[\r\n\t]/u;

const ODD: readonly string[] = [
  ...['\u0000', '__proto__', 'constructor', ' ', '\n', '-1', '1e1', '１', 'ß', '\ud800', '(', '[', '\\', '.*', '%s'],
  ...['x'.repeat(LINE_MAX + 1), '1,'.repeat(5000)],
  ...fc.sample(fc.string({ unit: 'binary', minLength: 3 }), { seed: 1, numRuns: 20 }),
];

function mutants(line: string, random: JavaRandom): string[] {
  const at = random.below(line.length + 1);
  const [head, tail] = [line.slice(0, at), line.slice(at)];
  const letter = String.fromCharCode(32 + random.below(95));
  const changed = [head + letter + tail, head + tail.slice(1), head + letter + tail.slice(1), head, tail + head];
  return [...changed, ` ${line}`, `${line} `, `${line}\n`, `0${line}`, line.toUpperCase(), line.toLowerCase()];
}

/** A form has room for its lists; taking what is taken already, or what the example says, makes a text that could be typed. */
function mustFitAForm({ lists, example }: Input): void {
  if (!lists) return;
  must(lists.length >= 1 && lists.length <= LISTS_MAX, `a form has 1 to ${LISTS_MAX} lists, not ${lists.length}`);
  must(parseTaken(example)?.length === lists.length, `the example "${example}" doesn't fill the lists`);
  for (const { label, hint, options } of lists) {
    mustSpeak(label, 45);
    if (hint !== undefined) mustSpeak(hint, 100);
    must(
      options.length >= 1 && options.length <= OPTIONS_MAX,
      `a list has 1 to ${OPTIONS_MAX} options, not ${options.length}`,
    );
    must(new Set(options.map(({ text }) => text)).size === options.length, 'two options of a list are the same');
    for (const option of options) {
      must(parseTaken(option.text)?.[0]?.[0] === option.text, `"${option.text}" may not have spaces or commas`);
      mustSpeak(option.label, 100);
      if (option.detail !== undefined) mustSpeak(option.detail, 100);
    }
  }
}

/** A full name, which needs no translation: two words or more, and all of them capitalised. */
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+$/u;

/** Words that people read are there in each language; one string for all of them is for signs, numbers and names. */
function mustBeTranslated({ line, label, detail, under, input }: Choice, english: readonly string[]): void {
  for (const [field, words] of Object.entries({ label, detail, under, 'input.label': input?.label })) {
    if (typeof words !== 'string' || FULL_NAME.test(words)) continue;
    const word = /\p{L}{3,}/u.exec(english.reduce((rest, name) => rest.replaceAll(name, ' '), words))?.[0];
    must(
      word === undefined,
      `the ${field} of "${line}" is the string ${JSON.stringify(words)} in every language. Give it as { en, de }; if it is a name that stays the same, list it in the contract's \`english\`.`,
    );
  }
}

function mustBeWellShaped(partial: string, { line, label, detail, final, input }: Choice): void {
  must(line.startsWith(partial), `"${line}" doesn't continue "${partial}"`);
  must(line.length <= LINE_MAX, `"${line}" is too long`);
  mustSpeak(label, 80);
  if (detail !== undefined) mustSpeak(detail, 100);
  if (input) {
    must(!final, `"${line}" is final, but has an input`);
    must(
      new RegExp(`^(?:${input.pattern.source})$`).test(input.example),
      `the example "${input.example}" doesn't match its pattern`,
    );
    mustSpeak(input.label, 45);
    if (input.hint !== undefined) mustSpeak(input.hint, 100);
    mustFitAForm(input);
  } else if (!final) {
    must(line.length > partial.length, `the step "${line}" isn't longer than "${partial}"`);
  }
}
