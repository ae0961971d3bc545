import type { Player } from '@longtable/spy/state';
import type { Inbound } from '../wire/inbound.ts';
import { gameStarted } from '../wire/outbound.ts';
import type { Body, Role } from '../wire/words.ts';
import { answerEquipment, answerItem, answerOperation } from './answers.ts';
import { askPause, handleDeadlines, onDisconnect, onReconnect } from './clock.ts';
import { kick, leave, sendViews, tell } from './report.ts';
import { ask } from './requests.ts';
import type { Session, Table } from './session.ts';

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
