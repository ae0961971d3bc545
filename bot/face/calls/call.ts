import type { Row } from '../drawing/menu.ts';

/** A message that calls somebody. It stays in the plain form: its first words are what a phone shows of it while it is locked. */
export interface Call {
  readonly content: string;
  readonly components: Row[];
  readonly allowedMentions: { readonly parse: []; readonly users: string[] };
}

/** A call as Discord's API takes it. */
export function callBody({ content, components, allowedMentions }: Call): object {
  return { content, components, allowed_mentions: allowedMentions };
}
