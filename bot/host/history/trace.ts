import type { Write } from '../../../storage/index.ts';
import type { Tries } from '../../../storage/records/daily.ts';
import type { Standing } from '../../../storage/records/standing.ts';
import type { Trace } from '../../../storage/records/trace.ts';
import type { Context } from '../context.ts';
import { endOfSeason } from '../day.ts';
import { readOrQuarantine } from '../read.ts';
import { keyedHash } from '../secret.ts';

/** What stands for a person where they may not be named; the same person always has the same. */
export async function pseudonymOf(context: Context, person: string): Promise<string> {
  return (await keyedHash(context, 'people', person)).slice(0, 24);
}

/** What is left of a person who had their data deleted, if they come back within the season. */
export async function traceOf(context: Context, person: string): Promise<Trace | undefined> {
  return readOrQuarantine(context, context.traces, await pseudonymOf(context, person));
}

/** Leaves a trace of somebody who had something to begin anew with. */
export async function traceWrites(
  context: Context,
  person: string,
  { games }: Standing,
  tries: Tries | undefined,
): Promise<Write[]> {
  const before = await traceOf(context, person);
  const ratedNow = Object.keys(games).filter((game) => games[game]?.rating);
  const rated = [...new Set([...(before?.rated ?? []), ...ratedNow])];
  const triedNow = Object.entries(tries ?? {}).map(([game, { day }]) => [game, day] as const);
  const tried = { ...before?.tried, ...Object.fromEntries(triedNow) };
  if (rated.length === 0 && Object.keys(tried).length === 0) return [];
  const until = endOfSeason(context.now());
  return [context.traces.put(await pseudonymOf(context, person), { tried, rated, until })];
}
