import { html } from './html.ts';

/** An emoji of a message: a Unicode emoji by its name, a custom emoji by its id. */
export interface Emoji {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Draws an emoji at text size. A missing custom emoji is shown as its name between colons. */
export function emoji({ id, name }: Emoji): Node {
  if (!id) return document.createTextNode(name ?? '');
  const word = `:${name}:`;
  const picture = html<HTMLImageElement>`<img class="emoji" src="/emojis/${id}.png" alt=${word} title=${word}>`;
  picture.addEventListener('error', () => picture.replaceWith(word), { once: true });
  return picture;
}
