import { play, playFailedAttempt } from '@longtable/spy/play';
import { type CharacterFault, characterFault } from '@longtable/spy/rules/course/legality';
import { distance, samePlace } from '@longtable/spy/rules/grid';
import { knownTo } from '@longtable/spy/rules/knowledge/knowledge';
import { type CharacterCommand, makeLine } from '@longtable/spy/rules/lines';
import { cocktailAt, sees } from '@longtable/spy/rules/match/board';
import { carries, isOnBoard, nameOf, personAt, personOf } from '@longtable/spy/rules/match/people';
import type { PersonOnBoard, Player, State } from '@longtable/spy/state';
import { type AskedOperation, type Message, readOperation } from '../wire/messages.ts';
import { type CompatFlags, type Ids, numberOf } from '../wire/words.ts';
import { ask, end, kick, moveSender } from './report.ts';
import { isPaused, type Request, type Table } from './session.ts';

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

/** An invalid message, described for developers. */
export interface Problem {
  readonly problem: string;
}

/** Reads a draft choice as a line, or returns a problem. The rules check whether it was offered. */
export function readItem(state: State, ids: Ids, message: Message<'ITEM_CHOICE'>): { line: string } | Problem {
  const { chosenCharacter, chosenCharacterId, chosenGadget } = message;
  const character = chosenCharacter ?? chosenCharacterId;
  const agent = character === null ? undefined : numberOf(ids, character);
  if ((character === null) === (chosenGadget === null)) return NOT_OFFERED;
  if (agent !== undefined) return { line: makeLine({ kind: 'pick-agent', agent: nameOf(state, agent) }) };
  return chosenGadget === null ? NOT_OFFERED : { line: makeLine({ kind: 'pick-gadget', gadget: chosenGadget }) };
}

const NOT_OFFERED: Problem = { problem: 'ITEM_CHOICE: not one of the offered items' };

/** Reads the equipment of a team as lines, or returns a problem. */
export function readEquipment(
  state: State,
  ids: Ids,
  seat: Player,
  { equipment }: Message<'EQUIPMENT_CHOICE'>,
): { lines: string[] } | Problem {
  const { agents, gadgets } = state.sides[seat];
  const given = Object.entries(equipment).flatMap(([id, names]) =>
    names.map((gadget) => ({ agent: numberOf(ids, id) ?? -1, gadget })),
  );
  const owners = Object.keys(equipment).map((id) => numberOf(ids, id));
  const names = given.map(({ gadget }) => gadget).sort();
  const complete = names.length === gadgets.length && [...gadgets].sort().every((name, index) => name === names[index]);
  if (complete && owners.every((agent) => agent !== undefined && agents.includes(agent)))
    return {
      lines: [
        ...given.map(({ agent, gadget }) => makeLine({ kind: 'assign', gadget, agent: nameOf(state, agent) })),
        'ready',
      ],
    };
  return { problem: 'EQUIPMENT_CHOICE: every chosen gadget exactly once, to own characters only' };
}

/**
 * Reads an operation as a line, as a failed attempt (an operation that only other programs consider legal), or as a
 * problem.
 */
export function readTurn(
  state: State,
  seat: Player,
  asked: AskedOperation,
  { isOriginalAi }: Pick<CompatFlags, 'isOriginalAi'>,
): { line: string } | { fumble: CharacterCommand } | Problem {
  const known = knownTo(state, seat);
  const actor = state.active === null ? undefined : personOf(known, state.active);
  const operation = actor && isOnBoard(actor) ? readOperation(known, actor, asked) : undefined;
  if (!operation || !actor || !isOnBoard(actor)) return { problem: `${asked.type}: not known here` };
  const fault = characterFault(known, actor, operation);
  if (!fault) return { line: makeLine(operation) };
  if (!isTolerated(known, actor, { operation, fault, isOriginalAi }))
    return { problem: `${asked.type}: not allowed (${fault})` };
  // Without a point left to pay for it, an attempt could be repeated forever, so the turn ends.
  return fault === 'no-bp' || fault === 'no-ap' ? { line: makeLine({ kind: 'retire' }) } : { fumble: operation };
}

/** An operation that our rules reject, and the reason. */
interface Attempt {
  readonly operation: CharacterCommand;
  readonly fault: CharacterFault;
  /** Whether the client is probably the original computer player, all of whose mistakes are tolerated. */
  readonly isOriginalAi: boolean;
}

/**
 * Whether original programs consider a rejected operation legal. It is then played as a failed attempt that costs a
 * point, instead of disqualifying the player.
 */
function isTolerated(state: State, actor: PersonOnBoard, { operation, fault, isOriginalAi }: Attempt): boolean {
  if (isOriginalAi) return true;
  if (operation.kind === 'retire') return false;
  if (operation.kind === 'use')
    return (fault === 'target' || fault === 'too-far') && useTolerated(state, actor, operation.gadget, operation.at);
  if (operation.verb === 'step')
    return fault === 'target' && operation.at !== null && samePlace(actor.at, operation.at);
  return operation.verb === 'gamble' && operation.stake === 0 && STAKELESS.includes(fault);
}

/** Faults that are tolerated for a stake of 0. */
const STAKELESS: readonly CharacterFault[] = ['stake', 'target', 'no-chips'];

function useTolerated(state: State, actor: PersonOnBoard, gadget: string, at: PersonOnBoard['at']): boolean {
  if (!carries(actor, gadget)) return false;
  const person = personAt(state, at);
  if (gadget === 'LASER_COMPACT') return person !== undefined && sees(state.board, actor.at, at);
  if (gadget === 'POISON_PILLS') return person !== undefined && distance(actor.at, at) <= 1;
  if (gadget === 'BOWLER_BLADE') return samePlace(actor.at, at);
  if (gadget === 'JETPACK') return [state.cat, state.janitor].some((place) => place !== null && samePlace(place, at));
  return gadget === 'GRAPPLE' && cocktailAt(state.board, at) !== undefined && actor.cocktail !== null;
}
