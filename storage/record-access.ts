import { createHmac, randomBytes } from 'node:crypto';
import { AlreadyHandledError, CorruptRecordError, type Lock, type RecordKind, type Storage } from './index.ts';
import { secretKind } from './records/time.ts';

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

/** Returns an HMAC of a text with a secret of this installation, so that users cannot predict it. */
export async function keyedHash(context: ReadContext, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await secretFor(context, purpose))
    .update(text)
    .digest('hex');
}

/** Returns a stable pseudonym for a user. */
export async function pseudonymOf(context: ReadContext, person: string): Promise<string> {
  return (await keyedHash(context, 'people', person)).slice(0, 24);
}

/**
 * Returns the secret for a purpose. The first call creates it. If several processes do so at the same time, all return the one that was stored first.
 */
async function secretFor(context: ReadContext, purpose: string): Promise<string> {
  const store = context.storage.store(secretKind);
  const kept = store.cached(purpose) ?? (await store.get(purpose));
  if (kept !== undefined) return kept;
  try {
    const drawn = randomBytes(32).toString('hex');
    await context.storage.transact({ writes: [store.add(purpose, drawn)] });
    return drawn;
  } catch (error) {
    if (error instanceof AlreadyHandledError) return secretFor(context, purpose);
    throw error;
  }
}
