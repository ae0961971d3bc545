import { z } from 'zod';
import { broke } from './form.ts';

const ONE_EMOJI = /^\p{RGI_Emoji}$/v;

/** Whether a text is exactly one emoji; Discord does not mind a missing variation selector. */
function isEmoji(text: string): boolean {
  return ONE_EMOJI.test(text) || ONE_EMOJI.test(`${text}\uFE0F`);
}

/** The emoji on a button or an option: one of Unicode's, or a server's own with its id. */
export const emoji = z
  .looseObject({
    id: z
      .string()
      .regex(/^\d{1,20}$/)
      .nullish(),
    name: z.string().nullish(),
    animated: z.boolean().nullish(),
  })
  .superRefine((one, context) => {
    if (one.id || isEmoji(one.name ?? '')) return;
    broke(context, 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji', ['name']);
  });
