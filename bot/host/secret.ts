import { createHmac, randomBytes } from 'node:crypto';
import { AlreadyHandledError } from '../../storage/index.ts';
import { secretKind } from '../../storage/records/secret.ts';
import type { Context } from './context.ts';

/** Returns an HMAC of a text with a secret of this installation, so that users cannot predict it. */
export async function keyedHash(context: Context, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await secretFor(context, purpose))
    .update(text)
    .digest('hex');
}

/** Returns a stable pseudonym for a user. */
export async function pseudonymOf(context: Context, person: string): Promise<string> {
  return (await keyedHash(context, 'people', person)).slice(0, 24);
}

/**
 * Returns the secret for a purpose. The first call creates it. If several processes do so at the same time, all return the one that was stored first.
 */
async function secretFor(context: Context, purpose: string): Promise<string> {
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
