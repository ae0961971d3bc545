import { inEachLanguage } from '@longtable/kit';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

export const texts = inEachLanguage({ en, de });
