import { computers } from './computers.ts';
import { drawing } from './drawing.ts';
import { general } from './general.ts';
import { menus } from './menus.ts';
import { puzzles } from './puzzles.ts';
import { shortcuts } from './shortcuts.ts';
import { stories } from './stories.ts';

export const en = { ...general, ...stories, ...computers, ...drawing, ...menus, ...puzzles, ...shortcuts };

export type RunaWords = typeof en;
