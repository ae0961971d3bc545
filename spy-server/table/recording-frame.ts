import { type Language, say, type Text } from '@longtable/kit';
import type { Victory } from '@longtable/spy/state';
import { REASONS } from '@longtable/spy/words/ending';
import { captionsOf } from '../replay/captions.ts';
import { type Replay, readReplay } from '../replay/read.ts';
import { texts } from '../words/texts.ts';
import { drawStatus } from './picture.ts';

/** A frame of a recorded match. */
export interface RecordingFrame {
  /** Player names from the file. */
  readonly players: readonly string[];
  /** Number of frames, and the index of this one. */
  readonly length: number;
  readonly index: number;
  readonly board: readonly string[];
  readonly sentences: readonly string[];
  readonly story: readonly string[];
  /** The result, for the last frame. */
  readonly end?: string;
}

/** Names of players that the file does not name. */
const SIDES: readonly Text[] = [texts.recordingFrame.firstPlayer, texts.recordingFrame.secondPlayer];

/**
 * Returns a frame of a replay file in any known format, the nearest if `wanted` is out of range. Returns a problem if
 * the file is invalid or empty.
 */
export function frameAt(
  bytes: Uint8Array,
  wanted: number,
  language: Language,
): RecordingFrame | { readonly problem: Text } {
  const read = readReplay(bytes);
  if ('problem' in read) return { problem: problemText(read.problem) };
  const { replay } = read;
  const { frames } = replay;
  if (frames.length === 0) return { problem: texts.recordingFrame.empty };
  const index = Math.min(Math.max(0, wanted), frames.length - 1);
  const { status } = frames[index] as (typeof frames)[number];
  const isLast = index === frames.length - 1;
  return {
    players: replay.players.map(({ name }, seat) => name || say(SIDES[seat] ?? '?', language)),
    length: frames.length,
    index,
    ...drawStatus(replay, status, language),
    story: captionsOf(status, frames[index - 1]?.status, language),
    ...(isLast && { end: endOf(replay, language) }),
  };
}

function endOf({ result, players }: Replay, language: Language): string {
  const winner = players.findIndex(({ id }) => id !== null && id === result?.winner);
  if (!result || winner < 0) return '';
  const name = players[winner]?.name || '?';
  const reason = REASONS[result.reason as Victory];
  const why = reason ?? texts.recordingFrame.becauseTheOpponentLeft;
  return say(texts.recordingFrame.wins({ name, why }), language);
}

const GERMAN: Readonly<Record<string, string>> = {
  'the file is too large': 'die Datei ist zu groß',
  'the file is not JSON': 'die Datei ist kein JSON',
  'this isn’t a replay': 'das ist keine Aufzeichnung',
  'messages: must be a list': '`messages` muss eine Liste sein',
};

function problemText(problem: string): Text {
  return texts.recordingFrame.cantReplayThisFile({ problem, value: GERMAN[problem] ?? problem });
}
