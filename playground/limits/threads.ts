import { z } from 'zod';
import { flag, int, text } from './form.ts';

const archiveAfter = z.literal([60, 1440, 4320, 10080]);

/** A thread that is to be opened. */
export const threadForm = z.looseObject({
  name: text(1, 100),
  type: z.literal([11, 12]).nullish(),
  auto_archive_duration: archiveAfter.nullish(),
  invitable: flag,
  rate_limit_per_user: int(0, 21600).nullish(),
});

/** What may be changed of a thread. */
export const threadChange = z.looseObject({
  name: text(1, 100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  invitable: z.boolean().optional(),
  auto_archive_duration: archiveAfter.optional(),
  rate_limit_per_user: int(0, 21600).nullish(),
});
