import { cards } from './cards.ts';
import { play } from './play.ts';
import { rulebook } from './rulebook.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const en = { ...cards, ...play, ...story, ...table, rulebook };

export type RunaWords = typeof en;
