import { gunzipSync } from 'node:zlib';
import {
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

/** The largest replay that is read, packed or not. */
const BYTES_MAX = 64 * 1024 * 1024;

/** A replay of any of the known forms in one. */
export interface Replay {
  readonly session: string | null;
  readonly players: readonly [ReplayPlayer, ReplayPlayer];
  /** As written; not every server knows which month it is. */
  readonly start: string;
  readonly end: string;
  readonly scenario: readonly (readonly string[])[];
  readonly settings: Loose;
  readonly characters: readonly ReplayCharacter[];
  /** The recorded player's own team, as far as the recording tells. */
  readonly team: readonly string[];
  /** What can be stepped through: a status each, with the number of its message. */
  readonly frames: readonly { readonly index: number; readonly status: NormalStatus }[];
  readonly result: { readonly winner: string | null; readonly reason: string } | null;
  /** What could not be read, by the number of the message. */
  readonly broken: readonly { readonly index: number; readonly problem: string }[];
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

/** Reads a replay file of at most so many bytes, plain or packed, of this server or of others; the problem is a sentence. */
export function readReplay(
  bytes: Uint8Array,
  most = BYTES_MAX,
): { readonly replay: Replay } | { readonly problem: string } {
  const json = unpacked(bytes, most);
  if ('problem' in json) return json;
  const file = loose(json.value);
  if (!file || (file.type !== undefined && file.type !== 'REPLAY')) return { problem: 'this isn’t a replay' };
  if (!Array.isArray(file.messages)) return { problem: 'messages: must be a list' };
  const broken: { index: number; problem: string }[] = [];
  const messages = file.messages.map((entry, index) => messageOf(entry, (problem) => broken.push({ index, problem })));
  return { replay: { ...summaryOf(file, messages), frames: framesOf(messages, broken), broken } };
}

function unpacked(bytes: Uint8Array, most: number): { readonly value: unknown } | { readonly problem: string } {
  if (bytes.length > most) return { problem: 'the file is too large' };
  try {
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = packed ? gunzipSync(bytes, { maxOutputLength: 4 * most }) : bytes;
    return { value: JSON.parse(new TextDecoder().decode(plain)) };
  } catch {
    return { problem: 'the file is not JSON' };
  }
}

/** A recorded message: an object, or the text of one. */
function messageOf(entry: unknown, report: (problem: string) => void): Loose | undefined {
  let value = entry;
  if (typeof entry === 'string') {
    try {
      value = JSON.parse(entry);
    } catch {
      report('not JSON');
      return undefined;
    }
  }
  const message = loose(value);
  if (!message) report('not an object');
  return message;
}

function summaryOf(file: Loose, messages: readonly (Loose | undefined)[]): Omit<Replay, 'frames' | 'broken'> {
  const of = (type: string) => messages.find((message) => message?.type === type);
  const result = messages.findLast((message) => message?.type === 'STATISTICS');
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
    characters: charactersOf(file, of('HELLO_REPLY'), of('GAME_STATUS')),
    team: texts(of('REQUEST_EQUIPMENT_CHOICE')?.chosenCharacterIds).map((id) => id.toLowerCase()),
    result: result ? { winner: idOrNull(result.winner), reason: text(result.reason) } : null,
  };
}

/** From the recorded hello; without one from the file, with the ids of the first status by name. */
function charactersOf(file: Loose, hello: Loose | undefined, first: Loose | undefined): ReplayCharacter[] {
  const settings = hello?.characterSettings ?? file.characterSettings;
  const entries = Array.isArray(settings) ? settings : [settings];
  const shown = (first && normalStatus(first)?.characters) ?? [];
  return entries.flatMap((entry) => {
    const { characterId, name, features } = loose(entry) ?? {};
    if (typeof name !== 'string') return [];
    const id = idOrNull(characterId) ?? shown.find((one) => one.name === name)?.id ?? null;
    return [{ id, name, features: texts(features) }];
  });
}

function framesOf(
  messages: readonly (Loose | undefined)[],
  broken: { index: number; problem: string }[],
): Replay['frames'] {
  const frames: { index: number; status: NormalStatus }[] = [];
  let before: readonly NormalCharacter[] = [];
  messages.forEach((message, index) => {
    if (message?.type !== 'GAME_STATUS') return;
    const status = normalStatus(message);
    if (!status) {
      broken.push({ index, problem: 'a status without a state' });
      return;
    }
    const missing = before.filter(({ id }) => !status.characters.some((one) => one.id === id));
    const characters = [...status.characters, ...missing.map((one) => ({ ...one, at: null }))];
    before = characters;
    frames.push({ index, status: { ...status, characters } });
  });
  return frames;
}
