import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { namesIn } from '@longtable/kit/load';
import { commandLine } from '../../../storage/backends/sqlite-reader.ts';
import {
  CorruptRecordError,
  damageMessage,
  NewerRecordError,
  openStorage,
  type RecordKind,
} from '../../../storage/index.ts';
import { RECORD_KINDS } from '../../../storage/records/index.ts';
import { snapshotKind, tableKind } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import { openContext } from '../../host/open-context.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readTable } from '../../host/table/record.ts';
import { rebuildFromLog, rulesOf, stateOf } from '../../host/table/state.ts';
import { hasBegun } from '../../host/table/table.ts';
import { loadAllGames } from '../../interactions/feature.ts';
import { readSettings, type Settings, withPassword } from '../../settings.ts';
import { FEATURES } from '../index.ts';
import { counted, parseAdmin, UsageError } from './admin.ts';
import { backUp, EMPTY, restoreBackup, type Sizes } from './backup.ts';
import { moveStorage } from './copy.ts';

/** The condition of a record: `rebuilt` is a table whose state is invalid but whose log leads to a valid one. */
type RecordCondition = 'readable' | 'rebuilt' | 'newer' | 'corrupt';

interface InspectionReport {
  readonly counts: Record<RecordCondition | 'quarantined', number>;
  /** One line for each record that is not readable, with the reason if it is known. */
  readonly lines: readonly string[];
}

/** Checks all stored records, including the logs of tables. Changes nothing. */
export async function inspect(context: Context): Promise<InspectionReport> {
  const counts = { readable: 0, rebuilt: 0, newer: 0, corrupt: 0, quarantined: 0 };
  const lines: string[] = [];
  const kinds = [...RECORD_KINDS, ...FEATURES.flatMap(({ records = [] }) => records)];
  for (const kind of new Set(kinds)) {
    const { name } = kind;
    for await (const id of context.storage.store(kind).ids()) {
      const { finding, why } = await inspectRecord(context, kind, id);
      counts[finding]++;
      if (finding !== 'readable') lines.push(`${finding}: ${name} ${id}${why ? ` (${why})` : ''}`);
    }
  }
  for await (const { store, id } of context.storage.quarantined()) {
    counts.quarantined++;
    lines.push(`quarantined: ${store} ${id}`);
  }
  return { counts, lines };
}

async function inspectRecord(
  context: Context,
  kind: RecordKind<unknown>,
  id: string,
): Promise<{ finding: RecordCondition; why?: string }> {
  try {
    const value = await context.storage.store(kind).get(id);
    return kind.name === tableKind.name && value !== undefined
      ? await inspectTable(context, id)
      : { finding: 'readable' };
  } catch (error) {
    if (error instanceof NewerRecordError) return { finding: 'newer' };
    if (error instanceof CorruptRecordError) return { finding: 'corrupt', why: error.issues };
    throw error;
  }
}

async function inspectTable(context: Context, id: string): Promise<{ finding: RecordCondition; why?: string }> {
  const table = await readTable(context, id);
  const game = table && context.games.get(table.game);
  if (!table || !game || !hasBegun(table)) return { finding: 'readable' };
  if (table.rulesVersion > rulesOf(game)) return { finding: 'newer' };
  const loaded = { table, game, features: context.features };
  const isCurrent = table.rulesVersion === rulesOf(game);
  if (isCurrent && (await stateOf(context, loaded)) !== undefined) return { finding: 'readable' };
  if (!(await rebuildFromLog(context, loaded)))
    return { finding: 'corrupt', why: 'its log doesn’t lead to a valid state' };
  const isOnlyLog = isCurrent && table.state === null && !(await context.storage.store(snapshotKind).get(id));
  return { finding: isOnlyLog ? 'readable' : 'rebuilt' };
}

/** Ids of restored tables, and of those that stay in quarantine. */
interface RepairResult {
  readonly restored: readonly string[];
  readonly left: readonly string[];
}

