import { eachLanguage, optionWords, say, type Text } from '@longtable/kit';
import { z } from 'zod';
import { PRESET_NAMES, PRESETS } from './files/presets/index.ts';
import { SYMBOL_COUNT } from './state.ts';

/** Maximum sizes of uploaded files in bytes. The schemas use them as maximum lengths: no text has more characters. */
const MAX_UNITS_BYTES = 8192;
const MAX_DECK_BYTES = 1024;
const MAX_SYMBOLS_BYTES = 256;

const labels: Record<string, Text> = Object.fromEntries(PRESET_NAMES.map((name) => [name, PRESETS[name].label]));

/** Parts of the labels before the colon. Discord limits the total length of a command. */
const shortLabels: typeof labels = Object.fromEntries(
  PRESET_NAMES.map((name) => [name, eachLanguage((language) => say(PRESETS[name].label, language).split(':')[0]!)]),
);

const preset = z.enum(PRESET_NAMES);

export const optionsSchema = z.object({
  deck: preset.optional().register(optionWords, {
    about: { en: 'The deck for both players', de: 'Das Deck für beide Seiten' },
    name: 'Deck',
    default: 'classic',
    labels,
  }),
  against: preset.optional().register(optionWords, {
    about: {
      en: 'A different deck for the second player',
      de: 'Ein anderes Deck für die zweite Seite',
    },
    name: { en: 'Second player’s deck', de: 'Deck der zweiten Seite' },
    labels: shortLabels,
  }),
  start: z
    .enum(['document', 'fair'])
    .optional()
    .register(optionWords, {
      about: {
        en: 'The life points that both players start with',
        de: 'Die Lebenspunkte, mit denen beide Seiten anfangen',
      },
      name: { en: 'Start', de: 'Start' },
      default: 'document',
      labels: {
        document: { en: 'Original (8000 life points each)', de: 'Original (je 8000 Lebenspunkte)' },
        fair: {
          en: 'Fair start: the starting player has 12000 life points, the second 8000',
          de: 'Fairer Start: Die beginnende Seite hat 12000 Lebenspunkte, die zweite 8000',
        },
      },
    }),
  units: z
    .string()
    .max(MAX_UNITS_BYTES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own units, one per line: qualifier;role;ATK;DEF (needs deck1)',
        de: 'Eigene Einheiten, eine pro Zeile: Zusatz;Rolle;ATK;DEF (braucht deck1)',
      },
      name: { en: 'Custom units', de: 'Eigene Einheiten' },
      fileBytes: MAX_UNITS_BYTES,
    }),
  deck1: z
    .string()
    .max(MAX_DECK_BYTES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Your own deck: how many of each unit, one number per line, 40 in total',
        de: 'Eigenes Deck: wie viele von jeder Einheit, eine Zahl pro Zeile, insgesamt 40',
      },
      name: { en: 'Custom deck', de: 'Eigenes Deck' },
      fileBytes: MAX_DECK_BYTES,
    }),
  deck2: z
    .string()
    .max(MAX_DECK_BYTES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'A second custom deck, for the second player',
        de: 'Ein zweites eigenes Deck, für die zweite Seite',
      },
      name: { en: 'Second player’s custom deck', de: 'Eigenes Deck der zweiten Seite' },
      fileBytes: MAX_DECK_BYTES,
    }),
  verbosity: z
    .enum(['all', 'compact'])
    .optional()
    .register(optionWords, {
      about: {
        en: 'Draw the original board, with lines between the rows or without',
        de: 'Das Brett des Originals zeichnen, mit oder ohne Linien zwischen den Reihen',
      },
      name: { en: 'Original board', de: 'Brett des Originals' },
      labels: { all: { en: 'All lines', de: 'Alle Linien' }, compact: { en: 'Compact', de: 'Kompakt' } },
    }),
  symbols: z
    .string()
    .max(MAX_SYMBOLS_BYTES)
    .optional()
    .register(optionWords, {
      about: {
        en: `Your own symbols for the original board: one line of ${SYMBOL_COUNT} characters`,
        de: `Eigene Symbole für das Brett des Originals: eine Zeile mit ${SYMBOL_COUNT} Zeichen`,
      },
      name: { en: 'Board symbols', de: 'Brettsymbole' },
      fileBytes: MAX_SYMBOLS_BYTES,
    }),
  seed: z
    .string()
    .max(40)
    .optional()
    .register(optionWords, {
      about: {
        en: 'A seed (whole number) to replay the same game',
        de: 'Ein Seed (ganze Zahl), um dasselbe Spiel noch einmal zu spielen',
      },
    }),
});

export type Options = z.infer<typeof optionsSchema>;
