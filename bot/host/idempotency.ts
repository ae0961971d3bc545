import { setTimeout as sleep } from 'node:timers/promises';
import { AlreadyHandledError, type Transaction } from '../../storage/index.ts';
import { interactionKind } from '../../storage/records/time.ts';
import type { Context } from './context.ts';

/** Time for which handled interactions are stored. Discord accepts no responses and redelivers no interaction after this time. */
const KEPT_MS = 15 * 60 * 1000;
/** Timeout of a claim, so that a user does not wait for an unavailable database. */
const CLAIM_MS = 500;

/** Returns a context for handling one interaction. Its first commit also stores the interaction's id. */
export function forInteraction(context: Context, id: string): Context {
  return { ...context, interaction: { id, hasCommitted: false } };
}

/** Commits once per interaction, even if several processes handle it. Rejects with `AlreadyHandledError` if another process has committed for it. */
export async function transactOnce(context: Context, transaction: Omit<Transaction, 'key'>): Promise<void> {
  const { storage, interaction, now } = context;
  const isFirst = interaction && !interaction.hasCommitted;
  const key = isFirst ? storage.store(interactionKind).add(interaction.id, { until: now() + KEPT_MS }) : undefined;
  await storage.transact({ ...transaction, key });
  if (interaction) interaction.hasCommitted = true;
}

/**
 * Claims the right to answer an interaction late. Rejects with `AlreadyHandledError` if another process has claimed it, unless this process has
 * committed for the interaction. Resolves without a claim if the database does not answer in time.
 */
export async function claimAnswer({ storage, interaction, now }: Context): Promise<void> {
  if (!interaction) return;
  const claim = storage.transact({
    writes: [storage.store(interactionKind).add(`${interaction.id}.answer`, { until: now() + KEPT_MS })],
  });
  try {
    await Promise.race([claim, sleep(CLAIM_MS)]);
  } catch (error) {
    if (error instanceof AlreadyHandledError && !interaction.hasCommitted) throw error;
  }
}

/** Claims the follow-up messages of an interaction. Returns false if another process has claimed them. */
export async function claimFollowUps({ storage, now }: Context, id: string): Promise<boolean> {
  try {
    await storage.transact({
      writes: [storage.store(interactionKind).add(`${id}.followUps`, { until: now() + KEPT_MS })],
    });
    return true;
  } catch (error) {
    if (error instanceof AlreadyHandledError) return false;
    throw error;
  }
}

/** Rejects with `AlreadyHandledError` if another process has handled this interaction. Its reply takes precedence over this process's refusal. */
export async function throwIfHandled({ storage, interaction }: Context): Promise<void> {
  if (interaction && !interaction.hasCommitted && (await storage.store(interactionKind).get(interaction.id)))
    throw new AlreadyHandledError();
}
