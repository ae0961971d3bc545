import { widthOf, wrapText } from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import {
  type APIActionRowComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { MAX_COMPONENTS, MAX_TEXT } from '../discord-limits.ts';
import { lengthWithEmojis } from './emojis.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
/** The detail of a choice with its button. */
export type Card = APISectionComponent;

/** A message that can be sent. It mentions only the listed users. */
export interface Drawn {
  readonly components: APIMessageTopLevelComponent[];
  readonly flags: typeof MessageFlags.IsComponentsV2;
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
  /** Files, each shown by a component. They are uploaded again with every edit. */
  readonly files?: SentFile[];
  /** Picture that can replace the board's text. */
  readonly sketch?: PlacedPicture;
}

/** A picture that is not painted yet. */
export interface Sketch {
  /** Key of the table and viewer. Only the newest picture of a key is painted. */
  readonly of: string;
  readonly picture: Picture;
  /** Description for screen readers. */
  readonly description: string;
}

/** A picture with its position: it replaces the board's component, or is inserted before `at`. */
interface PlacedPicture extends Sketch {
  readonly at: number;
  readonly inPlace: boolean;
}

export interface SentFile {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description?: string;
}

/** Parts of a message in reading order: title, story, board, end, cards and buttons. */
export interface Parts {
  readonly title?: string;
  readonly story?: readonly string[];
  readonly board?: string;
  /** Picture of the board. Without a board it is shown alone. */
  readonly sketch?: Sketch | undefined;
  readonly end?: readonly string[];
  readonly cards?: readonly Card[] | undefined;
  readonly rows?: readonly Row[];
  /** Accent colour of the container. */
  readonly accent?: number | undefined;
  readonly file?: SentFile | undefined;
}

/** Number of components of a card: section, text and button. */
const CARD_PARTS = 3;
const BREAK = '\n';

/**
 * Builds a message within Discord's limits. If it is too long, drops the oldest story lines, the last lines of `end`,
 * and the last rows.
 */
export function message({ title = '', story = [], board = '', end = [], ...more }: Parts): Drawn {
  const frame = joinLines([title, board, ...end, ...(more.cards ?? []).flatMap(wordsOf)]);
  if (end.length > 0 && lengthWithEmojis(frame) > MAX_TEXT)
    return message({ title, story, board, end: end.slice(0, -1), ...more });
  let room = MAX_TEXT - lengthWithEmojis(frame) - 1;
  const kept: string[] = [];
  for (const line of story.toReversed()) {
    room -= lengthWithEmojis(line) + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  const head = joinLines([title, ...kept]);
  const { sketch, ...rest } = more;
  const drawn = inContainer([head, board, joinLines(end)], rest);
  return sketch ? { ...drawn, sketch: { ...sketch, at: head === '' ? 0 : 1, inPlace: board !== '' } } : drawn;
}

function wordsOf(part: APIMessageTopLevelComponent): string[] {
  if (part.type === ComponentType.TextDisplay) return [part.content];
  return part.type === ComponentType.Container || part.type === ComponentType.Section
    ? part.components.flatMap(wordsOf)
    : [];
}

function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join(BREAK);
}

type Rest = Pick<Parts, 'cards' | 'rows' | 'accent' | 'file'>;

function inContainer(texts: readonly string[], { cards = [], rows = [], accent, file }: Rest): Drawn {
  const shown = texts.filter((text) => text !== '');
  const most = MAX_COMPONENTS - 1 - shown.length - cards.length * CARD_PARTS - (file ? 1 : 0);
  const inside: APIComponentInContainer[] = [
    ...shown.map((content) => ({ type: ComponentType.TextDisplay as const, content })),
    ...(file && isGif(file) ? [galleryOf(file)] : []),
    ...cards,
    ...fittingRows(rows, most),
    ...(file && !isGif(file) ? [{ type: ComponentType.File as const, file: { url: urlOf(file) } }] : []),
  ];
  const container: APIContainerComponent = {
    type: ComponentType.Container,
    ...(accent !== undefined && { accent_color: accent }),
    components: inside,
  };
  return {
    components: [container],
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [], users: [] },
    ...(file && { files: [file] }),
  };
}

function isGif({ name }: SentFile): boolean {
  return name.endsWith('.gif');
}

export function urlOf({ name }: SentFile): string {
  return `attachment://${name}`;
}

export function galleryOf(file: SentFile): APIMediaGalleryComponent {
  const { description } = file;
  return {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: urlOf(file) }, ...(description && { description }) }],
  };
}

/** Returns as many of the first rows as fit into a number of components. */
function fittingRows(rows: readonly Row[], most: number): readonly Row[] {
  const parts = rows.reduce((sum, { components }) => sum + 1 + components.length, 0);
  return parts <= most ? rows : fittingRows(rows.slice(0, -1), most);
}

/** Returns the components without buttons, menus and cards. */
export function withoutControls(components: readonly APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const isText = ({ type }: { type: ComponentType }) =>
    type !== ComponentType.ActionRow && type !== ComponentType.Section;
  return components
    .filter(isText)
    .map((part) =>
      part.type === ComponentType.Container
        ? { ...part, components: part.components.filter(isText).map(withAttachmentUrl) }
        : part,
    );
}

/** Refers to a kept picture by its attachment name. Its download URL cannot be sent. */
function withAttachmentUrl(part: APIComponentInContainer): APIComponentInContainer {
  if (part.type !== ComponentType.MediaGallery) return part;
  const items = part.items.map(({ media, description }) => ({
    media: { url: media.url.replace(/^https?:.*\/([^/?]+)(?:\?.*)?$/, 'attachment://$1') },
    ...(description && { description }),
  }));
  return { type: part.type, items };
}

/** Returns an edit that replaces a message, including the content of older messages. */
export function inPlace(drawn: Drawn) {
  return {
    ...drawn,
    content: null,
    /** Removes earlier attachments. A new array per request, because discord.js adds files to it. */
    get attachments(): [] {
      return [];
    },
  };
}

/** Returns the body for Discord's API, without the contents of files. */
export function restBody({ components, flags, allowedMentions, files = [] }: Drawn): object {
  const attachments = files.map(({ name, description }, id) => ({ id: String(id), filename: name, description }));
  return { components, flags, allowed_mentions: allowedMentions, ...(files.length > 0 && { attachments }) };
}

export function restFiles({ files = [] }: Drawn): { name: string; data: Buffer }[] {
  return files.map(({ name, attachment }) => ({ name, data: attachment }));
}

export function textOf({ components }: Drawn): string {
  return components.flatMap(wordsOf).join(BREAK);
}

type Tall = Pick<Parts, 'title' | 'story' | 'board' | 'end' | 'cards' | 'rows'>;

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

export const ROW_GAP = BUTTONS.gap;
export const LINE_OF_BUTTONS = BUTTONS.line + ROW_GAP;

/** Returns the height that these parts leave on the screen, in pixels. */
export function roomBeside(parts: Tall): number {
  return SCREEN - FRAME - heightOf(parts);
}

/** Returns the height that the board and the text below it leave on the screen, in pixels, if the title and the story are above it. */
export function roomBelow({ board, end }: Pick<Tall, 'board' | 'end'>): number {
  return SCREEN - heightOf({ ...(board !== undefined && { board }), ...(end && { end }) });
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
