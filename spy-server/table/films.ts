import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Language, Text } from '../../games/kit/text.ts';
import type { Shot } from './film.ts';
import type { Played } from './follower.ts';
import type { Scene } from './scene.ts';
import type { DueWork } from './worker.ts';

const WORKER = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** So much is sent as plain JSON; what is larger is packed. */
const PLAIN_MAX = 4 * 1024 * 1024;

/** Replay files of the document's programs: read picture by picture, and made of finished tables. Both beside the main thread. */
export const spyFilms = {
  game: 'spy',
  endings: ['.replay', '.replay.gz'],

  shot(bytes: Uint8Array, index: number, language: Language): Promise<Shot | { readonly problem: Text }> {
    return beside({ bytes, index, language });
  },

  write(table: Scene, moves: readonly Played[]): Promise<{ readonly bytes: Uint8Array; readonly ending: string }> {
    const { id, status, options, seed, version, turns, seats, ending, begun } = table;
    const scene = { id, status, options, seed, state: null, version, turns, seats, ending, begun };
    return beside({ table: scene, moves, session: randomUUID(), plainMax: PLAIN_MAX });
  },
};

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One errand after the other, in a thread that is kept; one that failed is not. */
function beside<T>(errand: DueWork): Promise<T> {
  const mine = last.then(
    () =>
      new Promise<T>((resolve, reject) => {
        const thread = worker ?? new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
        worker = thread;
        const give = (up: (error: unknown) => void) => (error: unknown) => {
          worker = undefined;
          up(error);
        };
        thread.removeAllListeners();
        thread.once('message', resolve).once('error', give(reject)).once('exit', give(reject));
        // Nothing keeps the process for a thread that has nothing to do.
        thread.unref();
        thread.postMessage(errand);
      }),
  );
  last = mine.catch(() => {});
  return mine;
}
