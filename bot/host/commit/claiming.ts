import { AlreadyHandledError, type Write } from '../../../storage/index.ts';
import type { Context } from '../context.ts';

/** Longer than Discord lets anybody answer an interaction, and so longer than it can come again. */
const REMEMBERED_MS = 15 * 60 * 1000;

/**
 * Commits a change together with the claim of the interaction that asked for it, so that it is made once, whatever number
 * of processes the interaction has reached. Rejects with `Taken` if it was made before.
 */
export async function claiming<T>(context: Context, commit: (claim: readonly Write[]) => Promise<T>): Promise<T> {
  const { open } = context.claims;
  const claim = open === undefined ? [] : [context.interactions.add(open, { until: context.now() + REMEMBERED_MS })];
  const result = await commit(claim);
  if (!isRefused(result)) context.claims.close();
  return result;
}

/** Rejects with `Taken` if another process has done what this interaction asks for: then a refusal is none of its answers. */
export async function mustBeOpen(context: Context): Promise<void> {
  const { open } = context.claims;
  if (open !== undefined && (await context.interactions.get(open))) throw new AlreadyHandledError();
}

function isRefused(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'refused' in result;
}
