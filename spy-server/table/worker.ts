import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Language } from '../../games/kit/text.ts';
import { shotOf } from './film.ts';
import type { Played } from './follower.ts';
import { replayOfTable } from './recording.ts';
import { headerOf, type Scene } from './scene.ts';

/** Work on a recording that takes a while: a picture of one, or the recording of a table, packed if it is large. */
export type DueWork =
  | { readonly bytes: Uint8Array; readonly index: number; readonly language: Language }
  | { readonly table: Scene; readonly moves: readonly Played[]; readonly session: string; readonly plainMax: number };

parentPort?.on('message', async (errand: DueWork) => {
  parentPort?.postMessage('bytes' in errand ? shotOf(errand.bytes, errand.index, errand.language) : await made(errand));
});

async function made({ table, moves, session, plainMax }: Extract<DueWork, { table: Scene }>) {
  const text = JSON.stringify(await replayOfTable(headerOf(table, session), moves, table, 'spectators'));
  const isPlain = Buffer.byteLength(text) <= plainMax;
  const bytes = isPlain ? Buffer.from(text) : gzipSync(text);
  return { bytes: new Uint8Array(bytes), ending: isPlain ? '.replay' : '.replay.gz' };
}
