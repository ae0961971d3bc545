import { play, playFumble } from '../../games/spy/play.ts';
import { faultOf } from '../../games/spy/rules/course/legality.ts';
import { makeLine } from '../../games/spy/rules/course/operation.ts';
import { knownTo } from '../../games/spy/rules/knowledge/knowledge.ts';
import { isPresent, personOf } from '../../games/spy/rules/match/people.ts';
import { giveLine, pickLine } from '../../games/spy/rules/preparation/lines.ts';
import type { Player, State } from '../../games/spy/state.ts';
import { numberOf } from '../wire/cast.ts';
import type { Message } from '../wire/inbound.ts';
import { type AskedOperation, readOperation } from '../wire/operation.ts';
import { end, kick } from './ending.ts';
import { ask } from './requests.ts';
import { isPaused, type Request, type Table } from './session.ts';
import { onlooker } from './status.ts';
import { isTolerated } from './tolerance.ts';

/** A choice of the draft. */
export function answerItem(table: Table, seat: Player, message: Message<'ITEM_CHOICE'>): void {
  const { session } = table;
  const { chosenCharacter, chosenCharacterId, chosenGadget } = message;
  if (chosenCharacterId !== null && chosenCharacter === null) session.chairs[seat].party.doubled = true;
  const answer = openFor(table, seat, 'item');
  if (!answer) return;
  const character = chosenCharacter ?? chosenCharacterId;
  const agent = character === null ? undefined : numberOf(session.header.ids, character);
  const pick = agent !== undefined ? { agent } : chosenGadget !== null ? { gadget: chosenGadget } : undefined;
  const one = (character === null) !== (chosenGadget === null);
  const outcome = pick && one ? play(session.state, seat, pickLine(session.state, pick)) : undefined;
  if (!outcome || outcome.refused) answer.refuse('ITEM_CHOICE: not one of the offered items');
  else answer.accept(outcome.state);
}

/** What everybody of a team carries. */
export function answerEquipment(table: Table, seat: Player, { equipment }: Message<'EQUIPMENT_CHOICE'>): void {
  const answer = openFor(table, seat, 'equipment');
  if (!answer) return;
  const { state } = table.session;
  const { agents, gadgets } = state.sides[seat];
  const given = Object.entries(equipment).flatMap(([id, names]) =>
    names.map((gadget) => ({ agent: numberOf(table.session.header.ids, id), gadget })),
  );
  const owners = Object.keys(equipment).map((id) => numberOf(table.session.header.ids, id));
  const names = given.map(({ gadget }) => gadget).sort();
  const complete = names.length === gadgets.length && [...gadgets].sort().every((name, index) => name === names[index]);
  if (complete && owners.every((agent) => agent !== undefined && agents.includes(agent))) {
    answer.accept(equip(table, seat, given as { agent: number; gadget: string }[]));
  } else answer.refuse('EQUIPMENT_CHOICE: every chosen gadget exactly once, to own characters only');
}

function equip(table: Table, seat: Player, given: readonly { agent: number; gadget: string }[]): State {
  let { state } = table.session;
  for (const { agent, gadget } of given) state = played(state, seat, giveLine(state, gadget, agent));
  return played(state, seat, 'ready', table);
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
  const { state } = table.session;
  if (!answer || state.active === null) return;
  const known = knownTo(state, seat);
  const actor = personOf(known, state.active);
  const operation = isPresent(actor) ? readOperation(known, actor, asked) : undefined;
  if (!operation || !isPresent(actor)) {
    answer.refuse(`${asked.type}: not known here`);
    return;
  }
  const fault = faultOf(known, actor, operation);
  if (!fault) answer.accept(played(state, seat, makeLine(operation), table));
  else if (isTolerated(known, actor, operation, fault)) answer.accept(playFumble(state, operation, onlooker(table)));
  else answer.refuse(`${asked.type}: not allowed (${fault})`);
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
