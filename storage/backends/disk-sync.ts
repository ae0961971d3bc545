import { close, fdatasync, fsync, open } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const [opened, synced, closed] = [promisify(open), promisify(fdatasync), promisify(close)];

/** Syncs a file to disk in the background. Calls during a running sync share the next one. */
export class DiskSync {
  readonly #path: string;
  #file: number | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when everything written so far is on disk. */
  wait(): Promise<void> {
    if (!this.#running) return this.#run();
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#run();
      });
    return this.#next;
  }

  async close(): Promise<void> {
    await (this.#next ?? this.#running)?.catch(() => {});
    await this.#forget();
  }

  #run(): Promise<void> {
    const running = this.#sync().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  /** Syncs the file. After an error, closes it, so that the next sync reopens it. */
  async #sync(): Promise<void> {
    try {
      this.#file ??= await this.#open();
      await synced(this.#file);
    } catch (error) {
      await this.#forget();
      throw error;
    }
  }

  async #forget(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    if (file !== undefined) await closed(file).catch(() => {});
  }

  async #open(): Promise<number> {
    const file = await opened(this.#path, 'r+');
    // A new file also needs its folder synced. Not every system supports that.
    const folder = await opened(dirname(this.#path), 'r').catch(() => undefined);
    if (folder !== undefined) {
      await promisify(fsync)(folder).catch(() => {});
      await closed(folder);
    }
    return file;
  }
}
