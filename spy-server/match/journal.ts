import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { computer } from '@longtable/spy/computers';
import type { Player, State } from '@longtable/spy/state';
import { gamePause, gameStarted, type Inbound, strike } from '../wire/messages.ts';
import type { Body, Role } from '../wire/words.ts';
import { answerEquipment, answerItem, answerOperation, operate, playLegal, settle } from './answers.ts';
import {
  ask,
  currentStatus,
  forfeit,
  kick,
  leave,
  sendRequest,
  sendToAll,
  sendToOthers,
  sendViews,
  startClock,
  stopClocks,
  tell,
} from './report.ts';
import { type Header, isEnforced, type Request, SEATS, type Session, type Table } from './session.ts';

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

/** Returns the time of a match's next deadline, or undefined if there is none. */
export function nextDeadline({ slots, pause, ending }: Session): number | undefined {
  if (ending) return undefined;
  const deadlines = [
    pause?.until,
    ...slots.flatMap(({ request, lost, gone }) => (gone ? [] : [request?.deadline, lost?.deadline])),
  ].filter((deadline) => typeof deadline === 'number');
  return deadlines.length > 0 ? Math.min(...deadlines) : undefined;
}

/** Handles all expired deadlines. */
function handleDeadlines(table: Table): void {
  const { session } = table;
  const isDue = (deadline: number | null | undefined) => typeof deadline === 'number' && deadline <= session.now;
  for (const seat of SEATS) if (!session.ending && isDue(session.slots[seat].lost?.deadline)) forfeit(table, seat);
  if (!session.ending && isDue(session.pause?.until)) endPause(table, { enforced: true });
  for (const seat of SEATS) {
    const { request } = session.slots[seat];
    if (!session.ending && request && isDue(request.deadline)) missDeadline(table, seat, request);
  }
}

const REASONS: Readonly<Record<Request['kind'], string>> = {
  item: 'No item was chosen in time.',
  equipment: 'No equipment was chosen in time.',
  operation: 'Turn phase time limit reached.',
};

/**
 * Handles a missed deadline: counts a strike, then ends the turn or chooses at random. After too many strikes,
 * disqualifies the player.
 */
function missDeadline(table: Table, seat: Player, { kind }: Request): void {
  const { session } = table;
  const slot = session.slots[seat];
  const max = session.header.files.config.strikeMaximum;
  slot.strikes++;
  tell(table, seat, strike(slot.strikes, max, REASONS[kind]));
  if (slot.strikes >= max) kick(table, seat, ['TOO_MANY_STRIKES']);
  else {
    slot.request = null;
    slot.answered = true;
    settle(
      table,
      kind === 'operation' ? playLegal(session.state, seat, 'retire', table, true) : chooseRandomly(table, seat),
    );
  }
}

/** Returns the state after a random choice for a player. */
function chooseRandomly(table: Table, seat: Player): State {
  let { state } = table.session;
  const { phase } = state;
  let line = '';
  do {
    line = computer(state, seat, 'beginner');
    state = playLegal(state, seat, line, line === 'ready' ? table : undefined);
  } while (phase === 'equipment' && line !== 'ready');
  return state;
}

/**
 * Handles a request to pause or resume. It has no effect outside of the rounds, during an enforced pause, or if it is
 * repeated.
 */
function askPause(table: Table, wanted: boolean): void {
  const { session } = table;
  if (session.state.phase !== 'rounds' || isEnforced(session) || wanted === (session.pause !== null)) return;
  if (wanted) beginPause(table);
  else endPause(table, { enforced: false });
}

function beginPause(table: Table): void {
  const { session } = table;
  const { pauseLimit } = session.header.files.config;
  session.pause = { until: pauseLimit < 0 ? null : session.now + pauseLimit * 1000, left: null };
  stopClocks(session);
  sendToAll(table, gamePause(true, false));
}

/** Ends a requested pause. `enforced` states whether its time has run out. */
function endPause(table: Table, { enforced }: { readonly enforced: boolean }): void {
  table.session.pause = null;
  sendToAll(table, gamePause(false, enforced));
  resumeClocks(table, SEATS);
}

/**
 * Restarts the clocks. Plays the operations stored during the pause, and repeats the other open requests to `repeatTo`.
 */
function resumeClocks(table: Table, repeatTo: readonly Player[]): void {
  const { session } = table;
  for (const slot of session.slots) startClock(session, slot);
  for (const seat of SEATS) {
    const { kept } = session.slots[seat];
    session.slots[seat].kept = null;
    if (session.ending || !session.slots[seat].request) continue;
    if (kept) operate(table, seat, kept);
    else if (repeatTo.includes(seat)) sendRequest(table, seat);
  }
}

/** Pauses the match after a lost connection, up to the reconnect limit. */
function onDisconnect(table: Table, seat: Player): void {
  const { session } = table;
  const slot = session.slots[seat];
  if (session.ending || slot.gone || slot.lost) return;
  const first = !isEnforced(session);
  const { reconnectLimit } = session.header.files.config;
  slot.lost = { deadline: reconnectLimit < 0 ? null : session.now + reconnectLimit * 1000 };
  slot.unanswered = 0;
  stopClocks(session);
  const { pause } = session;
  if (pause && pause.until !== null) Object.assign(pause, { left: pause.until - session.now, until: null });
  if (first) sendToOthers(table, seat, gamePause(true, true));
}

/**
 * Handles a reconnect: sends the current state, and resumes the match if no other player is disconnected and no
 * requested pause runs.
 */
function onReconnect(table: Table, seat: Player): void {
  const { session } = table;
  if (session.ending || !session.slots[seat].lost) return;
  session.slots[seat].lost = null;
  tell(table, seat, gameStarted(session.header, seat));
  const inRounds = session.state.phase === 'rounds';
  if (inRounds) sendViews(table, (audience) => currentStatus(session, audience));
  if (isEnforced(session)) {
    tell(table, seat, gamePause(true, true));
    if (!inRounds) sendRequest(table, seat);
  } else if (session.pause) {
    const { left } = session.pause;
    if (left !== null) Object.assign(session.pause, { until: session.now + left, left: null });
    sendToAll(table, gamePause(true, false));
  } else {
    sendToAll(table, gamePause(false, false));
    resumeClocks(table, inRounds ? SEATS : [seat]);
  }
}
