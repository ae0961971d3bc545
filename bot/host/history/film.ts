import type { Language, Text } from '../../../games/kit/text.ts';
import type { Move, Table } from '../../../storage/records/table.ts';

/** One picture of a recorded game. */
export interface Shot {
  readonly players: readonly string[];
  readonly length: number;
  readonly index: number;
  readonly board: readonly string[];
  readonly sentences: readonly string[];
  readonly story: readonly string[];
  readonly end?: string;
}

/** Recordings in a form that other programs of a game know: stepped through, and made of its finished tables. */
export interface Films {
  readonly game: string;
  /** How the names of such files end. */
  readonly endings: readonly string[];
  shot(bytes: Uint8Array, index: number, language: Language): Promise<Shot | { readonly problem: Text }>;
  write(table: Table, moves: readonly Move[]): Promise<{ readonly bytes: Uint8Array; readonly ending: string }>;
}

/** The recordings that a file may be one of, by its name. */
export function filmsFor(films: readonly Films[], file: string): Films | undefined {
  return films.find(({ endings }) => endings.some((ending) => file.toLowerCase().endsWith(ending)));
}
