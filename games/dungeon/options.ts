import { z } from 'zod';
import { type OwnFile, optionWords } from '../kit/options.ts';
import { eachLanguage } from '../kit/text.ts';
import { UPLOAD } from './files/upload.ts';
import { HERO_NAMES } from './rules/heroes.ts';
import { DEEP_HEROES } from './rules/roster/deep.ts';
import { UNITS } from './rules/roster/unit-file.ts';
import { nameAlone } from './words/names.ts';

/** Tables of before have levels from several files in several options. */
const MORE_FILES = ['levels2', 'levels3', 'levels4', 'levels5', 'levels6', 'levels7', 'levels8', 'levels9'] as const;

/** The heroes that an option can name: the document's, then ours. */
const NAMED_HEROES: readonly string[] = [...HERO_NAMES, ...DEEP_HEROES.map(({ name }) => name)];

/** What a run may be set up with; the seed comes from the table. */
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
        en: 'Play only this level, with the experience from all levels before it',
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
    .union([z.string(), z.array(z.strictObject({ name: z.string(), text: z.string() })).max(UPLOAD.files)])
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
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own heroes and enemies, one per line',
        de: 'Eigene Helden und Gegner, einer pro Zeile',
      },
      name: { en: 'Custom heroes and enemies', de: 'Eigene Helden und Gegner' },
      fileBytes: UNITS.bytes,
    }),
  ...moreFiles(),
  prior: z
    .int()
    .min(0)
    .optional()
    .register(optionWords, {
      about: { en: 'The hero’s starting experience', de: 'Erfahrung, mit der der Held startet' },
      unasked: true,
    }),
  goals: z
    .array(z.int().min(0))
    .optional()
    .register(optionWords, {
      about: { en: 'Rounds to beat, per hero', de: 'Rundenzahl, die es zu unterbieten gilt, pro Held' },
      unasked: true,
    }),
});

export type Options = z.infer<typeof optionsSchema>;

/** All that was uploaded: files with their names, or one text in the order of the options; nothing without an upload. */
export function uploadOf(options: Options): string | readonly OwnFile[] | undefined {
  const { levels } = options;
  if (typeof levels === 'object') return levels;
  const texts = [levels, ...MORE_FILES.map((name) => options[name])].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join('\n\n');
}

function moreFiles() {
  const about = {
    en: 'Another level file, if you have more than one',
    de: 'Weitere Leveldatei, falls du mehrere hast',
  };
  const more = z.string().optional().register(optionWords, { about, unasked: true });
  return Object.fromEntries(MORE_FILES.map((name) => [name, more])) as Record<(typeof MORE_FILES)[number], typeof more>;
}
