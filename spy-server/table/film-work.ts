import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Text } from '@longtable/kit';
import type { PlayedLine, ProtocolTable } from '@longtable/kit/protocol';
import type { Header } from '../match/session.ts';
import type { Body } from '../wire/words.ts';
import type { Whose } from './follower.ts';
import { headerOf, replayOfTable } from './scene.ts';

export { shotOf as shot } from './film.ts';

/** Size up to which a recording is sent as plain JSON; a larger one is packed. */
const PLAIN_MAX = 4 * 1024 * 1024;
/** Maximum size of a recording: with room for its text and its messages, it fits the memory of a thread. */
const BYTES_MAX = 40 * 1024 * 1024;

const TOO_LONG: Text = {
  en: 'This match is too long for a replay file. Use `/replay` to step through it here.',
  de: 'Diese Partie ist zu lang für eine Replay-Datei. Mit `/nachspielen` kannst du sie hier durchgehen.',
};

/** Returns the replay of a seat at a finished table as a program is sent it; undefined if it is too large. */
export function replayText(
  header: Header,
  moves: readonly PlayedLine[],
  ending: ProtocolTable['ending'],
  whose: Whose,
  greeting: Body | undefined,
): string | undefined {
  const replay = replayOfTable(header, moves, { ending }, whose, { greeting, most: BYTES_MAX });
  return replay && JSON.stringify(replay);
}

/** Returns the recording of a finished table, packed if it is large. */
export function write(
  table: ProtocolTable,
  moves: readonly PlayedLine[],
): { readonly bytes: Uint8Array; readonly ending: string } | { readonly problem: Text } {
  const replay = replayOfTable(headerOf(table, randomUUID()), moves, table, 'spectators', { most: BYTES_MAX });
  if (!replay) return { problem: TOO_LONG };
  const text = JSON.stringify(replay);
  const isPlain = Buffer.byteLength(text) <= PLAIN_MAX;
  const bytes = isPlain ? Buffer.from(text) : gzipSync(text);
  return { bytes: new Uint8Array(bytes), ending: isPlain ? '.replay' : '.replay.gz' };
}
