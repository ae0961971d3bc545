import { renameSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { readHistory } from '../match/journal.ts';
import { type ReplayReceiver, replayOf } from './recording.ts';

/** A replay job: the journal, the receiver, and the target file. Without a file the replay is returned as text. */
export interface ReplayJob {
  readonly journal: string;
  readonly receiver: ReplayReceiver;
  readonly file?: string;
}

const { journal, receiver, file } = workerData as ReplayJob;
const history = readHistory(journal);
const text = history ? JSON.stringify(replayOf(history, receiver)) : '';
if (file === undefined) parentPort?.postMessage(text);
else {
  writeFileSync(`${file}.part`, file.endsWith('.gz') ? gzipSync(text) : text);
  renameSync(`${file}.part`, file);
  parentPort?.postMessage(file);
}
