import { hash } from 'node:crypto';
import { KeyvPostgres } from '@keyv/postgres';
import pg from 'pg';
import { type Backend, type Lease, UNGUARDED } from '../backend.ts';
import { unreachable } from './unreachable.ts';

const RECORDS = 'longtable_records';
const LEASES = 'longtable_leases';
const DUES = 'longtable_dues';
/** Unique violation, duplicate object, duplicate table: what the slower of two gets who make the same table at once. */
const ALREADY_THERE = ['23505', '42710', '42P07'];

const UNIQUE_VIOLATION = '23505';

/** How many keys are read at once. */
const PAGE = 1000;

const TABLES = [
  `CREATE TABLE IF NOT EXISTS ${LEASES} (name TEXT PRIMARY KEY, token TEXT NOT NULL, expires TIMESTAMPTZ NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${DUES} (line TEXT NOT NULL, key TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (line, key))`,
  `CREATE INDEX IF NOT EXISTS ${DUES}_at ON ${DUES} (line, at)`,
];

/** Connects to the server and makes the tables when they are missing. */
export async function openPostgres(url: string): Promise<Backend> {
  const adapter = new OwnPool({ uri: url, table: RECORDS, keySize: 1000 });
  adapter.on('error', () => {});
  for (const table of TABLES) {
    try {
      await adapter.query(table);
    } catch (error) {
      if (ALREADY_THERE.includes(codeOf(error))) continue;
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
    async *keys(prefix) {
      for (let last = ''; ; ) {
        const rows = await adapter.query(KEYS, [prefix, last, PAGE]);
        yield rows.map((row) => row.key as string);
        if (rows.length < PAGE) return;
        last = rows.at(-1).key;
      }
    },
    write: async ({ puts, drops, fresh = [], dues = [] }, { leases, free, texts } = UNGUARDED) => {
      const guard = [leases.map(({ name }) => name), leases.map(({ token }) => token), free, ...columns(texts)];
      const isFresh = [...puts.keys()].map((key) => fresh.includes(key));
      const times = [dues.map(({ line }) => line), dues.map(({ key }) => key), dues.map(({ at }) => at ?? null)];
      try {
        const [row] = await adapter.query(WRITE, [...guard, ...columns(puts), isFresh, drops, ...times]);
        return row.holds ? 'done' : 'lost';
      } catch (error) {
        if (fresh.length > 0 && codeOf(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
    takeDue: async (line, now, until, most) => {
      const rows = await adapter.query(TAKE_DUE, [line, now, until, most]);
      return rows.sort((one, other) => one.was - other.was).map((row) => row.key);
    },
    take: ({ name, token }, ms) => changed(TAKE, [name, token, ms]),
    renew: async ({ name, token }, ms) => {
      await changed(RENEW, [name, token, ms]);
    },
    release: async ({ name, token }: Lease) => {
      await changed(`DELETE FROM ${LEASES} WHERE name = $1 AND token = $2`, [name, token]);
    },
    sweep: async () => {
      await adapter.query(`DELETE FROM ${LEASES} WHERE expires < clock_timestamp() - INTERVAL '1 hour'`);
    },
    close: () => adapter.disconnect(),
  };
}

// Walks the index of the keys once, whatever the order of letters is that the database was made with.
const KEYS = `SELECT key FROM ${RECORDS} WHERE starts_with(key, $1) AND key > $2 ORDER BY key LIMIT $3`;

// A locked lease row cannot be taken over before this statement is through, and a locked text cannot be changed; a lease
// that is taken meanwhile is no danger, because its holder finds another text. A fresh key that is there ends it as a whole.
const WRITE = `
  WITH mine AS (
    SELECT name FROM ${LEASES}
    WHERE (name, token) IN (SELECT * FROM UNNEST($1::text[], $2::text[]))
    FOR SHARE
  ), others AS (
    SELECT 1 FROM ${LEASES} WHERE name = ANY($3::text[]) AND expires > clock_timestamp()
  ), same AS (
    SELECT key FROM ${RECORDS}
    WHERE (key, value) IN (SELECT * FROM UNNEST($4::text[], $5::text[]))
    FOR UPDATE
  ), guard AS (
    SELECT (SELECT count(*) FROM mine) = cardinality($1) AND NOT EXISTS (SELECT FROM others)
      AND (SELECT count(*) FROM same) = cardinality($4) AS holds
  ), dropped AS (
    DELETE FROM ${RECORDS} WHERE key = ANY($9::text[]) AND (SELECT holds FROM guard)
  ), texts AS (
    SELECT * FROM UNNEST($6::text[], $7::text[], $8::boolean[]) AS texts (key, value, fresh) WHERE (SELECT holds FROM guard)
  ), added AS (
    INSERT INTO ${RECORDS} (key, value) SELECT key, value FROM texts WHERE fresh
  ), put AS (
    INSERT INTO ${RECORDS} (key, value) SELECT key, value FROM texts WHERE NOT fresh
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  ), times AS (
    SELECT * FROM UNNEST($10::text[], $11::text[], $12::double precision[]) AS times (line, key, at) WHERE (SELECT holds FROM guard)
  ), gone AS (
    DELETE FROM ${DUES} WHERE (line, key) IN (SELECT line, key FROM times WHERE at IS NULL)
  ), entered AS (
    INSERT INTO ${DUES} SELECT * FROM times WHERE at IS NOT NULL
    ON CONFLICT (line, key) DO UPDATE SET at = excluded.at
  )
  SELECT holds FROM guard`;

const columns = (texts: ReadonlyMap<string, string>) => [[...texts.keys()], [...texts.values()]];

const TAKE_DUE = `
  WITH due AS (
    SELECT line, key, at FROM ${DUES} WHERE line = $1 AND at <= $2 ORDER BY at LIMIT $4 FOR UPDATE SKIP LOCKED
  )
  UPDATE ${DUES} SET at = $3 FROM due WHERE ${DUES}.line = due.line AND ${DUES}.key = due.key
  RETURNING due.key, due.at AS was`;

// The server's clock, because holders may sit on different machines.
const AFTER = `clock_timestamp() + $3 * INTERVAL '1 millisecond'`;

const TAKE = `
  INSERT INTO ${LEASES} VALUES ($1, $2, ${AFTER})
  ON CONFLICT (name) DO UPDATE SET token = excluded.token, expires = excluded.expires
  WHERE ${LEASES}.expires <= clock_timestamp()`;

const RENEW = `
  UPDATE ${LEASES} SET expires = ${AFTER} WHERE name = $1 AND token = $2 AND expires > clock_timestamp()`;

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}

/** A statement that a connection parses and plans once, however often it is asked for. */
function prepared(text: string, values: unknown[] = []): pg.QueryConfig {
  return values.length === 0 ? { text } : { name: hash('sha256', text, 'base64url'), text, values };
}

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
    return async (sql: string, values?: unknown[]) => (await this.pool.query(prepared(sql, values))).rows;
  }

  override async disconnect() {
    await this.pool.end();
  }
}
