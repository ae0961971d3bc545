import type { Row } from './menu.ts';

/** A message as the bot sends it: everything it sets, and no mention of anybody who is not meant. */
export interface Drawn {
  readonly content: string;
  readonly components: Row[];
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
}

/** A drawn message as Discord's API takes it. */
export function restBody({ content, components, allowedMentions }: Drawn): object {
  return { content, components, allowed_mentions: allowedMentions };
}

/** What a message is put together from, as one reads it: what it is about, what happened, the board, what is asked, the menus. */
export interface Parts {
  readonly title?: string;
  readonly story?: readonly string[];
  readonly board?: string;
  /** The first line keeps the border of the board's code block through edits. */
  readonly end?: readonly string[];
  readonly rows?: Row[];
}

const CONTENT_MAX = 2000;

/** Puts a message together within Discord's limit: of the story the oldest lines go first, of the end the last. */
export function message({ title = '', story = [], board = '', end = [], rows = [] }: Parts): Drawn {
  const said = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n');
  const frame = said([title, board, ...end]);
  if (end.length > 0 && frame.length > CONTENT_MAX)
    return message({ title, story, board, end: end.slice(0, -1), rows });
  let room = CONTENT_MAX - frame.length - 1;
  const kept: string[] = [];
  for (const line of story.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  const content = said([title, ...kept, board, ...end]);
  return { content, components: rows, allowedMentions: { parse: [], users: [] } };
}
