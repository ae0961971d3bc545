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

const CONTENT_MAX = 2000;

/** Puts a message together within Discord's limit: of the story the oldest lines go first, of the end the last. */
export function message(
  top: readonly string[],
  story: readonly string[],
  components: Row[],
  end: readonly string[] = [],
): Drawn {
  const said = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n');
  if (end.length > 0 && said([...top, ...end]).length > CONTENT_MAX)
    return message(top, story, components, end.slice(0, -1));
  let room = CONTENT_MAX - said([...top, ...end]).length - 1;
  const kept: string[] = [];
  for (const line of story.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  return { content: said([...top, ...kept, ...end]), components, allowedMentions: { parse: [], users: [] } };
}
