import type { Table } from '../../storage/records/table.ts';
import type { Drawn } from './message.ts';

/** What was drawn of tables before they could be shown, until somebody shows them. */
const drawings = new WeakMap<Table, Map<string, Drawn>>();

/** Draws a table while it is still being written; if that does not work, whoever shows it finds out. `way` tells ways of drawing apart. */
export function drawAhead(table: Table, way: string, draw: () => Drawn): void {
  try {
    const known = drawings.get(table) ?? new Map<string, Drawn>();
    drawings.set(table, known.set(way, draw()));
  } catch {}
}

/** The drawing that was made ahead, for whoever shows it first. */
export function drawnAhead(table: Table, way: string): Drawn | undefined {
  const known = drawings.get(table);
  const drawn = known?.get(way);
  known?.delete(way);
  return drawn;
}
