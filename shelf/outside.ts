import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { AnyGame } from '../games/kit/game.ts';
import { describeOptions } from '../games/kit/options.ts';

/** What is on the shelf, and a sentence about everything that is not. */
export interface Shelf {
  readonly shelf: readonly AnyGame[];
  /** The names of the games that are not the house's own. */
  readonly outside: ReadonlySet<string>;
  readonly complaints: readonly string[];
}

const text = z.union([z.string().min(1), z.object({ en: z.string().min(1), de: z.string().min(1) })]);
const verb = z.instanceof(Function, { error: 'is missing' });
const schema = z.object({ safeParse: verb }, { error: 'is no zod schema' });

/** As much of the contract as can be seen without playing; the suite in `longtable/kit/testing` sees the rest. */
const gameSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be lower case letters, digits and hyphens'),
  title: z.string().min(1),
  summary: text,
  rules: z.array(z.object({ title: text, text })).min(1),
  seats: z.object({ min: z.int().min(1), max: z.int().min(1) }),
  secrets: z.boolean(),
  options: schema,
  state: schema,
  setup: verb,
  turn: verb,
  choices: verb,
  play: verb,
  result: verb,
  face: z.object({ view: verb, story: verb, ending: verb }),
});

/** Puts the games that these names stand for beside those of the house; one that is no game gets a sentence, and the rest opens. */
export async function openShelf(own: readonly AnyGame[], names: string, from: string): Promise<Shelf> {
  const shelf = [...own];
  const complaints: string[] = [];
  for (const name of names
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)) {
    try {
      for (const game of gamesOf(await import(addressOf(name, from)))) {
        if (shelf.some(({ id }) => id === game.id)) throw new Error(`there is already a game called "${game.id}"`);
        shelf.push(game);
      }
    } catch (error) {
      complaints.push(`"${name}" is not on the shelf: ${error instanceof Error ? error.message : error}.`);
    }
  }
  return { shelf, outside: new Set(shelf.slice(own.length).map(({ id }) => id)), complaints };
}

/** Whether a name stands for a file rather than a package. */
export function isFile(name: string): boolean {
  return /^[./]|^[a-z]:[\\/]|\.[cm]?[jt]s$/i.test(name);
}

/** A file as seen from a folder, or the name of a package. */
function addressOf(name: string, from: string): string {
  return isFile(name) ? pathToFileURL(resolve(from, name)).href : name;
}

/** The games among the exports of a module. */
function gamesOf(module: Record<string, unknown>): AnyGame[] {
  const candidates = Object.values(module).filter(
    (value) => typeof value === 'object' && value !== null && 'play' in value,
  );
  if (candidates.length === 0) throw new Error('it exports no game');
  return [...new Set(candidates)].map((candidate) => {
    const checked = gameSchema.safeParse(candidate);
    if (!checked.success) throw new Error(`its game is not whole (${issues(checked.error)})`);
    mustDescribe(candidate as AnyGame);
    return candidate as AnyGame;
  });
}

/** Throws if a menu could not offer the options of a game. */
function mustDescribe({ id, options }: AnyGame): void {
  try {
    describeOptions(options);
  } catch (error) {
    throw new Error(`the options of "${id}" cannot be offered (${error instanceof Error ? error.message : error})`);
  }
}

function issues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}
