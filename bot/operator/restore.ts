import type { Context } from '../host/context.ts';
import { findTable } from '../host/table/find.ts';

/** What became of tables that were set aside: those that stand again, and those that stay where they are. */
export interface Restored {
  readonly back: readonly string[];
  readonly aside: readonly string[];
}

/** Puts tables that were set aside back, if they are sound by now or can be played again from their log. */
export async function restore(context: Context): Promise<Restored> {
  const back: string[] = [];
  const aside: string[] = [];
  const found = await Array.fromAsync(context.storage.quarantined());
  for (const record of found.filter(({ store }) => store === 'table')) {
    const isBack = await context.storage.restore(record);
    // A table that is still not sound is set aside again by whoever finds it.
    const again = isBack ? await findTable(context, record.id) : undefined;
    (again && 'table' in again ? back : aside).push(record.id);
  }
  return { back, aside };
}
