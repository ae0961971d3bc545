import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type History, readHistory, type Stored } from '../match/journal.ts';
import type { Header } from '../match/session.ts';
import type { ReplayJob } from '../replay/worker.ts';
import { MATCH_PREFIX } from '../wire/words.ts';

/** Maximum number of files per folder: of ended matches, and of replays. */
const MAX_FILES = 50;

/** The folder of running matches, ended matches and replays. */
export class Archive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const subfolder of ['running', 'ended', 'replays']) mkdirSync(join(folder, subfolder), { recursive: true });
  }

  /** Path of the lock file, which prevents two servers from writing the same journal. */
  get lock(): string {
    return join(this.#folder, 'lock');
  }

  /** Returns the journal path of a running match. */
  journal({ session }: Pick<Header, 'session'>): string {
    return join(this.#folder, 'running', `${session}.jsonl`);
  }

  /** Returns the journals of matches that were running when the last process stopped. */
  unfinished(): { readonly path: string; readonly history: Stored | undefined }[] {
    const subfolder = join(this.#folder, 'running');
    const paths = readdirSync(subfolder).map((name) => join(subfolder, name));
    return paths.map((path) => ({ path, history: readHistory(path) }));
  }

  /** Renames a journal that cannot be resumed and moves it out of the folder of running matches. */
  quarantine(path: string): void {
    renameSync(path, join(this.#folder, `broken-${basename(path)}`));
  }

  /** Moves the journal of a match to the ended ones and deletes the oldest beyond `MAX_FILES`. Returns its path. */
  file(header: Header): string {
    const path = join(this.#folder, 'ended', `${nameOf(header)}.jsonl`);
    renameSync(this.journal(header), path);
    this.#prune('ended');
    return path;
  }

  /** Returns the history of the ended match to which this session id belongs, or undefined if it is not stored. */
  find(session: string): History | undefined {
    if (session.length <= MATCH_PREFIX) return undefined;
    const prefix = `-${session.slice(0, MATCH_PREFIX)}`;
    const file = readdirSync(join(this.#folder, 'ended')).find((name) => name.includes(prefix));
    return file === undefined ? undefined : readHistory(join(this.#folder, 'ended', file));
  }

  replayPath(header: Header): string {
    this.#prune('replays');
    return join(this.#folder, 'replays', `${nameOf(header)}.replay.gz`);
  }

  #prune(subfolder: string): void {
    const files = readdirSync(join(this.#folder, subfolder)).sort();
    for (const file of files.slice(0, -MAX_FILES)) rmSync(join(this.#folder, subfolder, file));
  }
}

/** Returns a unique file name that sorts by time. */
function nameOf({ at, session }: Header): string {
  return `${new Date(at).toISOString().replace(/[:.]/g, '-')}-${session}`;
}

/**
 * Locks a path for this process while the returned server is open. Throws if another process holds the lock. The lock
 * is a socket: a dead process does not answer on it, even if its process id is reused.
 */
export async function takeLock(path: string): Promise<Server> {
  const first = await tryLock(path);
  if (first) return first;
  if (await isAnswered(path)) throw new Error(`${path} is in use by a running server.`);
  rmSync(path, { force: true });
  const second = await tryLock(path);
  if (!second) throw new Error(`${path} is in use by a running server.`);
  return second;
}

async function tryLock(path: string): Promise<Server | undefined> {
  const lock = createServer((socket) => socket.destroy());
  lock.listen(path);
  try {
    await once(lock, 'listening');
    return lock;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Creates a replay in a worker thread. Returns its text, or the path of the file it was written to. */
export function makeReplay(job: ReplayJob): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../replay/worker.ts', import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
