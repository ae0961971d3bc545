import { draftChoices } from '../menus/preparation.ts';
import { makeLine } from '../rules/lines.ts';
import { nameOf } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/opening.ts';
import type { Player, State } from '../state.ts';

/** What somebody thinks of the items of the draft. */
export interface Taste {
  agent(known: State, player: Player, id: number): number;
  gadget(known: State, player: Player, name: string): number;
  /** How well a gadget suits an agent. */
  suits(known: State, gadget: string, agent: number): number;
}

/** Picks what is worth most, then hands every gadget to the agent whom it suits best, the freest one among equals. */
export function prepare(known: State, player: Player, taste: Taste): string {
  return known.phase === 'draft' ? bestPick(known, player, taste) : nextGift(known, player, taste);
}

function bestPick(known: State, player: Player, taste: Taste): string {
  const offer = known.sides[player].offer ?? { agents: [], gadgets: [] };
  const rated = [
    ...offer.agents.map((agent) => ({
      line: makeLine({ kind: 'pick-agent', agent: nameOf(known, agent) }),
      worth: taste.agent(known, player, agent),
    })),
    ...offer.gadgets.map((gadget) => ({
      line: makeLine({ kind: 'pick-gadget', gadget }),
      worth: taste.gadget(known, player, gadget),
    })),
  ];
  const best = rated.sort((a, b) => b.worth - a.worth)[0];
  return best?.line ?? draftChoices(known, player, '')[0]?.line ?? '';
}

function nextGift(known: State, player: Player, taste: Taste): string {
  const side = known.sides[player];
  if (isAssigned(side)) return 'ready';
  const index = side.given.indexOf(null);
  const gadget = side.gadgets[index] ?? '';
  const load = (agent: number) => side.given.filter((carrier) => carrier === agent).length;
  const rating = (agent: number) => taste.suits(known, gadget, agent) - load(agent);
  const [best = 0] = [...side.agents].sort((a, b) => rating(b) - rating(a));
  return makeLine({ kind: 'assign', gadget, agent: nameOf(known, best) });
}
