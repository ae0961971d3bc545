import { z } from 'zod';
import type { Box } from '../picture/box.ts';
import type { Item } from '../picture/items.ts';
import type { Language, Text } from '../text.ts';
import type { Boards, Document, Entry, Lists } from './document.ts';
import type { Field } from './field.ts';

/** What keeps a design from being played, and where. */
export interface Fault {
  readonly reason: Text;
  /** The board or list that it is about, counted from 0. */
  readonly sheet?: number;
  /** The field of the board. */
  readonly at?: Cell;
  /** The entry of the list. */
  readonly entry?: number;
}

/** A field of a board: the column from the left and the row from the top, both from 0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A document read from text, or why the text is invalid. */
export type ReadDesign<Doc> = { readonly doc: Doc; readonly problem?: never } | { readonly problem: Text };

/** A file that a design is written to. */
export interface DesignFile {
  /** The option of the game that takes its text. */
  readonly option: string;
  /** How the file's name ends, with its dot. */
  readonly ending: string;
}

interface DesignParts<Doc> {
  /** A word for commands, such as `scenario`. */
  readonly id: string;
  readonly name: Text;
  /** What it is and what it is for, in a sentence or two. */
  readonly about: Text;
  /** Most designs are one file; the texts of several always come in this order. */
  readonly files: readonly [DesignFile, ...DesignFile[]];
  /** Valid designs to start from. */
  readonly starts: readonly StarterDesign<Doc>[];
  /** Reads what has the right form, however faulty; only the first text is always there. */
  read(texts: readonly [string, ...(string | undefined)[]]): ReadDesign<Doc>;
  /** A text for each file that it needs, the first always, such as the game itself reads. */
  write(doc: Doc): readonly string[];
  /** All that keeps it from being played, beyond what its brushes and fields allow. */
  faults(doc: Doc): readonly Fault[];
  /** Where two of them can meet at a table. */
  readonly second?: SecondDesign<Doc>;
}

/** That each player can bring one of a kind; it has one file. */
export interface PerSeat {
  /** The option that takes a list with what each seat brings, null where it brings none. */
  readonly option: string;
  /** The options that say nothing any more once everybody brings one. */
  readonly replaces: readonly string[];
  /** What it is, in the list of a table's options: `Your own deck`. */
  readonly about: Text;
  /** Asks a player for theirs: `Choose your deck…`. */
  readonly choose: Text;
}

/** What a player brings to their seat: something built in by the id of its start, or their own design by its name and text. */
export const seatDesign = z.strictObject({ name: z.string().max(100), text: z.string().max(64_000).optional() });

export type SeatDesign = z.infer<typeof seatDesign>;

/** That a table takes a second one of a kind. */
export interface SecondDesign<Doc> {
  /** What the second one is, and who plays it. */
  readonly about: Text;
  /** What the game is given when the two meet: the texts by their options. Two without a fault can be played. */
  options(first: Doc, second: Doc): Readonly<Record<string, string>>;
  /** Where each player can bring one to their own seat. */
  readonly perSeat?: PerSeat;
}

/** A valid design to start from. */
export interface StarterDesign<Doc> {
  readonly id: string;
  readonly name: Text;
  /** What is special about it, in a few words. */
  readonly about?: Text;
  readonly doc: Doc;
}

/** Boards that are painted field by field. */
export interface PaintedDesign extends DesignParts<{ readonly boards: Boards }> {
  readonly kind: 'painted';
  /** What one of its boards is called, and how many there may be. */
  readonly board: { readonly name: Text; readonly max: number };
  readonly columns: number;
  readonly rows: number;
  readonly brushes: readonly Brush[];
  /** The sign of fields that nobody has painted yet. */
  readonly fill: string;
  /** Marks of a board's fields in text, of at most two signs each, as in play. Without it, a field is drawn by its sign. */
  cells?(board: Boards[number]): readonly (readonly string[])[];
  /** How its boards look as pictures, the same as in play; without it they are text. */
  readonly renderer?: BoardRenderer;
}

/** How boards look as pictures. */
export interface BoardRenderer {
  /** How many pixels a field has in each direction. */
  readonly cell: number;
  /** The fields of a board within a window, in pixels from its corner; what lies outside is clipped. */
  draw(board: Boards[number], window: Box): readonly Item[];
}

/** A kind of field. */
export interface Brush {
  readonly sign: string;
  readonly name: Text;
  /** A board has it once: painted elsewhere it moves. */
  readonly once?: true;
}

/** Lists of entries whose values are filled in. */
export interface ListedDesign extends DesignParts<{ readonly lists: Lists }> {
  readonly kind: 'listed';
  /** One or two. */
  readonly lists: readonly EntryList[];
}

/** A list of entries that are alike. */
export interface EntryList {
  readonly id: string;
  readonly name: Text;
  readonly fields: readonly Field[];
  /** What a new entry is like; without it there is always exactly one entry. */
  readonly newEntry?: Entry;
  /** How many entries there may be. */
  readonly max: number;
  /** An entry on one line of at most 32 columns. */
  line(entry: Entry, language: Language): string;
  /** How its entries look as pictures, the same as in play; without it they are text. */
  readonly renderer?: EntryRenderer;
}

/** How the entries of a list look as pictures: each a card of the same size. */
export interface EntryRenderer {
  readonly width: number;
  readonly height: number;
  /** The entry at a place of the list, counted from 0, in pixels from the card's corner; a tab may stand above it. */
  draw(entry: Entry, at: number, language: Language): readonly Item[];
}

/** Something that players can design for a game. */
export type Design = PaintedDesign | ListedDesign;

/** A design whatever its kind, for those who only pass documents on. */
export interface AnyDesign extends DesignParts<Document> {
  readonly kind: Design['kind'];
}
