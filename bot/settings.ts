import { readFileSync } from 'node:fs';
import { config } from 'dotenv';
import { z } from 'zod';

const schema = z.object({
  DISCORD_TOKEN: z.string().default(''),
  DISCORD_API_URL: z.url({ error: 'must be an address like https://discord.com/api' }).optional(),
  SHARDS: z
    .string()
    .refine(areShards, { error: 'must be auto, or the shards of this process and how many there are, like 0,1/4' })
    .default('auto'),
  DATABASE_URL: z.string().default('sqlite:data/longtable.sqlite'),
  DATABASE_PASSWORD: z.string().optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ACTIVITY_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  ACTIVITY_HOST: z.string().default('127.0.0.1'),
  DISCORD_CLIENT_SECRET: z.string().default(''),
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

export type Settings = Omit<z.infer<typeof schema>, 'DATABASE_PASSWORD'>;

/** Settings that can be read from a file named by the variable with the suffix `_FILE`. */
const SECRETS = ['DISCORD_TOKEN', 'DISCORD_CLIENT_SECRET', 'DATABASE_URL', 'DATABASE_PASSWORD'];

/** Reads a file of settings into the environment, if it exists. Variables that are set keep their values. */
export function readEnvironmentFile(file = '.env'): void {
  config({ path: file, quiet: true });
}

/** Reads the settings from the environment. Empty variables count as unset. Throws with one line per problem. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const name of SECRETS) given[name] = secretOf(given, name);
  const settings = schema.safeParse(given);
  if (settings.success) {
    const { DATABASE_PASSWORD, ...rest } = settings.data;
    return { ...rest, DATABASE_URL: withPassword(rest.DATABASE_URL, environment) };
  }
  const reasonOf = ({ code, message }: z.core.$ZodIssue) => (code === 'invalid_type' ? 'must be a number' : message);
  const problems = settings.error.issues.map((issue) => `${issue.path.join('.')}: ${reasonOf(issue)}`);
  throw new Error([...problems, ...unknownSettings(environment)].join('\n'));
}

function secretOf(given: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = given[`${name}_FILE`];
  if (!file) return given[name];
  if (given[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as { code?: string };
    const why = code === 'ENOENT' ? 'doesn’t exist' : `can’t be read (${code})`;
    throw new Error(`${name}_FILE: The file ${file} ${why}.`, { cause: error });
  }
}

/** Returns a database address with the password of the environment, escaped. Files need none, and an address with its own keeps it. */
export function withPassword(address: string, environment: NodeJS.ProcessEnv): string {
  const password = secretOf(environment, 'DATABASE_PASSWORD');
  if (!password || /^(sqlite|memory):/.test(address)) return address;
  const url = /^\w+:\/\//.test(address) ? URL.parse(address) : null;
  if (!url?.host) throw new Error('DATABASE_PASSWORD: DATABASE_URL must be an address with a host.');
  url.password ||= encodeURIComponent(password);
  return url.href;
}

/** Throws if the token is missing in production. */
export function requireToken(settings: Settings, environment: NodeJS.ProcessEnv): void {
  if (settings.DISCORD_TOKEN !== '' || environment.NODE_ENV !== 'production') return;
  const hints = unknownSettings(environment).map((sentence) => `${sentence} `);
  throw new Error(
    `DISCORD_TOKEN is not set. ${hints.join('')}Set it to the bot’s token from Discord’s developer portal.`,
  );
}

/** Maximum number of wrong letters in a misspelled setting. */
const MAX_WRONG = 2;
/** Names that can be a misspelled setting. */
const COMPARABLE = /^[A-Z\d_]{8,}$/;

/** Variables that the playground sets for bots of other libraries. */
const OF_PLAYGROUND: readonly string[] = ['DISCORD_GATEWAY_URL', 'DISCORD_APPLICATION_ID'];

/** Returns a sentence for each variable that starts like a setting for Discord or is nearly a setting, and is none. */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  const known = [...Object.keys(schema.shape), ...SECRETS.map((name) => `${name}_FILE`)];
  return Object.keys(environment)
    .filter((name) => COMPARABLE.test(name) && !known.includes(name) && !OF_PLAYGROUND.includes(name))
    .flatMap((name) => {
      const [nearest] = known
        .map((setting) => ({ setting, wrong: distance(name, setting) }))
        .sort((a, b) => a.wrong - b.wrong);
      const isMisspelled = nearest !== undefined && nearest.wrong <= MAX_WRONG;
      if (!isMisspelled && !name.startsWith('DISCORD_')) return [];
      return [`Longtable has no setting ${name}. Did you mean ${nearest?.setting}?`];
    });
}

/** Returns the Levenshtein distance of two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, each] of [...other].entries())
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (letter === each ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** Shards of this process, and their total number in all processes. */
export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

/** Parses shards such as `0,1/4`: ids and total number. Undefined for any other text, such as `auto`. */
export function parseShards(text: string): Shards | undefined {
  const [, list, count] = /^(\d+(?:,\d+)*)\/(\d+)$/.exec(text) ?? [];
  if (list === undefined) return undefined;
  return { ids: [...new Set(list.split(',').map(Number))], count: Number(count) };
}

/** Whether a text is `auto` or a list of shards below their count. */
export function areShards(text: string): boolean {
  const shards = parseShards(text);
  return shards ? shards.ids.every((id) => id < shards.count) : text === 'auto';
}

/** Maximum number of requests per second for all processes of a bot. */
const REQUESTS_PER_SECOND = 50;

/** Returns the share of the request limit for these shards. */
export function requestsPerSecond(shards: Shards | undefined): number {
  return shards
    ? Math.max(1, Math.floor((REQUESTS_PER_SECOND * shards.ids.length) / shards.count))
    : REQUESTS_PER_SECOND;
}

/** Setup of the playground's server, which replaces Discord if no token is set. */
export const LOCAL_SERVER = {
  bot: 'Longtable',
  server: 'Longtable',
  language: 'en-GB',
  people: [
    { name: 'Ada', manager: true, language: 'en-GB' },
    { name: 'Bo', language: 'en-GB' },
    { name: 'Cleo', language: 'de' },
    { name: 'Dev', language: 'en-GB' },
  ],
  channels: ['table', 'second-table', 'lounge', { name: 'forum', type: 'forum' }],
} as const;
