import { z } from 'zod';
import type { Box, Item } from '../picture/items.ts';
import type { Language, Text } from '../text.ts';
import type { Boards, Document, Entry, Field, Lists } from './field.ts';

/** Reason why a design cannot be played, and its location. */
export interface Fault {
  readonly reason: Text;
  /** Index of the board or list, from 0. */
  readonly sheet?: number;
  readonly at?: Cell;
  /** Index of the entry in the list. */
  readonly entry?: number;
}

/** Cell of a board: column from the left and row from the top, both from 0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Parsed document, or the reason why the text is invalid. */
export type ReadDesign<Doc> = { readonly doc: Doc; readonly problem?: never } | { readonly problem: Text };

/** File of a design. */
export interface DesignFile {
  /** Option of the game that takes the text of the file. */
  readonly option: string;
  /** File extension with its dot. */
  readonly ending: string;
}

interface DesignParts<Doc> {
  /** Name in commands, such as `scenario`. */
  readonly id: string;
  readonly name: Text;
  /** Description in one or two sentences. */
  readonly about: Text;
  /** Files of the design. `read` and `write` use the texts in this order. */
  readonly files: readonly [DesignFile, ...DesignFile[]];
  /** Valid designs to start from. */
  readonly starts: readonly StarterDesign<Doc>[];
  /** Parses the texts of the files. Documents with faults are accepted. Only the first text is always present. */
  read(texts: readonly [string, ...(string | undefined)[]]): ReadDesign<Doc>;
  /** Returns the texts of the files as the game reads them, at least the first. */
  write(doc: Doc): readonly string[];
  /** Returns the faults of a document, except those that brushes and fields already prevent. */
  faults(doc: Doc): readonly Fault[];
  /** Set if a table can use two designs of this kind. */
  readonly second?: SecondDesign<Doc>;
}

/** Options and texts for designs that players bring to their seats. Such a design has one file. */
export interface PerSeat {
  /** Option that takes a list with the design of each seat. A seat without a design has null. */
  readonly option: string;
  /** Options that have no effect when every player brings a design. */
  readonly replaces: readonly string[];
  /** Description in the list of a table's options: `Your own deck`. */
  readonly about: Text;
  /** Prompt for a player's design: `Choose your deck…`. */
  readonly choose: Text;
}

/** Design of a seat: a built-in one by the id of its starter, or the player's own by name and text. */
export const seatDesign = z.strictObject({ name: z.string().max(100), text: z.string().max(64_000).optional() });

/** Design that a player brings to their seat. */
export type SeatDesign = z.infer<typeof seatDesign>;

/** Second design of a table. */
export interface SecondDesign<Doc> {
  /** Description of the second design and who plays it. */
  readonly about: Text;
  /** Returns the options for two designs. Designs without faults are playable. */
  options(first: Doc, second: Doc): Readonly<Record<string, string>>;
  /** Set if each player can bring their own design. */
  readonly perSeat?: PerSeat;
}

/** Valid design to start from. */
export interface StarterDesign<Doc> {
  readonly id: string;
  readonly name: Text;
  /** Its special feature in a few words. */
  readonly about?: Text;
  readonly doc: Doc;
}

/** Design of boards that are painted cell by cell. */
export interface PaintedDesign extends DesignParts<{ readonly boards: Boards }> {
  readonly kind: 'painted';
  /** Name of a board and maximum number of boards. */
  readonly board: { readonly name: Text; readonly max: number };
  readonly columns: number;
  readonly rows: number;
  readonly brushes: readonly Brush[];
  /** Sign of unpainted cells. */
  readonly fill: string;
  /** Returns the marks of the cells as in play, at most two characters each. Without it, a cell shows its sign. */
  cells?(board: Boards[number]): readonly (readonly string[])[];
  /** Draws boards as in play. Without it, boards are shown as text. */
  readonly renderer?: BoardRenderer;
}

/** Draws the boards of a design as pictures. */
export interface BoardRenderer {
  /** Size of a cell in pixels. */
  readonly cell: number;
  /** Draws the cells within a window, in pixels from the window's corner. Items outside are clipped. */
  draw(board: Boards[number], window: Box): readonly Item[];
}

/** Kind of cell. */
export interface Brush {
  readonly sign: string;
  readonly name: Text;
  /** Whether a board has it only once. Painting it elsewhere moves it. */
  readonly once?: true;
}

/** Design of lists whose entries are filled in. */
export interface ListedDesign extends DesignParts<{ readonly lists: Lists }> {
  readonly kind: 'listed';
  /** One or two lists. */
  readonly lists: readonly EntryList[];
}

/** List of entries with the same fields. */
export interface EntryList {
  readonly id: string;
  readonly name: Text;
  readonly fields: readonly Field[];
  /** Initial values of a new entry. Without it, the list always has exactly one entry. */
  readonly newEntry?: Entry;
  /** Maximum number of entries. */
  readonly max: number;
  /** Returns an entry on one line of at most 32 columns. */
  line(entry: Entry, language: Language): string;
  /** Returns the names of the columns of `line`, on one line of at most 32 columns. */
  heading?(language: Language): string;
  /** Returns the meaning of the signs in `line`, on lines of at most 36 columns. */
  legend?(language: Language): readonly string[];
  /** Draws entries as in play. Without it, entries are shown as text. */
  readonly renderer?: EntryRenderer;
}

/** Draws entries as cards of the same size. */
export interface EntryRenderer {
  readonly width: number;
  readonly height: number;
  /** Draws the entry at an index of the list, in pixels from the card's corner. A tab may extend above the card. */
  draw(entry: Entry, at: number, language: Language): readonly Item[];
}

/** Kind of document that players can design for a game: painted boards or lists. */
export type Design = PaintedDesign | ListedDesign;

/** Design of any kind, for callers that only pass documents on. */
export interface AnyDesign extends DesignParts<Document> {
  readonly kind: Design['kind'];
}
