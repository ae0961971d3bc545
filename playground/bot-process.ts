import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { APPLICATION_ID, GUILD } from './world/setup.ts';
import { CLIENT_SECRET, PLAYGROUND_TOKEN } from './world/users.ts';

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
  /** Stops the bot, if necessary with SIGKILL, and waits until it has exited. */
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
    DISCORD_CLIENT_SECRET: CLIENT_SECRET,
    CLIENT_ID: APPLICATION_ID,
    CLIENT_SECRET,
    GUILD_ID: GUILD.id,
    PLAYGROUND_URL: url,
    ...(options && { NODE_OPTIONS: options }),
  };
}

/** Time in ms that a bot has to exit after SIGTERM. */
const EXIT_MS = 2_000;

/** Program of a process that ends the bot once its standard input closes. */
const GUARD = `
const end = (signal) => { try { process.kill(Number(process.argv[1]), signal); } catch {} };
process.stdin.on('close', () => { end('SIGTERM'); setTimeout(end, ${EXIT_MS}, 'SIGKILL'); }).resume();`;

/**
 * Ends a bot when this process ends without stopping it, also by SIGKILL. Otherwise a failed test leaves a bot that
 * keeps the output of its test runner open, and vitest waits for that.
 */
function guard(bot: ChildProcess): void {
  const guarding = spawn(process.execPath, ['-e', GUARD, String(bot.pid)], {
    // Keystrokes such as Ctrl+C do not reach a detached process.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  guarding.unref();
  bot.once('exit', () => guarding.kill());
}

/** Returns how a bot has exited: `exited with code 1`. Undefined if it was stopped and has not failed then. */
export function unexpectedExit({ killed, exitCode, signalCode }: ChildProcess): string | undefined {
  // Programs that end because of a signal exit with 128 and its number.
  const hasFailed = exitCode !== null && exitCode > 0 && exitCode < 128;
  if (killed && !hasFailed) return undefined;
  return exitCode === null ? `was ended by ${signalCode}` : `exited with code ${exitCode}`;
}

/** Starts a bot in a child process. Throws if the command does not exist. The bot ends with this process. */
export async function startBotProcess(
  addresses: Addresses,
  [command = '', ...args]: readonly string[],
  { cwd, env, stdio = 'inherit', preload }: BotOptions = {},
): Promise<BotProcess> {
  const environment = { ...process.env, ...botEnvironment(addresses, preload), ...env };
  const child = spawn(command, args, { cwd, stdio, env: environment });
  await once(child, 'spawn');
  guard(child);
  const exited = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  return {
    child,
    exited,
    async stop() {
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}