/** Restores quarantined tables that are valid now or can be replayed from their log. */
export async function repair(context: Context): Promise<RepairResult> {
  const restored: string[] = [];
  const left: string[] = [];
  const records = await Array.fromAsync(context.storage.quarantined());
  for (const record of records.filter(({ store }) => store.startsWith('table-'))) await context.storage.restore(record);
  for (const record of records.filter(({ store }) => store === 'table')) {
    const isBack = await context.storage.restore(record);
    // A table that is still not valid is quarantined again when it is read.
    const again = isBack ? await findTable(context, record.id).catch(ignoreRefusal) : undefined;
    (again ? restored : left).push(record.id);
  }
  return { restored, left };
}

export type OperatorCommand = 'doctor' | 'health' | 'check' | 'repair' | 'backup' | 'restore' | 'move' | 'admin';

/**
 * Runs a command with the settings in an environment and returns the exit code. Prints the message of an error and returns 1, or 2
 * if the command was called incorrectly.
 */
export async function operate(
  command: OperatorCommand,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    return await COMMANDS[command](readSettings(environment), args, environment);
  } catch (error) {
    console.error(damageMessage(error) ?? (error instanceof Error ? error.message : error));
    return error instanceof UsageError ? 2 : 1;
  }
}

type Run = (settings: Settings, args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>;

const COMMANDS: Record<OperatorCommand, Run> = {
  doctor: (settings, args, environment) => {
    parse('doctor', args);
    return doctor(settings, environment);
  },
  health,
  check: (settings, args) => {
    parse('check', args);
    return withContext(settings, check);
  },
  repair: (settings, args) => {
    parse('repair', args);
    return withContext(settings, repairTables);
  },
  backup,
  restore,
  move: (_, args, environment) => {
    const [from = '', to = ''] = parse('move', args, 2).positionals;
    return move(environment, from, to);
  },
  admin: (settings, args) => {
    const work = parseAdmin(args);
    return withContext(settings, async (context) => {
      for (const line of await work(context)) console.log(line);
      return 0;
    });
  },
};

/** Parses the options of a command and its other arguments, of which there must be `count`. */
function parse(
  command: OperatorCommand,
  args: readonly string[],
  count = 0,
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {},
) {
  const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const see = `“${commandLine(`help ${command}`)}” shows what it takes.`;
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const type = options[token.name]?.type;
    if (!type) throw new UsageError(`${command} has no option ${token.rawName}. ${see}`);
    if ((type === 'string') !== (token.value !== undefined))
      throw new UsageError(`${token.rawName} ${type === 'string' ? 'needs a' : 'takes no'} value.`);
  }
  const { values, positionals } = parsed;
  if (positionals.length > count) throw new UsageError(`${command} takes no argument “${positionals[count]}”. ${see}`);
  if (positionals.length < count) throw new UsageError(`${command} needs ${counted(count, 'argument')}. ${see}`);
  return { values, positionals };
}

/** Loads the games, which takes longer than a backup. */
const loadGames = async () => (await import('../../../games/index.ts')).builtInGames;

async function doctor(settings: Settings, environment: NodeJS.ProcessEnv): Promise<number> {
  const { examine, linesOf } = await import('./doctor/index.ts');
  const findings = await examine(await loadGames(), settings, environment);
  for (const line of linesOf(findings)) console.log(line);
  return findings.some(({ todo }) => todo) ? 1 : 0;
}

const HEALTH_PAUSE_MS = 500;

/** Prints the health of the bot on the metrics port, and waits for it if asked to. */
async function health(settings: Settings, args: readonly string[]): Promise<number> {
  const seconds = Number(parse('health', args, 0, { wait: { type: 'string' } }).values.wait ?? 0);
  if (!(seconds >= 0)) throw new UsageError('--wait needs a number of seconds.');
  const { healthOf } = await import('./doctor/index.ts');
  for (const end = performance.now() + 1000 * seconds; ; await sleep(HEALTH_PAUSE_MS)) {
    const { problems } = await healthOf(settings);
    if (problems.length > 0 && performance.now() < end) continue;
    console.log(problems.length === 0 ? 'Healthy.' : problems.join('\n'));
    return problems.length === 0 ? 0 : 1;
  }
}

