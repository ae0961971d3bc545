import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import type { AnyGame } from '@longtable/kit';
import { namesIn } from '@longtable/kit/load';
import { commandLine } from '../../../../storage/backends/sqlite-reader.ts';
import { backupKind, damageMessage, fileOf, openStorage, type Storage } from '../../../../storage/index.ts';
import { gamesWithoutSubcommand } from '../../../gateway/register.ts';
import { HOUR_MS } from '../../../host/duration.ts';
import { loadCommands } from '../../../interactions/command.ts';
import { loadAllGames } from '../../../interactions/feature.ts';
import { type Settings, unknownSettings } from '../../../settings.ts';
import { FEATURES } from '../../index.ts';
import { counted } from '../admin.ts';
import { examineDiscord, type Finding, runCheck, some } from './discord.ts';

const COMMANDS = new URL('../../../../commands/', import.meta.url);

/** Minimum free disk space, for logs and backups. */
const MIN_FREE_BYTES = 512 * 2 ** 20;

/** Checks free disk space and ports. */
export async function examineMachine(settings: Settings): Promise<Finding[]> {
  const file = fileOf(settings.DATABASE_URL);
  const { METRICS_HOST, METRICS_PORT, ACTIVITY_HOST, ACTIVITY_PORT, PROGRAM_HOST, PROGRAM_PORT } = settings;
  const ports = [
    { name: 'METRICS_PORT', host: METRICS_HOST, port: METRICS_PORT },
    { name: 'ACTIVITY_PORT', host: ACTIVITY_HOST, port: ACTIVITY_PORT },
    { name: 'PROGRAM_PORT', host: PROGRAM_HOST, port: PROGRAM_PORT },
  ];
  return [
    await runCheck('Service', () => serviceOf(settings)),
    await runCheck('Disk', () => diskAt(file ? existingFolder(file) : '.')),
    ...(await Promise.all(
      ports.flatMap(({ name, host, port }) =>
        port === undefined ? [] : [runCheck(name, () => portAt(name, host, port))],
      ),
    )),
  ];
}

/** The health of a bot on its metrics port. `isRunning` is false if nothing responds there. */
interface Health {
  readonly isRunning: boolean;
  readonly problems: readonly string[];
}

/** Returns the health that a running bot reports on the metrics port. Throws if the port is not set. */
export async function healthOf({ METRICS_HOST: host, METRICS_PORT: port }: Settings): Promise<Health> {
  if (port === undefined) throw new Error('Set METRICS_PORT, on which the bot reports its health.');
  try {
    const reached = host === '0.0.0.0' ? '127.0.0.1' : host;
    const answer = await fetch(`http://${reached}:${port}/health`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    return { isRunning: true, problems: ((await answer.json()) as { ill: string[] }).ill };
  } catch (error) {
    const isHanging = (error as Error).name === 'TimeoutError';
    const problem = isHanging
      ? `The process on ${host}:${port} accepts connections but does not answer, so it hangs or the machine is overloaded.`
      : `No Longtable answers on ${host}:${port}.`;
    return { isRunning: isHanging, problems: [problem] };
  }
}

const HEALTH_TIMEOUT_MS = 4000;

/** Whether the bot runs, as far as its health shows it. */
async function serviceOf(settings: Settings): Promise<Omit<Finding, 'about'>> {
  if (settings.METRICS_PORT === undefined)
    return { found: 'not checked; set METRICS_PORT=9464 and restart the bot to let its health be checked' };
  const { isRunning, problems } = await healthOf(settings);
  if (problems.length === 0) return { found: 'running and healthy' };
  const why = problems.join(' ');
  if (!isRunning) return { found: 'not running', todo: `${why} Start the bot. If it ends again, its log says why.` };
  return { found: 'running, but not healthy', todo: why };
}

async function diskAt(folder: string): Promise<Omit<Finding, 'about'>> {
  const { bavail, bsize } = await statfs(folder);
  const found = `${(Number(bavail * bsize) / 2 ** 30).toFixed(1)} GB free`;
  return bavail * bsize >= MIN_FREE_BYTES ? { found } : { found, todo: `Free up disk space at ${folder}.` };
}

async function portAt(name: string, host: string, port: number): Promise<Omit<Finding, 'about'>> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return { found: `${host}:${port} is free` };
  } catch (error) {
    if (await isLongtable(host, port)) return { found: `${host}:${port} is in use by Longtable` };
    const { code } = error as { code?: string };
    const todo = `Set ${name} to another port.`;
    if (code !== 'EADDRINUSE') return { found: `${host}:${port} cannot be opened (${code})`, todo };
    return {
      found: `${host}:${port} is in use by a process that does not answer as Longtable`,
      todo: `“ss -ltnp sport = :${port}” names it. If it is a Longtable that hangs, restart it. Otherwise: ${todo}`,
    };
  } finally {
    server.close();
  }
}

