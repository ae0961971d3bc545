import { z } from 'zod';
import { flag, int, list, text } from './form.ts';
import { snowflake } from './values.ts';

const archiveAfter = z.literal([60, 1440, 4320, 10080]);

export const threadForm = z.looseObject({
  name: text(1, 100),
  type: z.literal([11, 12]).nullish(),
  auto_archive_duration: archiveAfter.nullish(),
  invitable: flag,
  rate_limit_per_user: int(0, 21600).nullish(),
});

const appliedTags = list(snowflake, 0, 5);

/** A new forum post. Its message is validated separately. */
export const postForm = threadForm.extend({ message: z.looseObject({}), applied_tags: appliedTags.nullish() });

/** Changes to a forum. Only tags are supported. */
export const forumChange = z.looseObject({
  available_tags: list(
    z.looseObject({ id: snowflake.nullish(), name: text(1, 20), moderated: flag, emoji_name: z.string().nullish() }),
    0,
    20,
  ).optional(),
});

export const threadChange = z.looseObject({
  name: text(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  invitable: z.boolean().optional(),
  auto_archive_duration: archiveAfter.optional(),
  rate_limit_per_user: int(0, 21600).nullish(),
  applied_tags: appliedTags.optional(),
});
