import { defaultConfig, type MatchConfig } from '../rules/config.ts';
import type { CharacterSpec } from './characters.ts';
import type { ScenarioFile } from './scenarios.ts';

/** Our own keys of a match file. Default values are omitted, since other programs do not know these keys. */
const OWN_KEYS = ['maxNumberOfNPCs', 'npcCombinationChance', 'plagueMask'] as const;

type OwnKey = (typeof OWN_KEYS)[number];

/** Keys of a match file in the document, without `OWN_KEYS`. */
export const MATCH_KEYS = Object.keys(defaultConfig).filter(
  (key): key is Exclude<keyof MatchConfig, OwnKey> => !(OWN_KEYS as readonly string[]).includes(key),
);

/** Returns the text of a match file. `rest` contains its unknown keys. */
export function writeMatch(config: MatchConfig, rest: Readonly<Record<string, unknown>> = {}): string {
  const own = OWN_KEYS.filter((key) => config[key] !== defaultConfig[key]);
  return write({ ...Object.fromEntries([...MATCH_KEYS, ...own].map((key) => [key, config[key]])), ...rest });
}

/** Returns the text of a scenario file with one row per line. */
export function writeScenario({ scenario }: ScenarioFile): string {
  const rows = scenario.map((row) => `    [${row.map((field) => JSON.stringify(field)).join(', ')}]`);
  return `{\n  "scenario": [\n${rows.join(',\n')}\n  ]\n}\n`;
}

/** Returns the text of a character file. */
export function writeCharacters(characters: readonly CharacterSpec[]): string {
  return write(characters);
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
