import type { Write } from '../../storage/index.ts';
import { type Trace, traceKind } from '../../storage/records/trace.ts';
import type { Context } from './context.ts';
import { endOfSeason } from './day.ts';
import { readOrQuarantine } from './read.ts';
import { keyedHash } from './secret.ts';

/** Returns a stable pseudonym for a user. */
export async function pseudonymOf(context: Context, person: string): Promise<string> {
  return (await keyedHash(context, 'people', person)).slice(0, 24);
}

/** Returns the trace of a user who deleted their data earlier this season, otherwise undefined. */
export async function traceOf(context: Context, person: string): Promise<Trace | undefined> {
  return readOrQuarantine(context, traceKind, await pseudonymOf(context, person));
}

/**
 * Returns the write that stores the games in which a user has ratings, and the days of their daily attempts, so that deleting their data does not
 * reset them this season. Empty if they have none.
 */
export async function traceWrites(
  context: Context,
  person: string,
  { rated: ratedNow = [], tried: triedNow = {} }: Partial<Pick<Trace, 'rated' | 'tried'>>,
): Promise<Write[]> {
  const before = await traceOf(context, person);
  const rated = [...new Set([...(before?.rated ?? []), ...ratedNow])];
  const tried = { ...before?.tried, ...triedNow };
  if (rated.length === 0 && Object.keys(tried).length === 0) return [];
  const until = endOfSeason(context.now());
  return [context.storage.store(traceKind).put(await pseudonymOf(context, person), { tried, rated, until })];
}
