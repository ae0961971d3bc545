import { LANGUAGES } from '@longtable/kit';
import { z } from 'zod';

/** A text in English and other languages. */
export const translation = z.partialRecord(z.enum(LANGUAGES), z.string()).and(z.object({ en: z.string() }));
/** A name, which is the same in every language, or a translation. */
export const text = z.union([z.string(), translation]);
