import { optionWords } from '@longtable/kit';
import { z } from 'zod';
import { UPLOAD } from './files/level-files.ts';
import { HERO_NAMES } from './rules/heroes.ts';
import { DEEP_HEROES, UNITS } from './rules/roster.ts';
import { nameText } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Maximum starting experience. A hero rises about 60 levels with it. */
const MAX_PRIOR = 100_000;
const MAX_GOAL = 100_000;
const MAX_FILE_NAME_LENGTH = 260;

const levelText = z.string().max(UPLOAD.bytes);

/** The heroes that an option can name: the document's, then ours. */
const NAMED_HEROES: readonly string[] = [...HERO_NAMES, ...DEEP_HEROES.map(({ name }) => name)];

export const optionsSchema = z.object({
  hero: z
    .enum(NAMED_HEROES)
    .optional()
    .register(optionWords, {
      about: texts.options.hero,
      labels: Object.fromEntries(NAMED_HEROES.map((name) => [name, nameText(name)])),
    }),
  level: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .register(optionWords, {
      ...texts.options.level,
    }),
  endless: z
    .boolean()
    .optional()
    .register(optionWords, {
      ...texts.options.endless,
    }),
  levels: z
    .union([
      levelText,
      z.array(z.strictObject({ name: z.string().max(MAX_FILE_NAME_LENGTH), text: levelText })).max(UPLOAD.files),
    ])
    .optional()
    .register(optionWords, {
      ...texts.options.levels,
      command: 'levels-file',
      fileBytes: UPLOAD.bytes,
      files: UPLOAD.files,
    }),
  units: z
    .string()
    .max(UNITS.bytes)
    .optional()
    .register(optionWords, {
      ...texts.options.units,
      command: 'units-file',
      fileBytes: UNITS.bytes,
    }),
  prior: z.int().min(0).max(MAX_PRIOR).optional().register(optionWords, {
    about: texts.options.prior,
    hidden: true,
  }),
  goals: z.array(z.int().min(0).max(MAX_GOAL)).max(HERO_NAMES.length).optional().register(optionWords, {
    about: texts.options.goals,
    hidden: true,
  }),
});

export type Options = z.infer<typeof optionsSchema>;
