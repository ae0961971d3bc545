import { optionWords } from '@longtable/kit';
import { z } from 'zod';
import { CAST_NAMES } from './files/cast.ts';
import { SCENARIO_NAMES } from './files/scenarios.ts';
import { texts } from './words/texts.ts';

/** Match lengths, the shortest first. */
const MATCH_NAMES = ['blitz', 'quick', 'evening', 'full'] as const;
export type MatchName = (typeof MATCH_NAMES)[number];

/** Units of time that replace a second of the document's clock. */
const TEMPOS = ['seconds', 'minutes', 'hours'] as const;

/** Maximum size of each file, in bytes. */
const MATCH_BYTES = 20_000;
const SCENARIO_BYTES = 50_000;
const CHARACTERS_BYTES = 50_000;

/** Options of `/play spy`. Uploaded files have the original's formats. */
export const optionsSchema = z.object({
  match: z.enum(MATCH_NAMES).optional().register(optionWords, {
    about: texts.options.matchAbout,
    name: texts.options.match,
    default: 'full',
    labels: texts.options.matches,
    buttons: texts.options.matchButtons,
  }),
  scenario: z.enum(SCENARIO_NAMES).optional().register(optionWords, {
    about: texts.options.scenarioAbout,
    name: 'Casino',
    labels: texts.casinos,
  }),
  cast: z.enum(CAST_NAMES).optional().register(optionWords, {
    about: texts.options.castAbout,
    name: texts.options.cast,
    default: 'regulars',
    labels: texts.casts,
  }),
  'janitor-round': z.int().min(1).max(50).optional().register(optionWords, {
    about: texts.options.janitorRoundAbout,
    name: texts.options.janitorRound,
  }),
  tempo: z.enum(TEMPOS).optional().register(optionWords, {
    about: texts.options.tempoAbout,
    labels: texts.options.tempos,
  }),
  match_file: z.string().max(MATCH_BYTES).optional().register(optionWords, {
    about: texts.options.matchFileAbout,
    name: texts.options.matchFile,
    fileBytes: MATCH_BYTES,
  }),
  scenario_file: z.string().max(SCENARIO_BYTES).optional().register(optionWords, {
    about: texts.options.scenarioFileAbout,
    name: texts.options.scenarioFile,
    fileBytes: SCENARIO_BYTES,
  }),
  characters_file: z.string().max(CHARACTERS_BYTES).optional().register(optionWords, {
    about: texts.options.charactersFileAbout,
    name: texts.options.charactersFile,
    fileBytes: CHARACTERS_BYTES,
  }),
});

export type Options = z.infer<typeof optionsSchema>;
