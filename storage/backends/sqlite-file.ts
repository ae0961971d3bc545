import { DatabaseSync } from 'node:sqlite';
import { DiskSync } from './disk-sync.ts';

/** The file's path, and the time in milliseconds to wait for another process that writes to it. */
export interface SqliteOptions {
  readonly path: string;
  readonly timeoutMs?: number;
}

/**
 * A SQLite file. `transaction` does not wait for the disk; `onDisk` waits until all transactions so far are stored on
 * it.
 */
export class SqliteFile {
  readonly database: DatabaseSync;
  /** The write-ahead log. */
  readonly #log: DiskSync;
  readonly #statements: Record<'begin' | 'commit' | 'rollback' | 'checkpoint', ReturnType<DatabaseSync['prepare']>>;

  constructor({ path, timeoutMs = 2000 }: SqliteOptions, tables: string) {
    this.database = new DatabaseSync(path, { timeout: timeoutMs });
    try {
      this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON');
      this.database.exec(tables);
    } catch (error) {
      this.database.close();
      throw error;
    }
    this.#statements = {
      begin: this.database.prepare('BEGIN IMMEDIATE'),
      commit: this.database.prepare('COMMIT'),
      rollback: this.database.prepare('ROLLBACK'),
      checkpoint: this.database.prepare('PRAGMA wal_checkpoint(FULL)'),
    };
    this.#log = new DiskSync(`${path}-wal`);
  }

  /** Runs work in a transaction. Rolls back if it throws. */
  transaction<T>(work: () => T): T {
    this.#statements.begin.run();
    try {
      const result = work();
      this.#statements.commit.run();
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.#statements.rollback.run();
      throw error;
    }
  }

  /** Resolves when all earlier transactions are on disk. If the log cannot be synced, a checkpoint is made instead. */
  async onDisk(): Promise<void> {
    try {
      await this.#log.wait();
    } catch (error) {
      if (this.#statements.checkpoint.get()?.busy !== 0) throw error;
    }
  }

  async close(): Promise<void> {
    await this.#log.close();
    if (this.database.isOpen) this.database.close();
  }
}
