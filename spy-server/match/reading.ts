import type { CharacterCommand } from '../../games/spy/rules/command.ts';
import { characterFault } from '../../games/spy/rules/course/legality.ts';
import { knownTo } from '../../games/spy/rules/knowledge/knowledge.ts';
import { makeLine } from '../../games/spy/rules/lines.ts';
import { isPresent, nameOf, personOf } from '../../games/spy/rules/match/people.ts';
import type { Player, State } from '../../games/spy/state.ts';
import { type Ids, numberOf, type Quirks } from '../wire/cast.ts';
import type { Message } from '../wire/inbound.ts';
import { type AskedOperation, readOperation } from '../wire/operation.ts';
import { isTolerated } from './tolerance.ts';

/** A message that asks for something that cannot be, in words for developers. */
export interface Problem {
  readonly problem: string;
}

/** The line of a choice of the draft; whether it is on offer is for the rules to say. */
export function readItem(state: State, ids: Ids, message: Message<'ITEM_CHOICE'>): { line: string } | Problem {
  const { chosenCharacter, chosenCharacterId, chosenGadget } = message;
  const character = chosenCharacter ?? chosenCharacterId;
  const agent = character === null ? undefined : numberOf(ids, character);
  if ((character === null) === (chosenGadget === null)) return NOT_OFFERED;
  if (agent !== undefined) return { line: makeLine({ kind: 'pick-agent', agent: nameOf(state, agent) }) };
  return chosenGadget === null ? NOT_OFFERED : { line: makeLine({ kind: 'pick-gadget', gadget: chosenGadget }) };
}

/** The problem of a choice that was not among the offered items. */
export const NOT_OFFERED: Problem = { problem: 'ITEM_CHOICE: not one of the offered items' };

/** The lines with which everybody of a team gets what they carry. */
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

/** What an operation of the active character comes to: a line, an attempt that other programs take for legal, or a problem. */
export function readTurn(
  state: State,
  seat: Player,
  asked: AskedOperation,
  { tender }: Pick<Quirks, 'tender'>,
): { line: string } | { fumble: CharacterCommand } | Problem {
  const known = knownTo(state, seat);
  const actor = state.active === null ? undefined : personOf(known, state.active);
  const operation = actor && isPresent(actor) ? readOperation(known, actor, asked) : undefined;
  if (!operation || !actor || !isPresent(actor)) return { problem: `${asked.type}: not known here` };
  const fault = characterFault(known, actor, operation);
  if (!fault) return { line: makeLine(operation) };
  if (!isTolerated(known, actor, { operation, fault, tender }))
    return { problem: `${asked.type}: not allowed (${fault})` };
  // Without the point that an attempt costs it could be repeated for ever.
  return fault === 'no-bp' || fault === 'no-ap' ? { line: makeLine({ kind: 'retire' }) } : { fumble: operation };
}
