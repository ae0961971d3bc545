import { optionWords } from '@longtable/kit';
import { z } from 'zod';
import { CAST_NAMES } from './files/cast.ts';
import { SCENARIO_NAMES } from './files/scenarios/index.ts';
import { CASINOS, CASTS } from './words/places.ts';

/** Match lengths, the shortest first. */
const MATCH_NAMES = ['blitz', 'quick', 'evening', 'full'] as const;
/** A match length. */
export type MatchName = (typeof MATCH_NAMES)[number];

/** Units that a second of the document's clock can be stretched to. */
const TEMPOS = ['seconds', 'minutes', 'hours'] as const;

/** Maximum size of each file, in bytes. */
const MATCH_BYTES = 20_000;
const SCENARIO_BYTES = 50_000;
const CHARACTERS_BYTES = 50_000;

/** Options of `/play spy`. Files have the original's formats. */
export const optionsSchema = z.object({
  match: z
    .enum(MATCH_NAMES)
    .optional()
    .register(optionWords, {
      about: {
        en: 'Match length (default: full)',
        de: 'Länge der Partie (ohne Angabe: vollständig)',
      },
      name: { en: 'Match', de: 'Partie' },
      default: 'full',
      labels: {
        blitz: {
          en: 'Blitz (3 rounds, then everyone is thrown out; 4 guests, 10 minutes)',
          de: 'Blitz (3 Runden, dann müssen alle raus; 4 Gäste, 10 Minuten)',
        },
        quick: {
          en: 'Quick (5 rounds, then everyone is thrown out; 6 guests, 15 minutes)',
          de: 'Schnell (5 Runden, dann müssen alle raus; 6 Gäste, 15 Minuten)',
        },
        evening: {
          en: 'Evening (7 rounds, then everyone is thrown out; 30 minutes)',
          de: 'Abend (7 Runden, dann müssen alle raus; 30 Minuten)',
        },
        full: {
          en: 'Full (original: the janitor comes in round 10; 45 to 90 minutes)',
          de: 'Vollständig (Original: In Runde 10 kommt der Hausmeister; 45 bis 90 Minuten)',
        },
      },
    }),
  scenario: z
    .enum(SCENARIO_NAMES)
    .optional()
    .register(optionWords, {
      about: { en: 'The casino to play in', de: 'Das Casino, in dem ihr spielt' },
      name: 'Casino',
      labels: CASINOS,
    }),
  cast: z
    .enum(CAST_NAMES)
    .optional()
    .register(optionWords, {
      about: { en: 'The characters at the tables', de: 'Die Charaktere an den Tischen' },
      name: { en: 'Cast', de: 'Besetzung' },
      default: 'regulars',
      labels: CASTS,
    }),
  'janitor-round': z
    .int()
    .min(1)
    .max(50)
    .optional()
    .register(optionWords, {
      about: { en: 'Round in which the janitor appears', de: 'Runde, in der der Hausmeister auftaucht' },
      name: { en: 'Janitor appears in round', de: 'Hausmeister ab Runde' },
    }),
  tempo: z
    .enum(TEMPOS)
    .optional()
    .register(optionWords, {
      about: {
        en: 'What one second in the match file means at this table',
        de: 'Wie lange eine Sekunde aus der Partiedatei an diesem Tisch dauert',
      },
      labels: {
        seconds: { en: 'A second (unchanged)', de: 'Eine Sekunde (unverändert)' },
        minutes: { en: 'A minute', de: 'Eine Minute' },
        hours: { en: 'An hour', de: 'Eine Stunde' },
      },
    }),
  match_file: z
    .string()
    .max(MATCH_BYTES)
    .optional()
    .register(optionWords, {
      about: { en: 'Your own match configuration (.match, JSON)', de: 'Eigene Partiekonfiguration (.match, JSON)' },
      name: { en: 'Match file', de: 'Partiedatei' },
      fileBytes: MATCH_BYTES,
    }),
  scenario_file: z
    .string()
    .max(SCENARIO_BYTES)
    .optional()
    .register(optionWords, {
      about: { en: 'Your own casino (.scenario, JSON)', de: 'Eigenes Casino (.scenario, JSON)' },
      name: { en: 'Scenario file', de: 'Szenariodatei' },
      fileBytes: SCENARIO_BYTES,
    }),
  characters_file: z
    .string()
    .max(CHARACTERS_BYTES)
    .optional()
    .register(optionWords, {
      about: { en: 'Your own characters (JSON)', de: 'Eigene Charaktere (JSON)' },
      name: { en: 'Character file', de: 'Charakterdatei' },
      fileBytes: CHARACTERS_BYTES,
    }),
});

/** The options of a table. */
export type Options = z.infer<typeof optionsSchema>;
