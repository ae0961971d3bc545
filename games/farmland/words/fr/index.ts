import type { FarmlandWords } from '../en/index.ts';
import { board } from './board.ts';
import { game } from './game.ts';
import { log } from './log.ts';
import { rules } from './rules.ts';
import { units } from './units.ts';

export const fr: FarmlandWords = { ...game, ...board, ...log, ...rules, units };
