import { hash, randomUUID } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type Backend,
  type Database,
  type GuardedWrite,
  type Lease,
  type Reader,
  UNGUARDED,
  type WriteOutcome,
} from '../backend.ts';
import { asBackend, unreachableError } from './adapter.ts';
import { batched, mergedCalls } from './batch.ts';
import { DUES, LEASES, RECORDS, type Statement, writeStatement } from './postgres-write.ts';

/**
 * Error codes for a unique violation, a duplicate object and a duplicate table. If two processes create the same table,
 * the slower one gets one of them.
 */
const ALREADY_EXISTS = ['23505', '42710', '42P07'];

const UNIQUE_VIOLATION = '23505';

/** Settings without which a commit can be lost. */
const DURABILITY_SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Number of keys per page. */
const PAGE = 1000;

const TABLES = [
  `CREATE TABLE IF NOT EXISTS ${RECORDS} (key VARCHAR(1000) PRIMARY KEY, value TEXT)`,
  // A crash of the server may lose leases, because their holders can then no longer commit. So they are not synced to disk.
  `CREATE UNLOGGED TABLE IF NOT EXISTS ${LEASES} (name TEXT PRIMARY KEY, token TEXT NOT NULL, expires TIMESTAMPTZ NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${DUES} (line TEXT NOT NULL, key TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (line, key))`,
  `CREATE INDEX IF NOT EXISTS ${DUES}_at ON ${DUES} (line, at)`,
];

const COMPRESSION = `
  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = '${RECORDS}'::regclass AND attname = 'value' AND attcompression <> 'l')
    THEN ALTER TABLE ${RECORDS} ALTER COLUMN value SET COMPRESSION lz4; END IF;
  END $$`;

/** Connects to the server and creates missing tables. */
export async function openPostgres(url: string): Promise<Backend> {
  const server = new Connections(url);
  for (const table of TABLES) {
    try {
      await server.query(table);
    } catch (error) {
      if (ALREADY_EXISTS.includes(codeOf(error))) continue;
      await server.close();
      throw unreachableError(
        'PostgreSQL',
        url,
        isWithoutPassword(error) ? new Error('DATABASE_PASSWORD is missing') : error,
      );
    }
  }
  // The default compression takes longer than the rest of a commit. Servers without lz4 keep the default.
  await server.query(COMPRESSION).catch(() => {});
  return asBackend(postgres(server));
}

