import type { Latecomer, Table } from '../../../storage/records/table.ts';
import { hasBegun, isFinished, type LoadedTable } from './table.ts';

/** Whether somebody who comes while a game is going can wait for a seat in the next one. */
export function takesLatecomers({ table, game }: LoadedTable): boolean {
  const hasNoNext = table.tournament ?? table.match ?? table.daily ?? table.lesson ?? table.puzzle;
  return hasBegun(table) && table.status !== 'over' && game.seats.max > 2 && !hasNoNext;
}

/** The persons who wait for the next game; nobody does after one that was cleared away. */
export function latecomersAt(table: Table): string[] {
  const isInVain = table.status === 'over' && !isFinished(table);
  return isInVain ? [] : (table.latecomers ?? []).map(({ id }) => id);
}

/** A table for whose next game one more waits. */
export function withLatecomer(table: Table, latecomer: Latecomer): Table {
  if (latecomersAt(table).includes(latecomer.id)) return table;
  return { ...table, latecomers: [...(table.latecomers ?? []), latecomer] };
}

/** A table for whose next game these wait no longer. */
export function withoutLatecomers({ latecomers = [], ...table }: Table, whom: readonly string[]): Table {
  const others = latecomers.filter(({ id }) => !whom.includes(id));
  return others.length > 0 ? { ...table, latecomers: others } : table;
}
