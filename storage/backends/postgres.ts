import { KeyvPostgres } from '@keyv/postgres';
import pg from 'pg';
import type { Backend, Lease } from '../backend.ts';
import { unreachable } from './unreachable.ts';

const RECORDS = 'longtable_records';
const LEASES = 'longtable_leases';
/** Unique violation, duplicate object, duplicate table: what the slower of two gets who make the same table at once. */
const ALREADY_THERE = ['23505', '42710', '42P07'];

/** Connects to the server and makes the two tables when they are missing. */
export async function openPostgres(url: string): Promise<Backend> {
  const adapter = new OwnPool({ uri: url, table: RECORDS, keySize: 1000 });
  adapter.on('error', () => {});
  try {
    await adapter.query(
      `CREATE TABLE IF NOT EXISTS ${LEASES} (name TEXT PRIMARY KEY, token TEXT NOT NULL, expires TIMESTAMPTZ NOT NULL)`,
    );
  } catch (error) {
    if (!ALREADY_THERE.includes((error as { code?: string }).code ?? '')) {
      await adapter.disconnect();
      throw unreachable('PostgreSQL', url, error);
    }
  }
  return backend(adapter);
}

/** Each statement is a transaction of its own, so everything that belongs together is one statement. */
function backend(adapter: KeyvPostgres): Backend {
  const changed = async (sql: string, values: unknown[]) =>
    (await adapter.query(`${sql} RETURNING 1`, values)).length > 0;
  return {
    adapter,
    keys: async (prefix) => {
      const rows = await adapter.query(`SELECT key FROM ${RECORDS} WHERE starts_with(key, $1)`, [prefix]);
      return rows.map((row) => row.key);
    },
    write: async ({ puts, drops }, leases) => {
      const names = leases.map((lease) => lease.name);
      const tokens = leases.map((lease) => lease.token);
      const [row] = await adapter.query(WRITE, [names, tokens, [...puts.keys()], [...puts.values()], drops]);
      return row.held;
    },
    take: ({ name, token }, ms) => changed(TAKE, [name, token, ms]),
    renew: async ({ name, token }, ms) => {
      await changed(RENEW, [name, token, ms]);
    },
    release: async ({ name, token }: Lease) => {
      await changed(`DELETE FROM ${LEASES} WHERE name = $1 AND token = $2`, [name, token]);
    },
    close: () => adapter.disconnect(),
  };
}

// A locked lease row cannot be taken over before this statement is through.
const WRITE = `
  WITH mine AS (
    SELECT name FROM ${LEASES}
    WHERE (name, token) IN (SELECT * FROM UNNEST($1::text[], $2::text[]))
    FOR SHARE
  ), leases AS (
    SELECT (SELECT count(*) FROM mine) = cardinality($1) AS held
  ), dropped AS (
    DELETE FROM ${RECORDS} WHERE key = ANY($5::text[]) AND (SELECT held FROM leases)
  ), put AS (
    INSERT INTO ${RECORDS} (key, value)
    SELECT * FROM UNNEST($3::text[], $4::text[]) WHERE (SELECT held FROM leases)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  )
  SELECT held FROM leases`;

// The server's clock, because holders may sit on different machines.
const AFTER = `clock_timestamp() + $3 * INTERVAL '1 millisecond'`;

const TAKE = `
  INSERT INTO ${LEASES} VALUES ($1, $2, ${AFTER})
  ON CONFLICT (name) DO UPDATE SET token = excluded.token, expires = excluded.expires
  WHERE ${LEASES}.expires <= clock_timestamp()`;

const RENEW = `
  UPDATE ${LEASES} SET expires = ${AFTER} WHERE name = $1 AND token = $2 AND expires > clock_timestamp()`;

/**
 * The published adapter shares one pool in the whole process and leaves its errors unheard, so closing one storage would
 * close all, and a restart of the server would end this process. This one has a pool of its own.
 */
class OwnPool extends KeyvPostgres {
  // The base class connects in its constructor, so the field must not be initialised after it.
  declare private pool: InstanceType<typeof pg.Pool>;

  override async connect() {
    this.pool = new pg.Pool({ connectionString: this.opts.uri!, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
    // An idle connection that breaks is replaced; whoever needs one next hears of it if that fails.
    this.pool.on('error', () => {});
    return async (sql: string, values?: unknown[]) => (await this.pool.query(sql, values)).rows;
  }

  override async disconnect() {
    await this.pool.end();
  }
}
