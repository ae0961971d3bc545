import type { APIAttachment } from 'discord-api-types/v10';
import type { Part } from '../limits/walk.ts';

type Fields = Readonly<Record<string, unknown>>;

type Media = Fields & { readonly url: string };

/** What a component has when nothing else was said, by its type. */
const DEFAULTS: Readonly<Record<number, Fields>> = {
  3: { min_values: 1, max_values: 1 },
  5: { min_values: 1, max_values: 1 },
  6: { min_values: 1, max_values: 1 },
  7: { min_values: 1, max_values: 1 },
  8: { min_values: 1, max_values: 1 },
  11: { description: null, spoiler: false },
  13: { name: null, size: null, spoiler: false },
  14: { spacing: 1, divider: true },
  17: { accent_color: null, spoiler: false },
};

const ITEM: Fields = { description: null, spoiler: false };

/** Components as Discord gives them back: what was left open is filled in, and pictures and files know where they lie. */
export function completed<One extends Part>(
  components: readonly One[],
  attachments: readonly APIAttachment[],
  nextId: () => string,
): One[] {
  const media = ({ url, ...rest }: { readonly url: string }): Media => {
    const file = attachments.find((one) => one.url === url);
    const found = file ? { content_type: file.content_type, attachment_id: file.id } : {};
    return { id: file?.id ?? nextId(), proxy_url: url, ...found, ...rest, url };
  };
  const fill = <Some extends Part>(part: Some): Some => {
    const file = part.file && attachments.find((one) => one.url === part.file?.url);
    return {
      ...DEFAULTS[part.type],
      ...part,
      ...(part.components && { components: part.components.map(fill) }),
      ...(part.accessory && { accessory: fill(part.accessory) }),
      ...(part.media && { media: media(part.media) }),
      ...(part.file && { file: media(part.file) }),
      ...(file && { name: file.filename, size: file.size }),
      ...(part.items && { items: part.items.map((item) => ({ ...ITEM, ...item, media: media(item.media) })) }),
    };
  };
  return components.map(fill);
}
