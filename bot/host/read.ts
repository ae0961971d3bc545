import { CorruptRecordError, type Lock, type RecordKind, type Storage } from '../../storage/index.ts';

interface ReadContext {
  readonly storage: Storage;
  readonly log: { error(about: object, message: string): void };
}

/** Reads a record. If it fails validation, quarantines it, logs this and returns undefined. */
export async function readOrQuarantine<T>(
  { storage, log }: ReadContext,
  kind: RecordKind<T>,
  id: string,
  lock?: Lock,
): Promise<T | undefined> {
  const store = storage.store(kind);
  try {
    return await store.get(id, lock);
  } catch (error) {
    if (!(error instanceof CorruptRecordError)) throw error;
    await store.quarantine(id, lock);
    log.error({ record: id, why: error.message }, 'A record failed validation and was quarantined');
    return undefined;
  }
}

/** Changes a record under the lock `name` and returns the result of `change`. Undefined deletes the record. */
export async function changeRecord<T, Changed extends T | undefined>(
  context: ReadContext,
  kind: RecordKind<T>,
  id: string,
  name: string,
  change: (before: T | undefined) => Changed,
): Promise<Changed> {
  return context.storage.transact(name, async ({ write }) => {
    const before = await readOrQuarantine(context, kind, id);
    const after = change(before);
    const store = context.storage.store(kind);
    if (after !== before) write(after === undefined ? store.drop(id) : store.put(id, after as T));
    return after;
  });
}
