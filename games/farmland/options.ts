import { z } from 'zod';
import { optionWords } from '../kit/options.ts';
import type { Text } from '../kit/text.ts';
import { PRESET_NAMES, PRESETS } from './files/presets/index.ts';

const UNITS_BYTES = 8192;
const DECK_BYTES = 1024;

const labels: Record<string, Text> = Object.fromEntries(PRESET_NAMES.map((name) => [name, PRESETS[name].label]));

const preset = z.enum(PRESET_NAMES);

/** What `/play` may set. */
export const optionsSchema = z.object({
  deck: preset.optional().register(optionWords, {
    about: { en: 'The deck that both of you play', de: 'Der Stapel, mit dem ihr beide spielt' },
    name: { en: 'Deck', de: 'Stapel' },
    usual: 'classic',
    labels,
  }),
  against: preset.optional().register(optionWords, {
    about: {
      en: 'Another deck for whoever plays second',
      de: 'Ein anderer Stapel für die Seite, die als zweite zieht',
    },
    name: { en: 'Deck of whoever plays second', de: 'Stapel der zweiten Seite' },
    labels,
  }),
  units: z
    .string()
    .max(UNITS_BYTES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own units, a line each: qualifier;role;ATK;DEF (needs deck1)',
        de: 'Eigene Einheiten, je Zeile: Zusatz;Rolle;ATK;DEF (braucht deck1)',
      },
      name: { en: 'Own units', de: 'Eigene Einheiten' },
      fileBytes: UNITS_BYTES,
    }),
  deck1: z
    .string()
    .max(DECK_BYTES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own deck: how many of each unit, a number a line, 40 in all',
        de: 'Eigener Stapel: wie viele von jeder Einheit, je Zeile eine Zahl, zusammen 40',
      },
      name: { en: 'Own deck', de: 'Eigener Stapel' },
      fileBytes: DECK_BYTES,
    }),
  deck2: z
    .string()
    .max(DECK_BYTES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Another such deck for whoever plays second',
        de: 'Noch so ein Stapel für die Seite, die als zweite zieht',
      },
      name: { en: 'Own deck of whoever plays second', de: 'Eigener Stapel der zweiten Seite' },
      fileBytes: DECK_BYTES,
    }),
  seed: z
    .string()
    .max(40)
    .optional()
    .register(optionWords, {
      about: {
        en: 'A whole number that decides all chance, to play a game again',
        de: 'Eine ganze Zahl, die allen Zufall bestimmt, um ein Spiel zu wiederholen',
      },
    }),
});

export type Options = z.infer<typeof optionsSchema>;
