import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type History, readHistory, type Stored } from '../match/journal.ts';
import type { Header } from '../match/session.ts';

/** How many ended matches and replays are kept. */
const KEPT = 50;

/** Where a server keeps its running match, its ended ones and their replays. */
export class Archive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const room of ['ended', 'replays']) mkdirSync(join(folder, room), { recursive: true });
  }

  /** What says that the folder is taken; two servers that wrote one journal would ruin it. */
  get lock(): string {
    return join(this.#folder, 'lock');
  }

  /** The journal of the running match. */
  get current(): string {
    return join(this.#folder, 'match.jsonl');
  }

  /** The match that ran when the last process went down. */
  unfinished(): Stored | undefined {
    return existsSync(this.current) ? readHistory(this.current) : undefined;
  }

  /** Keeps a journal that cannot be read for whoever wants to know why. */
  quarantine(): void {
    renameSync(this.current, join(this.#folder, 'broken.jsonl'));
  }

  /** Files the running match's journal with the ended ones, and says where. */
  file(header: Header): string {
    const path = join(this.#folder, 'ended', `${nameOf(header)}.jsonl`);
    renameSync(this.current, path);
    this.#prune('ended');
    return path;
  }

  /** The history of an ended match that is still kept. */
  find(session: string): History | undefined {
    const file = readdirSync(join(this.#folder, 'ended')).find((name) => name.endsWith(`-${session}.jsonl`));
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