/** Whether a running Longtable responds on the port, with its health or as the port for programs. */
async function isLongtable(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}:${port}/health`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    const text = await answer.text();
    return answer.status === 426 ? text.startsWith('Longtable') : 'healthy' in JSON.parse(text);
  } catch {
    return false;
  }
}

/** Opens the database, or returns what is wrong with it. A missing file is not created. */
async function openDatabase(url: string): Promise<{ storage: Storage } | { finding: Finding; isMissing: boolean }> {
  const file = fileOf(url);
  if (file !== undefined && !existsSync(file))
    return { finding: await runCheck('Database', () => checkCreatable(file)), isMissing: true };
  try {
    return { storage: await openStorage(url, { create: false }) };
  } catch (error) {
    const todo = damageMessage(error) ?? (error instanceof Error ? error.message : String(error));
    return { finding: { about: 'Database', found: 'cannot be opened', todo }, isMissing: false };
  }
}

/** Duration of a commit above which the doctor warns, because Discord gives a bot three seconds to answer. */
const MAX_SAVE_MS = 2000;

/** Checks that the database can be written, is durable and has the same time as this machine. */
export async function examineDatabase(storage: Storage): Promise<Finding[]> {
  return [
    await runCheck('Database', async () => {
      const { version } = await storage.examine();
      const begun = performance.now();
      await storage.probe();
      const ms = performance.now() - begun;
      const found = `${version}, saves in ${ms.toFixed(1)} ms`;
      return ms > MAX_SAVE_MS
        ? { found, todo: 'Find out what slows down the database: its load, disk or network.' }
        : { found };
    }),
    await runCheck('Durability', async () => {
      const { advice } = await storage.examine();
      return advice.length === 0 ? { found: 'durable' } : { found: 'may lose moves', todo: advice.join(' ') };
    }),
    await runCheck('Quarantine', () => quarantineOf(storage)),
    await runCheck('Backups', () => backupsOf(storage)),
    await runCheck('Database clock', async () => {
      const ahead = Math.round((storage.now() - Date.now()) / 1000);
      if (ahead === 0) return { found: 'the same as this machine’s' };
      const found = `${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine’s`;
      return { found, todo: 'Sync both clocks (NTP). Until then, the database’s clock is used.' };
    }),
  ];
}

/** Counts records that can't be read and tables whose game failed. They are kept, but cannot be used. */
async function quarantineOf(storage: Storage): Promise<Omit<Finding, 'about'>> {
  const records = await Array.fromAsync(storage.quarantined());
  if (records.length === 0) return { found: 'empty' };
  const todo = `“${commandLine('check')}” names them. Update the game that failed, or remove it from GAMES, then run “${commandLine('repair')}”.`;
  return { found: `${counted(records.length, 'record')} that failed or can’t be read`, todo };
}

/** Age of the last backup above which the doctor warns. */
const MAX_BACKUP_AGE_HOURS = 36;

async function backupsOf(storage: Storage): Promise<Omit<Finding, 'about'>> {
  const last = await storage.store(backupKind).get('backup');
  const todo = `Make one every night: ${commandLine('backup backups/ --keep 14')}`;
  if (!last) return (await storage.isEmpty()) ? { found: 'none, and nothing to save yet' } : { found: 'none', todo };
  const hours = Math.floor((storage.now() - last.at) / HOUR_MS);
  const age = hours < 1 ? 'less than an hour' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const found = `the last one is ${age} old: ${last.file}, ${last.records} records`;
  return hours > MAX_BACKUP_AGE_HOURS ? { found, todo } : { found };
}

/** Checks that the first start can create the file. Creates nothing. */
async function checkCreatable(file: string): Promise<Omit<Finding, 'about'>> {
  const folder = existingFolder(file);
  try {
    await access(`${folder}/.`, constants.W_OK);
    return { found: `${file} does not exist yet; the first start creates it` };
  } catch {
    return { found: `${file} cannot be created`, todo: `Let Longtable write to ${folder}, or set DATABASE_URL.` };
  }
}

/** Returns the nearest folder above a file that exists. */
function existingFolder(file: string): string {
  const folder = dirname(resolve(file));
  return existsSync(folder) ? folder : existingFolder(folder);
}

/** Checks that the games can be loaded and have a command each. */
function examineGames(own: readonly AnyGame[], settings: Settings): Promise<Finding> {
  return runCheck('Games', async () => {
    const { games, errors } = await loadAllGames(FEATURES, own, namesIn(settings.GAMES));
    if (errors.length > 0) return { found: `${errors.length} not loaded`, todo: errors.join(' ') };
    const play = (await loadCommands(COMMANDS)).get('play')?.data(games, { features: FEATURES, settings });
    const names = play ? gamesWithoutSubcommand(play, games) : [];
    const without = names.length > 0 ? `; /play is full, so /play other opens ${some(names)}` : '';
    return { found: `${games.length}${without}` };
  });
}

/** Runs all checks. Changes nothing but the test record that shows whether the database can be written. */
export async function examine(
  own: readonly AnyGame[],
  settings: Settings,
  environment: NodeJS.ProcessEnv = {},
): Promise<Finding[]> {
  const unknown = unknownSettings(environment);
  const opened = await openDatabase(settings.DATABASE_URL);
  const storage = 'storage' in opened ? opened.storage : undefined;
  const isEmpty = storage ? await storage.isEmpty().catch(() => undefined) : 'isMissing' in opened && opened.isMissing;
  try {
    const findings = await Promise.all([
      unknown.map((todo): Finding => ({ about: 'Settings', found: 'unknown variable', todo })),
      examineDiscord(settings, storage, isEmpty),
      'storage' in opened ? examineDatabase(opened.storage) : [opened.finding],
      examineMachine(settings),
      examineGames(own, settings),
    ]);
    return findings.flat();
  } finally {
    await storage?.close();
  }
}

/** Formats findings, with a second line for advice. Problems come last, followed by their number. */
export function linesOf(findings: readonly Finding[]): string[] {
  const [fine, problems] = [false, true].map((isProblem) =>
    findings.filter(({ todo }) => (todo !== undefined) === isProblem),
  ) as [Finding[], Finding[]];
  return [
    ...fine.map(({ about, found }) => `ok  ${about}: ${found}`),
    ...problems.flatMap(({ about, found, todo }) => [`!!  ${about}: ${found}`, `    ${todo}`]),
    problems.length === 0 ? 'All is well.' : `${counted(problems.length, 'thing')} to do, marked with “!!”.`,
  ];
}
