import { type Entry, type ListedDesign, say } from '@longtable/kit';
import { readFile } from '../files/read-file.ts';
import { writeMatch } from '../files/write.ts';
import { defaultConfig, type MatchConfig, matchValues } from '../rules/config.ts';
import { CONFIG_FIELDS } from '../words/configuration.ts';
import { texts } from '../words/texts.ts';
import { invalidFile, restOf, unknownValue, withRest } from './renderers.ts';

/** Schema of a match file in the editor, with unknown keys. */
export const draftedMatch = matchValues.catchall(unknownValue);

export const match: ListedDesign = {
  id: 'match',
  kind: 'listed',
  name: texts.designs.match,
  about: texts.designs.matchAbout,
  files: [{ option: 'match_file', ending: '.match' }],
  lists: [
    {
      id: 'match',
      name: texts.designs.values,
      max: 1,
      fields: CONFIG_FIELDS,
      line: (_, language) => say(texts.designs.theMatch, language),
    },
  ],
  starts: [{ id: 'usual', name: texts.designs.standardMatch, doc: toDoc(defaultConfig) }],
  read([text]) {
    const file = readFile(draftedMatch, text);
    return file.problems ? invalidFile(file.reasons) : { doc: toDoc(file.value) };
  },
  write: ({ lists }) => [writeMatch(toConfig(lists.match?.[0]), restOf(lists.match?.[0] ?? {}))],
  faults({ lists }) {
    const { minChipsRoulette, maxChipsRoulette } = toConfig(lists.match?.[0]);
    if (minChipsRoulette <= maxChipsRoulette) return [];
    const reason = texts.files.chipRange({ least: minChipsRoulette, most: maxChipsRoulette });
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
