import type { RunaWords } from '../en/index.ts';
import { cards } from './cards.ts';
import { play } from './play.ts';
import { rulebook } from './rulebook.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const es: RunaWords = { ...cards, ...play, ...story, ...table, rulebook };
