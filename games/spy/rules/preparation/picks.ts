import type { Player, Side, State } from '../../state.ts';
import { gadgets } from '../gadgets/index.ts';
import { addEvent, type DraftState } from '../match/draft-state.ts';
import { nameOf, opponentOf } from '../match/people.ts';

/** Number of picks per player. */
export const PICKS = 8;
/** Maximum number of agents per side. */
export const MAX_AGENTS = 4;
/** Maximum number of gadgets per side. */
export const MAX_GADGETS = 6;
const OFFER_SIZE = 3;

/** An agent or gadget to pick. */
export type Pick = { readonly agent: number } | { readonly gadget: string };

/** Returns the names of the gadgets in the draft of this match. */
export function draftable({ config, withheld = [] }: State): string[] {
  return gadgets
    .filter(({ supply }) => supply === 'draft' || supply === 'players' || (supply === 'optional' && config.plagueMask))
    .map(({ name }) => name)
    .filter((name) => !withheld.includes(name));
}

/** Returns the characters and gadgets that are neither picked nor offered. */
function poolOf(state: State): { agents: number[]; gadgets: string[] } {
  const takenAgents = state.sides.flatMap(({ agents, offer }) => [...agents, ...(offer?.agents ?? [])]);
  const takenGadgets = state.sides.flatMap((side) => [...side.gadgets, ...(side.offer?.gadgets ?? [])]);
  return {
    agents: state.cast.map((_, id) => id).filter((id) => !takenAgents.includes(id)),
    gadgets: draftable(state).filter((name) => !takenGadgets.includes(name)),
  };
}

function isDrafted({ agents, gadgets }: Side): boolean {
  return agents.length + gadgets.length >= PICKS;
}

/**
 * Offers a player three characters and three gadgets, or one kind if the player has the maximum of the other. Makes no
 * offer while the pool is too small, or if the player has an offer or all picks.
 */
export function makeOffer(draft: DraftState, player: Player): void {
  const { state, random } = draft;
  const side = state.sides[player];
  if (side.offer || isDrafted(side)) return;
  const pool = poolOf(state);
  const wantsAgents = side.agents.length < MAX_AGENTS;
  const wantsGadgets = side.gadgets.length < MAX_GADGETS;
  if (wantsAgents && pool.agents.length < OFFER_SIZE) return;
  if (wantsGadgets && pool.gadgets.length < OFFER_SIZE) return;
  side.offer = {
    agents: wantsAgents ? random.shuffle(pool.agents).slice(0, OFFER_SIZE) : [],
    gadgets: wantsGadgets ? random.shuffle(pool.gadgets).slice(0, OFFER_SIZE) : [],
  };
  const agents = side.offer.agents.map((id) => nameOf(state, id));
  addEvent(draft, player, { kind: 'offered', agents, gadgets: [...side.offer.gadgets] });
}

/** Whether a player is offered an item. */
export function isOffered({ offer }: Side, pick: Pick): boolean {
  return 'agent' in pick ? (offer?.agents ?? []).includes(pick.agent) : (offer?.gadgets ?? []).includes(pick.gadget);
}

/**
 * Takes an offered item. The others return to the pool, and the other player gets the next offer first. After the last
 * pick, starts the equipment phase.
 */
export function takePick(draft: DraftState, player: Player, pick: Pick): void {
  const { state } = draft;
  const side = state.sides[player];
  if ('agent' in pick) side.agents = [...side.agents, pick.agent];
  else side.gadgets = [...side.gadgets, pick.gadget];
  side.offer = null;
  const item = 'agent' in pick ? nameOf(state, pick.agent) : pick.gadget;
  addEvent(draft, player, { kind: 'picked', item });
  makeOffer(draft, opponentOf(player));
  makeOffer(draft, player);
  if (state.sides.every(isDrafted)) beginEquipment(draft);
}

function beginEquipment(draft: DraftState): void {
  draft.state.phase = 'equipment';
  for (const side of draft.state.sides) side.given = side.gadgets.map(() => null);
  addEvent(draft, 'all', { kind: 'equipping' });
}
