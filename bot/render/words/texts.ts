import { inEachLanguage } from '@longtable/kit';
import { de } from './de.ts';
import { en } from './en.ts';

export const texts = inEachLanguage({ en, de });
