import { cards } from './cards.ts';
import { play } from './play.ts';
import { rulebook } from './rulebook.ts';
import { table } from './table.ts';

export const en = { ...cards, ...play, ...table, rulebook };

export type DuelWords = typeof en;
