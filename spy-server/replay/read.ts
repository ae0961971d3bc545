import { gunzipSync } from 'node:zlib';
import {
  charactersIn,
  idOrNull,
  type Loose,
  list,
  loose,
  type NormalCharacter,
  type NormalStatus,
  normalStatus,
  text,
  texts,
} from '../wire/normal.ts';
import { texts as words } from '../words/texts.ts';

const { problems } = words.recording;

/**
 * Limits of a replay: unpacked size, message size, and number of messages. Parsed JSON takes up to fifty times its size
 * in memory, so messages are parsed one at a time and not kept.
 */
const MAX_BYTES = 48 * 1024 * 1024;
const MAX_MESSAGE_BYTES = 1024 * 1024;
const MAX_MESSAGES = 10_000;
const MAX_KEYS = 100;
const MAX_BROKEN = 100;
const MAX_CHARACTERS = 100;

/** A replay in a common format. */
export interface Replay {
  readonly session: string | null;
  readonly players: readonly [ReplayPlayer, ReplayPlayer];
  /** Start time, as written in the file. Some servers write the wrong month. */
  readonly start: string;
  readonly end: string;
  readonly scenario: readonly (readonly string[])[];
  readonly settings: Loose;
  readonly characters: readonly ReplayCharacter[];
  /** The recorded player's team, if known. */
  readonly team: readonly string[];
  /** Statuses with the number of their message. */
  readonly frames: readonly ReplayFrame[];
  readonly result: { readonly winner: string | null; readonly reason: string } | null;
  /** Unreadable messages by number. */
  readonly broken: readonly { readonly index: number; readonly problem: string }[];
}

/** A status message of a replay. `status` is a getter that parses it on each access. */
interface ReplayFrame {
  readonly index: number;
  readonly status: NormalStatus;
}

interface ReplayPlayer {
  readonly id: string | null;
  readonly name: string;
}

interface ReplayCharacter {
  readonly id: string | null;
  readonly name: string;
  readonly features: readonly string[];
}

/** Reads a replay file, plain or packed, of any known server. Returns a problem if it is invalid. */
export function readReplay(file: Uint8Array): { readonly replay: Replay } | { readonly problem: string } {
  const bytes = unpacked(file);
  if ('problem' in bytes) return bytes;
  const parts = partsOf(bytes);
  if ('problem' in parts) return parts;
  const { header, messages } = parts;
  const read = new Messages(bytes, messages);
  return { replay: { ...summaryOf(header, read), frames: read.frames, broken: read.broken } };
}

function unpacked(bytes: Uint8Array): Uint8Array | { readonly problem: string } {
  if (bytes.length > MAX_BYTES) return { problem: problems.tooLarge.en };
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return { problem: isTooLarge ? problems.tooLarge.en : problems.notJson.en };
  }
}

/** Returns the parsed `READ_KEYS` and the spans of the messages, or a problem. */
function partsOf(
  bytes: Uint8Array,
): { readonly header: Loose; readonly messages: readonly Span[] } | { problem: string } {
  const members = membersOf(bytes, { from: 0, to: bytes.length }, MAX_KEYS);
  const pairs = members?.map((member) => keyAndValue(bytes, member));
  if (!pairs?.every((pair) => pair !== undefined)) return { problem: problems.notJson.en };
  let messages: readonly Span[] | undefined;
  const header: Record<string, unknown> = {};
  for (const { key, value } of pairs) {
    const name = parsed(bytes, key);
    if (name === 'messages') messages = membersOf(bytes, value, MAX_MESSAGES);
    else if (typeof name === 'string' && READ_KEYS.includes(name)) header[name] = parsed(bytes, value);
  }
  if (header.type !== undefined && header.type !== 'REPLAY') return { problem: problems.noReplay.en };
  return messages ? { header, messages } : { problem: problems.noMessages.en };
}

/** Keys of a replay that are read in addition to `messages`. */
const READ_KEYS: readonly string[] = [
  'type',
  'sessionId',
  'playerOneId',
  'playerTwoId',
  'playerOneName',
  'playerTwoName',
  'gameStart',
  'gameEnd',
  'level',
  'settings',
  'characterSettings',
];

/** Parses a span. Undefined if it is too large or invalid. */
function parsed(bytes: Uint8Array, { from, to }: Span): unknown {
  if (to - from > MAX_MESSAGE_BYTES) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes.subarray(from, to)));
  } catch {
    return undefined;
  }
}

/** The messages of a replay: the first of each of `KEPT_TYPES`, the last STATISTICS, and one frame per status. */
class Messages {
  readonly frames: ReplayFrame[] = [];
  readonly broken: { index: number; problem: string }[] = [];
  readonly #bytes: Uint8Array;
  readonly #first = new Map<string, Loose>();
  #last: Loose | undefined;

