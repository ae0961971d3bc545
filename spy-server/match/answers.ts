import { play, playFailedAttempt } from '@longtable/spy/play';
import type { Player, State } from '@longtable/spy/state';
import type { Message } from '../wire/inbound.ts';
import type { AskedOperation } from '../wire/operation.ts';
import { NOT_OFFERED, readEquipment, readItem, readTurn } from './reading.ts';
import { ask } from './requests.ts';
import { isPaused, type Request, type Table } from './session.ts';
import { end, kick, moveSender } from './status.ts';

/** Handles a player's choice in the draft. A choice that was not offered is refused. */
export function answerItem(table: Table, seat: Player, message: Message<'ITEM_CHOICE'>): void {
  const { session } = table;
  const { chosenCharacter, chosenCharacterId } = message;
  if (chosenCharacterId !== null && chosenCharacter === null) session.slots[seat].info.isCommittee = true;
  const answer = openFor(table, seat, 'item');
  if (!answer) return;
  const read = readItem(session.state, session.header.ids, message);
  const outcome = 'line' in read ? play(session.state, seat, read.line) : undefined;
  if (!outcome || outcome.refused) answer.refuse(NOT_OFFERED.problem);
  else answer.accept(outcome.state);
}

/** Handles a player's assignment of gadgets to the team. */
export function answerEquipment(table: Table, seat: Player, message: Message<'EQUIPMENT_CHOICE'>): void {
  const answer = openFor(table, seat, 'equipment');
  if (!answer) return;
  const { state, header } = table.session;
  const read = readEquipment(state, header.ids, seat, message);
  if ('problem' in read) answer.refuse(read.problem);
  else
    answer.accept(
      read.lines.reduce((now, line) => playLegal(now, seat, line, line === 'ready' ? table : undefined), state),
    );
}

/**
 * Plays a line and returns the new state. Throws if it is illegal. If a table is given, sends the moves to all clients.
 */
export function playLegal(state: State, seat: Player, line: string, table?: Table, byClock = false): State {
  const outcome = play(state, seat, line, table && moveSender(table, { byClock }));
  if (outcome.refused) throw new Error(`"${line}" was refused: ${outcome.refused.code}`);
  return outcome.state;
}

/**
 * Handles an operation. An operation without an open request, or for another character, is late and dropped. During a
 * pause it is stored.
 */
export function answerOperation(table: Table, seat: Player, asked: AskedOperation): void {
  const { session } = table;
  const slot = session.slots[seat];
  const wanted = session.header.ids.characters[session.state.active ?? -1];
  if (slot.request?.kind !== 'operation' || asked.characterId.toLowerCase() !== wanted) {
    slot.unanswered = Math.max(0, slot.unanswered - 1);
    return;
  }
  if (isPaused(session)) slot.kept ??= asked;
  else operate(table, seat, asked);
}

/** Plays the operation that answers an open request, as a failed attempt if only other programs consider it legal. */
export function operate(table: Table, seat: Player, asked: AskedOperation): void {
  const answer = openFor(table, seat, 'operation');
  const { state, slots } = table.session;
  if (!answer || state.active === null) return;
  const read = readTurn(state, seat, asked, slots[seat].info);
  if ('problem' in read) answer.refuse(read.problem);
  else if ('line' in read) answer.accept(playLegal(state, seat, read.line, table));
  else answer.accept(playFailedAttempt(state, read.fumble, moveSender(table)));
}

interface Answer {
  accept(state: State): void;
  /** Disqualifies the player, unless this is a late answer to an older request of the same kind. */
  refuse(words: string): void;
}

function openFor(table: Table, seat: Player, kind: Request['kind']): Answer | undefined {
  const slot = table.session.slots[seat];
  const late = slot.unanswered > 1;
  slot.unanswered = Math.max(0, slot.unanswered - 1);
  if (slot.request?.kind !== kind) return undefined;
  return {
    accept(state) {
      Object.assign(slot, { request: null, kept: null, strikes: 0, answered: true });
      settle(table, state);
    },
    refuse(words) {
      if (!late) kick(table, seat, ['ILLEGAL_MESSAGE'], words);
    },
  };
}

/** Stores the new state and sends the next request, or ends the match. */
export function settle(table: Table, state: State): void {
  table.session.state = state;
  if (state.ending) end(table, state.ending.winner, state.ending.reason);
  else ask(table);
}
