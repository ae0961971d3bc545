import { type Language, say, type Text } from '@longtable/kit';
import { texts as spyTexts } from '@longtable/spy/words/texts';
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
const SIDES: readonly Text[] = [texts.recording.firstPlayer, texts.recording.secondPlayer];

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
  if (frames.length === 0) return { problem: texts.recording.empty };
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
  const { reasons, wins } = spyTexts.ending;
  const reason = reasons[result.reason as keyof typeof reasons] ?? reasons.VICTORY_BY_LEAVE;
  return say(wins({ name, reason }), language);
}

function problemText(problem: string): Text {
  const text = Object.values(texts.recording.problems).find(({ en }) => en === problem) ?? problem;
  return texts.recording.invalid({ problem: text });
}
