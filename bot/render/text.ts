import type { Language } from '@longtable/kit';

/** Languages whose texts are complete. */
const SERVED = ['en', 'de'] as const satisfies readonly Language[];

/** Returns the language for a Discord locale. English if it is missing or not supported. */
export function languageOf(locale: string | null | undefined): Language {
  return SERVED.find((language) => locale?.startsWith(language)) ?? 'en';
}