  constructor(bytes: Uint8Array, spans: readonly Span[]) {
    this.#bytes = bytes;
    // Characters missing from a later status are off the board.
    const known = new Map<string, NormalCharacter>();
    for (const [index, span] of spans.entries()) {
      const message = this.#read(index, span);
      const type = text(message?.type);
      if (!message) continue;
      if (KEPT_TYPES.includes(type) && !this.#first.has(type)) this.#first.set(type, message);
      if (type === 'STATISTICS') this.#last = message;
      if (type === 'GAME_STATUS') this.#addFrame(index, span, message, known);
    }
  }

  /** Returns the first message of a type, or the last STATISTICS. Undefined if there is none. */
  of(type: 'HELLO_REPLY' | 'GAME_STATUS' | 'REQUEST_EQUIPMENT_CHOICE' | 'STATISTICS'): Loose | undefined {
    return type === 'STATISTICS' ? this.#last : this.#first.get(type);
  }

  #addFrame(index: number, span: Span, message: Loose, known: Map<string, NormalCharacter>): void {
    const characters = charactersIn(message);
    if (!characters) {
      this.#reportBroken(index, 'a status without a state');
      return;
    }
    const missing = [...known.values()].filter(({ id }) => !characters.some((character) => character.id === id));
    for (const character of characters)
      if (known.size < MAX_CHARACTERS || known.has(character.id)) known.set(character.id, character);
    const read = () => normalStatus(messageIn(this.#bytes, span) ?? {}) as NormalStatus;
    this.frames.push({
      index,
      get status() {
        const here = read();
        return { ...here, characters: [...here.characters, ...missing.map((one) => ({ ...one, at: null }))] };
      },
    });
  }

  #read(index: number, span: Span): Loose | undefined {
    const message = messageIn(this.#bytes, span);
    if (!message) this.#reportBroken(index, 'not an object');
    return message;
  }

  #reportBroken(index: number, problem: string): void {
    if (this.broken.length < MAX_BROKEN) this.broken.push({ index, problem });
  }
}

const KEPT_TYPES: readonly string[] = ['HELLO_REPLY', 'GAME_STATUS', 'REQUEST_EQUIPMENT_CHOICE'];

/** Parses a recorded message, which is an object or its JSON text. Returns undefined if it is neither. */
function messageIn(bytes: Uint8Array, span: Span): Loose | undefined {
  const value = parsed(bytes, span);
  if (typeof value !== 'string') return loose(value);
  try {
    return loose(JSON.parse(value));
  } catch {
    return undefined;
  }
}

function summaryOf(file: Loose, messages: Messages): Omit<Replay, 'frames' | 'broken'> {
  const result = messages.of('STATISTICS');
  return {
    session: idOrNull(file.sessionId),
    players: [
      { id: idOrNull(file.playerOneId), name: text(file.playerOneName) },
      { id: idOrNull(file.playerTwoId), name: text(file.playerTwoName) },
    ],
    start: text(file.gameStart),
    end: text(file.gameEnd),
    scenario: list(loose(file.level)?.scenario).map(texts),
    settings: loose(file.settings) ?? {},
    characters: charactersOf(file, messages.of('HELLO_REPLY'), messages.of('GAME_STATUS')),
    team: texts(messages.of('REQUEST_EQUIPMENT_CHOICE')?.chosenCharacterIds).map((id) => id.toLowerCase()),
    result: result ? { winner: idOrNull(result.winner), reason: text(result.reason) } : null,
  };
}

/**
 * Returns the characters from the recorded HELLO_REPLY, or else from the file. Missing ids are taken from the first
 * status.
 */
function charactersOf(file: Loose, hello: Loose | undefined, first: Loose | undefined): ReplayCharacter[] {
  const settings = hello?.characterSettings ?? file.characterSettings;
  const entries = Array.isArray(settings) ? settings.slice(0, MAX_CHARACTERS) : [settings];
  const shown = (first && normalStatus(first)?.characters) ?? [];
  return entries.flatMap((entry) => {
    const { characterId, name, features } = loose(entry) ?? {};
    if (typeof name !== 'string') return [];
    const id = idOrNull(characterId) ?? shown.find((one) => one.name === name)?.id ?? null;
    return [{ id, name, features: texts(features) }];
  });
}

/** A range of bytes. `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const [QUOTE, ESCAPE, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns the spans of the members of a JSON object or array without parsing them. Undefined if the span is neither,
 * has unbalanced brackets, or has more than `max` members.
 */
function membersOf(bytes: Uint8Array, span: Span, max: number): Span[] | undefined {
  const { from, to } = trimmed(bytes, span);
  const opened = bytes[from];
  const end = opened === LIST ? LIST_END : OBJECT_END;
  if ((opened !== LIST && opened !== OBJECT) || bytes[to - 1] !== end) return undefined;
  const members: Span[] = [];
  let [depth, start] = [0, from + 1];
  for (let at = from + 1; at < to - 1; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at, to);
    else if (byte === LIST || byte === OBJECT) depth++;
    else if (byte === LIST_END || byte === OBJECT_END) depth--;
    else if (byte === COMMA && depth === 0) {
      if (members.push({ from: start, to: at }) >= max) return undefined;
      start = at + 1;
    }
    if (depth < 0) return undefined;
  }
  const last = trimmed(bytes, { from: start, to: to - 1 });
  if (last.from < last.to) members.push(last);
  return members;
}

/** Returns the spans of an object member's key and value, or undefined if it has none. */
function keyAndValue(bytes: Uint8Array, member: Span): { readonly key: Span; readonly value: Span } | undefined {
  const { from, to } = trimmed(bytes, member);
  if (bytes[from] !== QUOTE) return undefined;
  const key = { from, to: endOfText(bytes, from, to) + 1 };
  const rest = trimmed(bytes, { from: key.to, to });
  return bytes[rest.from] === COLON ? { key, value: trimmed(bytes, { from: rest.from + 1, to }) } : undefined;
}

/** Returns the position of the closing quote of a JSON string that starts at `quote`. */
function endOfText(bytes: Uint8Array, quote: number, to: number): number {
  let at = quote + 1;
  while (at < to && bytes[at] !== QUOTE) at += bytes[at] === ESCAPE ? 2 : 1;
  return at;
}

function trimmed(bytes: Uint8Array, { from, to }: Span): Span {
  let [first, end] = [from, to];
  while (first < end && bytes[first]! <= 0x20) first++;
  while (end > first && bytes[end - 1]! <= 0x20) end--;
  return { from: first, to: end };
}
