import { type AnyGame, languagesOf, type Scramble, type Seat, type Viewer } from '../game.ts';
import { type Reader, read, type Words } from '../reader.ts';
import type { RNG } from '../rng.ts';
import type { Language } from '../text.ts';
import { englishIn } from './english.ts';
import type { Position, Table } from './random-play.ts';

/** Inputs of a law besides the position. */
export interface LawContext {
  readonly random: RNG;
  /** Lines of this game that were played at any position. */
  readonly lines: readonly string[];
  readonly columns: number;
  readonly characters: number;
  readonly scramble?: Scramble | undefined;
  /** Kinds of events that may reveal secrets. */
  readonly revealing: readonly string[];
  /** Kinds of events of moves that the game decides with what their seat knows. */
  readonly deciding: readonly string[];
  /** Names that are the same in every language of the game. */
  readonly english: readonly string[];
}

/** Property of every position of every game. Throws if it does not hold. */
export type Law = (game: AnyGame, at: Position, means: LawContext) => void;

export function assert(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

export function seatsOf({ seats }: Table): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Returns all seats and a spectator. */
export function viewersOf(table: Table): Viewer[] {
  return [...seatsOf(table), 'spectator'];
}

/** Names of players: short, as long as Discord allows, and not in Latin letters. */
const NAMES = ['Ada', 'Wolfgang Amadeus zu Müller-Jones', 'Ines', '小林さくら'];

function namesOf(table: Table): string[] {
  return seatsOf(table).map((seat) => NAMES[seat % NAMES.length] as string);
}

/** Returns a reader for each viewer and language. */
export function readersOf(game: AnyGame, table: Table): Reader[] {
  const [names, languages] = [namesOf(table), languagesOf(game)];
  return viewersOf(table).flatMap((viewer) => languages.map((language) => ({ viewer, language, names })));
}

/**
 * Returns a reader for each viewer in a random language. Over the positions of a suite every viewer reads every
 * language.
 */
export function randomReaders(game: AnyGame, table: Table, random: RNG): Reader[] {
  return viewersOf(table).map((viewer) => readerOf(table, viewer, random.pick(languagesOf(game))));
}

export function readerOf(table: Table, viewer: Viewer, language: Reader['language'] = 'en'): Reader {
  return { viewer, language, names: namesOf(table) };
}

/** Throws if a text is missing in a language of the game or too long. `field` is its name in the error message. */
export function assertText(game: AnyGame, field: string, text: Words, max = Number.POSITIVE_INFINITY): void {
  for (const language of languagesOf(game)) {
    const isMissing = typeof text === 'object' && text[language] === undefined;
    const words = isMissing ? undefined : read(text, { viewer: 'spectator', language, names: ['Ada', 'Bo'] });
    if (!words?.trim()) {
      const name = LANGUAGE_NAMES[language];
      throw new Error(`${field} has no words in ${name}. Give it as ${shapeOf(game)}, like the summary.`);
    }
    assert(words.length <= max, `${field} is longer than ${max} characters in ${LANGUAGE_NAMES[language]}: "${words}"`);
  }
}

/** Full name, which needs no translation: two or more capitalized words. */
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+$/u;

/**
 * Throws if a text with words is one string in a game that has several languages. A string is for symbols, numbers and
 * names, and for the names in `english`.
 */
export function assertTranslated(game: AnyGame, field: string, text: Words, english: readonly string[]): void {
  if (typeof text !== 'string' || FULL_NAME.test(text) || languagesOf(game).length === 1) return;
  const word = /\p{L}{3,}/u.exec(english.reduce((rest, name) => rest.replaceAll(name, ' '), text))?.[0];
  assert(
    word === undefined,
    `${field} is the string ${JSON.stringify(text)} in every language. Give it as ${shapeOf(game)}; if it is a name that stays the same, list it in the contract's \`english\`.`,
  );
}

/** Throws if the German of a text has an English word. */
export function assertGerman(game: AnyGame, field: string, text: Words, english: readonly string[]): void {
  if (!languagesOf(game).includes('de')) return;
  const german = read(text, { viewer: 'spectator', language: 'de', names: ['Ada', 'Bo'] });
  const word = englishIn(german, english);
  assert(word === undefined, `${field}, "${german}", is not German: ${word}`);
}

/** Returns the form of a text in each language of a game, for error messages: `{ en, de }`. */
function shapeOf(game: AnyGame): string {
  return languagesOf(game).length === 1 ? 'a string' : `{ ${languagesOf(game).join(', ')} }`;
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'en-US': 'American English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

/** Returns a viewer's name for error messages. */
export function viewerName(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}
