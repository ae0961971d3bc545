import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** An option of the command line; one without a letter has only its long name. */
export interface Option {
  readonly letter?: string;
  readonly value?: string;
  readonly about: string;
}

/** What a command line says; `extras` are the pairs of `--x KEY VALUE`. */
export interface Arguments {
  readonly values: Readonly<Record<string, string>>;
  readonly extras: Readonly<Record<string, string>>;
}

/** Runs a program with its command line; without arguments that make sense it says so and ends with 1. */
export async function run(
  options: Readonly<Record<string, Option>>,
  help: string,
  program: (given: Arguments) => Promise<void>,
): Promise<void> {
  try {
    const given = readArguments(process.argv.slice(2), options);
    if (given.values.help === undefined) await program(withFile(given, options));
    else console.log(help);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Reads a command line of the document's kind; throws a sentence about what is wrong with it. */
export function readArguments(words: readonly string[], options: Readonly<Record<string, Option>>): Arguments {
  const values: Record<string, string> = {};
  const extras: Record<string, string> = {};
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    const [, flag = '', glued] = /^(--?[^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    const follows = () => glued ?? words[++index];
    if (flag === '--x' || flag === '-x') {
      const key = follows();
      if (key === undefined) throw new Error('--x needs a key and a value. See --help.');
      const next = words[index + 1];
      extras[key] = next === undefined || next.startsWith('-') ? '' : (words[++index] as string);
      continue;
    }
    const found = Object.entries(options).find(([name, { letter }]) => flag === `--${name}` || flag === `-${letter}`);
    if (!found) throw new Error(`"${word}" isn’t an option. See --help.`);
    const [name, option] = found;
    const value = option.value === undefined ? '' : follows();
    if (value === undefined) throw new Error(`--${name} needs ${option.value}. See --help.`);
    values[name] = value;
  }
  return { values, extras };
}

const setting = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const settings = z.record(z.string(), setting);

/** The command line with what its configuration file says besides; throws a sentence that names the file. */
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

/** The options as a help page lists them. */
export function listOptions(options: Readonly<Record<string, Option>>): string {
  return Object.entries(options)
    .map(([name, { letter, value = '', about }]) => {
      const flags = `${letter ? `-${letter}, ` : '    '}--${name} ${value}`;
      return `  ${flags.padEnd(32)} ${about}`;
    })
    .join('\n');
}

/** A whole number of an option within bounds, or what is wrong with it. */
export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${name} must be a whole number from ${min} to ${max}`);
}
