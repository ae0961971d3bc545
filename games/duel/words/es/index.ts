import type { DuelWords } from '../en/index.ts';
import { cards } from './cards.ts';
import { play } from './play.ts';
import { rulebook } from './rulebook.ts';
import { table } from './table.ts';

export const es: DuelWords = { ...cards, ...play, ...table, rulebook };
