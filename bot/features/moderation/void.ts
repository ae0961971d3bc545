import type { Transaction } from '../../../storage/index.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { findTable, readTableOrQuarantine, tableWrites } from '../../host/table/find.ts';
import { isPlayer, playersAt, resultOf } from '../../host/table/table.ts';
import { readNewest, serverHistoryListId } from '../history/index.ts';

/** Whether a game has changed ratings that can be undone. */
export function isVoidable(table: Table): boolean {
  return table.seats.some((occupant) => isPlayer(occupant) && occupant.rated?.undo !== undefined);
}

/**
 * Makes a finished rated game of a server unrated and undoes its effect on the players' ratings. If a player has had
 * later rated games, their rating changes by the points of this game, otherwise it is exactly as before. A second call is refused.
 */
export async function voidGame(context: Context, id: string, guild: string): Promise<LoadedTable> {
  const found = await findTable(context, id);
  if (found.table.location.guild !== guild) throw new Refusal('noTable');
  const result = resultOf(found);
  if (!result || !isVoidable(found.table)) throw new Refusal('notVoidable');
  const persons = playersAt(found.table);
  return context.storage.transact(`table:${id}`, (within) => {
    const work = async ({ write }: Transaction) => {
      const table = await readTableOrQuarantine(context, id);
      if (!table || !isVoidable(table)) throw new Refusal('notVoidable');
      const undone = context.features.map((feature) => feature.undoResult?.(context, table, result) ?? []);
      write(...(await Promise.all(undone)).flat());
      const voided = voidedTable(table);
      write(...tableWrites(context, table, voided));
      return { ...found, table: voided };
    };
    return context.storage.transact(persons.map((person) => `player:${person}`).sort(), work, { within });
  });
}

function voidedTable(table: Table): Table {
  const seats = table.seats.map((occupant): SeatOccupant => {
    if (!isPlayer(occupant)) return occupant;
    const { rated, ...rest } = occupant;
    return rest as SeatOccupant;
  });
  return { ...table, seats, terms: { ...table.terms, unrated: true, voided: true }, revision: table.revision + 1 };
}

/** Maximum number of games of a server that are searched. */
const MAX_GAMES = 1000;

/** Voids all rated games of a user on a server. Returns the voided tables. */
export async function voidGamesOf(context: Context, guild: string, person: string): Promise<LoadedTable[]> {
  const voided: LoadedTable[] = [];
  for (const id of await readNewest(context, serverHistoryListId(guild), MAX_GAMES, 0)) {
    const table = await readTableOrQuarantine(context, id);
    if (!table || !playersAt(table).includes(person) || !isVoidable(table)) continue;
    const result = await voidGame(context, id, guild).catch(ignoreRefusal);
    if (result) voided.push(result);
  }
  return voided;
}
