import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CliCommand, Feature, Observer } from '../../interactions/feature.ts';
import { ADMIN_FORMS } from './admin.ts';
import type { OperatorCommand } from './commands.ts';

/** Commands for operators, in the order of the help. */
const cli: Readonly<Record<string, CliCommand>> = {
  doctor: {
    about:
      'checks token, permissions, channels in use, database, backups, service, disk and ports, and says what to do',
    run: runner('doctor'),
  },
  health: {
    takes: '[--wait SECONDS]',
    about: 'says whether the bot on METRICS_PORT is healthy; --wait gives it some time, e.g. after a start',
    run: runner('health'),
  },
  check: { about: 'counts the stored records and names those that can’t be read', run: runner('check') },
  repair: { about: 'rebuilds quarantined tables from their logs', run: runner('repair') },
  backup: {
    takes: '<file or folder/> [--keep N]',
    about: 'saves the database to a file while the bot runs; in a folder, --keep deletes all but the N newest backups',
    run: runner('backup'),
  },
  restore: {
    takes: '<file> [--yes]',
    about: 'replaces the database with a backup and keeps the previous one; stop the bot first',
    run: runner('restore'),
  },
  move: {
    takes: '<from> <to>',
    about: 'copies everything to another, empty database, e.g. from sqlite:data/longtable.sqlite to postgres://…',
    run: runner('move'),
  },
  admin: {
    takes: ADMIN_FORMS,
    about: 'lists servers and tables, closes a table, exports or deletes a user or a server',
    run: runner('admin'),
  },
};

function runner(what: OperatorCommand): CliCommand['run'] {
  return async (given) => {
    const [{ operate }, { readEnvironmentFile }] = await Promise.all([
      import('./commands.ts'),
      import('../../settings.ts'),
    ]);
    readEnvironmentFile();
    // A client library that still tries to connect would keep the process alive.
    process.exit(await operate(what, given, process.env));
  };
}

/** The file with the work during which processes have ended. */
const DEATHS_FILE = 'data/deaths.jsonl';

export const operator: Feature = {
  id: 'operator',
  cli,
  async guard(work, log, { WATCHDOG_SECONDS: seconds }) {
    const [{ quarantineFatal, takeRepeated }, { recordDeath, startWatchdog }] = await Promise.all([
      import('./deaths.ts'),
      import('./watchdog.ts'),
    ]);
    process.on('uncaughtExceptionMonitor', () => recordDeath(DEATHS_FILE, work.getStore()));
    startWatchdog(work, log, { seconds, file: DEATHS_FILE });
    const fatal = takeRepeated(DEATHS_FILE);
    return async (bot) => {
      for (const each of fatal) await quarantineFatal(bot, each);
    };
  },
  async start() {
    const stop = freeMemoryWhenIdle();
    return async () => stop();
  },
  observe: ({ METRICS_PORT: port, METRICS_HOST: host }) => (port === undefined ? undefined : openMetrics(host, port)),
};

async function openMetrics(host: string, port: number): Promise<Observer> {
  const { Metrics, openEndpoint } = await import('./endpoint.ts');
  const metrics = new Metrics();
  const endpoint = await openEndpoint({ host, port }, metrics);
  return {
    onCommit: metrics.onCommit,
    onInteraction: metrics.observeInteraction,
    watch: endpoint.watch,
    close: endpoint.close,
  };
}

/** Only a longer pause is worth a collection, because it also drops compiled code. */
const INTERVAL_MS = 30_000;
/** Maximum share of a processor that an idle process uses. */
const MAX_IDLE_LOAD = 0.05;
const MIN_GROWTH_BYTES = 64 * 2 ** 20;

/** Memory in bytes, processor time in microseconds, and the collection that returns free memory. */
export interface Process {
  memory(): number;
  processorTime(): number;
  collect(): void;
}

/**
 * Returns memory to the operating system after a busy time: V8 keeps free pages in a pool, and only a collection as a last
 * resort releases them. Returns the function that stops it.
 */
export function freeMemoryWhenIdle(here: Process = thisProcess()): () => void {
  let least = here.memory();
  let worked = here.processorTime();
  const timer = setInterval(() => {
    const load = (here.processorTime() - worked) / (1000 * INTERVAL_MS);
    if (load <= MAX_IDLE_LOAD && here.memory() - least >= MIN_GROWTH_BYTES) {
      here.collect();
      least = here.memory();
    }
    worked = here.processorTime();
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

export function thisProcess(): Process {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { readonly type: string; readonly flavor: string }) => void;
  return {
    memory: () => process.memoryUsage.rss(),
    processorTime: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    collect: () => gc({ type: 'major', flavor: 'last-resort' }),
  };
}
