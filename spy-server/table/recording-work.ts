import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Text } from '@longtable/kit';
import type { PlayedLine, ProtocolTable } from '@longtable/kit/protocol';
import type { Header } from '../match/session.ts';
import type { Body } from '../wire/words.ts';
import { texts } from '../words/texts.ts';
import type { Receiver } from './follower.ts';
import { headerOf, replayOfTable } from './scene.ts';

export { frameAt as shot } from './recording-frame.ts';

/** Maximum size in bytes of a recording sent as plain JSON. Larger ones are packed. */
const MAX_PLAIN = 4 * 1024 * 1024;
/** Maximum size of a recording, so that its text and messages fit the memory of a thread. */
const MAX_BYTES = 40 * 1024 * 1024;

/** Returns the replay of a seat at a finished table as text. Undefined if it is too large. */
export function replayText(
  header: Header,
  moves: readonly PlayedLine[],
  ending: ProtocolTable['ending'],
  receiver: Receiver,
  greeting: Body | undefined,
): string | undefined {
  const replay = replayOfTable(header, moves, { ending }, receiver, { greeting, max: MAX_BYTES });
  return replay && JSON.stringify(replay);
}

/**
 * Returns the recording of a finished table, packed if it is large, and its file extension. Returns a problem if it is
 * too large.
 */
export function write(
  table: ProtocolTable,
  moves: readonly PlayedLine[],
): { readonly bytes: Uint8Array; readonly ending: string } | { readonly problem: Text } {
  const replay = replayOfTable(headerOf(table, randomUUID()), moves, table, 'spectators', { max: MAX_BYTES });
  if (!replay) return { problem: texts.recording.tooLong };
  const text = JSON.stringify(replay);
  const isPlain = Buffer.byteLength(text) <= MAX_PLAIN;
  const bytes = isPlain ? Buffer.from(text) : gzipSync(text);
  return { bytes: new Uint8Array(bytes), ending: isPlain ? '.replay' : '.replay.gz' };
}
