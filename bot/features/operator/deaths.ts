import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { say } from '@longtable/kit';
import type { Work } from '../../host/context.ts';
import { gameFailed } from '../../host/table/outside-games.ts';
import { quarantineTable, readTable } from '../../host/table/record.ts';
import type { Bot } from '../../interactions/bot.ts';

/** Work on a record that has ended processes. */
export type FatalWork = Work & { readonly id: string };

/** Number of ended processes after which a piece of work is quarantined. */
const MAX_DEATHS = 2;

/** Returns the work that has ended two processes, once per record, and removes it from the file. */
export function takeRepeated(file: string): FatalWork[] {
  const deaths = Map.groupBy(read(file), (each) => `${each.record ?? 'table'} ${each.id}`);
  const isRepeated = (works: readonly FatalWork[]) => works.length >= MAX_DEATHS;
  const left = [...deaths.values()].filter((works) => !isRepeated(works)).flat();
  if (left.length > 0) writeFileSync(file, left.map((each) => `${JSON.stringify(each)}\n`).join(''));
  else rmSync(file, { force: true });
  return [...deaths.values()].filter(isRepeated).flatMap(([first]) => first ?? []);
}

/** Reads the file. A line that a dying process left unfinished is skipped. */
function read(file: string): FatalWork[] {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(parse);
  } catch {
    return [];
  }
}

function parse(line: string): FatalWork[] {
  try {
    const death = JSON.parse(line);
    return typeof death.id === 'string' ? [death] : [];
  } catch {
    return [];
  }
}

/**
 * Quarantines the record of work that has ended two processes and notifies the table's channel. Reads only the record,
 * because the game or the drawing may block.
 */
export async function quarantineFatal(
  { context, features, messages }: Bot,
  { kind, record, id }: FatalWork,
): Promise<void> {
  const dueKinds = features.flatMap(({ due = [] }) => due.map((each) => each.kind));
  const due = dueKinds.find(({ name }) => name === record);
  const table = due ? undefined : await readTable(context, id).catch(() => undefined);
  await (due ? context.storage.store(due).quarantine(id) : quarantineTable(context, id));
  const about = { id, kind, record: record ?? 'table', game: table?.game };
  context.log.error(about, 'Quarantined work that crashed two processes');
  const game = context.games.get(table?.game ?? '');
  if (!table || !game) return;
  const content = say(gameFailed(game.title).sentence, table.location.language);
  await messages
    .send(table.location, { content }, { nonce: `${id}.aside` })
    .catch((error) => context.log.warn({ ...about, error: String(error) }, 'Could not notify the players of a table'));
}
