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

/** A message as the bot sends it: everything it sets, and no mention of anybody who is not meant. */
export interface Drawn {
  readonly components: APIMessageTopLevelComponent[];
  readonly flags: typeof MessageFlags.IsComponentsV2;
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
  /** A file has to be shown by a part of the message, and is sent anew with every edit. */
  readonly files?: SentFile[];
  /** A picture that may stand in place of the board's text. */
  readonly sketch?: Placed;
}

/** What a painter has to know of a picture. */
export interface Unpainted {
  /** Whose view of which table it is: of several only the newest is painted. */
  readonly of: string;
  readonly drawing: string;
}

/** A picture before it is painted. */
export interface Sketch extends Unpainted {
  /** What it shows, for whoever cannot see it. */
  readonly description: string;
}

/** A picture and where it belongs: in place of the part of the frame whose text says the same, or before the part that is there. */
interface Placed extends Sketch {
  readonly at: number;
  readonly inPlace: boolean;
}

/** A file that goes out with a message. */
export interface SentFile {
  readonly attachment: Buffer;
  readonly name: string;
  readonly description?: string;
}

/** What a message is put together from, as one reads it: what it is about, what happened, the board, what is asked, the menus. */
export interface Parts {
  readonly title?: string;
  readonly story?: readonly string[];
  readonly board?: string;
  /** The board as a picture, for whoever wants it so; without a board it stands by itself. */
  readonly sketch?: Sketch | undefined;
  readonly end?: readonly string[];
  readonly cards?: readonly Card[] | undefined;
  readonly rows?: readonly Row[];
  /** The colour of the frame. */
  readonly accent?: number | undefined;
  readonly file?: SentFile | undefined;
}

/** A card is a section, a text and a button. */
const CARD_PARTS = 3;
/** What stands between one part and the next. */
const BREAK = '\n';

/** Puts a message together within Discord's limits: of the story the oldest lines go first, of the end and the rows the last. */
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

/** The texts of a part. */
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

/** Whether a file is shown in the message, and not only offered. */
function isGif({ name }: SentFile): boolean {
  return name.endsWith('.gif');
}

function urlOf({ name }: SentFile): string {
  return `attachment://${name}`;
}

/** The part of a message that shows a picture or a film. */
export function galleryOf(file: SentFile): APIMediaGalleryComponent {
  const { description } = file;
  return {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: urlOf(file) }, ...(description && { description }) }],
  };
}

/** As many rows as there is room for. */
function fittingRows(rows: readonly Row[], most: number): readonly Row[] {
  const parts = rows.reduce((sum, { components }) => sum + 1 + components.length, 0);
  return parts <= most ? rows : fittingRows(rows.slice(0, -1), most);
}

/** The parts of a message without anything to press: what is left of a board that has moved on. */
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

/** A picture that stays is named by its file: the address under which it was sent is not for sending. */
function withAttachmentUrl(part: APIComponentInContainer): APIComponentInContainer {
  if (part.type !== ComponentType.MediaGallery) return part;
  const items = part.items.map(({ media, description }) => ({
    media: { url: media.url.replace(/^https?:.*\/([^/?]+)(?:\?.*)?$/, 'attachment://$1') },
    ...(description && { description }),
  }));
  return { type: part.type, items };
}

/** In place of what a message said before, in whichever form: messages from before had content, which such a message cannot have. */
export function inPlace(drawn: Drawn) {
  return {
    ...drawn,
    content: null,
    /** What was attached before goes. A list of its own for each sending, for discord.js adds the new files to it. */
    get attachments(): [] {
      return [];
    },
  };
}

/** A drawn message as Discord's API takes it. */
export function restBody({ components, flags, allowedMentions, files = [] }: Drawn): object {
  const attachments = files.map(({ name, description }, id) => ({ id: String(id), filename: name, description }));
  return { components, flags, allowed_mentions: allowedMentions, ...(files.length > 0 && { attachments }) };
}

/** The files of a drawn message, as they go beside the body. */
export function restFiles({ files = [] }: Drawn): { name: string; data: Buffer }[] {
  return files.map(({ name, attachment }) => ({ name, data: attachment }));
}

/** The text of a drawn message. */
export function textOf({ components }: Drawn): string {
  return components.flatMap(wordsOf).join(BREAK);
}
