import { play, playFailedAttempt } from '@longtable/spy/play';
import type { Player, State } from '@longtable/spy/state';
import type { Message } from '../wire/inbound.ts';
import type { AskedOperation } from '../wire/operation.ts';
import { NOT_OFFERED, readEquipment, readItem, readTurn } from './reading.ts';
import { ask } from './requests.ts';
import { isPaused, type Request, type Table } from './session.ts';
import { end, kick, onlooker } from './status.ts';

/** A choice of the draft. */
export function answerItem(table: Table, seat: Player, message: Message<'ITEM_CHOICE'>): void {
  const { session } = table;
  const { chosenCharacter, chosenCharacterId } = message;
  if (chosenCharacterId !== null && chosenCharacter === null) session.chairs[seat].party.doubled = true;
  const answer = openFor(table, seat, 'item');
  if (!answer) return;
  const read = readItem(session.state, session.header.ids, message);
  const outcome = 'line' in read ? play(session.state, seat, read.line) : undefined;
  if (!outcome || outcome.refused) answer.refuse(NOT_OFFERED.problem);
  else answer.accept(outcome.state);
}

/** What everybody of a team carries. */
export function answerEquipment(table: Table, seat: Player, message: Message<'EQUIPMENT_CHOICE'>): void {
  const answer = openFor(table, seat, 'equipment');
  if (!answer) return;
  const { state, header } = table.session;
  const read = readEquipment(state, header.ids, seat, message);
  if ('problem' in read) answer.refuse(read.problem);
  else
    answer.accept(
      read.lines.reduce((now, line) => played(now, seat, line, line === 'ready' ? table : undefined), state),
    );
}

/** A line that cannot be refused any more; with a table everybody sees what follows. */
export function played(state: State, seat: Player, line: string, table?: Table, byClock = false): State {
  const outcome = play(state, seat, line, table && onlooker(table, { byClock }));
  if (outcome.refused) throw new Error(`"${line}" was refused: ${outcome.refused.code}`);
  return outcome.state;
}

/** An operation for the open request; any other is late and dropped, one that comes in a pause is kept for later. */
export function answerOperation(table: Table, seat: Player, asked: AskedOperation): void {
  const { session } = table;
  const chair = session.chairs[seat];
  const wanted = session.header.ids.characters[session.state.active ?? -1];
  if (chair.request?.kind !== 'operation' || asked.characterId.toLowerCase() !== wanted) {
    chair.unanswered = Math.max(0, chair.unanswered - 1);
    return;
  }
  if (isPaused(session)) chair.kept ??= asked;
  else operate(table, seat, asked);
}

/** Does an operation that somebody was asked for. */
export function operate(table: Table, seat: Player, asked: AskedOperation): void {
  const answer = openFor(table, seat, 'operation');
  const { state, chairs } = table.session;
  if (!answer || state.active === null) return;
  const read = readTurn(state, seat, asked, chairs[seat].party);
  if ('problem' in read) answer.refuse(read.problem);
  else if ('line' in read) answer.accept(played(state, seat, read.line, table));
  else answer.accept(playFailedAttempt(state, read.fumble, onlooker(table)));
}

interface Answer {
  accept(state: State): void;
  /** Turns the player out, unless this is a late answer to an older request of the same kind. */
  refuse(words: string): void;
}

function openFor(table: Table, seat: Player, kind: Request['kind']): Answer | undefined {
  const chair = table.session.chairs[seat];
  const late = chair.unanswered > 1;
  chair.unanswered = Math.max(0, chair.unanswered - 1);
  if (chair.request?.kind !== kind) return undefined;
  return {
    accept(state) {
      Object.assign(chair, { request: null, kept: null, strikes: 0, answered: true });
      settle(table, state);
    },
    refuse(words) {
      if (!late) kick(table, seat, ['ILLEGAL_MESSAGE'], words);
    },
  };
}

/** Takes over what the rules made of a line, and goes on: the next request, or the end. */
export function settle(table: Table, state: State): void {
  table.session.state = state;
  if (state.ending) end(table, state.ending.winner, state.ending.reason);
  else ask(table);
}