async function check(context: Context): Promise<number> {
  const { counts, lines } = await inspect(context);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) throw new Error(EMPTY);
  for (const line of lines) console.log(line);
  const { readable, rebuilt, newer, corrupt, quarantined } = counts;
  const others = [
    [rebuilt, 'can be rebuilt from its log', 'can be rebuilt from their logs'],
    [newer, 'was written by a newer Longtable', 'were written by a newer Longtable'],
    [corrupt, 'is corrupt', 'are corrupt'],
    [quarantined, 'is quarantined', 'are quarantined'],
  ].flatMap(([count, one, many]) => (count ? [`${count} ${count === 1 ? one : many}`] : []));
  const said = others.length === 0 ? 'all readable' : [`${readable} readable`, ...others].join(', ');
  console.log(`${counted(total, 'record')}: ${said}.`);
  return corrupt > 0 ? 1 : 0;
}

async function repairTables(context: Context): Promise<number> {
  const { restored, left } = await repair(context);
  for (const id of left) console.log(`still quarantined: table ${id}`);
  console.log(`${counted(restored.length, 'table')} repaired, ${left.length} still quarantined.`);
  return 0;
}

async function backup({ DATABASE_URL }: Settings, args: readonly string[]): Promise<number> {
  const { values, positionals } = parse('backup', args, 1, { keep: { type: 'string' } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new UsageError('--keep needs a number above 0.');
  const { file, larger, records, deadlines } = await backUp(DATABASE_URL, positionals[0] ?? '', { keep });
  console.log(`Saved and verified ${file}: ${counted(records, 'record')}, ${counted(deadlines, 'deadline')}.`);
  if (!larger) return 0;
  console.error(
    `This backup is much smaller than ${larger.file}, which has ${counted(larger.records, 'record')}, so no older backup was deleted. ` +
      'Check DATABASE_URL. If the new size is right, move the older backups to another folder.',
  );
  return 1;
}

async function restore({ DATABASE_URL }: Settings, args: readonly string[]): Promise<number> {
  const { values, positionals } = parse('restore', args, 1, { yes: { type: 'boolean' } });
  const [file = ''] = positionals;
  const confirm = async (sizes: Sizes) => values.yes === true || isConfirmed(file, sizes);
  const { records, deadlines, replaced } = await restoreBackup(file, DATABASE_URL, confirm);
  console.log(`Restored ${file}: ${counted(records, 'record')}, ${counted(deadlines, 'deadline')}.`);
  if (replaced !== undefined)
    console.log(
      `The previous database is in ${replaced}. To go back to it, run “${commandLine(`restore ${replaced}`)}”. Delete it when you no longer need it.`,
    );
  return 0;
}

/** Asks in a terminal whether to restore a much smaller backup. Throws without a terminal. */
async function isConfirmed(file: string, { backup, database }: Sizes): Promise<boolean> {
  const warning = `${file} has ${counted(backup, 'record')}, but the database has ${database}.`;
  if (!process.stdin.isTTY) throw new Error(`${warning} Add --yes to restore it anyway.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Restore it anyway? (y/N) `).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}

async function move(environment: NodeJS.ProcessEnv, from: string, to: string): Promise<number> {
  const { records, deadlines, written } = await moveStorage(
    withPassword(from, environment),
    withPassword(to, environment),
  );
  console.log(
    `Moved ${counted(records, 'record')} and ${counted(deadlines, 'deadline')}; ${written} were copied in this run. Both databases are identical.`,
  );
  console.log('Set DATABASE_URL to the new address. The old database is unchanged.');
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
