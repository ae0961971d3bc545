import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Language, say, type Text } from '@longtable/kit';
import type { PlayedLine, ProtocolTable } from '@longtable/kit/protocol';
import { drawGrid, frameAround, marksIn } from '@longtable/spy/drawing/grid';
import { defaultConfig } from '@longtable/spy/rules/config';
import { blankSide } from '@longtable/spy/rules/knowledge/knowledge';
import type { Person, State } from '@longtable/spy/state';
import { casinoSentences, roundTitle } from '@longtable/spy/words/descriptions';
import { texts as spyTexts } from '@longtable/spy/words/texts';
import type { Header } from '../match/session.ts';
import { type Replay, readReplay } from '../replay/read.ts';
import { captionsOf } from '../replay/recording.ts';
import type { NormalCharacter, NormalStatus } from '../wire/normal.ts';
import { type Body, boardOf, stateWith } from '../wire/words.ts';
import { texts } from '../words/texts.ts';
import { headerOf, type Receiver, replayOfTable } from './follower.ts';

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

/** A frame of a recorded match. */
interface RecordingFrame {
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
export function shot(
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

/**
 * Returns the board and the sentences of a recorded status, drawn like at a table. The recorded player's team is in
 * capitals.
 */
function drawStatus(replay: Replay, status: NormalStatus, language: Language) {
  const state = stateOf(replay, status);
  const acting = state.people.find(({ id }) => id === state.active)?.at;
  const centre = acting ?? status.operations[0]?.target ?? state.cat ?? { x: 0, y: 0 };
  const frame = frameAround(state, centre);
  return {
    board: [...drawGrid(frame, marksIn(state, 0, frame)), roundTitle(state, language)],
    sentences: casinoSentences(state, { viewer: 'spectator', language, names: [] }),
  };
}

function stateOf({ team, settings }: Replay, status: NormalStatus): State {
  const { characters, round } = status;
  const limit = typeof settings.roundLimit === 'number' ? { roundLimit: settings.roundLimit } : {};
  const active = characters.findIndex(({ id }) => id === status.active);
  return stateWith({
    config: { ...defaultConfig, ...limit },
    cast: characters.map(({ name }) => ({ name, features: [] })),
    phase: 'rounds',
    board: boardOf(status),
    sides: [blankSide({ ready: true }), blankSide({ ready: true })],
    people: characters.map((character, id) => personOf(character, id, team)),
    cat: status.cat,
    janitor: status.janitor,
    round,
    active: active < 0 ? null : active,
  });
}

function personOf(
  { id, at, mp, ap, hp, ip, chips, gadgets }: NormalCharacter,
  number: number,
  team: readonly string[],
): Person {
  const drink = gadgets.find(({ name }) => name === 'COCKTAIL');
  return {
    id: number,
    at,
    faction: team.includes(id) ? 0 : 'NPC',
    ...{ bp: mp, ap, hp, ip, chips },
    properties: [],
    items: gadgets.filter(({ name }) => name !== 'COCKTAIL').map(({ name, usages }) => ({ gadget: name, usages })),
    cocktail: drink ? { poisonedBy: drink.poisoned ? [0] : [] } : null,
  };
}
