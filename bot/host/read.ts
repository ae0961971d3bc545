import { CorruptRecordError, type Lock, type Store } from '../../storage/index.ts';

/** Reads a record; one that fails validation is quarantined with a line in the operator's log, and counts as absent. */
export async function readOrQuarantine<T>(
  { log }: { readonly log: { error(about: object, message: string): void } },
  store: Store<T>,
  id: string,
  lock?: Lock,
): Promise<T | undefined> {
  try {
    return await store.get(id, lock);
  } catch (error) {
    if (!(error instanceof CorruptRecordError)) throw error;
    await store.quarantine(id, lock);
    log.error({ record: id, why: error.message }, 'A record failed validation and was quarantined');
    return undefined;
  }
}
