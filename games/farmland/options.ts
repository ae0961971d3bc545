import { eachLanguage, optionWords, say, type Text } from '@longtable/kit';
import { z } from 'zod';
import { PRESET_NAMES, PRESETS } from './files/presets.ts';
import { texts } from './words/texts.ts';

/** Maximum sizes of uploaded files in bytes. The schemas use them as maximum lengths: no text has more characters. */
const MAX_UNITS_BYTES = 8192;
const MAX_DECK_BYTES = 1024;
const MAX_SYMBOLS_BYTES = 256;

const labels: Record<string, Text> = Object.fromEntries(PRESET_NAMES.map((name) => [name, PRESETS[name].label]));

/** Parts of the labels before the colon. Discord limits the total length of a command. */
const shortLabels: typeof labels = Object.fromEntries(
  PRESET_NAMES.map((name) => [
    name,
    eachLanguage((language) => say(PRESETS[name].label, language).split(':')[0]!.trim()),
  ]),
);

const preset = z.enum(PRESET_NAMES);

export const optionsSchema = z.object({
  deck: preset.optional().register(optionWords, {
    ...texts.options.deck,
    default: 'classic',
    labels,
  }),
  against: preset.optional().register(optionWords, {
    ...texts.options.against,
    command: 'second-deck',
    labels: shortLabels,
  }),
  start: z
    .enum(['document', 'fair'])
    .optional()
    .register(optionWords, {
      ...texts.options.start,
      default: 'document',
      labels: {
        document: texts.options.originalStart,
        fair: texts.options.fairStart,
      },
    }),
  units: z
    .string()
    .max(MAX_UNITS_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.units,
      command: 'units-file',
      fileBytes: MAX_UNITS_BYTES,
    }),
  deck1: z
    .string()
    .max(MAX_DECK_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.deck1,
      command: 'deck-file',
      fileBytes: MAX_DECK_BYTES,
    }),
  deck2: z
    .string()
    .max(MAX_DECK_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.deck2,
      command: 'second-deck-file',
      fileBytes: MAX_DECK_BYTES,
    }),
  verbosity: z
    .enum(['all', 'compact'])
    .optional()
    .register(optionWords, {
      ...texts.options.verbosity,
      labels: { all: texts.options.allLines, compact: texts.options.compact },
    }),
  symbols: z
    .string()
    .max(MAX_SYMBOLS_BYTES)
    .optional()
    .register(optionWords, {
      ...texts.options.symbols,
      command: 'symbols-file',
      fileBytes: MAX_SYMBOLS_BYTES,
    }),
  seed: z.string().max(40).optional().register(optionWords, {
    about: texts.options.seed,
  }),
});

export type Options = z.infer<typeof optionsSchema>;
