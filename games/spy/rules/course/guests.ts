import type { Present, State } from '../../state.ts';
import { distance, type Point } from '../grid.ts';
import { tableAt } from '../match/board.ts';
import { anyOf, type Match } from '../match/match.ts';
import { carries, personAt } from '../match/people.ts';
import { canAct, targetsOf } from './legality.ts';
import type { Operation } from './operation.ts';

/** What a guest does next: gets rid of the moledie if it can, otherwise anything legal. */
export function guestOperation(match: Match, guest: Present): Operation {
  const { state } = match;
  const throws = canAct(state, guest) && carries(guest, 'MOLEDIE') ? usesOf(state, guest, 'MOLEDIE') : [];
  const options = throws.length > 0 ? throws : guestOperations(state, guest);
  return anyOf(match, options) ?? { kind: 'retire' };
}

/** Everything that a guest may think of: guests never spy and never open safes. */
export function guestOperations(state: State, guest: Present): Operation[] {
  const steps = guest.bp > 0 ? actionsOf(state, guest, 'step') : [];
  if (!canAct(state, guest)) return [...steps, { kind: 'retire' }];
  const acts = ['observe', 'burn', 'take', 'drink', 'pour', 'gamble'].flatMap((verb) => actionsOf(state, guest, verb));
  const uses = guest.items.flatMap(({ gadget }) => usesOf(state, guest, gadget));
  return [...steps, { kind: 'retire' }, ...acts, ...uses];
}

function actionsOf(state: State, guest: Present, verb: string): Operation[] {
  return targetsOf(state, guest, { verb }).map((at) => {
    const stake = verb === 'gamble' ? guestStake(guest.chips, tableAt(state.board, at)?.chips ?? 0) : 0;
    return { kind: 'action', verb, at: verb === 'drink' ? null : at, stake };
  });
}

/** Guests stake half of what they have, as far as the table can pay. */
export function guestStake(own: number, table: number): number {
  return Math.min(table, Math.ceil(own / 2));
}

function usesOf(state: State, guest: Present, gadget: string): Operation[] {
  return targetsOf(state, guest, { gadget })
    .filter((at) => gadget !== 'ROCKET_PEN' || isFairGame(state, guest, at))
    .map((at) => ({ kind: 'use', gadget, at }));
}

/** Guests fire rockets only at persons who are not next to them. */
function isFairGame(state: State, guest: Present, at: Point): boolean {
  return distance(guest.at, at) >= 2 && personAt(state, at) !== undefined;
}
