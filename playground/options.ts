import type { Clock } from './clock.ts';
import { type FaultRates, parseFaults } from './faults.ts';
import type { Portal } from './portal.ts';
import { listed } from './users/text.ts';
import type { SetupInput as ServerSetup } from './world/setup.ts';

/** Options of a playground. `now` and `after` replace the clock in tests. */
export interface PlaygroundOptions extends Partial<Clock> {
  /** A free port by default. */
  readonly port?: number;
  readonly host?: string;
  /** Users, roles and channels of a new server. */
  readonly server?: ServerSetup;
  /** The bot's avatar as PNG (default: the first letter of its name). */
  readonly avatar?: Buffer | undefined;
  /** File that stores the world. Without it, or if it is empty, the world is kept in memory only. */
  readonly file?: string;
  /** Whether rate limits are enforced. True by default. */
  readonly limits?: boolean;
  /** Initial fault rates. No faults by default. */
  readonly faults?: Partial<FaultRates>;
  /** Bits of the privileged intents enabled for the bot. None by default. */
  readonly privilegedIntents?: number;
  /** Minimum number of shards the bot must use. 1 by default. */
  readonly shards?: number;
  /** Whether failed actions and `close()` throw if the bot has exited or did anything that Discord would reject. */
  readonly strict?: boolean;
  /**
   * Maximum wait of a user in ms for a command, component, message or channel. The start of a bot may take four times as long. By default PLAYGROUND_WAIT_MS, or 2000.
   */
  readonly waitMs?: number;
  /** Pause of a user in ms after the bot's answer. By default PLAYGROUND_PAUSE_MS, or 20. */
  readonly pauseMs?: number;
  /** GUILD_CREATE payloads of additional servers without channels or events. */
  readonly otherGuilds?: Portal['otherGuilds'];
}

/** The names of all options, for errors. */
const OPTION_NAMES: Readonly<Record<keyof PlaygroundOptions, true>> = {
  port: true,
  host: true,
  server: true,
  avatar: true,
  file: true,
  limits: true,
  faults: true,
  privilegedIntents: true,
  shards: true,
  strict: true,
  waitMs: true,
  pauseMs: true,
  otherGuilds: true,
  now: true,
  after: true,
};

/** Throws if there is an option that no playground has. */
export function requireKnownOptions(options: PlaygroundOptions): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTION_NAMES, name)) continue;
    throw new Error(`startPlayground has no option "${name}". ${listed(name, Object.keys(OPTION_NAMES))}`);
  }
}

type Name = 'PLAYGROUND_FAULTS' | 'PLAYGROUND_LIMITS' | 'PLAYGROUND_SHARDS';

/**
 * Reads playground options from environment variables: `PLAYGROUND_FAULTS="rough seed=7"`, `PLAYGROUND_LIMITS=off`,
 * `PLAYGROUND_SHARDS=2`.
 */
export function fromEnvironment(environment: { readonly [Each in Name]?: string | undefined }): {
  readonly limits?: boolean;
  readonly faults?: FaultRates;
  readonly shards?: number;
} {
  const { PLAYGROUND_FAULTS: faults, PLAYGROUND_LIMITS: limits, PLAYGROUND_SHARDS: shards } = environment;
  return {
    ...(limits && { limits: limits !== 'off' }),
    ...(faults && { faults: parseFaults(faults) }),
    ...(shards && { shards: Number(shards) }),
  };
}
