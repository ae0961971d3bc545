import { z } from 'zod';
import type { AnyGame } from '../game.ts';
import { describeOptions } from '../options.ts';

const text = z.union([z.string().min(1), z.object({ en: z.string().min(1) })]);
const fn = z.instanceof(Function, { error: 'is missing' });
const schema = z.object({ safeParse: fn }, { error: 'is no zod schema' });

/** Part of the contract that can be checked without playing. The suite in `@longtable/kit/testing` checks the rest. */
const gameSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be lower case letters, digits and hyphens'),
  title: text,
  summary: text,
  rules: z.array(z.object({ title: text, text })).min(1),
  seats: z.object({
    min: z.int().min(1),
    max: z.int().min(1),
    fixed: z.literal([true, 'against computers']).optional(),
  }),
  secrets: z.union([z.boolean(), z.object({ phase: fn })]),
  options: schema,
  state: schema,
  setup: fn,
  turn: fn,
  choices: fn,
  play: fn,
  result: fn,
  presentation: z.object({ view: fn, story: fn, ending: fn }),
});

/** Returns the games of a module: its `builtInGames`, or the games among its exports. */
export function gamesFrom(module: Readonly<Record<string, unknown>>): readonly AnyGame[] {
  return Array.isArray(module.builtInGames) ? module.builtInGames : gamesIn(module);
}

/** Returns the games among the exports of a module. Throws if there is none, or if one lacks a part of the contract. */
export function gamesIn(module: Readonly<Record<string, unknown>>): AnyGame[] {
  const candidates = Object.values(module).filter(
    (value) => typeof value === 'object' && value !== null && 'play' in value,
  );
  if (candidates.length === 0) throw new Error('it exports no game');
  return [...new Set(candidates)].map((candidate) => {
    const checked = gameSchema.safeParse(candidate);
    if (!checked.success) throw new Error(`its game is incomplete (${issues(checked.error)})`);
    assertOptionsDescribed(candidate as AnyGame);
    return candidate as AnyGame;
  });
}

/** Throws if a menu could not offer the options of a game. */
function assertOptionsDescribed({ id, options }: AnyGame): void {
  try {
    describeOptions(options);
  } catch (error) {
    throw new Error(`the options of "${id}" cannot be offered (${error instanceof Error ? error.message : error})`);
  }
}

function issues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}
