import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What a process needs of ours; our settings do not reach it. */
export const BARE_ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** A script of ours that runs in a process of its own. */
export interface Child {
  /** The part of its first line that it was waited for. */
  readonly readyText: string;
  /** All lines that it has written so far. */
  readonly lines: readonly string[];
  /** What of the memory is really in use, in bytes; nothing once it is gone. */
  residentMemory(): number;
  /** The processor's time that it has had, in milliseconds; where the system does not say, not a number. */
  processorTime(): number;
  /** The same of its main thread, on which everybody is answered. */
  mainThreadTime(): number;
  /** Sends the process a signal that it goes on after. */
  signal(signal: NodeJS.Signals): void;
  /** Ends the process and waits until it is gone: asked to by default, at once with SIGKILL. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a script and waits for a line that matches. It does not outlive us, and our settings do not reach it. */
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
  const heard: string[] = [];
  const said = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      heard.push(line);
      const found = ready.exec(line);
      if (found) resolve(found[1] ?? found[0]);
    });
    gone.then(([code]) => reject(new Error(`${script.pathname} ended with ${code} before it was ready.`)), reject);
  });
  return {
    readyText: said,
    lines: heard,
    residentMemory: () => 1024 * Number(spawnSync('ps', ['-o', 'rss=', '-p', `${child.pid}`]).stdout),
    processorTime: () => ticksIn(`/proc/${child.pid}/stat`) * TICK_MS,
    mainThreadTime: () => ticksIn(`/proc/${child.pid}/task/${child.pid}/stat`) * TICK_MS,
    signal: (signal) => void child.kill(signal),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
  };
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

function ticksIn(file: string): number {
  if (!existsSync(file)) return Number.NaN;
  // The name in brackets may have blanks in it; user and system time are the twelfth and thirteenth after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Starts the bot as `npm start` does, on somebody else's playground. */
export function startBot(
  playground: { apiUrl: string; token: string },
  database: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Child> {
  return startChild(
    new URL('../bot/main.ts', import.meta.url),
    {
      DISCORD_TOKEN: playground.token,
      DISCORD_API_URL: playground.apiUrl,
      DATABASE_URL: database,
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '--max-semi-space-size=8',
      ...settings,
    },
    /^Invite the bot/,
  );
}
