import { CorruptRecordError, type Store } from '../../storage/index.ts';
import type { Context } from './context.ts';

/** Reads a record; one that fails validation is set aside with a line in the operator's log, and counts as absent. */
export async function readOrQuarantine<T>(context: Context, store: Store<T>, id: string): Promise<T | undefined> {
  try {
    return await store.get(id);
  } catch (error) {
    if (!(error instanceof CorruptRecordError)) throw error;
    await store.quarantine(id);
    context.log.error({ record: id, why: error.message }, 'A record failed validation and was set aside');
    return undefined;
  }
}
