import type { Sitter, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { refusal } from '../refusal.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { invitedTo, seatsOf, type TableResult } from '../table/table.ts';
import { joinTable } from './join.ts';
import { openTable } from './open.ts';

/** Somebody who plays again: how they are called now, and whether all chance shall be as it was. */
interface Again {
  readonly person: string;
  readonly name?: string | undefined;
  readonly sameSeed?: boolean;
}

/** Opens a table like one that is over, seats swapped, in the same place; the other persons are invited. */
export async function rematch(context: Context, id: string, again: Again): Promise<TableResult> {
  const { person } = again;
  const found = await findTable(context, id);
  if ('refused' in found) return found;
  const { table, game } = found;
  if (seatsOf(table, person).length === 0) return refusal('notYourTable');
  if (table.status !== 'over') return refusal('stillPlaying');
  const { lost, stale, ...place } = table.place;
  const opened = await openTable(context, {
    game,
    options: table.options,
    sitters: swapped(table).map((sitter) => asked(sitter, again)),
    seed: again.sameSeed ? table.seed : undefined,
    seated: true,
    place: { ...place, message: null },
    perTurn: table.clock.perTurn ?? undefined,
    rated: !table.unrated,
    help: table.help,
    name: table.name,
    rematch: true,
    seen: table.seen,
  });
  const isTaken = 'refused' in opened && opened.refused.code === 'placeTaken';
  return isTaken ? ((await joinRematch(context, table, again)) ?? opened) : opened;
}

/** Two who both ask for it mean the same table: the second accepts the first one's invitation. */
async function joinRematch(
  context: Context,
  { game, place }: Table,
  { person, name }: Again,
): Promise<TableResult | undefined> {
  const standing = await findTableAt(context, place.channel);
  if ('refused' in standing || standing.table.game !== game || !invitedTo(standing.table).includes(person))
    return undefined;
  return joinTable(context, standing.table.id, person, name);
}

function swapped({ seats }: Table): Sitter[] {
  return [...seats.slice(1), ...seats.slice(0, 1)];
}

function asked(sitter: Sitter, { person, name }: Again): Sitter {
  if (sitter.kind === 'computer') return sitter;
  if (sitter.kind !== 'person') return { kind: 'open' };
  const isThem = sitter.id === person;
  const called = (isThem && name) || sitter.name;
  return { kind: isThem ? 'person' : 'invited', id: sitter.id, ...(called && { name: called }) };
}
