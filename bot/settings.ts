import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { areShards } from './shards.ts';

const schema = z.object({
  DISCORD_TOKEN: z.string().default(''),
  DISCORD_API_URL: z.url({ error: 'must be an address like https://discord.com/api' }).optional(),
  SHARDS: z
    .string()
    .refine(areShards, { error: 'must be auto, or the shards of this process and how many there are, like 0,1/4' })
    .default('auto'),
  DATABASE_URL: z.string().default('sqlite:data/longtable.sqlite'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PROGRAM_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PROGRAM_HOST: z.string().default('127.0.0.1'),
  PROGRAM_URL: z.url({ protocol: /^wss?$/, error: 'must be an address like wss://games.example/programs' }).optional(),
  WATCHDOG_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  RETENTION_DAYS: z.coerce.number().int().min(1).optional(),
  SUPPORT_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://discord.gg/…' }).optional(),
  PLAYGROUND_PORT: z.coerce.number().int().min(0).max(65535).default(8300),
  PLAYGROUND_FILE: z.string().default('data/playground.json'),
  PLAYGROUND_FAULTS: z.string().default(''),
  PLAYGROUND_LIMITS: z.enum(['on', 'off']).default('on'),
  GAMES: z.string().default(''),
  LOG_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.infer<typeof schema>;

/** Settings that can be read from a file named by the variable with the suffix `_FILE`. */
const SECRETS = ['DISCORD_TOKEN', 'DATABASE_URL'];

/** Reads the settings from the environment. Empty variables count as unset. Throws with one line per problem. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const name of SECRETS) given[name] = secretOf(given, name);
  const settings = schema.safeParse(given);
  if (settings.success) return settings.data;
  throw new Error(settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

function secretOf(given: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = given[`${name}_FILE`];
  if (file === undefined) return given[name];
  if (given[name] !== undefined) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}_FILE: ${(error as Error).message}`, { cause: error });
  }
}

/** Throws if the token is missing in production. The message names unknown variables that start with DISCORD_. */
export function requireToken(settings: Settings, environment: NodeJS.ProcessEnv): void {
  if (settings.DISCORD_TOKEN !== '' || environment.NODE_ENV !== 'production') return;
  const known = [...Object.keys(schema.shape), ...SECRETS.map((name) => `${name}_FILE`)];
  const unknown = Object.keys(environment).filter((name) => name.startsWith('DISCORD_') && !known.includes(name));
  const misspelled = unknown.map((name) => ` Longtable has no setting ${name}.`).join('');
  throw new Error(`DISCORD_TOKEN is not set.${misspelled} Set it to the bot’s token from Discord’s developer portal.`);
}
