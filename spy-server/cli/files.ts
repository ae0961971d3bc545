import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { cast } from '../../games/spy/files/cast.ts';
import { looseCharacterFile } from '../../games/spy/files/characters.ts';
import { readFile } from '../../games/spy/files/read-file.ts';
import { roomProblems, scenarioFile } from '../../games/spy/files/scenario.ts';
import { scenarios } from '../../games/spy/files/scenarios/index.ts';
import { writeCharacters, writeMatch, writeScenario } from '../../games/spy/files/write.ts';
import { defaultConfig, matchConfig } from '../../games/spy/rules/config.ts';
import type { MatchFiles } from '../../games/spy/setup.ts';

/** Where the three files of a match lie. */
export interface FilePaths {
  readonly match: string;
  readonly scenario: string;
  readonly characters: string;
}

/** Longtable’s own settings, which a match file can leave to the command line. */
const OWN_SETTINGS = ['maxNumberOfNPCs', 'npcCombinationChance', 'plagueMask'] as const;

/** Reads the files of a match; throws a sentence that names the file and what is wrong in it. */
export function readMatchFiles(paths: FilePaths, extras: Readonly<Record<string, string>> = {}): MatchFiles {
  const own = OWN_SETTINGS.filter((key) => extras[key] !== undefined);
  const config = read(matchConfig, paths.match, (json) => ({
    ...json,
    ...Object.fromEntries(own.map((key) => [key, settingOf(extras[key] ?? '')])),
  }));
  const characters = read(looseCharacterFile, paths.characters);
  const { scenario } = read(scenarioFile, paths.scenario);
  const problems = roomProblems({ scenario }, Math.min(config.maxNumberOfNPCs, characters.length - 4));
  if (problems.length > 0) throw new Error(`${paths.scenario} isn’t valid: ${problems.join('; ')}`);
  return { config, characters, scenario: { scenario: padded(scenario) } };
}

function settingOf(text: string): unknown {
  return text === 'true' || text === 'false' ? text === 'true' : Number(text);
}

function read<T>(schema: ZodType<T>, path: string, change?: (json: object) => object): T {
  let text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  if (change) {
    try {
      const json: unknown = JSON.parse(text);
      if (typeof json === 'object' && json !== null) text = JSON.stringify(change(json));
    } catch {
      // What is wrong with the file is said below.
    }
  }
  const reading = readFile(schema, text);
  if (reading.problems) throw new Error(`${path} isn’t valid: ${reading.problems.slice(0, 5).join('; ')}`);
  return reading.value;
}

/** A board with rows of one length: the original computer player falls off the end of a short one. */
function padded<Field extends string>(rows: readonly (readonly Field[])[]): (Field | 'WALL')[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<'WALL'>(width - row.length).fill('WALL')]);
}

/** Writes the built-in files to begin from, and says where they are. */
export function writeSamples(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const texts: Record<string, string> = {
    'matchconfig.match': writeMatch(defaultConfig),
    'characters.json': writeCharacters(cast),
  };
  for (const [name, file] of Object.entries(scenarios)) texts[`${name}.scenario`] = writeScenario(file);
  return Object.entries(texts).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
}
