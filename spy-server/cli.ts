import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { casts, looseCharacterFile } from '@longtable/spy/files/cast';
import { readFile, writeCharacters, writeMatch, writeScenario } from '@longtable/spy/files/read-file';
import { roomProblems, scenarioFile, scenarios } from '@longtable/spy/files/scenarios';
import type { MatchFiles } from '@longtable/spy/options';
import { defaultConfig, matchConfig } from '@longtable/spy/rules/config';
import { type Logger, multistream, pino } from 'pino';
import { type ZodType, z } from 'zod';

/** A command-line option. `value` is the name of its value; without one it is a flag. */
export interface Option {
  readonly letter?: string;
  readonly value?: string;
  readonly about: string;
}

/** A parsed command line. `extras` are the pairs of `--x KEY VALUE`. */
export interface Arguments {
  readonly values: Readonly<Record<string, string>>;
  readonly extras: Readonly<Record<string, string>>;
}

/** Runs a program with its command line, or prints the help page. Prints errors and sets exit code 1. */
export async function run(
  options: Readonly<Record<string, Option>>,
  help: string,
  program: (given: Arguments) => Promise<void>,
  extraKeys: readonly string[],
): Promise<void> {
  try {
    const given = readArguments(process.argv.slice(2), options);
    if (given.values.help !== undefined) console.log(help);
    else {
      const complete = withFile(given, options);
      refuseUnknownKeys(complete.extras, extraKeys);
      await program(complete);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Throws if a key of `--x` is unknown. */
function refuseUnknownKeys(extras: Arguments['extras'], known: readonly string[]): void {
  const unknown = Object.keys(extras).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Error(`--x ${unknown} isn’t a setting. Known: ${known.join(', ')}. See --help.`);
}

/** Parses a command line in the format of the original document. Throws on the first invalid argument. */
export function readArguments(words: readonly string[], options: Readonly<Record<string, Option>>): Arguments {
  const values: Record<string, string> = {};
  const extras: Record<string, string> = {};
  const known = Object.entries(options).map(([name, { letter, value }]) => {
    return [name, { type: value === undefined ? 'boolean' : 'string', ...(letter && { short: letter }) }] as const;
  });
  const { tokens } = parseArgs({
    args: [...words],
    options: { ...Object.fromEntries(known), x: { type: 'string', short: 'x' } },
    ...{ strict: false, allowPositionals: true, tokens: true },
  });
  /** Key of the preceding `--x` that still needs its value. */
  let key: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional' && key !== undefined) {
      extras[key] = token.value;
      key = undefined;
    } else if (token.kind === 'option' && token.name === 'x') {
      key = token.value;
      if (key === undefined) throw new Error('--x needs a key and a value. See --help.');
      extras[key] = '';
    } else {
      const option = token.kind === 'option' ? options[token.name] : undefined;
      if (token.kind !== 'option' || !option) throw new Error(`"${words[token.index]}" isn’t an option. See --help.`);
      if (option.value !== undefined && token.value === undefined)
        throw new Error(`--${token.name} needs ${option.value}. See --help.`);
      values[token.name] = token.value ?? '';
      key = undefined;
    }
  }
  return { values, extras };
}

const setting = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const settings = z.record(z.string(), setting);

/**
 * Adds the settings of the configuration file, if there is one. The command line takes precedence. Throws an error that
 * names the file if it is invalid.
 */
export function withFile(given: Arguments, options: Readonly<Record<string, Option>>): Arguments {
  const path = given.values.config;
  if (path === undefined) return given;
  const known = Object.keys(options).filter((name) => name !== 'config' && options[name]?.value !== undefined);
  const schema = z.strictObject({
    ...Object.fromEntries(known.map((name) => [name, setting.optional()])),
    x: settings.optional(),
  });
  const { x = {}, ...values } = readJson(path, schema);
  return {
    values: { ...settings.parse(values), ...given.values },
    extras: { ...x, ...given.extras },
  };
}

function readJson<T>(path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${path} isn’t valid: ${problem}`);
  }
}

/** Formats the options for the help page. */
export function listOptions(options: Readonly<Record<string, Option>>): string {
  return Object.entries(options)
    .map(([name, { letter, value = '', about }]) => {
      const flags = `${letter ? `-${letter}, ` : '    '}--${name} ${value}`;
      return `  ${flags.padEnd(32)} ${about}`;
    })
    .join('\n');
}

/** Parses an integer option. Throws if it is out of range. */
export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${name} must be a whole number from ${min} to ${max}`);
}

/** Returns the value of an option. Throws if it is not one of the known values. */
export function oneOf<const T extends string>(text: string, name: string, known: readonly T[]): T {
  const value = known.find((one) => one === text);
  if (value === undefined) throw new Error(`--${name} must be ${known.join(' or ')}`);
  return value;
}

/** Returns the name of a lobby, empty for none. Throws if it is invalid. */
export function lobbyName(text: string | undefined, option: string): string {
  if (text === undefined) return '';
  if (text === '' || new RegExp(`^${LOBBY_NAME}$`).test(text)) return text;
  throw new Error(`${option} must have 6 to 40 letters, digits, - or _`);
}

/** Pattern of lobby names: 6 to 40 characters. The original document requires at least six. */
export const LOBBY_NAME = String.raw`[\w-]{6,40}`;

/** Options for the files of a match. */
export const FILE_OPTIONS = {
  'config-charset': { letter: 'c', value: 'FILE', about: 'the characters (JSON)' },
  'config-match': { letter: 'm', value: 'FILE', about: 'the match configuration (.match)' },
  'config-scenario': { letter: 's', value: 'FILE', about: 'the scenario (.scenario)' },
} as const satisfies Record<string, Option>;

