import { statistics } from '@longtable/spy/rules/course/ending';
import type { Watch } from '@longtable/spy/rules/match/draft-state';
import { opponentOf } from '@longtable/spy/rules/match/people';
import type { Figure, Player, State } from '@longtable/spy/state';
import { errorBody, gameLeft, statisticsBody, type WireVictory } from '../wire/outbound.ts';
import { type Audience, type DeadWire, wireState } from '../wire/state.ts';
import { type Body, type ErrorReason, NIL } from '../wire/words.ts';
import { operationsFor, type Report, reportsOf, sendToAll, sendToOthers, sendViews, tell } from './report.ts';
import type { Header, Session, Table } from './session.ts';

interface StatusUpdate {
  readonly state: State;
  readonly active: Figure | null;
  readonly reports?: readonly Report[];
  readonly dead?: readonly DeadWire[];
}

/**
 * Returns a watcher that sends every move of a match to all clients. With `byClock`, the first move is not reported as
 * an operation.
 */
export function moveSender(table: Table, { byClock = false } = {}): Watch {
  const { ids } = table.session.header;
  let eventCount = 0;
  let isUnreported = byClock;
  let wires = wiresOf(table.session.state);
  return (draft, move) => {
    // Copy the state for each move, because caches are keyed by the state object.
    const state = { ...draft.state };
    const events = draft.events.slice(eventCount);
    eventCount = draft.events.length;
    const now = wiresOf(state);
    const dead = move === 'round' ? wires.filter(({ carrier }) => !now.some((wire) => wire.carrier === carrier)) : [];
    wires = now;
    const reports = move === 'round' || isUnreported ? [] : reportsOf(draft, move, events, ids);
    isUnreported = false;
    const update = { state, active: move === 'round' ? null : move.figure, reports, dead };
    sendViews(table, (audience) => statusBody(table.session.header, audience, update));
  };
}

function wiresOf({ people }: State): DeadWire[] {
  return people.flatMap(({ id, items }) =>
    items.flatMap(({ activeOn }) => (activeOn === undefined ? [] : [{ carrier: id, activeOn }])),
  );
}

/** Returns the current status, for a client that joins or reconnects. */
export function currentStatus({ header, state }: Session, audience: Audience): Body {
  return statusBody(header, audience, { state, active: state.active });
}

function statusBody(
  { ids }: Header,
  audience: Audience,
  { state, active, reports = [], dead = [] }: StatusUpdate,
): Body {
  const id = idOf(ids, active);
  return {
    type: 'GAME_STATUS',
    activeCharacter: id,
    activeCharacterId: id,
    operations: operationsFor(reports, audience),
    state: wireState(state, ids, audience, dead),
    isGameOver: state.phase === 'over',
  };
}

function idOf(ids: Header['ids'], figure: Figure | null): string {
  if (figure === null) return NIL;
  return typeof figure === 'number' ? (ids.characters[figure] ?? NIL) : ids[figure];
}

/** Ends a match and sends the result with the statistics. */
export function end(table: Table, winner: Player, reason: WireVictory): void {
  const { session } = table;
  session.ending = { winner, reason };
  session.pause = null;
  for (const slot of session.slots) slot.request = null;
  sendToAll(table, statisticsBody(session.header, winner, reason, statistics(session.state)));
}

/** Disqualifies a player: sends the errors, closes the connection, and ends the match. */
export function kick(table: Table, seat: Player, reasons: readonly ErrorReason[], words = ''): void {
  const slot = table.session.slots[seat];
  for (const reason of reasons) tell(table, seat, errorBody(reason, words));
  slot.gone = true;
  table.post.hangUp(seat);
  sendToOthers(table, seat, gameLeft(slot.info.id));
  end(table, opponentOf(seat), 'VICTORY_BY_KICK');
}

/** Removes a player who leaves. In the committee's dialect the leaving player also receives the result. */
export function leave(table: Table, seat: Player): void {
  const slot = table.session.slots[seat];
  sendToAll(table, gameLeft(slot.info.id));
  if (!slot.info.isCommittee) slot.gone = true;
  end(table, opponentOf(seat), 'VICTORY_BY_LEAVE');
  slot.gone = true;
}

/** Ends the match for a player who did not reconnect in time. */
export function forfeit(table: Table, seat: Player): void {
  const { slots, state } = table.session;
  slots[seat].gone = true;
  end(table, opponentOf(seat), state.phase === 'rounds' ? 'VICTORY_BY_KICK' : 'VICTORY_BY_LEAVE');
}
