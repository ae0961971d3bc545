import type { Seat } from '../../../games/kit/game.ts';
import type { Ending, Sitter, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import type { Refused } from '../refusal.ts';
import { conceded } from './ending.ts';
import { afterLine, type TableChange } from './line.ts';
import { isParty, type LoadedTable } from './table.ts';

/** The table once a seat has given up or run out of time: among more than two the others play on, else it is over. */
export function concede(
  context: Context,
  loaded: LoadedTable,
  ending: Extract<Ending, { by: 'resigning' | 'time' }>,
  doer?: Seat,
): TableChange | Refused {
  if (goesOnWithout(loaded, ending.seat)) return leave(context, loaded, ending.seat);
  return { table: conceded(loaded, ending, context.now(), doer) };
}

/** Whether the others play on when somebody leaves: more than two play, and the game or a computer can do without them. */
export function goesOnWithout({ table, game }: LoadedTable, seat: Seat): boolean {
  const others = table.seats.filter((sitter, other) => other !== seat && isParty(sitter));
  return table.seats.length > 2 && others.length > 0 && (game.retire ?? game.computers) !== undefined;
}

function leave(context: Context, loaded: LoadedTable, seat: Seat): TableChange | Refused {
  const { table, game } = loaded;
  const { plans = [], ...unplanned } = table;
  const others = plans.filter((plan) => plan.seat !== seat);
  const level = game.retire ? undefined : game.computers?.levels.at(-1)?.id;
  const left: Table = {
    ...unplanned,
    ...(others.length > 0 && { plans: others }),
    seats: table.seats.with(seat, gone(table.seats[seat], level, context.now())),
    offer: null,
  };
  if (!game.retire) return { table: left };
  const change = afterLine(context, { game, table: left }, seat, game.retire(table.state, seat));
  if ('refused' in change || change.table.status === 'over') return change;
  return { ...change, table: { ...change.table, status: table.status } };
}

/** Who sits where somebody has left; nobody is remembered for a program. */
function gone(sitter: Sitter | undefined, level: string | undefined, at: number): Sitter {
  if (sitter?.kind !== 'person') return level === undefined ? { kind: 'someone' } : { kind: 'computer', level };
  const { id, name } = sitter;
  return { kind: 'gone', id, at, ...(name && { name }), ...(level !== undefined && { level }) };
}
