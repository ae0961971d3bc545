import { z } from 'zod';
import { classicComponents, freeComponents } from './components.ts';
import { embeds } from './embeds.ts';
import { broke, flag, int, list, text } from './form.ts';
import { snowflake } from './values.ts';

const allowedMentions = z
  .looseObject({
    parse: z.array(z.literal(['users', 'roles', 'everyone'])).nullish(),
    users: list(snowflake, 0, 100).nullish(),
    roles: list(snowflake, 0, 100).nullish(),
    replied_user: flag,
  })
  .superRefine((one, context) => {
    for (const kind of ['users', 'roles'] as const) {
      if (!one.parse?.includes(kind) || !one[kind]?.length) continue;
      const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      broke(context, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
    }
  });

const attachment = z.looseObject({
  id: snowflake,
  filename: text(1, 1024).nullish(),
  description: text(0, 1024).nullish(),
});

const reference = z.looseObject({
  message_id: snowflake.nullish(),
  channel_id: snowflake.nullish(),
  fail_if_not_exists: flag,
  type: int(0, 1).nullish(),
});

const common = {
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

/** A message of the classic kind. */
export const classicMessage = z.looseObject({ ...common, components: classicComponents.nullish() });

const NO_LEGACY = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';

/** A message made of components V2, which has neither content nor embeds. */
export const freeMessage = z
  .looseObject({ ...common, components: freeComponents.nullish() })
  .superRefine((one, context) => {
    for (const field of ['content', 'embeds'] as const) {
      if (!one[field]?.length) continue;
      const message = `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
      broke(context, NO_LEGACY, message, [field]);
    }
  });

/** What a checked message body holds, of either kind. */
export type MessageForm = z.infer<typeof classicMessage> | z.infer<typeof freeMessage>;
