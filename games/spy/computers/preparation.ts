import { draftChoices } from '../menus/preparation.ts';
import { makeLine } from '../rules/lines.ts';
import { nameOf } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/opening.ts';
import type { Player, State } from '../state.ts';

/** The values that a computer level assigns to the items of the draft. */
export interface DraftPolicy {
  agent(visibleState: State, player: Player, id: number): number;
  gadget(visibleState: State, player: Player, name: string): number;
  /** Returns the suitability of an agent for a gadget. Higher is better. */
  suitability(visibleState: State, gadget: string, agent: number): number;
}

/**
 * Returns a line that picks the most valuable item in the draft, assigns the next gadget to the agent it suits best, or
 * is `ready` once all are assigned.
 */
export function prepare(visibleState: State, player: Player, policy: DraftPolicy): string {
  return visibleState.phase === 'draft'
    ? bestPick(visibleState, player, policy)
    : nextAssignment(visibleState, player, policy);
}

function bestPick(visibleState: State, player: Player, policy: DraftPolicy): string {
  const offer = visibleState.sides[player].offer ?? { agents: [], gadgets: [] };
  const rated = [
    ...offer.agents.map((agent) => ({
      line: makeLine({ kind: 'pick-agent', agent: nameOf(visibleState, agent) }),
      worth: policy.agent(visibleState, player, agent),
    })),
    ...offer.gadgets.map((gadget) => ({
      line: makeLine({ kind: 'pick-gadget', gadget }),
      worth: policy.gadget(visibleState, player, gadget),
    })),
  ];
  const best = rated.sort((a, b) => b.worth - a.worth)[0];
  return best?.line ?? draftChoices(visibleState, player, '')[0]?.line ?? '';
}

function nextAssignment(visibleState: State, player: Player, policy: DraftPolicy): string {
  const side = visibleState.sides[player];
  if (isAssigned(side)) return 'ready';
  const index = side.given.indexOf(null);
  const gadget = side.gadgets[index] ?? '';
  const load = (agent: number) => side.given.filter((carrier) => carrier === agent).length;
  const rating = (agent: number) => policy.suitability(visibleState, gadget, agent) - load(agent);
  const [best = 0] = [...side.agents].sort((a, b) => rating(b) - rating(a));
  return makeLine({ kind: 'assign', gadget, agent: nameOf(visibleState, best) });
}
