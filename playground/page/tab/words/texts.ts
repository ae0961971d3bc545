import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

const TEXTS: Readonly<Record<string, Words>> = { en, de, fr, es };

/** Returns the page's texts for a Discord locale. English if there are none. */
export function wordsIn(locale: string): Words {
  return TEXTS[locale.slice(0, 2)] ?? en;
}