/** Options of the programs that join a server. */
export const SERVER_PORT: Option = { letter: 'p', value: 'PORT', about: 'its port (default: 7007)' };
export const HELP_OPTION: Option = { letter: 'h', about: 'show this help' };

interface PlayerSettings {
  readonly name: string;
  readonly port: number;
  readonly lobby: string;
  readonly log: Logger;
}

/** Reads the settings shared by the clients of users and computers. Throws on the first invalid one. */
export function playerSettings(
  { values, extras }: Arguments,
  defaults: { readonly name?: string; readonly verbosity: string },
): PlayerSettings {
  const name = values.name ?? defaults.name;
  if (name === undefined) throw new Error('--name is missing. See --help.');
  if (name.trim().length < 2 || name.length > 100) throw new Error('--name needs at least 2 letters, 100 at most.');
  return {
    name,
    port: wholeNumber(values.port ?? '7007', 'port', 1, 65_535),
    lobby: values.lobby === undefined ? lobbyName(extras.lobby, '--x lobby') : lobbyName(values.lobby, '--lobby (-l)'),
    log: makeLog(wholeNumber(values.verbosity ?? defaults.verbosity, 'verbosity', 0, 5), extras.log),
  };
}

/** Paths of the files of a match. The built-in ones are used for those that are missing. */
interface FilePaths {
  readonly match?: string | undefined;
  readonly scenario?: string | undefined;
  readonly characters?: string | undefined;
}

/** Longtable's own settings, which the command line can set. */
export const OWN_SETTINGS = ['maxNumberOfNPCs', 'npcCombinationChance', 'plagueMask'] as const;

/** Reads the files of a match. Throws an error that names the file and the problem. */
export function readMatchFiles(paths: FilePaths, extras: Readonly<Record<string, string>> = {}): MatchFiles {
  const own = OWN_SETTINGS.filter((key) => extras[key] !== undefined);
  const change = (json: object) => ({
    ...json,
    ...Object.fromEntries(own.map((key) => [key, settingOf(extras[key] ?? '')])),
  });
  const config = paths.match === undefined ? defaultConfig : read(matchConfig, paths.match, change);
  const characters = paths.characters === undefined ? casts.regulars : read(looseCharacterFile, paths.characters);
  const { scenario } = paths.scenario === undefined ? scenarios.medium : read(scenarioFile, paths.scenario);
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
    'characters.json': writeCharacters(casts.regulars),
    'film.json': writeCharacters(casts.film),
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

/** Time between the lines of a film. */
const FILM_LINE_MS = 350;

/** Line-based input and output. */
export interface Terminal {
  /**
   * Returns the next line, or undefined at the end of the input. At a keyboard, a key of `keys` alone is a line without
   * Enter. A later call replaces an earlier one that is still waiting.
   */
  read(keys?: readonly string[]): Promise<string | undefined>;
  write(...lines: readonly string[]): void;
  /** Cancels a waiting `read`, whose promise is never resolved. */
  abandon(): void;
}

/** An input stream, and whether it is a keyboard. */
type KeyboardInput = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Characters that control a terminal. Names from other programs may contain them. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/**
 * Standard input and output. A line without a waiting `read` is passed to `interrupt`. If that returns false, the line
 * is kept for the next `read`, unless it was typed at a keyboard.
 */
export class Console implements Terminal {
  readonly #lines: string[] = [];
  readonly #input: Interface;
  readonly #isKeyboard: boolean;
  #waiting: ((line: string | undefined) => void) | undefined;
  #keys: readonly string[] = [];
  #hasEnded = false;
  #onAnyKey: (() => void) | undefined;
  interrupt: (line: string) => boolean = () => false;

  constructor(input: KeyboardInput = process.stdin, output: NodeJS.WritableStream = process.stdout) {
    this.#isKeyboard = input.isTTY === true;
    this.#input = createInterface({
      input,
      ...(this.#isKeyboard && { output, terminal: true }),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    if (this.#isKeyboard) input.on('keypress', (_, { name = '' } = {}) => this.#onKey(name));
    this.#input.on('line', (line) => {
      const text = line.trim();
      if (this.#waiting) this.#resolve(text);
      else if (this.#lines.length > 0 || (!this.interrupt(text) && !this.#isKeyboard)) this.#lines.push(text);
    });
    this.#input.on('close', () => {
      this.#hasEnded = true;
      this.#resolve(undefined);
    });
  }

  read(keys: readonly string[] = []): Promise<string | undefined> {
    this.#keys = keys;
    const line = this.#lines.shift();
    if (line !== undefined || this.#hasEnded) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  abandon(): void {
    this.#waiting = undefined;
  }

  /** At a keyboard, writes lines one by one, the rest of them immediately after any key. */
  async playFilm(lines: readonly string[]): Promise<void> {
    if (!this.#isKeyboard) return;
    const skipped = new AbortController();
    this.#onAnyKey = () => skipped.abort();
    for (const line of lines) {
      this.write(line);
      await sleep(FILM_LINE_MS, undefined, { signal: skipped.signal }).catch(() => undefined);
    }
    this.#onAnyKey = undefined;
  }

  write(...lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line.replace(CONTROL, '')}\n`).join(''));
  }

  close(): void {
    this.#input.close();
  }

  /** Sends a line that consists of one of the keys. Escape goes back. */
  #onKey(name: string): void {
    this.#onAnyKey?.();
    const isKey = this.#keys.includes(this.#input.line) || (name === 'escape' && this.#keys.length > 0);
    if (!this.#waiting || !isKey) return;
    this.#input.write(name === 'escape' ? 'b\n' : '\n');
  }

  #resolve(line: string | undefined): void {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    resolve?.(line);
  }
}
