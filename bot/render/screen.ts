import { widthOf, wrapText } from '@longtable/kit';
import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APISectionComponent,
  ComponentType,
} from 'discord.js';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

interface Tall {
  readonly title?: string;
  readonly story?: readonly string[];
  readonly board?: string;
  readonly end?: readonly string[];
  readonly cards?: readonly APISectionComponent[] | undefined;
  readonly rows?: readonly Row[];
}

/** Usable height of the smallest supported phone (360 × 740) in pixels. Story, board and buttons must fit together. */
const SCREEN = 610;
/** Height of the container's edges and of the gap below the board, in pixels. */
const FRAME = 26;
const TEXT = { line: 22, columns: 33 };
const QUOTE = { line: 22, columns: 31 };
const SMALL = { line: 18, columns: 40 };
const CODE = { line: 16, edges: 14 };
const BUTTONS = { line: 44, gap: 2 };
const SELECT = { line: 18, edges: 34, columns: 24 };
const CARD = { line: 18, edges: 8, columns: 16, least: 46 };
/** Width of a line of buttons, in characters. */
const LINE = 37;
/** Width of a button's edges, in characters. */
const EDGES = 4;
/** Width of an icon, in characters. */
const ICON = 3;
const SIGN = '\u2588'.repeat(ICON);

export const TWO_LINES = 2 * TEXT.line;
export const LINE_OF_BUTTONS = BUTTONS.line + BUTTONS.gap;

/** Returns the height that these parts leave on the screen, in pixels. */
export function roomBeside(parts: Tall): number {
  return SCREEN - FRAME - heightOf(parts);
}

export function heightOf({ title = '', story = [], board = '', end = [], cards = [], rows = [] }: Tall): number {
  const texts = [title, ...story, ...end].flatMap((text) => text.split('\n'));
  return sum(texts, textHeight) + boardHeight(board) + sum(cards, cardHeight) + sum(rows, rowHeight);
}

/** Returns the height of a text with its wrapped lines. */
function textHeight(text: string): number {
  if (text === '') return 0;
  const { line, columns } = text.startsWith('-# ') ? SMALL : text.startsWith('> ') ? QUOTE : TEXT;
  // Markup only makes the shown text shorter.
  if (widthOf(text) <= columns) return line;
  return (
    line * wrapText(text.replaceAll(/<:[a-z0-9-]+:>/g, SIGN).replaceAll(/^(?:-#|>) |[*\\]/g, ''), columns, '').length
  );
}

/** Returns the height of a board, which is a code block or sentences. */
function boardHeight(board: string): number {
  const lines = board.split('\n');
  return board.startsWith('```') ? CODE.line * (lines.length - 2) + CODE.edges : sum(lines, textHeight);
}

function cardHeight({ components }: APISectionComponent): number {
  const words = components.map(({ content }) => content.replace('-# ', '')).join(' ');
  return Math.max(CARD.least, CARD.line * wrapText(words, CARD.columns, '').length + CARD.edges);
}

function rowHeight(row: Row): number {
  const [first] = row.components;
  if (first?.type === ComponentType.Button) return BUTTONS.line * linesIn(row) + BUTTONS.gap;
  return SELECT.line * wrapText(first?.placeholder ?? '', SELECT.columns, '').length + SELECT.edges;
}

/** Returns the number of lines that the buttons of a row take. */
function linesIn({ components }: Row): number {
  let [lines, room] = [0, 0];
  for (const part of components) {
    const [label = '', icon] = part.type === ComponentType.Button && 'label' in part ? [part.label, part.emoji] : [];
    const width = label.length + EDGES + (icon ? ICON : 0);
    room -= width;
    if (room >= 0) continue;
    lines++;
    room = LINE - width;
  }
  return lines;
}

function sum<Thing>(things: readonly Thing[], of: (thing: Thing) => number): number {
  return things.reduce((total, thing) => total + of(thing), 0);
}
