import { Taken, type Write } from '../../../storage/index.ts';
import type { House } from '../house/house.ts';

/** Longer than Discord lets anybody answer an interaction, and so longer than it can come again. */
const REMEMBERED_MS = 15 * 60 * 1000;

/**
 * Commits a change together with the claim of the interaction that asked for it, so that it is made once, whatever number
 * of processes the interaction has reached. Rejects with `Taken` if it was made before.
 */
export async function claiming<T>(house: House, commit: (claim: readonly Write[]) => Promise<T>): Promise<T> {
  const { open } = house.claims;
  const claim = open === undefined ? [] : [house.interactions.add(open, { until: house.now() + REMEMBERED_MS })];
  const result = await commit(claim);
  if (!isRefused(result)) house.claims.close();
  return result;
}

/** Rejects with `Taken` if another process has done what this interaction asks for: then a refusal is none of its answers. */
export async function mustBeOpen(house: House): Promise<void> {
  const { open } = house.claims;
  if (open !== undefined && (await house.interactions.get(open))) throw new Taken();
}

function isRefused(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'refused' in result;
}
