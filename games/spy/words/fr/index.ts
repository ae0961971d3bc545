import type { SpyWords } from '../en/index.ts';
import { characters } from './characters.ts';
import { drawing } from './drawing.ts';
import { files } from './files.ts';
import { general } from './general.ts';
import { log } from './log.ts';
import { match } from './match.ts';
import { menus } from './menus.ts';
import { rulebook } from './rulebook.ts';
import { rules } from './rules.ts';

export const fr: SpyWords = {
  ...drawing,
  ...files,
  ...general,
  ...match,
  ...menus,
  ...rulebook,
  ...rules,
  log,
  cast: characters,
};
