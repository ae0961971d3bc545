import type { DungeonWords } from '../en/index.ts';
import { computers } from './computers.ts';
import { designs } from './designs.ts';
import { drawing } from './drawing.ts';
import { general } from './general.ts';
import { menus } from './menus.ts';
import { stories } from './stories.ts';

export const de: DungeonWords = { ...stories, ...general, ...computers, ...designs, ...drawing, ...menus };
