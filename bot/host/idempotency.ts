import { setTimeout as sleep } from 'node:timers/promises';
import { AlreadyHandledError, type Transaction } from '../../storage/index.ts';
import { interactionKind } from '../../storage/records/time.ts';
import type { Context } from './context.ts';

/** Longer than Discord takes answers to an interaction, and so longer than it can come again. */
const KEPT_MS = 15 * 60 * 1000;
/** Whoever waits for an answer does not wait for a storage that is away. */
const CLAIM_MS = 500;

/** A context for handling one interaction: the first commit made with it carries the interaction's id. */
export function forInteraction(context: Context, id: string): Context {
  return { ...context, interaction: { id, hasCommitted: false } };
}

/**
 * Commits for the interaction that asked for it, once, whatever number of processes it has reached. Rejects with
 * `AlreadyHandledError` if another process has committed for it.
 */
export async function commit(context: Context, transaction: Omit<Transaction, 'key'>): Promise<void> {
  const { storage, interaction, now } = context;
  const isFirst = interaction && !interaction.hasCommitted;
  const key = isFirst ? storage.store(interactionKind).add(interaction.id, { until: now() + KEPT_MS }) : undefined;
  await storage.transact({ ...transaction, key });
  if (interaction) interaction.hasCommitted = true;
}

/**
 * Claims the right to answer an interaction late, when nobody can tell any more whether another process has answered. Rejects
 * with `AlreadyHandledError` if another has it; whoever has committed for the interaction answers in any case.
 */
export async function claimAnswer({ storage, interaction, now }: Context): Promise<void> {
  if (!interaction) return;
  const claim = storage.commit(
    storage.store(interactionKind).add(`${interaction.id}.answer`, { until: now() + KEPT_MS }),
  );
  try {
    await Promise.race([claim, sleep(CLAIM_MS)]);
  } catch (error) {
    if (error instanceof AlreadyHandledError && !interaction.hasCommitted) throw error;
  }
}

/** Claims the messages that follow an interaction; false if another process has them. */
export async function claimFollowUps({ storage, now }: Context, id: string): Promise<boolean> {
  try {
    await storage.commit(storage.store(interactionKind).add(`${id}.followUps`, { until: now() + KEPT_MS }));
    return true;
  } catch (error) {
    if (error instanceof AlreadyHandledError) return false;
    throw error;
  }
}

/** Rejects with `AlreadyHandledError` if another process has handled this interaction: its answer counts, and no refusal. */
export async function throwIfHandled({ storage, interaction }: Context): Promise<void> {
  if (interaction && !interaction.hasCommitted && (await storage.store(interactionKind).get(interaction.id)))
    throw new AlreadyHandledError();
}
