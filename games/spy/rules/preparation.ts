import type { Faction, Item, Person, Player, Side, State } from '../state.ts';
import { advance } from './course/turns.ts';
import { gadgetNamed, gadgets } from './gadgets/index.ts';
import { fieldsOfKind, isAccessible, placesOf } from './match/board.ts';
import { addEvent, anyOf, type DraftState } from './match/draft-state.ts';
import { FULL_HEALTH } from './match/health.ts';
import { nameOf, opponentOf, personOf, receive } from './match/people.ts';

const START_CHIPS = 10;

/**
 * Opens the casino: creates the people, distributes gadgets, chips, safe numbers and positions, then starts the first
 * round.
 */
function openCasino(draft: DraftState): void {
  const { state } = draft;
  state.phase = 'rounds';
  state.people = createPeople(draft);
  for (const side of state.sides) {
    side.gadgets.forEach((gadget, index) => {
      const carrier = side.given[index];
      if (typeof carrier === 'number') receive(personOf(state, carrier), newItem(gadget));
    });
  }
  equipGuests(draft);
  furnish(draft);
  place(draft);
  addEvent(draft, 'all', { kind: 'opened-doors', people: state.people.length, safes: state.board.safes.length });
  advance(draft);
}

export function newItem(gadget: string): Item {
  return { gadget, usages: gadgetNamed(gadget)?.usages ?? null };
}

/** Returns both teams and the guests, in the order of the character file. */
function createPeople(draft: DraftState): Person[] {
  const { state, random } = draft;
  const [one, two] = state.sides;
  const unpicked = state.cast.map((_, id) => id).filter((id) => !one.agents.includes(id) && !two.agents.includes(id));
  const guests = random.shuffle(unpicked).slice(0, state.config.maxNumberOfNPCs);
  const factionOf = (id: number): Faction => (one.agents.includes(id) ? 0 : two.agents.includes(id) ? 1 : 'NPC');
  return [...one.agents, ...two.agents, ...guests]
    .sort((a, b) => a - b)
    .map((id) => newPerson(state, id, factionOf(id)));
}

/** Returns a person with initial values. */
export function newPerson({ cast }: Pick<State, 'cast'>, id: number, faction: Faction): Person {
  const properties = [...(cast[id]?.features ?? [])];
  const points = { bp: 0, ap: 0, hp: FULL_HEALTH, ip: 0, chips: START_CHIPS };
  return { id, at: null, faction, ...points, properties, items: [], cocktail: null };
}

/** Distributes the gadgets that no player drafted to random guests, except gadgets reserved for players. */
function equipGuests(draft: DraftState): void {
  const { state } = draft;
  const guests = state.people.filter(({ faction }) => faction === 'NPC');
  const drafted = state.sides.flatMap(({ gadgets }) => gadgets);
  for (const gadget of draftable(state)) {
    if (drafted.includes(gadget) || gadgetNamed(gadget)?.supply === 'players') continue;
    const guest = anyOf(draft, guests);
    if (guest) receive(guest, newItem(gadget));
  }
}

function furnish({ state, random }: DraftState): void {
  const { board, config } = state;
  const { minChipsRoulette: min, maxChipsRoulette: max } = config;
  board.tables = fieldsOfKind(board, 'ROULETTE_TABLE').map((at) => {
    return { at, chips: min + random.below(max - min + 1), inverted: false, destroyed: false };
  });
  const safes = random.shuffle(fieldsOfKind(board, 'SAFE'));
  board.safes = safes.map((at, index) => ({ at, number: index + 1 }));
}

function place({ state, random }: DraftState): void {
  const places = random.shuffle(placesOf(state.board).filter((at) => isAccessible(state.board, at)));
  for (const person of state.people) person.at = places.pop() ?? null;
  state.cat = places.pop() ?? null;
}

/** Assigns a player’s gadget to one of their agents. It can be reassigned until they are ready. */
export function assign(draft: DraftState, player: Player, gadget: string, agent: number): void {
  const side = draft.state.sides[player];
  side.given = side.given.with(side.gadgets.indexOf(gadget), agent);
  addEvent(draft, player, { kind: 'given', gadget, agent: nameOf(draft.state, agent) });
}

export function isAssigned({ given }: Side): boolean {
  return given.every((agent) => agent !== null);
}

/** Marks a player as ready, and opens the casino when both are. */
export function makeReady(draft: DraftState, player: Player): void {
  draft.state.sides[player].ready = true;
  addEvent(draft, 'all', { kind: 'ready', player });
  if (draft.state.sides.every(({ ready }) => ready)) openCasino(draft);
}

/** Number of picks per player. */
export const PICKS = 8;
/** Maximum number of agents per side. */
export const MAX_AGENTS = 4;
/** Maximum number of gadgets per side. */
export const MAX_GADGETS = 6;
const OFFER_SIZE = 3;

/** An agent or gadget to pick. */
export type DraftPick = { readonly agent: number } | { readonly gadget: string };

/** Returns the names of the gadgets in the draft of this match. */
export function draftable({ config, excludedGadgets = [] }: State): string[] {
  return gadgets
    .filter(({ supply }) => supply === 'draft' || supply === 'players' || (supply === 'optional' && config.plagueMask))
    .map(({ name }) => name)
    .filter((name) => !excludedGadgets.includes(name));
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
export function isOffered({ offer }: Side, pick: DraftPick): boolean {
  return 'agent' in pick ? (offer?.agents ?? []).includes(pick.agent) : (offer?.gadgets ?? []).includes(pick.gadget);
}

/**
 * Takes an offered item. The others return to the pool, and the other player gets the next offer first. After the last
 * pick, starts the equipment phase.
 */
export function takePick(draft: DraftState, player: Player, pick: DraftPick): void {
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
