import { eachLanguage, optionWords } from '@longtable/kit';
import { z } from 'zod';
import { UPLOAD } from './files/upload.ts';
import { HERO_NAMES } from './rules/heroes.ts';
import { DEEP_HEROES } from './rules/roster/roster.ts';
import { UNITS } from './rules/roster/unit-file.ts';
import { nameAlone } from './words/names.ts';

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
      about: { en: 'Your hero', de: 'Dein Held' },
      labels: Object.fromEntries(
        NAMED_HEROES.map((name) => [name, eachLanguage((language) => nameAlone(name, language))]),
      ),
    }),
  level: z
    .int()
    .min(1)
    .max(99)
    .optional()
    .register(optionWords, {
      about: {
        en: 'A single level, with the experience from all levels before it',
        de: 'Nur dieses Level spielen, mit der Erfahrung aus allen Leveln davor',
      },
      name: 'Level',
    }),
  endless: z
    .boolean()
    .optional()
    .register(optionWords, {
      about: {
        en: 'An endless descent: how deep can you get?',
        de: 'Ein endloser Abstieg: Wie tief kommst du?',
      },
      name: { en: 'Endless descent', de: 'Endloser Abstieg' },
    }),
  levels: z
    .union([
      levelText,
      z.array(z.strictObject({ name: z.string().max(MAX_FILE_NAME_LENGTH), text: levelText })).max(UPLOAD.files),
    ])
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own levels: a text file with boards separated by blank lines',
        de: 'Eigene Level: eine Textdatei, Bretter durch Leerzeilen getrennt',
      },
      name: { en: 'Custom levels', de: 'Eigene Level' },
      fileBytes: UPLOAD.bytes,
      files: UPLOAD.files,
    }),
  units: z
    .string()
    .max(UNITS.bytes)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own heroes and enemies, one per line',
        de: 'Eigene Helden und Gegner, einer pro Zeile',
      },
      name: { en: 'Custom heroes and enemies', de: 'Eigene Helden und Gegner' },
      fileBytes: UNITS.bytes,
    }),
  prior: z
    .int()
    .min(0)
    .max(MAX_PRIOR)
    .optional()
    .register(optionWords, {
      about: { en: 'The hero’s starting experience', de: 'Erfahrung, mit der der Held startet' },
      hidden: true,
    }),
  goals: z
    .array(z.int().min(0).max(MAX_GOAL))
    .max(HERO_NAMES.length)
    .optional()
    .register(optionWords, {
      about: { en: 'Rounds to beat, per hero', de: 'Rundenzahl, die es zu unterbieten gilt, pro Held' },
      hidden: true,
    }),
});

export type Options = z.infer<typeof optionsSchema>;
