import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { broke } from './form.ts';

/** The locales that Discord's description of its API lists; the package of types lacks two. */
const LOCALES: readonly string[] = [...Object.values(Locale), 'ar', 'he'];

/** One text in several languages, by the locales that Discord knows. */
export function localised<Text extends z.ZodType>(text: Text) {
  return z
    .record(z.string(), text.nullable())
    .superRefine((all, context) => {
      const known = LOCALES.map((one) => `'${one}'`).join(', ');
      for (const locale of Object.keys(all).filter((one) => !LOCALES.includes(one)))
        broke(context, 'BASE_TYPE_CHOICES', `Value must be one of (${known}).`, [locale]);
    })
    .nullish();
}
