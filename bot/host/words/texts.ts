import { inEachLanguage } from '@longtable/kit';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';

export const texts = inEachLanguage({ en, de, fr, es });
