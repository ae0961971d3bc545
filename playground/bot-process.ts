import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { APPLICATION_ID, GUILD } from './world/setup.ts';
import { PLAYGROUND_TOKEN } from './world/users.ts';

/** Addresses of a playground. */
interface Addresses {
  readonly url: string;
  readonly apiUrl: string;
}

export interface BotOptions {
  readonly cwd?: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Output of the bot. Shown by default. */
  readonly stdio?: StdioOptions;
  /** Whether Node bots load a module that redirects discord.com to the playground and follows its clock. */
  readonly preload?: boolean;
}

/** A bot in a child process. */
export interface BotProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code, or 1 if a signal ended the bot. */
  readonly exited: Promise<number>;
  /** Stops the bot and waits until it has exited. */
  stop(): Promise<void>;
}

const PRELOAD = new URL('./preload.ts', import.meta.url);

/** Returns the environment variables of a bot: its token, and the playground's addresses and ids. */
export function botEnvironment({ url, apiUrl }: Addresses, preload = true): Record<string, string> {
  const options = [process.env.NODE_OPTIONS, preload && `--import=${PRELOAD}`].filter(Boolean).join(' ');
  return {
    DISCORD_TOKEN: PLAYGROUND_TOKEN,
    BOT_TOKEN: PLAYGROUND_TOKEN,
    TOKEN: PLAYGROUND_TOKEN,
    DISCORD_API_URL: apiUrl,
    DISCORD_GATEWAY_URL: url.replace('http', 'ws'),
    DISCORD_APPLICATION_ID: APPLICATION_ID,
    CLIENT_ID: APPLICATION_ID,
    GUILD_ID: GUILD.id,
    PLAYGROUND_URL: url,
    ...(options && { NODE_OPTIONS: options }),
  };
}

/** Starts a bot in a child process. Throws if the command does not exist. */
export async function startBotProcess(
  addresses: Addresses,
  [command = '', ...args]: readonly string[],
  { cwd, env, stdio = 'inherit', preload }: BotOptions = {},
): Promise<BotProcess> {
  const environment = { ...process.env, ...botEnvironment(addresses, preload), ...env };
  const child = spawn(command, args, { cwd, stdio, env: environment });
  await once(child, 'spawn');
  const exited = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  return {
    child,
    exited,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
