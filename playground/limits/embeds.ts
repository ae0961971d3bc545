import type { APIEmbed } from 'discord-api-types/v10';
import { z } from 'zod';
import { broke, flag, int, list, published, text } from './form.ts';
import { address, MEDIA, WEB } from './values.ts';

const media = z.looseObject({ url: address(2048, MEDIA) });
const link = address(2048, WEB).nullish();
const icon = address(2048, MEDIA).nullish();

const field = z.looseObject({ name: text(1, 256), value: text(1, 1024), inline: flag });

const embed = z.looseObject({
  title: text(0, 256).nullish(),
  description: text(0, 4096).nullish(),
  url: link,
  timestamp: z.string().nullish(),
  color: int(0, 0xffffff).nullish(),
  footer: z.looseObject({ text: text(0, 2048), icon_url: icon }).nullish(),
  author: z.looseObject({ name: text(0, 256), url: link, icon_url: icon }).nullish(),
  image: media.nullish(),
  thumbnail: media.nullish(),
  fields: list(field, 0, 25).nullish(),
});

const ALL_EMBEDS = 6000;

function size(one: z.infer<typeof embed>): number {
  const fields = (one.fields ?? []).flatMap((field) => [field.name, field.value]);
  const texts = [one.title, one.description, one.footer?.text, one.author?.name, ...fields];
  return texts.reduce((sum, part) => sum + [...(part ?? '')].length, 0);
}

/** Up to ten embeds whose texts together stay within 6000 characters. */
export const embeds = published<APIEmbed[]>(
  list(embed, 0, 10).superRefine((all, context) => {
    const total = all.reduce((sum, one) => sum + size(one), 0);
    if (total <= ALL_EMBEDS) return;
    broke(context, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${ALL_EMBEDS}`);
  }),
);
