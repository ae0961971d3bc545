import { z } from 'zod';
import { optionWords } from '../kit/options.ts';
import { SCENARIO_NAMES } from './files/scenarios/index.ts';

/** What a second of the document's clock may become. */
const TEMPOS = ['seconds', 'minutes', 'hours'] as const;

/** What `/play spy` may set; files are in the original's formats. */
export const optionsSchema = z.object({
  match: z
    .enum(['quick', 'full'])
    .optional()
    .register(optionWords, {
      about: {
        en: 'A quick match or a full one (default: quick)',
        de: 'Schnelle oder ganze Partie (Standard: schnell)',
      },
      name: { en: 'Match', de: 'Partie' },
      usual: 'full',
      labels: {
        quick: {
          en: 'Quick (small casino, 5 rounds, about 15 minutes)',
          de: 'Schnell (kleines Casino, 5 Runden, etwa 15 Minuten)',
        },
        full: {
          en: 'Full (casino, janitor in round 10, 45 to 90 minutes)',
          de: 'Ganz (Casino, Hausmeister ab Runde 10, 45 bis 90 Minuten)',
        },
      },
    }),
  scenario: z
    .enum(SCENARIO_NAMES)
    .optional()
    .register(optionWords, {
      about: { en: 'The casino to play in', de: 'Das Casino, in dem ihr spielt' },
      name: 'Casino',
      labels: {
        small: { en: 'Back room (small)', de: 'Hinterzimmer (klein)' },
        medium: { en: 'Casino (medium)', de: 'Casino (mittel)' },
        large: { en: 'Grand casino (large)', de: 'Großes Casino (groß)' },
      },
    }),
  rounds: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .register(optionWords, {
      about: { en: 'The round in which the janitor appears', de: 'Die Runde, in der der Hausmeister auftaucht' },
      name: { en: 'Janitor appears in round', de: 'Hausmeister ab Runde' },
    }),
  tempo: z
    .enum(TEMPOS)
    .optional()
    .register(optionWords, {
      about: {
        en: 'How long a second of the match file’s clock lasts at this table',
        de: 'Wie lange eine Sekunde aus der Partie-Datei an diesem Tisch dauert',
      },
      labels: {
        seconds: { en: 'A second (unchanged)', de: 'Eine Sekunde (unverändert)' },
        minutes: { en: 'A minute', de: 'Eine Minute' },
        hours: { en: 'An hour', de: 'Eine Stunde' },
      },
    }),
  match_file: z
    .string()
    .optional()
    .register(optionWords, {
      about: { en: 'Your own match configuration (.match, JSON)', de: 'Eigene Partie-Konfiguration (.match, JSON)' },
      name: { en: 'Match file', de: 'Partie-Datei' },
      fileBytes: 20_000,
    }),
  scenario_file: z
    .string()
    .optional()
    .register(optionWords, {
      about: { en: 'Your own casino (.scenario, JSON)', de: 'Eigenes Casino (.scenario, JSON)' },
      name: { en: 'Scenario file', de: 'Szenario-Datei' },
      fileBytes: 50_000,
    }),
  characters_file: z
    .string()
    .optional()
    .register(optionWords, {
      about: { en: 'Your own characters (JSON)', de: 'Eigene Charaktere (JSON)' },
      name: { en: 'Character file', de: 'Charakter-Datei' },
      fileBytes: 50_000,
    }),
});

/** The options of a table, as they are stored. */
export type Options = z.infer<typeof optionsSchema>;

/** What a table plays if nobody asks for anything; without options the rules are those of the document. */
export const USUAL_OPTIONS: Options = { match: 'quick' };
