import type { AnyGame, Scramble, Seat, Viewer } from '../game.ts';
import { type Reader, read, type Words } from '../reader.ts';
import type { RNG } from '../rng.ts';
import type { Language } from '../text.ts';
import type { Position, Table } from './random-play.ts';

/** Languages in which the suite reads the texts of a game. */
export const CHECKED_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

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
  /** Names that are the same in English and German. */
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
export function readersOf(table: Table): Reader[] {
  const names = namesOf(table);
  return viewersOf(table).flatMap((viewer) => CHECKED_LANGUAGES.map((language) => ({ viewer, language, names })));
}

export function readerOf(table: Table, viewer: Viewer, language: Reader['language'] = 'en'): Reader {
  return { viewer, language, names: namesOf(table) };
}

/** Throws if a text is missing in a language or too long. `field` is its name in the error message. */
export function assertText(field: string, text: Words, max = Number.POSITIVE_INFINITY): void {
  for (const language of CHECKED_LANGUAGES) {
    const words: string | undefined = read(text, { viewer: 'spectator', language, names: ['Ada', 'Bo'] });
    assert(Boolean(words?.trim()), `${field} has no words in ${LANGUAGE_NAMES[language]}. Give it as { en, de }.`);
    assert(words.length <= max, `${field} is longer than ${max} characters in ${LANGUAGE_NAMES[language]}: "${words}"`);
  }
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
