import { close, fdatasync, fsync, open } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const [opened, synced, closed] = [promisify(open), promisify(fdatasync), promisify(close)];

/**
 * Takes a file to the disk while this process goes on with other things. What was written before the question is there
 * when the answer comes; those who ask while that is being done have their turn next, all of them together.
 */
export class Flush {
  readonly #path: string;
  #file: number | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when everything that was written by now is on the disk. */
  done(): Promise<void> {
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

  /** What failed once may work with the file opened anew. */
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
    // The file may be new, and then it is its folder that knows of it; not every system lets that be asked for.
    const folder = await opened(dirname(this.#path), 'r').catch(() => undefined);
    if (folder !== undefined) {
      await promisify(fsync)(folder).catch(() => {});
      await closed(folder);
    }
    return file;
  }
}
