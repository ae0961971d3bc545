import { inEachLanguage } from '@longtable/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { enUs } from './en-us.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const texts = inEachLanguage({ en, 'en-US': enUs, de, fr, es });
