import type { SpyEvent } from '@longtable/spy/events';
import { statistics } from '@longtable/spy/rules/course/ending';
import type { CharacterCommand } from '@longtable/spy/rules/lines';
import type { DraftState, FigureMove, Watch } from '@longtable/spy/rules/match/draft-state';
import { areEnemies, isPlayer, opponentOf, personAt, personOf, turnOf } from '@longtable/spy/rules/match/people';
import type { Figure, Person, Player, State } from '@longtable/spy/state';
import {
  errorBody,
  gameLeft,
  makeOperation,
  statisticsBody,
  type WireOperation,
  type WireVictory,
} from '../wire/messages.ts';
import { type Audience, type Body, type DeadWire, type ErrorReason, type Ids, NIL, wireState } from '../wire/words.ts';
import { type Header, isPaused, type PlayerSlot, type Request, SEATS, type Session, type Table } from './session.ts';

/** Players who may see an operation or its outcome. */
type Receivers = 'all' | readonly Player[];

/** An operation with its outcome, the players who see it, and the players who see its outcome. */
export interface Report {
  readonly operation: WireOperation;
  readonly visibleTo: Receivers;
  readonly outcomeFor: Receivers;
}

type Visibility = Pick<Report, 'visibleTo' | 'outcomeFor'>;

/** Returns the reports of a move: the operation, then the characters it exfiltrated. */
function reportsOf({ state }: DraftState, move: FigureMove, events: readonly SpyEvent[], ids: Ids): Report[] {
  if (move.figure === 'cat') return [open({ type: 'CAT_ACTION', target: state.cat, successful: true })];
  if (move.figure === 'janitor') return [open({ type: 'JANITOR_ACTION', target: state.janitor, successful: true })];
  const { command } = move;
  if (!command || !move.from) return [];
  const operation = makeOperation(command, ids.characters[move.figure] ?? '', move.from);
  const outcome = move.failed ? { successful: false } : outcomeOf(state, move.figure, command, events);
  const actor = personOf(state, move.figure);
  // Only the actor's player sees a failed attempt, because programs that replay operations would fail on it.
  const visibility = move.failed ? visibleToOwner(actor) : visibilityOf(state, actor, command);
  const first = { operation: { ...operation, ...outcome }, ...visibility };
  return [first, ...exfiltrations(state, events, ids)];
}

function open(operation: WireOperation): Report {
  return { operation, visibleTo: 'all', outcomeFor: 'all' };
}

function exfiltrations({ cast }: State, events: readonly SpyEvent[], ids: Ids): Report[] {
  return events.flatMap((event) => {
    if (event.kind !== 'exfiltrated') return [];
    const characterId = ids.characters[cast.findIndex(({ name }) => name === event.person)];
    const { from, to: target } = event;
    return [open({ type: 'EXFILTRATION', characterId, from, target, successful: true })];
  });
}

function outcomeOf(state: State, actor: number, command: CharacterCommand, events: readonly SpyEvent[]) {
  for (const event of events) {
    if (event.kind === 'gambled') return { successful: event.won };
    if (event.kind === 'poured') return { successful: event.hit };
    if (event.kind === 'spied' || event.kind === 'unlocked') return { successful: event.success };
    if (event.kind === 'observed') {
      const { verdict } = event;
      return { successful: verdict !== null, isEnemy: verdict === null ? null : verdict === 'enemy' };
    }
    if (event.kind === 'used') return { successful: useSucceeded(state, actor, command, event.success, events) };
  }
  return { successful: true };
}

/**
 * Whether a gadget had its effect, as the protocol requires. The rules report no failure for some gadgets. Other
 * commands keep `success`.
 */
function useSucceeded(
  state: State,
  actor: number,
  command: CharacterCommand,
  success: boolean,
  events: readonly SpyEvent[],
): boolean {
  if (command.kind !== 'use') return success;
  if (command.gadget === 'NUGGET') return events.some(({ kind }) => kind === 'recruited');
  if (command.gadget === 'MIRROR_OF_WILDERNESS') return events.some(({ kind }) => kind === 'ip-changed');
  if (command.gadget !== 'CHICKEN_FEED') return success;
  const target = personAt(state, command.at);
  return target !== undefined && areEnemies(personOf(state, actor), target);
}

/** Gadgets whose use only the actor's player sees. */
const SECRET_GADGETS = ['POISON_PILLS', 'WIRETAP_WITH_EARPLUGS'];
/** Gadgets whose use all clients see, but whose outcome only the players of the actor and the target see. */
const PRIVATE_GADGETS = ['NUGGET', 'CHICKEN_FEED', 'MIRROR_OF_WILDERNESS'];

function visibilityOf(state: State, actor: Person, command: CharacterCommand): Visibility {
  const own = playersOf(actor);
  if (command.kind === 'use') {
    if (SECRET_GADGETS.includes(command.gadget)) return visibleToOwner(actor);
    if (!PRIVATE_GADGETS.includes(command.gadget)) return { visibleTo: 'all', outcomeFor: 'all' };
    return { visibleTo: 'all', outcomeFor: [...own, ...playersOf(personAt(state, command.at))] };
  }
  if (command.kind === 'action' && command.verb === 'observe') return visibleToOwner(actor);
  if (command.kind === 'action' && command.verb === 'spy' && command.at) {
    const both = [...own, ...playersOf(personAt(state, command.at))];
    return { visibleTo: both, outcomeFor: both };
  }
  return { visibleTo: 'all', outcomeFor: 'all' };
}

