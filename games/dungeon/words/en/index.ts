import { board } from './board.ts';
import { game } from './game.ts';
import { log } from './log.ts';
import { rules } from './rules.ts';
import { names } from './units.ts';

export const en = { ...game, ...board, ...log, ...rules, ...names };

export type DungeonWords = typeof en;
