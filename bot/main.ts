import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { AnyGame } from '@longtable/kit';
import { namesIn } from '@longtable/kit/load';
import { PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import { builtInGames as own } from '../games/index.ts';
import { loadProtocols, recordings } from '../games/services.ts';
import { damageMessage, openStorage, type Storage } from '../storage/index.ts';
import { FEATURES } from './features/index.ts';
import type { Work } from './host/context.ts';
import { DAY_MS } from './host/duration.ts';
import { loadCommands } from './interactions/command.ts';
import { loadAllGames } from './interactions/feature.ts';
import { openLog, openLogFile, stackOf } from './log.ts';
import { startLongtable } from './longtable.ts';
import { iconsOf } from './render/emojis.ts';
import {
  LOCAL_SERVER,
  parseShards,
  readEnvironmentFile,
  readSettings,
  requireToken,
  type Settings,
  unknownSettings,
} from './settings.ts';

const isCheckout = extname(import.meta.url) === '.ts';

/** Time without a renewal after which a process counts as dead and others can use its tables. */
const LEASE_MS = 3000;

/** Timeout of a shutdown. The next process resumes unfinished work. */
const SHUTDOWN_MS = 5000;

const EMPTY = 'The database is empty, but the bot is already on servers.';

const AVATAR = new URL(`${isCheckout ? '..' : '../..'}/docs/brand/avatar.png`, import.meta.url);

readEnvironmentFile();
try {
  const settings = readSettings(process.env);
  requireToken(settings, process.env);
  const log = openLog(settings);
  for (const sentence of unknownSettings(process.env)) log.warn({}, sentence);
  const work = new AsyncLocalStorage<Work>();
  process.on('unhandledRejection', (error) =>
    log.error({ ...work.getStore(), error: stackOf(error) }, 'Unhandled promise rejection'),
  );
  process.on('uncaughtException', (error) => {
    log.fatal({ ...work.getStore(), error: stackOf(error) }, 'Uncaught exception: the process ends');
    process.exit(1);
  });
  await open(settings, log, work);
} catch (error) {
  const why = damageMessage(error) ?? portInUse(error) ?? (error instanceof Error ? error.message : error);
  const msg = `Longtable could not start. ${why}`;
  console.error(msg);
  logToFile(msg);
  process.exit(1);
}

/** Writes the reason of a failed start to the log file, if one is set. The log may not be open yet. */
function logToFile(msg: string): void {
  const { LOG_FILE: file } = process.env;
  if (!file) return;
  try {
    openLogFile(file).write(`${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`);
  } catch (error) {
    console.error(`LOG_FILE: ${error instanceof Error ? error.message : error}`);
  }
}

async function open(settings: Settings, log: Logger, work: AsyncLocalStorage<Work>): Promise<void> {
  const report = (about: object, message: string) => log.error(about, message);
  const { games, errors: complaints } = await loadAllGames(FEATURES, own, namesIn(settings.GAMES), report);
  const observer = await FEATURES.find(({ observe }) => observe)?.observe?.(settings);
  const storage = await openStorage(settings.DATABASE_URL, { lease: LEASE_MS, onCommit: observer?.onCommit });
  const isEmpty = await storage.isEmpty();
  await requireWritableStorage(storage);
  const ahead = Math.round((storage.now() - Date.now()) / 1000);
  if (ahead !== 0) log.warn({ ahead }, 'The database clock differs from this machine’s; the database clock is used');
  const playground = settings.DISCORD_TOKEN === '' ? await openPlayground(settings, games) : undefined;
  let close = () => storage.close();
  /** Exits, so that the supervisor restarts the process. */
  const onFatalClose = (sentence: string) => {
    console.error(sentence);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    void close().finally(() => process.exit(1));
  };
  const guards = FEATURES.flatMap(({ guard }) => guard?.(work, log, settings) ?? []);
  const longtable = await startLongtable({
    work,
    beforeWork: await Promise.all(guards),
    token: playground?.token ?? settings.DISCORD_TOKEN,
    apiUrl: playground?.apiUrl ?? settings.DISCORD_API_URL,
    shards: parseShards(settings.SHARDS),
    storage,
    now: playground && (() => storage.now() + playground.clock.aheadMs),
    games,
    features: FEATURES,
    gamesModule: new URL(`../games/index${extname(import.meta.url)}`, import.meta.url),
    commands: await loadCommands(new URL('../commands/', import.meta.url)),
    log,
    limits: { retention: settings.RETENTION_DAYS && settings.RETENTION_DAYS * DAY_MS },
    services: { recordings },
    support: settings.SUPPORT_URL,
    settings: { ...settings, ...(playground && { DISCORD_CLIENT_SECRET: playground.clientSecret }) },
    local: playground,
    loadProtocols,
    emojis: iconsOf(games),
    greetsEmpty: playground !== undefined,
    onInteraction: observer?.onInteraction,
    onFatalClose,
  });
  observer?.watch(longtable);
  const servers = longtable.gateway.servers.size;
  if (isEmpty && servers > 0 && !playground)
    log.warn({ servers }, `${EMPTY} If the bot has run before, stop it, and correct DATABASE_URL or restore a backup`);
  playground?.clock.onMove(() => void longtable.runDue());
  close = async () => {
    log.info({}, 'Shutting down: finishing moves in progress');
    await observer?.close();
    await longtable.close();
    await playground?.close();
    await storage.close();
  };
  const shutDown = () => {
    // discord.js may still be connecting, and a refused connection must not change the exit code.
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', (error) => log.warn({ error: stackOf(error) }, 'Error during the shutdown'));
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    void close();
  };
  process.once('SIGINT', shutDown);
  process.once('SIGTERM', shutDown);
  await longtable.registered;
  // Without a supervisor, a failed login would end the process.
  playground?.startFaults();
  const { server, apps } = longtable.invites;
  const invitation = `Invite the bot to a server: ${server}\nAdd it to your apps: ${apps}`;
  console.log(playground ? `Open ${playground.url} and type /play` : invitation);
  // Authors start the playground and read its last lines; operators read the log.
  for (const complaint of complaints)
    if (playground) console.error(`\nGAMES: ${complaint} Longtable runs without it.`);
    else log.error({}, complaint);
}

/** Returns an explanation if a port is in use, with the setting to change. Undefined for other errors. */
function portInUse(error: unknown): string | undefined {
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  if (code !== 'EADDRINUSE') return undefined;
  const names = ['METRICS_PORT', 'PROGRAM_PORT', 'ACTIVITY_PORT', 'PLAYGROUND_PORT'] as const;
  const name = names.find((each) => readSettings(process.env)[each] === port);
  return `Port ${port} of ${address} is in use, maybe by another Longtable. Set ${name} to a free port.`;
}

/** Throws if the storage cannot be written. */
async function requireWritableStorage(storage: Storage): Promise<void> {
  try {
    await storage.probe();
  } catch (error) {
    await storage.close();
    throw new Error(`Nothing can be saved: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
}

/** Starts a playground, which replaces Discord if no token is set. */
async function openPlayground(settings: Settings, games: readonly AnyGame[]) {
  const { PLAYGROUND_PORT: port, PLAYGROUND_FILE: file } = settings;
  const { CLIENT_SECRET, fromEnvironment, startPlayground } = await import('@longtable/playground').catch((error) => {
    throw new Error('DISCORD_TOKEN is not set, and this installation has no playground.', { cause: error });
  });
  const options = { port, file, server: LOCAL_SERVER, avatar: await readFile(AVATAR) };
  const { faults = {}, ...rules } = fromEnvironment(settings);
  const playground = await startPlayground({ ...options, ...rules });
  // The bot may create the lobby channel.
  playground.world.serverPermissions |= PermissionFlagsBits.ManageChannels;
  const prepared = FEATURES.map(({ prepareLocal }) => prepareLocal?.(playground, games));
  const close = async () => {
    await playground.close();
    for (const end of prepared) await end?.();
  };
  return { ...playground, clientSecret: CLIENT_SECRET, close, startFaults: () => playground.faults.set(faults) };
}
