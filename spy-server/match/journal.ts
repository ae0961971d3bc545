import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { Player } from '@longtable/spy/state';
import { gameStarted, type Inbound } from '../wire/messages.ts';
import type { Body, Role } from '../wire/words.ts';
import { answerEquipment, answerItem, answerOperation } from './answers.ts';
import { askPause, handleDeadlines, onDisconnect, onReconnect } from './clock.ts';
import { ask, kick, leave, sendViews, tell } from './report.ts';
import type { Header, Session, Table } from './session.ts';

/** A match's complete history: its header and all inputs. */
export interface History {
  readonly header: Header;
  readonly inputs: readonly Input[];
}

/** A match's history on disk, one line per input. Each input is written before its effects are sent. */
export class Journal {
  readonly path: string;
  readonly #file: number;

  private constructor(path: string, flags: string) {
    this.path = path;
    this.#file = openSync(path, flags);
  }

  static begin(path: string, header: Header): Journal {
    const journal = new Journal(path, 'w');
    journal.#write(header);
    return journal;
  }

  /** Reopens a journal and removes an incomplete last line. */
  static resume(path: string, { bytes }: Stored): Journal {
    truncateSync(path, bytes);
    return new Journal(path, 'a');
  }

  append(input: Input): void {
    this.#write(input);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(value: unknown): void {
    writeSync(this.#file, `${JSON.stringify(value)}\n`);
  }
}

/** A stored history and the size of its complete lines in bytes. */
export interface Stored extends History {
  readonly bytes: number;
}

/**
 * Reads a history up to its last complete line, or returns undefined if there is none. An incomplete line never had
 * effects.
 */
export function readHistory(path: string): Stored | undefined {
  const values: unknown[] = [];
  let bytes = 0;
  for (const line of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
    const value = parsed(line);
    if (value === undefined) break;
    values.push(value);
    bytes += Buffer.byteLength(line) + 1;
  }
  const [header, ...inputs] = values;
  return header === undefined ? undefined : { header: header as Header, inputs: inputs as Input[], bytes };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** An external event of a match. A match's history is a list of these. */
export type Input = { readonly at: number } & (
  | { readonly kind: 'begin' }
  | { readonly kind: 'message'; readonly seat: Player; readonly message: Inbound }
  | { readonly kind: 'illegal'; readonly seat: Player; readonly words: string }
  /** A message to a player that does not belong to the match. It is stored for the recording. */
  | { readonly kind: 'told'; readonly seat: Player; readonly body: Body }
  | { readonly kind: 'lost'; readonly seat: Player }
  | { readonly kind: 'back'; readonly seat: Player }
  | { readonly kind: 'time' }
);

/**
 * Applies an input to a match. After the end, only `told` has an effect. The same inputs always produce the same
 * messages.
 */
export function apply(table: Table, input: Input): void {
  const { session } = table;
  session.now = input.at;
  if (input.kind === 'told') tell(table, input.seat, input.body);
  else if (!session.ending) handleInput(table, input);
}

function handleInput(table: Table, input: Exclude<Input, { kind: 'told' }>): void {
  if (input.kind === 'begin') {
    sendViews(table, ({ viewer }) => gameStarted(table.session.header, viewer));
    ask(table);
  } else if (input.kind === 'time') handleDeadlines(table);
  else if (input.kind === 'lost') onDisconnect(table, input.seat);
  else if (input.kind === 'back') onReconnect(table, input.seat);
  else if (input.kind === 'illegal') kick(table, input.seat, ['ILLEGAL_MESSAGE'], input.words);
  else receive(table, input.seat, input.message);
}

/** Applies the inputs of a history to a session without sending messages, and returns the session. */
export function replayInputs(session: Session, inputs: readonly Input[]): Session {
  const post = { send() {}, hangUp() {} };
  for (const input of inputs) apply({ session, post }, input);
  return session;
}

/** Whether a role may send a message of this type. */
export function maySend(role: Role, type: Inbound['type']): boolean {
  if (role === 'PLAYER') return true;
  if (role === 'AI') return type !== 'REQUEST_GAME_PAUSE';
  return ['HELLO', 'GAME_LEAVE', 'REQUEST_META_INFORMATION', 'REQUEST_REPLAY'].includes(type);
}

function receive(table: Table, seat: Player, message: Inbound): void {
  const { role } = table.session.slots[seat].info;
  if (!maySend(role, message.type)) {
    kick(table, seat, ['ILLEGAL_MESSAGE', 'GENERAL'], `${message.type}: not for ${role}`);
  } else if (message.type === 'ITEM_CHOICE') answerItem(table, seat, message);
  else if (message.type === 'EQUIPMENT_CHOICE') answerEquipment(table, seat, message);
  else if (message.type === 'GAME_OPERATION') answerOperation(table, seat, message.operation);
  else if (message.type === 'REQUEST_GAME_PAUSE') askPause(table, message.gamePause);
  else if (message.type === 'GAME_LEAVE') leave(table, seat);
}
