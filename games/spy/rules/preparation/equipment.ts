import type { Player, Side } from '../../state.ts';
import { type Match, tellTo } from '../match/match.ts';
import { nameOf } from '../match/people.ts';
import { openDoors } from './opening.ts';

/** Hands one of the player's gadgets to one of their agents; until they are ready it may wander on. */
export function give(match: Match, player: Player, gadget: string, agent: number): void {
  const side = match.state.sides[player];
  side.given = side.given.with(side.gadgets.indexOf(gadget), agent);
  tellTo(match, player, { kind: 'given', gadget, agent: nameOf(match.state, agent) });
}

/** Whether every gadget has its carrier. */
export function isEquipped({ given }: Side): boolean {
  return given.every((agent) => agent !== null);
}

/** Declares a player ready; when both are, the casino opens. */
export function makeReady(match: Match, player: Player): void {
  match.state.sides[player].ready = true;
  tellTo(match, 'all', { kind: 'ready', player });
  if (match.state.sides.every(({ ready }) => ready)) openDoors(match);
}
