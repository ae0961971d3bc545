import type { PersonOnBoard, State } from '../../state.ts';
import type { CharacterCommand } from '../command.ts';
import { distance, type Point } from '../grid.ts';
import { tableAt } from '../match/board.ts';
import type { DraftState } from '../match/draft-state.ts';
import { carries, personAt } from '../match/people.ts';
import { canAct, targetsOf } from './legality.ts';

/** A kind of command and its possible fields. */
interface GuestOption {
  readonly places: readonly Point[];
  readonly command: (at: Point) => CharacterCommand;
}

/** Returns a guest's next command: throws the moledie if possible, else a random legal one. */
export function guestCommand({ state, random }: DraftState, guest: PersonOnBoard): CharacterCommand {
  const throwing = canAct(state, guest) && carries(guest, 'MOLEDIE') ? use(state, guest, 'MOLEDIE') : undefined;
  const ideas = throwing && throwing.places.length > 0 ? [throwing] : guestOptions(state, guest);
  const count = ideas.reduce((sum, { places }) => sum + places.length, 0);
  return commandOf(ideas, random.below(count));
}

/** Returns the command at an index over the fields of all options, or `RETIRE` beyond the last one. */
function commandOf(ideas: readonly GuestOption[], place: number): CharacterCommand {
  let left = place;
  for (const { places, command } of ideas) {
    const at = places[left];
    if (at) return command(at);
    left -= places.length;
  }
  return RETIRE;
}

/** Returns all commands a guest may choose from. Guests never spy and never open safes. */
export function guestCommands(state: State, guest: PersonOnBoard): CharacterCommand[] {
  return guestOptions(state, guest).flatMap(({ places, command }) => places.map(command));
}

function guestOptions(state: State, guest: PersonOnBoard): GuestOption[] {
  const steps = guest.bp > 0 ? [act(state, guest, 'step')] : [];
  const ideas = [...steps, { places: [guest.at], command: () => RETIRE }];
  if (!canAct(state, guest)) return ideas;
  const acts = VERBS.map((verb) => act(state, guest, verb));
  return [...ideas, ...acts, ...guest.items.map(({ gadget }) => use(state, guest, gadget))];
}

const RETIRE: CharacterCommand = { kind: 'retire' };
const VERBS = ['observe', 'burn', 'take', 'drink', 'pour', 'gamble'];

function act(state: State, guest: PersonOnBoard, verb: string): GuestOption {
  const stake = (at: Point) => guestStake(guest.chips, tableAt(state.board, at)?.chips ?? 0);
  return {
    places: targetsOf(state, guest, { verb }),
    command: (at) => ({
      kind: 'action',
      verb,
      at: verb === 'drink' ? null : at,
      stake: verb === 'gamble' ? stake(at) : 0,
    }),
  };
}

/** Returns a guest's stake: half of the chips, rounded up, and at most the table's chips. */
export function guestStake(own: number, table: number): number {
  return Math.min(table, Math.ceil(own / 2));
}

function use(state: State, guest: PersonOnBoard, gadget: string): GuestOption {
  const targets = targetsOf(state, guest, { gadget });
  return {
    places: gadget === 'ROCKET_PEN' ? targets.filter((at) => isRocketTarget(state, guest, at)) : targets,
    command: (at) => ({ kind: 'use', gadget, at }),
  };
}

/** Whether a guest may fire a rocket at a field. It must contain a person and must not be adjacent. */
function isRocketTarget(state: State, guest: PersonOnBoard, at: Point): boolean {
  return distance(guest.at, at) >= 2 && personAt(state, at) !== undefined;
}
