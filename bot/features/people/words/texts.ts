import { inEachLanguage } from '@longtable/kit';
import { refusalsOf } from '../../../host/refusal.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const texts = inEachLanguage({ en, de, fr, es });

export const refusal = refusalsOf(texts.refusals);
