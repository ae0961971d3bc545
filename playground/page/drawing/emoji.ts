import { html } from './html.ts';

/** An emoji as messages name it: one of Unicode's by its sign, one of the application's by its id. */
export interface Emoji {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Draws an emoji at the size of the text around it; one that is gone is its name between colons. */
export function emoji({ id, name }: Emoji): Node {
  if (!id) return document.createTextNode(name ?? '');
  const word = `:${name}:`;
  const picture = html<HTMLImageElement>`<img class="emoji" src="/emojis/${id}.png" alt=${word} title=${word}>`;
  picture.addEventListener('error', () => picture.replaceWith(word), { once: true });
  return picture;
}
