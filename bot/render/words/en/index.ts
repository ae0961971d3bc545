import { dailies } from './dailies.ts';
import { general } from './general.ts';
import { opponents } from './opponents.ts';
import { pictures } from './pictures.ts';

export const en = { ...general, ...opponents, ...pictures, ...dailies };

export type RenderWords = typeof en;
