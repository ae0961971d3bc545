import type { Context } from '../host/context.ts';
import { findTable } from '../host/table/find.ts';

/** The quarantined tables that are back, and those that stay in quarantine. */
export interface Restored {
  readonly restored: readonly string[];
  readonly left: readonly string[];
}

/** Restores quarantined tables that are sound by now or can be replayed from their log. */
export async function restore(context: Context): Promise<Restored> {
  const restored: string[] = [];
  const left: string[] = [];
  const found = await Array.fromAsync(context.storage.quarantined());
  for (const record of found.filter(({ store }) => store === 'table')) {
    const isBack = await context.storage.restore(record);
    // A table that is still not sound is quarantined again when it is read.
    const again = isBack ? await findTable(context, record.id) : undefined;
    (again && 'table' in again ? restored : left).push(record.id);
  }
  return { restored, left };
}
