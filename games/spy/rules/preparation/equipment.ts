import type { Player, Side } from '../../state.ts';
import { type DraftState, tellTo } from '../match/draft-state.ts';
import { nameOf } from '../match/people.ts';
import { openCasino } from './opening.ts';

/** Assigns one of the player’s gadgets to one of their agents; until they are ready it can be reassigned. */
export function assign(draft: DraftState, player: Player, gadget: string, agent: number): void {
  const side = draft.state.sides[player];
  side.given = side.given.with(side.gadgets.indexOf(gadget), agent);
  tellTo(draft, player, { kind: 'given', gadget, agent: nameOf(draft.state, agent) });
}

/** Whether every gadget has its carrier. */
export function isAssigned({ given }: Side): boolean {
  return given.every((agent) => agent !== null);
}

/** Declares a player ready; when both are, the casino opens. */
export function makeReady(draft: DraftState, player: Player): void {
  draft.state.sides[player].ready = true;
  tellTo(draft, 'all', { kind: 'ready', player });
  if (draft.state.sides.every(({ ready }) => ready)) openCasino(draft);
}
