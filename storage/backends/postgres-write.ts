import type { Guard, WriteSet } from '../backend.ts';

export const RECORDS = 'longtable_records';
export const LEASES = 'longtable_leases';
export const DUES = 'longtable_dues';

/** A SQL statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly values: unknown[];
}

/**
 * Returns a commit as one statement, which is its own transaction. Commits with the same numbers of writes and
 * conditions share one SQL text, so it can be prepared. The statement returns whether the guard held. It fails if a key
 * exists that must be new. Until it ends, locked leases cannot be taken over and locked texts cannot change. A lease
 * taken meanwhile on a name in `free` does no harm, because its holder's commit finds a changed text.
 */
export function writeStatement(
  { puts, drops, mustNotExist = [], dueChanges = [] }: WriteSet,
  { leases, free, texts }: Guard,
): Statement {
  const values: unknown[] = [];
  const text = (value: string) => `$${values.push(value)}::text`;
  const list = (items: readonly unknown[], type = 'text') => `$${values.push(items)}::${type}[]`;
  const rows = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([key, value]) => `(${text(key)}, ${text(value)})`).join(', ');

  // Check a text that is about to change in the update itself: one index lookup instead of three.
  const [swap] = [...texts].filter(([key]) => puts.has(key));
  const kept = [...texts].filter(([key]) => key !== swap?.[0]);
  const written = [...puts].filter(([key]) => key !== swap?.[0]);
  const added = written.filter(([key]) => mustNotExist.includes(key));
  const put = written.filter(([key]) => !mustNotExist.includes(key));
  const entered = dueChanges.filter(({ at }) => at !== undefined);
  const left = dueChanges.filter(({ at }) => at === undefined);
  const columns = (some: typeof dueChanges) =>
    `${list(some.map(({ index }) => index))}, ${list(some.map(({ key }) => key))}`;

  const holds = [
    ...(leases.length > 0 ? [`(SELECT count(*) FROM mine) = ${leases.length}`] : []),
    ...(free.length > 0
      ? [`NOT EXISTS (SELECT FROM ${LEASES} WHERE name = ANY(${list(free)}) AND expires > clock_timestamp())`]
      : []),
    ...(kept.length > 0 ? [`(SELECT count(*) FROM same) = ${kept.length}`] : []),
  ];
  const parts = [
    leases.length > 0 &&
      `mine AS (
        SELECT FROM ${LEASES} WHERE (name, token) IN (
          SELECT * FROM UNNEST(${list(leases.map(({ name }) => name))}, ${list(leases.map(({ token }) => token))})
        ) FOR SHARE
      )`,
    kept.length > 0 && `same AS (SELECT FROM ${RECORDS} WHERE (key, value) IN (VALUES ${rows(kept)}) FOR UPDATE)`,
    `guard AS (SELECT ${holds.join(' AND ') || 'true'} AS holds)`,
    swap &&
      `swapped AS (
        UPDATE ${RECORDS} SET value = ${text(puts.get(swap[0])!)}
        WHERE key = ${text(swap[0])} AND value = ${text(swap[1])} AND (SELECT holds FROM guard) RETURNING 1
      )`,
    `ready AS (SELECT ${swap ? 'EXISTS (SELECT FROM swapped)' : '(SELECT holds FROM guard)'} AS yes)`,
    added.length > 0 &&
      `added AS (
        INSERT INTO ${RECORDS} (key, value) SELECT * FROM (VALUES ${rows(added)}) AS texts WHERE (SELECT yes FROM ready)
      )`,
    put.length > 0 &&
      `put AS (
        INSERT INTO ${RECORDS} (key, value) SELECT * FROM (VALUES ${rows(put)}) AS texts WHERE (SELECT yes FROM ready)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
      )`,
    drops.length > 0 &&
      `dropped AS (DELETE FROM ${RECORDS} WHERE key = ANY(${list(drops)}) AND (SELECT yes FROM ready))`,
    entered.length > 0 &&
      `entered AS (
        INSERT INTO ${DUES} SELECT * FROM UNNEST(${columns(entered)}, ${list(
          entered.map(({ at }) => at),
          'float8',
        )}) AS times
        WHERE (SELECT yes FROM ready)
        ON CONFLICT (line, key) DO UPDATE SET at = excluded.at
      )`,
    left.length > 0 &&
      `gone AS (
        DELETE FROM ${DUES} WHERE (line, key) IN (SELECT * FROM UNNEST(${columns(left)})) AND (SELECT yes FROM ready)
      )`,
  ];
  return { sql: `WITH ${parts.filter((part) => part).join(', ')} SELECT yes FROM ready`, values };
}
