import { setTimeout as sleep } from 'node:timers/promises';
import {
  AlreadyHandledError,
  type Storage,
  type Transaction,
  type TransactOptions,
  type Write,
} from '../../storage/index.ts';
import { interactionKind } from '../../storage/records/time.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** Time for which handled interactions are stored. Discord accepts no responses and redelivers no interaction after this time. */
const KEPT_MS = 15 * 60 * 1000;
/** Timeout of a claim, so that a user does not wait for an unavailable database. */
const CLAIM_MS = 500;

/**
 * Returns a context for handling one interaction. Its first commit under locks also stores the interaction's id, so that
 * no other process repeats it: theirs reject with `AlreadyHandledError`, and so does a refusal after a commit of another
 * process, whose reply takes precedence.
 */
export function forInteraction(context: Context, id: string): Context {
  const { storage, now } = context;
  const interaction = { id, hasCommitted: false };
  const handled = storage.store(interactionKind);
  const transact = async <T>(
    locks: string | readonly string[] | Pick<Transaction, 'writes'>,
    change?: (transaction: Transaction) => T | Promise<T>,
    options?: TransactOptions,
  ) => {
    if (!change) return storage.transact(locks as Pick<Transaction, 'writes'>);
    let writes: readonly Write[] = [];
    const changed = await storage.transact(
      locks as readonly string[],
      async (transaction) => {
        try {
          const result = await change(transaction);
          writes = transaction.writes;
          if (writes.length > 0 && !interaction.hasCommitted)
            transaction.write(handled.add(id, { until: now() + KEPT_MS }));
          return result;
        } catch (error) {
          const isRefused = error instanceof Refusal && !interaction.hasCommitted;
          if (isRefused && (await handled.get(id))) throw new AlreadyHandledError();
          throw error;
        }
      },
      options,
    );
    if (writes.length > 0) interaction.hasCommitted = true;
    return changed;
  };
  return { ...context, interaction, storage: { ...storage, transact: transact as Storage['transact'] } };
}

/**
 * Claims the right to answer an interaction late. Rejects with `AlreadyHandledError` if another process has claimed it, unless this process has
 * committed for the interaction. Resolves without a claim if the database does not answer in time.
 */
export async function claimAnswer(context: Context): Promise<void> {
  const { interaction } = context;
  if (!interaction) return;
  try {
    await Promise.race([claim(context, `${interaction.id}.answer`), sleep(CLAIM_MS)]);
  } catch (error) {
    if (error instanceof AlreadyHandledError && !interaction.hasCommitted) throw error;
  }
}

/** Claims the follow-up messages of an interaction. Returns false if another process has claimed them. */
export async function claimFollowUps(context: Context, id: string): Promise<boolean> {
  try {
    await claim(context, `${id}.followUps`);
    return true;
  } catch (error) {
    if (error instanceof AlreadyHandledError) return false;
    throw error;
  }
}

async function claim({ storage, now }: Context, key: string): Promise<void> {
  await storage.transact({ writes: [storage.store(interactionKind).add(key, { until: now() + KEPT_MS })] });
}
