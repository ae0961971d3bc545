import { say } from '@longtable/kit';
import { commandLine } from '../../../storage/backends/sqlite-reader.ts';
import { greetingKind, serverSettingsKind } from '../../../storage/records/server.ts';
import { serverTablesKind, type Table, tableKind } from '../../../storage/records/table.ts';
import { closeTable } from '../../host/actions/resign.ts';
import { isServer, tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { Refusal } from '../../host/refusal.ts';
import { readTable } from '../../host/table/record.ts';
import { deleteServer, exportPerson, exportServer, forgetPerson } from '../personal-data/index.ts';

/** Forms of `longtable admin`. */
export const ADMIN_FORMS: readonly string[] = [
  'servers',
  'tables [server]',
  'close <table>',
  'export user|server <id>',
  'delete user|server <id> --yes',
];

const YES = '--yes';

/** A command that was called incorrectly, with a message for the operator. */
export class UsageError extends Error {}

/** Parses the arguments of `longtable admin` and returns the work, which returns the output. Throws if they are wrong. */
export function parseAdmin(args: readonly string[]): (context: Context) => Promise<string[]> {
  // A table's id may start with a hyphen.
  const [what, first = '', id = '', ...more] = args.filter((argument) => argument !== YES);
  switch (what) {
    case 'servers':
      if (first === '') return listServers;
      break;
    case 'tables':
      if (id === '') return (context) => listTables(context, first);
      break;
    case 'close':
      if (first !== '' && id === '') return async (context) => [await close(context, first)];
      break;
    case 'export':
      if (isSubject(first) && isId(id) && more.length === 0)
        return async (context) => [JSON.stringify(await EXPORTS[first](context, id), undefined, 2)];
      break;
    case 'delete':
      if (isSubject(first) && isId(id) && more.length === 0)
        return async (context) => [await remove(context, first, id, args.includes(YES))];
      break;
  }
  throw new UsageError(
    `Use one of these:\n${ADMIN_FORMS.map((form) => `    ${commandLine(`admin ${form}`)}`).join('\n')}`,
  );
}

type Subject = 'user' | 'server';

const EXPORTS: Record<Subject, (context: Context, id: string) => Promise<object>> = {
  user: exportPerson,
  server: exportServer,
};

function isSubject(text: string): text is Subject {
  return text === 'user' || text === 'server';
}

/** Whether a text is a Discord id. */
function isId(text: string): boolean {
  if (!/^\d{15,21}$/.test(text)) throw new UsageError('Use a Discord ID, which has 15 to 21 digits.');
  return true;
}

async function listServers(context: Context): Promise<string[]> {
  const { storage } = context;
  const lists = (await Array.fromAsync(storage.store(serverTablesKind).ids())).filter(isServer);
  const others = [serverSettingsKind, greetingKind].map((kind) => Array.fromAsync(storage.store<object>(kind).ids()));
  const ids = [...new Set([...lists, ...(await Promise.all(others)).flat()])].sort();
  const counts = await Promise.all(ids.map(async (id) => (await tablesIn(context, id)).length));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [
    ...ids.map((id, index) => `${id}  ${counted(counts[index]!, 'table')}`),
    `${counted(ids.length, 'server')} with ${counted(total, 'unfinished table')}.`,
  ];
}

async function listTables(context: Context, server: string): Promise<string[]> {
  const ids =
    server === '' ? await Array.fromAsync(context.storage.store(tableKind).ids()) : await tablesIn(context, server);
  const lines: string[] = [];
  let finished = 0;
  for (const id of ids) {
    const table = await readTable(context, id).catch(() => undefined);
    if (table?.status === 'over') finished++;
    else lines.push(table ? tableLine(table) : `${id}  not readable`);
  }
  const rest = server === '' ? `, and ${counted(finished, 'finished one')}` : '';
  return [...lines, `${counted(lines.length, 'unfinished table')}${rest}.`];
}

function tableLine({ id, game, status, seats, location, log, times }: Table): string {
  const players = seats.map((seat) => ('id' in seat ? `user ${seat.id}` : seat.kind)).join(', ');
  const where = `${location.guild === null ? 'DM' : `server ${location.guild}`}, channel ${location.channel}`;
  const moved = new Date(times.movedAt).toISOString().slice(0, 16).replace('T', ' ');
  return `${id}  ${game}, ${status}, ${counted(log.moveCount, 'move')}, last change ${moved} UTC, ${where}: ${players}`;
}

async function close(context: Context, id: string): Promise<string> {
  const table = await readTable(context, id);
  if (!table) throw new Error(`There is no table ${id}. “${commandLine('admin tables')}” lists all.`);
  await closeTable(context, id, table.location.guild, { by: 'operator' }).catch((error) => {
    throw error instanceof Refusal ? new Error(say(error.sentence, 'en')) : error;
  });
  await context.outbox.handOver();
  return `Table ${id} is closed. The bot redraws its board.`;
}

async function remove(context: Context, what: Subject, id: string, isSure: boolean): Promise<string> {
  if (!isSure) throw new Error(`This deletes all data of the ${what} ${id} and can’t be undone. Add --yes to do it.`);
  if (what === 'server') await deleteServer(context, id);
  else await forgetPerson(context, id);
  await context.outbox.handOver();
  return what === 'server'
    ? `Deleted the data of the server ${id}. Finished games stay in the histories of their players.`
    : `Deleted the data of the user ${id}. Finished games show them as “someone”.`;
}

/** Returns a number with a noun, such as “1 table” or “2 tables”. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
