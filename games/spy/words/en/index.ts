import { computers } from './computers.ts';
import { designs } from './designs.ts';
import { drawing } from './drawing.ts';
import { files } from './files.ts';
import { general } from './general.ts';
import { menus } from './menus.ts';
import { rules } from './rules.ts';
import { stories } from './stories.ts';

export const en = { ...rules, ...files, ...stories, ...general, ...menus, ...computers, ...designs, ...drawing };

export type SpyWords = typeof en;