function visibleToOwner(actor: Person): Visibility {
  return { visibleTo: playersOf(actor), outcomeFor: playersOf(actor) };
}

function playersOf(person: Person | undefined): Player[] {
  return person && isPlayer(person.faction) ? [person.faction] : [];
}

/** Returns the operations that a receiver may see. If the outcome is hidden, `successful` is false. */
export function operationsFor(reports: readonly Report[], { viewer, isOriginalAi }: Audience): WireOperation[] {
  const within = (receivers: Receivers) =>
    receivers === 'all' || viewer === 'all-seeing' || receivers.some((player) => player === viewer);
  return reports
    .filter(({ operation, visibleTo }) => within(visibleTo) && !(isOriginalAi && operation.gadget === 'POISON_PILLS'))
    .map(({ operation, outcomeFor }) => (within(outcomeFor) ? operation : { ...operation, successful: false }));
}

/** Sends a message to a player, unless they are disconnected or gone. */
export function tell({ session, post }: Table, seat: Player, body: Body): void {
  const { lost, gone } = session.slots[seat];
  if (!lost && !gone) post.send(seat, () => body);
}

export function sendToAll(table: Table, body: Body): void {
  sendViews(table, () => body);
}

export function sendToOthers(table: Table, seat: Player, body: Body): void {
  for (const receiver of SEATS) if (receiver !== seat) tell(table, receiver, body);
  table.post.send('spectators', () => body);
}

/** Sends each connected player and the spectators a message made for them. */
export function sendViews({ session, post }: Table, make: (audience: Audience) => Body): void {
  for (const seat of SEATS) {
    const { lost, gone } = session.slots[seat];
    if (!lost && !gone) post.send(seat, make);
  }
  post.send('spectators', make);
}

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

/**
 * Minimum time for a computer player's first choice in the draft. The original computer player waits up to ten seconds
 * before it.
 */
const FIRST_CHOICE_MS = 15_000;
/** Additional time for computer players, which may use their time to the last moment. */
const GRACE_MS = 1_000;

const KINDS: Readonly<Record<State['phase'], Request['kind']>> = {
  draft: 'item',
  equipment: 'equipment',
  rounds: 'operation',
  over: 'operation',
};

/** Sends requests to the players whose turn it is, if they have none, and removes the requests of the others. */
export function ask(table: Table): void {
  const { session } = table;
  if (session.ending) return;
  const turn = turnOf(session.state);
  for (const seat of SEATS) {
    const slot = session.slots[seat];
    if (!turn.includes(seat)) slot.request = null;
    else if (!slot.request) {
      slot.request = { kind: KINDS[session.state.phase], deadline: null };
      startClock(session, slot);
      if (session.state.phase !== 'rounds' || !isPaused(session)) sendRequest(table, seat);
    }
  }
}

/** Sends a player's open request, for the first time or again. Disconnected players are skipped. */
export function sendRequest(table: Table, seat: Player): void {
  const slot = table.session.slots[seat];
  if (!slot.request || slot.lost) return;
  slot.unanswered++;
  tell(table, seat, requestBody(table.session, seat, slot.request.kind));
}

export function requestBody({ header, state }: Session, seat: Player, kind: Request['kind']): Body {
  const { offer, agents, gadgets } = state.sides[seat];
  const idsOf = (list: readonly number[]) => list.map((id) => header.ids.characters[id]);
  if (kind === 'item') {
    const offered = { offeredCharacterIds: idsOf(offer?.agents ?? []), offeredGadgets: offer?.gadgets ?? [] };
    return { type: 'REQUEST_ITEM_CHOICE', ...offered };
  }
  if (kind === 'equipment') {
    return { type: 'REQUEST_EQUIPMENT_CHOICE', chosenCharacterIds: idsOf(agents), chosenGadgets: gadgets };
  }
  return { type: 'REQUEST_GAME_OPERATION', characterId: header.ids.characters[state.active ?? -1] };
}

/** Sets the deadline of an open request: null while the match is paused or without a limit. */
export function startClock(session: Session, slot: PlayerSlot): void {
  if (!slot.request) return;
  const limit = limitOf(session, slot, slot.request);
  slot.request.deadline = isPaused(session) || limit === null ? null : session.now + limit;
}

function limitOf({ header }: Session, { info, answered }: PlayerSlot, { kind }: Request): number | null {
  const { turnPhaseLimit } = header.files.config;
  if (turnPhaseLimit < 0) return null;
  const limit = turnPhaseLimit * 1000;
  if (info.role !== 'AI') return limit;
  return kind === 'item' && !answered ? Math.max(limit, FIRST_CHOICE_MS) : limit + GRACE_MS;
}

export function stopClocks({ slots }: Session): void {
  for (const { request } of slots) if (request) request.deadline = null;
}