function postgres(server: Connections): Database {
  const outcomeOf = ([row]: { yes: boolean }[]): WriteOutcome => (row?.yes ? 'done' : 'lost');
  const commit = batched(
    async ({ writes, guard }: GuardedWrite): Promise<WriteOutcome> => {
      const { sql, values } = writeStatement(writes, guard);
      try {
        return outcomeOf(await server.query(sql, values));
      } catch (error) {
        if (writes.mustNotExist?.length && codeOf(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
    async (all) => {
      const statements = all.map(({ writes, guard }) => writeStatement(writes, guard));
      return (await server.transaction(statements))?.map(outcomeOf);
    },
  );
  const namesOf = (leases: readonly Lease[]) => leases.map(({ name }) => name).sort();
  const release = mergedCalls(async (leases: readonly Lease[]) => {
    await server.query(RELEASE, [leases.map(({ name }) => name), leases.map(({ token }) => token)]);
    return leases.map(() => undefined);
  });
  const reads = readsOf((sql, values) => server.query(sql, values));
  return {
    ...reads,
    texts: mergedCalls(reads.texts),
    snapshot: (read) => server.snapshot((query) => read(readsOf(query))),
    commit: (writes, guard = UNGUARDED) => commit({ writes, guard }),
    takeDue: async (index, now, until, max) => {
      const rows = await server.query(TAKE_DUE, [index, now, until, max]);
      return rows.sort((a, b) => a.was - b.was).map((row) => row.key);
    },
    isAlone: async () => {
      const until = performance.now() + CLOSING_MS;
      for (;;) {
        if ((await server.query(OTHER_CONNECTIONS)).length === 0) return true;
        if (performance.now() > until) return false;
        await sleep(50);
      }
    },
    take: async (leases, ms) => {
      const taken = await server.query(TAKE, [namesOf(leases), leases[0]?.token, ms]);
      // Another process was faster with some of them.
      if (taken.length > 0 && taken.length < leases.length) await release(leases);
      return taken.length === leases.length;
    },
    renew: async (leases, ms) => {
      await server.query(RENEW, [namesOf(leases), leases[0]?.token, ms]);
    },
    release: async (leases) => void (await release(leases)),
    sweep: async () => {
      await server.query(`DELETE FROM ${LEASES} WHERE expires < clock_timestamp() - INTERVAL '1 hour'`);
    },
    examine: async () => {
      const rows = await server.query(
        `SELECT name, setting FROM pg_settings WHERE name = 'server_version' OR name = ANY($1)`,
        [DURABILITY_SETTINGS],
      );
      const off = rows.filter(({ name, setting }) => DURABILITY_SETTINGS.includes(name) && setting === 'off');
      return {
        version: `PostgreSQL ${rows.find(({ name }) => name === 'server_version')?.setting}`,
        advice: off.map(({ name }) => `Set ${name} = on: without it a power cut loses the last moves.`),
      };
    },
    time: async () => {
      const [row] = await server.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
      return Number(row.now);
    },
    close: async () => {
      // Let pending commits be sent.
      await setImmediate();
      await server.close();
    },
  };
}

type Query = Connections['query'];

function readsOf(query: Query): Reader {
  return {
    texts: async (keys) => {
      const rows = await query(`SELECT key, value FROM ${RECORDS} WHERE key = ANY($1)`, [keys]);
      const texts = new Map(rows.map(({ key, value }) => [key, value]));
      return keys.map((key) => texts.get(key));
    },
    async *keys(prefix) {
      for (let last = ''; ; ) {
        const rows = await query(KEYS, [prefix, last, PAGE]);
        yield rows.map((row) => row.key as string);
        if (rows.length < PAGE) return;
        last = rows.at(-1).key;
      }
    },
    async *deadlines() {
      for (let [index, key] = ['', '']; ; ) {
        const page = await query(DUE_PAGE, [index, key, PAGE]);
        yield page;
        if (page.length < PAGE) return;
        ({ index, key } = page.at(-1));
      }
    },
  };
}

// Scans the key index once, whatever the database's collation.
const KEYS = `SELECT key FROM ${RECORDS} WHERE starts_with(key, $1) AND key > $2 ORDER BY key LIMIT $3`;

const DUE_PAGE = `
  SELECT line AS index, key, at FROM ${DUES} WHERE (line, key) > ($1, $2) ORDER BY line, key LIMIT $3`;

/** Time in which the server of a busy machine notices that a connection was closed. */
const CLOSING_MS = 1000;

// Every process names its connections differently.
const OTHER_CONNECTIONS = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'longtable %'
  AND application_name <> current_setting('application_name')`;

const TAKE_DUE = `
  WITH due AS (
    SELECT line, key, at FROM ${DUES} WHERE line = $1 AND at <= $2 ORDER BY at LIMIT $4 FOR UPDATE SKIP LOCKED
  )
  UPDATE ${DUES} SET at = $3 FROM due WHERE ${DUES}.line = due.line AND ${DUES}.key = due.key
  RETURNING due.key, due.at AS was`;

// Uses the server's clock, because lease holders may be on different machines.
const EXPIRES_AT = `clock_timestamp() + $3 * INTERVAL '1 millisecond'`;

const TAKE = `
  INSERT INTO ${LEASES} SELECT name, $2, ${EXPIRES_AT} FROM UNNEST($1::text[]) AS name
  WHERE NOT EXISTS (SELECT FROM ${LEASES} WHERE name = ANY($1) AND expires > clock_timestamp())
  ON CONFLICT (name) DO UPDATE SET token = excluded.token, expires = excluded.expires
  WHERE ${LEASES}.expires <= clock_timestamp() RETURNING 1`;

const RELEASE = `DELETE FROM ${LEASES} WHERE (name, token) IN (SELECT * FROM UNNEST($1::text[], $2::text[]))`;

const RENEW = `
  UPDATE ${LEASES} SET expires = ${EXPIRES_AT} WHERE name = ANY($1) AND token = $2 AND expires > clock_timestamp()`;

/** Whether the server asked for a password and the address has none. The client library has no code for it. */
function isWithoutPassword(error: unknown): boolean {
  return /client password must be a/.test((error as Error).message);
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}

/** Returns a query that a connection parses and plans only once. A query without values is not prepared. */
function prepared(text: string, values: unknown[] = []): pg.QueryConfig {
  return values.length === 0 ? { text } : { name: hash('sha256', text, 'base64url'), text, values };
}

/** Pooled connections to a server, each used for one transaction at a time. */
class Connections {
  readonly #pool: InstanceType<typeof pg.Pool>;

  constructor(connectionString: string) {
    this.#pool = new pg.Pool({
      connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: QUERY_MS,
      pipeline: true,
      application_name: `longtable ${randomUUID()}`,
    });
    // Broken connections are replaced; their queries reject.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      client.on('error', () => {});
      client.query(LIMITS).catch(() => {});
    });
  }

  async query(sql: string, values?: unknown[]) {
    const [answer] = await this.#send([prepared(sql, values)]);
    return rowsOf(answer!);
  }

  /**
   * Runs statements in one transaction and returns the rows of each. Returns undefined if one failed and nothing was
   * written.
   */
  async transaction(statements: readonly Statement[]) {
    const queries = statements.map(({ sql, values }) => prepared(sql, values));
    const answers = await this.#send([BEGIN, ...queries, COMMIT]);
    const end = answers.at(-1)!;
    if (end.status === 'rejected') throw end.reason;
    return end.value.command === 'COMMIT' ? answers.slice(1, -1).map(rowsOf) : undefined;
  }

  /** Calls `work` with queries that all see the database at the same moment. */
  async snapshot<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return await work(async (sql, values) => (await client.query(prepared(sql, values))).rows);
    } finally {
      // Closing the connection ends the transaction.
      client.release(true);
    }
  }

  /**
   * Sends statements over one connection without waiting in between, and returns their settled results. Closes the
   * connection if a statement failed.
   */
  async #send(queries: readonly pg.QueryConfig[]) {
    const client = await this.#pool.connect();
    const answers = await Promise.allSettled(queries.map((query) => client.query(query)));
    client.release(answers.some(({ status }) => status === 'rejected'));
    return answers;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** Timeouts in milliseconds of a query (client), a statement (server) and a lock. */
const [QUERY_MS, STATEMENT_MS, LOCK_MS] = [10_000, 8000, 3000];

// The server times out before the client, so that a commit reported as failed is never written later.
const LIMITS = `SET statement_timeout = ${STATEMENT_MS}; SET lock_timeout = ${LOCK_MS}`;

// A stalled transaction releases its locks after 5 s, and a batch waits at most 1 s for a lock.
const BEGIN = prepared('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 5000; SET LOCAL lock_timeout = 1000');
const COMMIT = prepared('COMMIT');

function rowsOf(answer: PromiseSettledResult<pg.QueryResult>) {
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value.rows;
}
