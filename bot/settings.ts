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
  RETENTION_DAYS: z.coerce.number().int().min(1).optional(),
  SUPPORT_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://discord.gg/…' }).optional(),
  PLAYGROUND_PORT: z.coerce.number().int().min(0).max(65535).default(8300),
  PLAYGROUND_FILE: z.string().default('data/playground.json'),
  PLAYGROUND_FAULTS: z.string().default(''),
  PLAYGROUND_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Read by the shelf itself, in threads too. */
  GAMES: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.infer<typeof schema>;

/** Reads the settings from the environment; an empty variable counts as absent. Throws with a sentence per mistake. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = schema.safeParse(given);
  if (settings.success) return settings.data;
  throw new Error(settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
