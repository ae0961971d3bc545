import { type Entry, type ListedDesign, say } from '@longtable/kit';
import { readFile } from '../files/read-file.ts';
import { writeMatch } from '../files/write.ts';
import { defaultConfig, type MatchConfig, matchValues } from '../rules/config.ts';
import { CONFIG_FIELDS } from '../words/configuration.ts';
import { invalidFile, restOf, unknownValue, withRest } from './renderers.ts';

/** Schema of a match file in the editor, with unknown keys. */
export const draftedMatch = matchValues.catchall(unknownValue);

/** The match configuration editor. */
export const match: ListedDesign = {
  id: 'match',
  kind: 'listed',
  name: { en: 'Match configuration', de: 'Partie-Konfiguration' },
  about: {
    en: 'The times, ranges, damage and odds for a match.',
    de: 'Zeiten, Reichweiten, Schaden und Chancen einer Partie.',
  },
  files: [{ option: 'match_file', ending: '.match' }],
  lists: [
    {
      id: 'match',
      name: { en: 'Values', de: 'Werte' },
      max: 1,
      fields: CONFIG_FIELDS,
      line: (_, language) => say({ en: 'The match', de: 'Die Partie' }, language),
    },
  ],
  starts: [{ id: 'usual', name: { en: 'Standard match', de: 'Standardpartie' }, doc: toDoc(defaultConfig) }],
  read([text]) {
    const file = readFile(draftedMatch, text);
    return file.problems ? invalidFile(file.reasons) : { doc: toDoc(file.value) };
  },
  write: ({ lists }) => [writeMatch(toConfig(lists.match?.[0]), restOf(lists.match?.[0] ?? {}))],
  faults({ lists }) {
    const { minChipsRoulette, maxChipsRoulette } = toConfig(lists.match?.[0]);
    if (minChipsRoulette <= maxChipsRoulette) return [];
    const reason = {
      en: `the minimum number of chips on a table (${minChipsRoulette}) is higher than the maximum (${maxChipsRoulette})`,
      de: `die kleinste Chipzahl am Tisch (${minChipsRoulette}) ist höher als die größte (${maxChipsRoulette})`,
    };
    return [{ reason, entry: 0 }];
  },
};

function toDoc(file: MatchConfig) {
  const { plagueMask, closes: _, ...numbers } = matchValues.parse(file);
  const rest = Object.entries(file).filter(([key]) => !(key in defaultConfig));
  return { lists: { match: [withRest({ ...numbers, plagueMask: String(plagueMask) }, Object.fromEntries(rest))] } };
}

function toConfig({ rest: _, ...entry }: Entry = {}): MatchConfig {
  return { ...defaultConfig, ...(entry as Partial<MatchConfig>), plagueMask: entry.plagueMask === 'true' };
}
