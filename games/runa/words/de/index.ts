import type { RunaWords } from '../en/index.ts';
import { computers } from './computers.ts';
import { drawing } from './drawing.ts';
import { general } from './general.ts';
import { menus } from './menus.ts';
import { puzzles } from './puzzles.ts';
import { shortcuts } from './shortcuts.ts';
import { stories } from './stories.ts';

export const de: RunaWords = { ...general, ...stories, ...computers, ...drawing, ...menus, ...puzzles, ...shortcuts };
