import type { AnyGame, Scramble, Seat, Viewer } from '../game.ts';
import { type Reader, read, type Words } from '../reader.ts';
import type { RNG } from '../rng.ts';
import { LANGUAGES } from '../text.ts';
import type { Position, Table } from './random-play.ts';

/** What a law may use besides the position. */
export interface LawContext {
  readonly random: RNG;
  /** Lines of this game that were played somewhere. */
  readonly lines: readonly string[];
  readonly columns: number;
  readonly characters: number;
  readonly scramble?: Scramble | undefined;
  /** Kinds of events that may show what was hidden. */
  readonly revealing: readonly string[];
  /** Names of things that are the same in English and German. */
  readonly english: readonly string[];
}

/** Something that holds at every position of every game; it throws where it does not. */
export type Law = (game: AnyGame, at: Position, means: LawContext) => void;

/** Complains unless something holds. */
export function assert(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** Everybody at the table. */
export function seatsOf({ seats }: Table): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Everybody at the table, and whoever looks over their shoulders. */
export function viewersOf(table: Table): Viewer[] {
  return [...seatsOf(table), 'spectator'];
}

/** Names as people bear them: short, as long as Discord allows, and not in Latin letters. */
const NAMES = ['Ada', 'Wolfgang Amadeus zu Müller-Jones', 'Ines', '小林さくら'];

/** How those at a table are called in a test, by seat. */
function namesOf(table: Table): string[] {
  return seatsOf(table).map((seat) => NAMES[seat % NAMES.length] as string);
}

/** Everybody who may look, in every language. */
export function readersOf(table: Table): Reader[] {
  const names = namesOf(table);
  return viewersOf(table).flatMap((viewer) => LANGUAGES.map((language) => ({ viewer, language, names })));
}

/** One reader of a language with these eyes. */
export function readerOf(table: Table, viewer: Viewer, language: Reader['language'] = 'en'): Reader {
  return { viewer, language, names: namesOf(table) };
}

/** Complains about words that are missing in a language, or longer than they may be; `field` says where they belong. */
export function assertText(field: string, text: Words, max = Number.POSITIVE_INFINITY): void {
  for (const language of LANGUAGES) {
    const words: string | undefined = read(text, { viewer: 'spectator', language, names: ['Ada', 'Bo'] });
    assert(Boolean(words?.trim()), `${field} has no words in ${LANGUAGE_NAMES[language]}. Give it as { en, de }.`);
    assert(words.length <= max, `${field} is longer than ${max} characters in ${LANGUAGE_NAMES[language]}: "${words}"`);
  }
}

const LANGUAGE_NAMES = { en: 'English', de: 'German' } as const;

/** A viewer as authors call them. */
export function viewerName(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}
