import { inEachLanguage } from '../text.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const texts = inEachLanguage({ en, de });
