import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cast } from '@longtable/spy/files/cast';
import { looseCharacterFile } from '@longtable/spy/files/characters';
import { readFile } from '@longtable/spy/files/read-file';
import { roomProblems, scenarioFile, scenarios } from '@longtable/spy/files/scenarios';
import { writeCharacters, writeMatch, writeScenario } from '@longtable/spy/files/write';
import { defaultConfig, matchConfig } from '@longtable/spy/rules/config';
import type { MatchFiles } from '@longtable/spy/setup';
import { type Logger, multistream, pino } from 'pino';
import type { ZodType } from 'zod';

export interface FilePaths {
  readonly match: string;
  readonly scenario: string;
  readonly characters: string;
}

/** Longtable's own settings, which the command line can set. */
const OWN_SETTINGS = ['maxNumberOfNPCs', 'npcCombinationChance', 'plagueMask'] as const;

/** Reads the files of a match. Throws an error that names the file and the problem. */
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
      // Invalid JSON is reported below.
    }
  }
  const reading = readFile(schema, text);
  if (reading.problems) throw new Error(`${path} isn’t valid: ${reading.problems.slice(0, 5).join('; ')}`);
  return reading.value;
}

/** Returns rows of equal length, filled up with walls. The original computer player fails on shorter rows. */
function padded<Field extends string>(rows: readonly (readonly Field[])[]): (Field | 'WALL')[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<'WALL'>(width - row.length).fill('WALL')]);
}

/** Writes the built-in match files to a folder, as a starting point for own ones. Returns their paths. */
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

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const STANDARD_ERROR = 2;

/** Creates a logger to standard error and optionally to a file, written synchronously. Verbosity 0 logs the most. */
export function makeLog(verbosity: number, file: string | undefined): Logger {
  const level = LEVELS[verbosity] ?? 'info';
  const ends = [STANDARD_ERROR, ...(file === undefined ? [] : [file])];
  const streams = ends.map((dest) => ({
    level: 'trace' as const,
    stream: pino.destination({ dest, sync: true, mkdir: true }),
  }));
  return pino({ level }, multistream(streams));
}
