import type { DungeonWords } from '../en/index.ts';
import { board } from './board.ts';
import { game } from './game.ts';
import { log } from './log.ts';
import { rules } from './rules.ts';
import { names } from './units.ts';

export const es: DungeonWords = { ...game, ...board, ...log, ...rules, ...names };
