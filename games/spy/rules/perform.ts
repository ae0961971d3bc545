import type { PersonOnBoard, Player } from '../state.ts';
import type { CharacterCommand, Command } from './command.ts';
import { costOf, headOf } from './course/legality.ts';
import { advance, performCharacterCommand } from './course/turns.ts';
import { walk } from './course/walk.ts';
import type { DraftState } from './match/draft-state.ts';
import { activePerson, characterNamed } from './match/people.ts';
import { autoAssign, autoPick, strike } from './preparation/autoplay.ts';
import { assign, makeReady } from './preparation/opening.ts';
import { takePick } from './preparation/picks.ts';

/** Performs a valid command of a player with all its consequences. */
export function perform(draft: DraftState, player: Player, command: Command): void {
  switch (command.kind) {
    case 'strike':
      strike(draft, player);
      return;
    case 'pick-agent':
      takePick(draft, player, { agent: idOf(draft, command.agent) });
      break;
    case 'pick-gadget':
      takePick(draft, player, command);
      break;
    case 'auto-pick':
      autoPick(draft, player);
      break;
    case 'assign':
      assign(draft, player, command.gadget, idOf(draft, command.agent));
      break;
    case 'assign-all':
      assignAll(draft, player, command.shares);
      break;
    case 'auto-assign':
      autoAssign(draft, player);
      break;
    case 'ready':
      makeReady(draft, player);
      break;
    case 'walk':
      actInTurn(draft, (person) => walk(draft, player, person, command.to));
      break;
    default:
      saveLastAction(draft, player, command);
      actInTurn(draft, (person) => performCharacterCommand(draft, person, command));
  }
  resetStrikes(draft, player);
}

/** Lets the active character act, if there is one, and advances the match. */
export function actInTurn(draft: DraftState, act: (person: PersonOnBoard) => void): void {
  const person = activePerson(draft.state);
  if (person) act(person);
  advance(draft);
}

/** Stores the kind of an action that costs an action point. Menus offer it first. */
function saveLastAction({ state }: DraftState, player: Player, command: CharacterCommand): void {
  if (command.kind === 'retire' || costOf(command) !== 'ap') return;
  state.sides[player].lastAction = headOf(command.kind === 'use' ? command : { verb: command.verb });
}

/** Resets the strikes of a player who acts. */
export function resetStrikes({ state }: DraftState, player: Player): void {
  state.sides[player].strikes = 0;
}

function assignAll(draft: DraftState, player: Player, shares: readonly (readonly number[])[]): void {
  const { gadgets, agents, given } = draft.state.sides[player];
  for (const [index, gadget] of gadgets.entries()) {
    const agent = agents[shares.findIndex((share) => share.includes(index + 1))];
    if (agent !== undefined && agent !== given[index]) assign(draft, player, gadget, agent);
  }
}

function idOf({ state }: DraftState, name: string): number {
  return characterNamed(state, name) ?? -1;
}
