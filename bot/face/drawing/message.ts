import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord.js';
import type { Row } from './menu.ts';

/** A message as the bot sends it: everything it sets, and no mention of anybody who is not meant. */
export interface Drawn {
  readonly components: APIMessageTopLevelComponent[];
  readonly flags: typeof MessageFlags.IsComponentsV2;
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
  /** A file has to be shown by a part of the message, and is sent anew with every edit. */
  readonly files?: SentFile[];
}

/** A file that goes out with a message. */
export interface SentFile {
  readonly attachment: Buffer;
  readonly name: string;
}

/** What a message is put together from, as one reads it: what it is about, what happened, the board, what is asked, the menus. */
export interface Parts {
  readonly title?: string;
  readonly story?: readonly string[];
  readonly board?: string;
  readonly end?: readonly string[];
  readonly rows?: readonly Row[];
  /** The colour of the frame. */
  readonly accent?: number | undefined;
  readonly file?: SentFile | undefined;
}

/** Discord counts the text of all parts together, and the parts, those inside others too. */
const TEXT_MAX = 4000;
const PARTS_MAX = 40;
/** What stands between one part and the next. */
const BREAK = '\n';

/** Puts a message together within Discord's limits: of the story the oldest lines go first, of the end and the rows the last. */
export function message({ title = '', story = [], board = '', end = [], ...more }: Parts): Drawn {
  const frame = said([title, board, ...end]);
  if (end.length > 0 && frame.length > TEXT_MAX)
    return message({ title, story, board, end: end.slice(0, -1), ...more });
  let room = TEXT_MAX - frame.length - 1;
  const kept: string[] = [];
  for (const line of story.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  return framed([said([title, ...kept]), board, said(end)], more);
}

function said(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join(BREAK);
}

function framed(texts: readonly string[], { rows = [], accent, file }: Pick<Parts, 'rows' | 'accent' | 'file'>): Drawn {
  const shown = texts.filter((text) => text !== '');
  const most = PARTS_MAX - 1 - shown.length - (file ? 1 : 0);
  const inside: APIComponentInContainer[] = [
    ...shown.map((content) => ({ type: ComponentType.TextDisplay as const, content })),
    ...asMany(rows, most),
    ...(file ? [{ type: ComponentType.File as const, file: { url: `attachment://${file.name}` } }] : []),
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

/** As many rows as there is room for. */
function asMany(rows: readonly Row[], most: number): readonly Row[] {
  const parts = rows.reduce((sum, { components }) => sum + 1 + components.length, 0);
  return parts <= most ? rows : asMany(rows.slice(0, -1), most);
}

/** The parts of a message without anything to press: what is left of a board that has moved on. */
export function withoutControls(components: readonly APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const isText = ({ type }: { type: ComponentType }) => type !== ComponentType.ActionRow;
  return components
    .filter(isText)
    .map((part) =>
      part.type === ComponentType.Container ? { ...part, components: part.components.filter(isText) } : part,
    );
}

/** For one person only. */
export function inPrivate(drawn: Drawn) {
  return { ...drawn, flags: drawn.flags | MessageFlags.Ephemeral } as const;
}

/** In place of what a message said before, in whichever form: messages from before had content, which such a message cannot have. */
export function inPlace(drawn: Drawn) {
  return { ...drawn, content: null };
}

/** A drawn message as Discord's API takes it. */
export function restBody({ components, flags, allowedMentions }: Drawn): object {
  return { components, flags, allowed_mentions: allowedMentions };
}

/** The same in place of a message that is there already. */
export function restEdit(drawn: Drawn): object {
  return { content: null, ...restBody(drawn) };
}

/** The text of a drawn message. */
export function textOf({ components }: Drawn): string {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : []))
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []))
    .join(BREAK);
}
