import { computers } from './computers.ts';
import { designs } from './designs.ts';
import { drawing } from './drawing.ts';
import { files } from './files.ts';
import { general } from './general.ts';
import { menus } from './menus.ts';
import { puzzles } from './puzzles.ts';
import { stories } from './stories.ts';

export const en = { ...files, ...general, ...stories, ...computers, ...designs, ...drawing, ...menus, ...puzzles };

export type FarmlandWords = typeof en;
