import type { RenderWords } from '../en/index.ts';
import { dailies } from './dailies.ts';
import { general } from './general.ts';
import { opponents } from './opponents.ts';
import { pictures } from './pictures.ts';

export const de: RenderWords = { ...general, ...opponents, ...pictures, ...dailies };
