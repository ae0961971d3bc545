import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, join } from 'node:path';
import { type History, readHistory, type Stored } from '../match/journal.ts';
import type { Header } from '../match/session.ts';
import { MATCH_PREFIX } from '../wire/words.ts';

/** How many ended matches and replays are kept. */
const KEPT = 50;

/** Where a server keeps its running matches, its ended ones and their replays. */
export class Archive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const room of ['running', 'ended', 'replays']) mkdirSync(join(folder, room), { recursive: true });
  }

  /** What says that the folder is taken; two servers that wrote one journal would ruin it. */
  get lock(): string {
    return join(this.#folder, 'lock');
  }

  /** Returns the path of the journal of a running match. */
  journal({ session }: Pick<Header, 'session'>): string {
    return join(this.#folder, 'running', `${session}.jsonl`);
  }

  /** Returns the journals of the matches that ran when the last process stopped. */
  unfinished(): { readonly path: string; readonly history: Stored | undefined }[] {
    const room = join(this.#folder, 'running');
    const paths = readdirSync(room).map((name) => join(room, name));
    return paths.map((path) => ({ path, history: readHistory(path) }));
  }

  /** Moves a journal that can't be resumed out of the way. */
  quarantine(path: string): void {
    renameSync(path, join(this.#folder, `broken-${basename(path)}`));
  }

  /** Moves the journal of a match to the ended ones, and returns its path. */
  file(header: Header): string {
    const path = join(this.#folder, 'ended', `${nameOf(header)}.jsonl`);
    renameSync(this.journal(header), path);
    this.#prune('ended');
    return path;
  }

  /** Returns the history of the ended match that a session id belongs to, if it is still kept. */
  find(session: string): History | undefined {
    const prefix = `-${session.slice(0, MATCH_PREFIX)}`;
    const file = readdirSync(join(this.#folder, 'ended')).find((name) => name.includes(prefix));
    return file === undefined ? undefined : readHistory(join(this.#folder, 'ended', file));
  }

  /** Where the replay of a match goes. */
  replayPath(header: Header): string {
    this.#prune('replays');
    return join(this.#folder, 'replays', `${nameOf(header)}.replay.gz`);
  }

  #prune(room: string): void {
    const files = readdirSync(join(this.#folder, room)).sort();
    for (const file of files.slice(0, -KEPT)) rmSync(join(this.#folder, room, file));
  }
}

/** Sorts by time and is unique. */
function nameOf({ at, session }: Header): string {
  return `${new Date(at).toISOString().replace(/[:.]/g, '-')}-${session}`;
}

/**
 * Takes a place on disk for this process, as long as the server that is returned stays open. It is a socket on which
 * nothing is ever said: a process that died does not answer on it, whatever its number is by now.
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
