import { namesIn } from '@longtable/kit/load';
import { config } from 'dotenv';
import { builtInGames as own } from '../../games/index.ts';
import { copySqlite } from '../../storage/backends/sqlite.ts';
import { damageMessage, fileOf, openStorage } from '../../storage/index.ts';
import { moveStorage } from '../../storage/move.ts';
import type { Context } from '../host/context.ts';
import { openContext } from '../host/open.ts';
import { openSandboxed } from '../host/sandbox/sandbox.ts';
import { readSettings, type Settings } from '../settings.ts';
import { examine, linesOf } from './doctor/index.ts';
import { inspect, restore } from './inspect.ts';

export type OperatorCommand = 'doctor' | 'check' | 'restore' | 'backup' | 'move';

/** Runs a command with the settings of this process and returns the exit code. Prints the message of an error and returns 1. */
export async function operate(command: OperatorCommand, args: readonly string[]): Promise<number> {
  config({ quiet: true });
  try {
    return await COMMANDS[command](readSettings(process.env), ...(args as [string, string]));
  } catch (error) {
    console.error(damageMessage(error) ?? (error instanceof Error ? error.message : error));
    return 1;
  }
}

const COMMANDS: Record<OperatorCommand, (settings: Settings, ...args: [string, string]) => Promise<number>> = {
  doctor,
  check: (settings) => withContext(settings, check),
  restore: (settings) => withContext(settings, restoreTables),
  backup: ({ DATABASE_URL }, file) => copy(DATABASE_URL, file),
  move: (_, from, to) => move(from, to),
};

async function doctor(settings: Settings): Promise<number> {
  const findings = await examine(settings);
  for (const line of linesOf(findings)) console.log(line);
  return findings.some(({ todo }) => todo) ? 1 : 0;
}

async function check(context: Context): Promise<number> {
  const { counts, lines } = await inspect(context);
  for (const line of lines) console.log(line);
  const { readable, rebuilt, newer, corrupt } = counts;
  console.log(
    `${readable} records are readable, ${rebuilt} can be rebuilt from their log, ${newer} are newer, ${corrupt} are corrupt.`,
  );
  return corrupt > 0 ? 1 : 0;
}

async function restoreTables(context: Context): Promise<number> {
  const { restored, left } = await restore(context);
  for (const id of left) console.log(`still quarantined: table ${id}`);
  console.log(`${restored.length} tables restored, ${left.length} still quarantined.`);
  return 0;
}

async function copy(url: string, file: string): Promise<number> {
  const path = fileOf(url);
  if (path === undefined)
    throw new Error('This only copies SQLite databases. Use pg_dump for PostgreSQL and BGSAVE for Redis.');
  await copySqlite(path, file);
  console.log(`${file} is a copy of ${path}.`);
  return 0;
}

async function move(from: string, to: string): Promise<number> {
  const { records, deadlines, written } = await moveStorage(from, to);
  console.log(
    `${records} records and ${deadlines} deadlines are equal in both databases, ${written} of them written now.`,
  );
  console.log('Set DATABASE_URL to the new address. The old database is as it was.');
  return 0;
}

async function withContext(
  { DATABASE_URL, GAMES }: Settings,
  work: (context: Context) => Promise<number>,
): Promise<number> {
  const report = (about: object, message: string) => console.error(message, JSON.stringify(about));
  const { games } = await openSandboxed(own, namesIn(GAMES), report);
  const storage = await openStorage(DATABASE_URL, { create: false });
  try {
    return await work(openContext({ storage, games, log: { info: () => {}, warn: report, error: report } }));
  } finally {
    await storage.close();
  }
}
