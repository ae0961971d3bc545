import { extname } from 'node:path';
import { config } from 'dotenv';
import { type Logger, pino } from 'pino';
import { iconNames } from '../games/kit/picture/icons.ts';
import { spyFilms } from '../spy-server/table/films.ts';
import { spyProtocol } from '../spy-server/table/seat.ts';
import { damageOf, openStorage, type Storage } from '../storage/index.ts';
import { DAY_MS } from './host/duration.ts';
import { loadCommands } from './interactions/command.ts';
import { startLongtable } from './longtable.ts';
import type { ProgramPort } from './programs/port.ts';
import { readSettings, type Settings } from './settings.ts';
import { parseShards } from './shards.ts';

/** How long a process that died keeps others from its tables. */
const LEASE_MS = 3000;

/** How long a process that ends waits for what it has begun; the next one goes on with the rest. */
const PARTING_MS = 5000;

/** For somebody who reads along; where nobody does, the log is JSON. */
const READABLE = {
  transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' } },
};

config({ quiet: true });
try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.LOG_LEVEL, ...(process.stdout.isTTY && READABLE) });
  process.on('unhandledRejection', (error) => log.error({ error: String(error) }, 'Nobody waited for this failure'));
  await open(settings, log);
} catch (error) {
  const why = damageOf(error) ?? (error instanceof Error ? error.message : error);
  console.error(`Longtable could not start. ${why}`);
  process.exit(1);
}

async function open(settings: Settings, log: Logger): Promise<void> {
  // After the settings are read: they name the games from outside.
  const { shelf, outside, complaints } = await import('../shelf/index.ts');
  for (const complaint of complaints) log.error({}, complaint);
  const opened = await openStorage(settings.DATABASE_URL, { lease: LEASE_MS });
  await mustSave(opened);
  const ahead = Math.round((opened.now() - Date.now()) / 1000);
  if (ahead !== 0) log.warn({ ahead }, 'The database’s clock differs from this machine’s by these seconds; it counts');
  const operator = settings.METRICS_PORT === undefined ? undefined : await import('./operator/index.ts');
  const metrics = operator && new operator.Metrics();
  const storage = metrics?.timed(opened) ?? opened;
  const playground = settings.DISCORD_TOKEN === '' ? await openPlayground(settings) : undefined;
  let close = () => storage.close();
  /** Nothing can be done without Discord, so whoever supervises us shall know. */
  const expelled = (sentence: string) => {
    console.error(sentence);
    setTimeout(() => process.exit(1), PARTING_MS).unref();
    void close().finally(() => process.exit(1));
  };
  const longtable = await startLongtable({
    token: playground?.token ?? settings.DISCORD_TOKEN,
    apiUrl: playground?.apiUrl ?? settings.DISCORD_API_URL,
    shards: parseShards(settings.SHARDS),
    storage,
    shelf,
    outside,
    shelfModule: new URL(`../shelf/index${extname(import.meta.url)}`, import.meta.url),
    commands: await loadCommands(new URL('../commands/', import.meta.url)),
    log,
    limits: { retention: settings.RETENTION_DAYS && settings.RETENTION_DAYS * DAY_MS },
    films: [spyFilms],
    support: settings.SUPPORT_URL,
    programs: portOf(settings),
    emojis: iconNames(),
    greetsEmpty: playground !== undefined,
    answered: metrics?.answered,
    expelled,
  });
  const { METRICS_PORT: port = 0, METRICS_HOST: host } = settings;
  metrics?.watch(longtable);
  const endpoint = metrics && (await operator?.openEndpoint({ host, port }, longtable, metrics));
  close = async () => {
    log.info({}, 'Closing: running moves finish first');
    await endpoint?.close();
    await longtable.close();
    await playground?.close();
    await storage.close();
  };
  const leave = () => {
    setTimeout(() => process.exit(0), PARTING_MS).unref();
    void close();
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  await longtable.registered;
  const { server, apps } = longtable.invites;
  const invitation = `Invite the bot to a server: ${server}\nAdd it to your apps: ${apps}`;
  console.log(playground ? `Open ${playground.url} and type /play` : invitation);
}

/** A bot that cannot save a move had better not ask for one. */
async function mustSave(storage: Storage): Promise<void> {
  try {
    await storage.probe();
  } catch (error) {
    await storage.close();
    throw new Error(`Nothing can be saved: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
}

/** Where programs take their seats, if the operator wants that. */
function portOf({ PROGRAM_PORT: port, PROGRAM_HOST: host, PROGRAM_URL: url }: Settings): ProgramPort | undefined {
  return port === undefined ? undefined : { port, host, url, protocols: [spyProtocol] };
}

/** Without a token the bot plays on a Discord of its own. */
async function openPlayground(settings: Settings) {
  const { PLAYGROUND_PORT: port, PLAYGROUND_FILE: file } = settings;
  const { fromEnvironment, startPlayground } = await import('../playground/index.ts');
  return startPlayground({ port, file, ...fromEnvironment(settings) });
}
