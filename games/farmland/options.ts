import { eachLanguage, optionWords, say, type Text } from '@longtable/kit';
import { z } from 'zod';
import { PRESET_NAMES, PRESETS } from './files/presets/index.ts';
import { SYMBOL_COUNT } from './state.ts';
import { texts } from './words/texts.ts';

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
    about: texts.options.theDeckForBothPlayers,
    name: 'Deck',
    default: 'classic',
    labels,
  }),
  against: preset.optional().register(optionWords, {
    about: texts.options.aDifferentDeckForTheSecondPlayer,
    name: texts.options.secondPlayersDeck,
    labels: shortLabels,
  }),
  start: z
    .enum(['document', 'fair'])
    .optional()
    .register(optionWords, {
      about: texts.options.theLifePointsThatBothPlayers,
      name: texts.options.start,
      default: 'document',
      labels: {
        document: texts.options.original8000LifePointsEach,
        fair: texts.options.fairStartTheStartingPlayerHas,
      },
    }),
  units: z.string().max(MAX_UNITS_BYTES).optional().register(optionWords, {
    about: texts.options.yourOwnUnitsOnePerLineQualifier,
    name: texts.options.customUnits,
    fileBytes: MAX_UNITS_BYTES,
  }),
  deck1: z.string().max(MAX_DECK_BYTES).optional().register(optionWords, {
    about: texts.options.yourOwnDeckHowManyOfEachUnitOne,
    name: texts.options.customDeck,
    fileBytes: MAX_DECK_BYTES,
  }),
  deck2: z.string().max(MAX_DECK_BYTES).optional().register(optionWords, {
    about: texts.options.aSecondCustomDeckForTheSecond,
    name: texts.options.secondPlayersCustomDeck,
    fileBytes: MAX_DECK_BYTES,
  }),
  verbosity: z
    .enum(['all', 'compact'])
    .optional()
    .register(optionWords, {
      about: texts.options.drawTheOriginalBoardWithLines,
      name: texts.options.originalBoard,
      labels: { all: texts.options.allLines, compact: texts.options.compact },
    }),
  symbols: z
    .string()
    .max(MAX_SYMBOLS_BYTES)
    .optional()
    .register(optionWords, {
      about: texts.options.yourOwnSymbolsForTheOriginal({ symbolCount: SYMBOL_COUNT }),
      name: texts.options.boardSymbols,
      fileBytes: MAX_SYMBOLS_BYTES,
    }),
  seed: z.string().max(40).optional().register(optionWords, {
    about: texts.options.aSeedWholeNumberToReplayTheSame,
  }),
});

export type Options = z.infer<typeof optionsSchema>;
