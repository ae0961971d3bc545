import type { Player, Side, State } from '../state.ts';
import { type Command, isCharacterCommand } from './command.ts';
import { type CharacterFault, characterFault } from './course/legality.ts';
import { knownTo } from './knowledge/knowledge.ts';
import { fieldAt } from './match/board.ts';
import { characterNamed, isOnBoard, personOf } from './match/people.ts';
import { routeTo } from './match/routes.ts';
import { isAssigned, isOffered } from './preparation.ts';

/** Reason why a command is rejected. */
export type Fault =
  | CharacterFault
  | 'unknown'
  | 'not-offered'
  | 'not-yours'
  | 'not-equipped'
  | 'left-over'
  | 'given-twice'
  | 'no-way';

/**
 * Returns the reason why a command of a player in turn is rejected, or undefined if it is legal. Depends only on what
 * the player may know.
 */
export function faultOf(state: State, player: Player, command: Command): Fault | undefined {
  if (command.kind === 'strike') return undefined;
  const side = state.sides[player];
  if (state.phase === 'draft') return pickFault(state, side, command);
  if (state.phase === 'equipment') return equipmentFault(state, side, command);
  return turnFault(state, player, command);
}

/** Returns the fault of a line that is not a command of the current phase. */
export function misplaced({ phase }: State): Fault {
  return phase === 'draft' ? 'not-offered' : phase === 'equipment' ? 'not-yours' : 'unknown';
}

function pickFault(state: State, side: Side, command: Command): Fault | undefined {
  if (command.kind === 'auto-pick') return undefined;
  if (command.kind === 'pick-gadget') return isOffered(side, command) ? undefined : 'not-offered';
  const agent = command.kind === 'pick-agent' ? characterNamed(state, command.agent) : undefined;
  return agent !== undefined && isOffered(side, { agent }) ? undefined : 'not-offered';
}

function equipmentFault(state: State, side: Side, command: Command): Fault | undefined {
  switch (command.kind) {
    case 'ready':
      return isAssigned(side) ? undefined : 'not-equipped';
    case 'auto-assign':
      return isAssigned(side) ? 'not-yours' : undefined;
    case 'assign-all':
      return sharesFault(side, command.shares)?.fault;
    case 'assign': {
      const agent = characterNamed(state, command.agent);
      const index = side.gadgets.indexOf(command.gadget);
      const isOwn = index >= 0 && agent !== undefined && side.agents.includes(agent);
      return isOwn && side.given[index] !== agent ? undefined : 'not-yours';
    }
    default:
      return misplaced(state);
  }
}

/**
 * Returns the fault of assigning all gadgets in one line, with the gadget at fault if there is one, or undefined if it
 * is legal.
 */
export function sharesFault(
  { agents, gadgets }: Side,
  shares: readonly (readonly number[])[],
): { readonly fault: Fault; readonly gadget?: string } | undefined {
  const numbers = shares.flat();
  if (shares.length !== agents.length || numbers.some((number) => number > gadgets.length))
    return { fault: 'not-yours' };
  const times = (index: number) => numbers.filter((number) => number === index + 1).length;
  const lost = gadgets.find((_, index) => times(index) === 0);
  if (lost !== undefined) return { fault: 'left-over', gadget: lost };
  const twice = gadgets.find((_, index) => times(index) > 1);
  return twice === undefined ? undefined : { fault: 'given-twice', gadget: twice };
}

function turnFault(state: State, player: Player, command: Command): Fault | undefined {
  const visibleState = knownTo(state, player);
  const actor = state.active === null ? undefined : personOf(visibleState, state.active);
  if (!actor || !isOnBoard(actor)) return 'unknown';
  if (isCharacterCommand(command)) return characterFault(visibleState, actor, command);
  if (command.kind !== 'walk') return 'unknown';
  if (fieldAt(state.board, command.to) === undefined) return 'no-field';
  if (actor.bp <= 0) return 'no-bp';
  return routeTo(visibleState, actor, command.to).length === 0 ? 'no-way' : undefined;
}
