import { computers } from './computers.ts';
import { designs } from './designs.ts';
import { drawing } from './drawing.ts';
import { files } from './files.ts';
import { general } from './general.ts';
import { menus } from './menus.ts';
import { puzzles } from './puzzles.ts';
import { rules } from './rules.ts';
import { stories } from './stories.ts';

export const en = {
  ...rules,
  ...files,
  ...general,
  ...stories,
  ...computers,
  ...drawing,
  ...designs,
  ...menus,
  ...puzzles,
};

export type DuelWords = typeof en;
