import type { Sitter, Table } from '../../../storage/records/table.ts';

/** A table at which these sitters are "someone". */
export function withoutNames(table: Table, whom: (sitter: Sitter) => boolean): Table {
  return { ...table, seats: table.seats.map((sitter): Sitter => (whom(sitter) ? { kind: 'someone' } : sitter)) };
}

/** What is kept of a table: one that never began is no part of anybody's past and names nobody. */
export function asKept(table: Table): Table {
  return table.ending?.by === 'nobody' ? withoutNames(table, (sitter) => 'id' in sitter) : table;
}
