import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import { MAX_COMPONENTS, MAX_TEXT } from '../discord-limits.ts';
import { lengthWithEmojis } from './emojis.ts';
import type { Card, Row } from './menu.ts';

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

export interface UnpaintedPicture {
  /** Key of the table and viewer. Only the newest picture of a key is painted. */
  readonly of: string;
  readonly drawing: string;
}

export interface Sketch extends UnpaintedPicture {
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

function urlOf({ name }: SentFile): string {
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
