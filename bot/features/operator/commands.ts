import { parseArgs } from 'node:util';
import { namesIn } from '@longtable/kit/load';
import { damageMessage, openStorage } from '../../../storage/index.ts';
import type { Context } from '../../host/context.ts';
import { openContext } from '../../host/open-context.ts';
import { loadAllGames } from '../../interactions/feature.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { FEATURES } from '../index.ts';
import { administer, counted } from './admin.ts';
import { backUp, restoreBackup } from './backup.ts';
import { moveStorage } from './copy.ts';
import { inspect, repair } from './inspect.ts';

export type OperatorCommand = 'doctor' | 'check' | 'repair' | 'backup' | 'restore' | 'move' | 'admin';

/** Runs a command with the settings in an environment and returns the exit code. Prints the message of an error and returns 1. */
export async function operate(
  command: OperatorCommand,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    return await COMMANDS[command](readSettings(environment), args, environment);
  } catch (error) {
    console.error(damageMessage(error) ?? (error instanceof Error ? error.message : error));
    return 1;
  }
}

type Run = (settings: Settings, args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>;

const COMMANDS: Record<OperatorCommand, Run> = {
  doctor: (settings, _, environment) => doctor(settings, environment),
  check: (settings) => withContext(settings, check),
  repair: (settings) => withContext(settings, repairTables),
  backup,
  restore,
  move: (_, [from = '', to = '']) => move(from, to),
  admin: (settings, args) =>
    withContext(settings, async (context) => {
      for (const line of await administer(context, args)) console.log(line);
      return 0;
    }),
};

/** Loads the games, which takes longer than a backup. */
const loadGames = async () => (await import('../../../games/index.ts')).builtInGames;

async function doctor(settings: Settings, environment: NodeJS.ProcessEnv): Promise<number> {
  const { examine, linesOf } = await import('./doctor/index.ts');
  const findings = await examine(await loadGames(), settings, environment);
  for (const line of linesOf(findings)) console.log(line);
  return findings.some(({ todo }) => todo) ? 1 : 0;
}

async function check(context: Context): Promise<number> {
  const { counts, lines } = await inspect(context);
  for (const line of lines) console.log(line);
  const { readable, rebuilt, newer, corrupt } = counts;
  console.log(
    `${readable} records are readable, ${rebuilt} can be rebuilt from their log, ${newer} were written by a newer Longtable, ${corrupt} are corrupt.`,
  );
  return corrupt > 0 ? 1 : 0;
}

async function repairTables(context: Context): Promise<number> {
  const { restored, left } = await repair(context);
  for (const id of left) console.log(`still quarantined: table ${id}`);
  console.log(`${counted(restored.length, 'table')} repaired, ${left.length} still quarantined.`);
  return 0;
}

async function backup({ DATABASE_URL }: Settings, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new Error('--keep needs a number above 0.');
  const { file, records, deadlines } = await backUp(DATABASE_URL, positionals[0] ?? '', { keep });
  console.log(`${file} has ${counted(records, 'record')} and ${counted(deadlines, 'deadline')}, and was checked.`);
  return 0;
}

async function restore({ DATABASE_URL }: Settings, [file = '']: readonly string[]): Promise<number> {
  const { records, deadlines, replaced } = await restoreBackup(file, DATABASE_URL);
  console.log(`The database is equal to ${file}: ${counted(records, 'record')}, ${counted(deadlines, 'deadline')}.`);
  if (replaced !== undefined) console.log(`${replaced} is the database as it was. Delete it when you don’t need it.`);
  return 0;
}

async function move(from: string, to: string): Promise<number> {
  const { records, deadlines, written } = await moveStorage(from, to);
  console.log(
    `Both databases have the same ${counted(records, 'record')} and ${counted(deadlines, 'deadline')}. ${written} were written now.`,
  );
  console.log('Set DATABASE_URL to the new address. The old database is as it was.');
  return 0;
}

async function withContext(
  { DATABASE_URL, GAMES }: Settings,
  work: (context: Context) => Promise<number>,
): Promise<number> {
  const report = (about: object, message: string) => console.error(message, JSON.stringify(about));
  const { games } = await loadAllGames(FEATURES, await loadGames(), namesIn(GAMES), report);
  const storage = await openStorage(DATABASE_URL, { create: false });
  try {
    return await work(
      openContext({ storage, games, features: FEATURES, log: { info: () => {}, warn: report, error: report } }),
    );
  } finally {
    await storage.close();
  }
}
