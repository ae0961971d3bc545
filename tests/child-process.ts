import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Environment of child processes, without the settings of this process. */
export const BARE_ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** A script in a child process. */
export interface Child {
  /** First group of the pattern that the ready line matched, or the whole match. */
  readonly readyText: string;
  /** Lines of stdout so far. */
  readonly lines: readonly string[];
  /** Returns the resident memory in bytes, 0 after the exit and where `/proc` is missing. */
  residentMemory(): number;
  /** Returns the processor time in milliseconds, NaN where `/proc` is missing. */
  processorTime(): number;
  /** Returns the processor time of the main thread in milliseconds. */
  mainThreadTime(): number;
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal, SIGTERM by default, and waits for the exit. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a script and waits for a matching line of output. It is killed when this process exits. */
export async function startChild(
  script: URL,
  env: NodeJS.ProcessEnv,
  ready: RegExp,
  words: readonly string[] = [],
): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(script), ...words], {
    cwd: tmpdir(),
    env: { ...BARE_ENV, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const gone = once(child, 'exit').finally(() => process.off('exit', endWithUs));
  const lines = createInterface({ input: child.stdout });
  const output: string[] = [];
  const said = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      const match = ready.exec(line);
      if (match) resolve(match[1] ?? match[0]);
    });
    gone.then(([code]) => reject(new Error(`${script.pathname} ended with ${code} before it was ready.`)), reject);
  });
  return {
    readyText: said,
    lines: output,
    residentMemory: () => residentMemoryIn(`/proc/${child.pid}/status`),
    processorTime: () => ticksIn(`/proc/${child.pid}/stat`) * TICK_MS,
    mainThreadTime: () => ticksIn(`/proc/${child.pid}/task/${child.pid}/stat`) * TICK_MS,
    signal: (signal) => void child.kill(signal),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
  };
}

/** Clock tick of Linux. */
const TICK_MS = 10;

function ticksIn(file: string): number {
  if (!existsSync(file)) return Number.NaN;
  // The name in parentheses may contain spaces. User and system time are the 12th and 13th fields after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function residentMemoryIn(file: string): number {
  const [, kilobytes] = (existsSync(file) && /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))) || [];
  return 1024 * Number(kilobytes ?? 0);
}

/** Starts the bot as `npm start` does, connected to a playground. */
export function startBot(
  playground: { apiUrl: string; token: string },
  database: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Child> {
  return startChild(
    new URL('../bot/cli/longtable.cjs', import.meta.url),
    {
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      DATABASE_URL: database,
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '--max-semi-space-size=8',
      ...settings,
    },
    /^Invite the bot/,
    ['start'],
  );
}

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
