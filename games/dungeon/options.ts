import { z } from 'zod';
import { optionWords } from '../kit/options.ts';
import { HERO_NAMES } from './heroes.ts';
import { UPLOAD } from './upload.ts';

/** What a run may be set up with; the seed comes from the table. */
export const optionsSchema = z.object({
  hero: z
    .enum(HERO_NAMES)
    .optional()
    .register(optionWords, { about: { en: 'The hero to enter with', de: 'Der Held, mit dem du hineingehst' } }),
  levels: z
    .string()
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own levels: a text file, boards divided by empty lines',
        de: 'Eigene Level: eine Textdatei, Bretter durch Leerzeilen getrennt',
      },
      fileBytes: UPLOAD.bytes,
    }),
});

export type Options = z.infer<typeof optionsSchema>;
