import { defaultConfig, type MatchConfig } from '../rules/config.ts';
import type { CharacterSpec } from './characters.ts';
import type { ScenarioFile } from './scenario.ts';

/** What Longtable adds to a match file; other programs don't know these keys, so default values are omitted. */
const OWN_KEYS = ['maxNumberOfNPCs', 'npcCombinationChance', 'plagueMask'] as const;

type OwnKey = (typeof OWN_KEYS)[number];

/** The thirty keys of the standard. */
export const MATCH_KEYS = Object.keys(defaultConfig).filter(
  (key): key is Exclude<keyof MatchConfig, OwnKey> => !(OWN_KEYS as readonly string[]).includes(key),
);

/** The text of a match file, with what else is to stand in it. */
export function writeMatch(config: MatchConfig, rest: Readonly<Record<string, unknown>> = {}): string {
  const own = OWN_KEYS.filter((key) => config[key] !== defaultConfig[key]);
  return write({ ...Object.fromEntries([...MATCH_KEYS, ...own].map((key) => [key, config[key]])), ...rest });
}

/** The text of a scenario file, a row a line. */
export function writeScenario({ scenario }: ScenarioFile): string {
  const rows = scenario.map((row) => `    [${row.map((field) => JSON.stringify(field)).join(', ')}]`);
  return `{\n  "scenario": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

/** The text of a character file. */
export function writeCharacters(characters: readonly CharacterSpec[]): string {
  return write(characters);
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
