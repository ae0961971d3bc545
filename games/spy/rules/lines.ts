import { makeSelection, parseSelection } from '@longtable/kit';
import type { Player, Side, State } from '../state.ts';
import { actionNamed } from './actions.ts';
import { type CharacterFault, characterFault } from './course/legality.ts';
import { gadgetNamed } from './gadgets/index.ts';
import { makePoint, type Point, parsePoint } from './grid.ts';
import { knownTo } from './knowledge/knowledge.ts';
import { fieldAt } from './match/board.ts';
import { characterNamed, isOnBoard, personOf } from './match/people.ts';
import { routeTo } from './match/routes.ts';
import { isAssigned, isOffered } from './preparation.ts';

/** Start of the line that assigns all gadgets. */
export const ASSIGN_ALL = 'give all ';

const WORDS = {
  'auto-pick': 'choose',
  'auto-assign': 'share',
  ready: 'ready',
  retire: 'retire',
  strike: 'strike',
} as const;

export function makeLine(command: Command): string {
  switch (command.kind) {
    case 'action':
      return [command.verb, ...(command.at ? [makePoint(command.at)] : []), ...stakeOf(command)].join(' ');
    case 'use':
      return `use ${command.gadget} ${makePoint(command.at)}`;
    case 'walk':
      return `walk ${makePoint(command.to)}`;
    case 'pick-agent':
      return `pick agent ${command.agent}`;
    case 'pick-gadget':
      return `pick gadget ${command.gadget}`;
    case 'assign':
      return `give ${command.gadget} to ${command.agent}`;
    case 'assign-all':
      return ASSIGN_ALL + makeSelection(command.shares.map((share) => share.map(String)));
    default:
      return WORDS[command.kind];
  }
}

function stakeOf({ stake }: { readonly stake: number }): string[] {
  return stake > 0 ? [String(stake)] : [];
}

/** Returns the command of a line, or undefined if it is not spelled as `makeLine` would. */
export function parseLine(line: string): Command | undefined {
  const command = readLine(line);
  return command && makeLine(command) === line ? command : undefined;
}

function readLine(line: string): Command | undefined {
  const [first = '', second = '', third = ''] = line.split(' ');
  const [kind] = (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((word) => WORDS[word] === line);
  if (kind) return { kind };
  if (first === 'pick') return readPick(line);
  if (first === 'give') return line.startsWith(ASSIGN_ALL) ? readAssignAll(line) : readAssign(line);
  if (first === 'use') {
    const at = parsePoint(third);
    return at && gadgetNamed(second)?.use ? { kind: 'use', gadget: second, at } : undefined;
  }
  if (first === 'walk') {
    const to = parsePoint(second);
    return to && { kind: 'walk', to };
  }
  return readAction(first, second, third);
}

function readPick(line: string): Command | undefined {
  const [, kind, name = ''] = /^pick (agent|gadget) (.*)$/s.exec(line) ?? [];
  if (kind === 'gadget') return { kind: 'pick-gadget', gadget: name };
  return kind === 'agent' ? { kind: 'pick-agent', agent: name } : undefined;
}

function readAssign(line: string): Command | undefined {
  const [, gadget, agent] = /^give ([A-Z_]+) to (.*)$/s.exec(line) ?? [];
  return gadget !== undefined && agent !== undefined ? { kind: 'assign', gadget, agent } : undefined;
}

function readAssignAll(line: string): Command | undefined {
  const taken = parseSelection(line.slice(ASSIGN_ALL.length));
  if (!taken?.flat().every((number) => /^[1-9]$/.test(number))) return undefined;
  return { kind: 'assign-all', shares: taken.map((share) => share.map(Number)) };
}

function readAction(verb: string, place: string, chips: string): Command | undefined {
  const action = actionNamed(verb);
  if (!action) return undefined;
  const at = action.reach === 0 ? null : parsePoint(place);
  if (at === undefined) return undefined;
  const stake = action.staked && /^[1-9]\d{0,9}$/.test(chips) ? Number(chips) : 0;
  return { kind: 'action', verb, at, stake };
}

/** A command of a character: an action, the use of a gadget, or the end of the turn. */
export type CharacterCommand =
  | { readonly kind: 'action'; readonly verb: string; readonly at: Point | null; readonly stake: number }
  | { readonly kind: 'use'; readonly gadget: string; readonly at: Point }
  | { readonly kind: 'retire' };

/** A parsed line. Agents are identified by name, so that a line can be parsed without the state. */
export type Command =
  | CharacterCommand
  | { readonly kind: 'walk'; readonly to: Point }
  | { readonly kind: 'pick-agent'; readonly agent: string }
  | { readonly kind: 'pick-gadget'; readonly gadget: string }
  /** Makes the player's remaining picks. */
  | { readonly kind: 'auto-pick' }
  | { readonly kind: 'assign'; readonly gadget: string; readonly agent: string }
  /** The numbers of the gadgets for each agent, from 1. */
  | { readonly kind: 'assign-all'; readonly shares: readonly (readonly number[])[] }
  /** Assigns the remaining gadgets. */
  | { readonly kind: 'auto-assign' }
  | { readonly kind: 'ready' }
  /** Marks a turn that the player missed. */
  | { readonly kind: 'strike' };

/** Whether a command is a character's rather than the player's. */
export function isCharacterCommand(command: Command): command is CharacterCommand {
  return command.kind === 'action' || command.kind === 'use' || command.kind === 'retire';
}

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
