import { config } from 'dotenv';
import { copySqlite } from '../../storage/backends/sqlite.ts';
import { damageOf, openStorage } from '../../storage/index.ts';
import { moveStorage } from '../../storage/move.ts';
import type { Context } from '../host/context.ts';
import { openContext } from '../host/open.ts';
import { readSettings, type Settings } from '../settings.ts';
import { examine, linesOf } from './doctor/index.ts';
import { inspect } from './inspect.ts';
import { restore } from './restore.ts';

const USAGE = `npm run longtable -- doctor          checks token, permissions, database, disk and ports, and says what to do
npm run longtable -- check           lists what is stored and whether it’s readable
npm run longtable -- restore         restores quarantined tables that can be rebuilt
npm run longtable -- backup <file>   copies a SQLite database while the bot runs
npm run longtable -- move <from> <to>   moves everything to another database, e.g. from sqlite:data/longtable.sqlite to postgres://…`;

config({ quiet: true });
const [verb, target, destination] = process.argv.slice(2);
try {
  process.exitCode = await run(readSettings(process.env));
} catch (error) {
  console.error(damageOf(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}

/** Does what was asked for; gives the exit code. */
async function run(settings: Settings): Promise<number> {
  const url = settings.DATABASE_URL;
  if (verb === 'doctor') return doctor(settings);
  if (verb === 'check') return withContext(url, check);
  if (verb === 'restore') return withContext(url, restoreTables);
  if (verb === 'backup' && target !== undefined) return copy(url, target);
  if (verb === 'move' && target !== undefined && destination !== undefined) return move(target, destination);
  console.error(USAGE);
  return 2;
}

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
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(url)?.[1];
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

async function withContext(url: string, work: (context: Context) => Promise<number>): Promise<number> {
  const { shelf } = await import('../../shelf/index.ts');
  const storage = await openStorage(url);
  const report = (about: object, message: string) => console.error(message, JSON.stringify(about));
  try {
    return await work(openContext({ storage, shelf, log: { info: () => {}, warn: report, error: report } }));
  } finally {
    await storage.close();
  }
}
