import type { APIEmbed } from 'discord-api-types/v10';
import { z } from 'zod';
import { classicComponents, v2Components } from './components.ts';
import {
  flag,
  int,
  LINK_SCHEMES,
  list,
  MEDIA_SCHEMES,
  reportViolation,
  snowflake,
  text,
  urlWith,
  withPublishedType,
} from './form.ts';

const media = z.looseObject({ url: urlWith(2048, MEDIA_SCHEMES) });
const link = urlWith(2048, LINK_SCHEMES).nullish();
const icon = urlWith(2048, MEDIA_SCHEMES).nullish();

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

const MAX_EMBEDS_LENGTH = 6000;

function size(shown: z.infer<typeof embed>): number {
  const fields = (shown.fields ?? []).flatMap((field) => [field.name, field.value]);
  const texts = [shown.title, shown.description, shown.footer?.text, shown.author?.name, ...fields];
  return texts.reduce((sum, part) => sum + [...(part ?? '')].length, 0);
}

/** Up to ten embeds with up to 6,000 characters in total. */
const embeds = withPublishedType<APIEmbed[]>(
  list(embed, 0, 10).superRefine((all, context) => {
    const total = all.reduce((sum, each) => sum + size(each), 0);
    if (total <= MAX_EMBEDS_LENGTH) return;
    reportViolation(context, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_EMBEDS_LENGTH}`);
  }),
);

const allowedMentions = z
  .looseObject({
    parse: z.array(z.literal(['users', 'roles', 'everyone'])).nullish(),
    users: list(snowflake, 0, 100).nullish(),
    roles: list(snowflake, 0, 100).nullish(),
    replied_user: flag,
  })
  .superRefine((form, context) => {
    for (const kind of ['users', 'roles'] as const) {
      if (!form.parse?.includes(kind) || !form[kind]?.length) continue;
      const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      reportViolation(context, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
    }
  });

/**
 * Attachment in a message body. Its id is a string in Discord's API specification, even if it is the index of a file in
 * the same request.
 */
const attachment = z.looseObject({
  id: z.string().regex(/^\d{1,20}$/),
  filename: text(1, 1024).nullish(),
  description: text(0, 1024).nullish(),
});

const reference = z.looseObject({
  message_id: snowflake.nullish(),
  channel_id: snowflake.nullish(),
  fail_if_not_exists: flag,
  type: int(0, 1).nullish(),
});

const pollMedia = (length: number) =>
  z.looseObject({ text: text(1, length), emoji: z.looseObject({ name: z.string().nullish() }).nullish() });

/** Up to ten answers, open for at most 32 days. */
const poll = z.looseObject({
  question: pollMedia(300),
  answers: list(z.looseObject({ poll_media: pollMedia(55) }), 1, 10),
  duration: int(1, 768).nullish(),
  allow_multiselect: flag,
  layout_type: int(1, 1).nullish(),
});

const common = {
  poll: poll.nullish(),
  sticker_ids: list(snowflake, 0, 3).nullish(),
  flags: z.int().nullish(),
  tts: flag,
  nonce: z.union([text(0, 25), z.int()]).nullish(),
  enforce_nonce: flag,
  allowed_mentions: allowedMentions.nullish(),
  attachments: list(attachment, 0, 10).nullish(),
  message_reference: reference.nullish(),
  content: text(0, 2000).nullish(),
  embeds: embeds.nullish(),
};

export const classicMessage = z.looseObject({ ...common, components: classicComponents.nullish() });

const NO_LEGACY = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';

/** A components V2 message, without content and embeds. */
export const v2Message = z
  .looseObject({ ...common, components: v2Components.nullish() })
  .superRefine((form, context) => {
    for (const field of ['content', 'embeds'] as const) {
      if (!form[field]?.length) continue;
      const message = `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
      reportViolation(context, NO_LEGACY, message, [field]);
    }
  });

export type MessageForm = z.infer<typeof classicMessage> | z.infer<typeof v2Message>;
