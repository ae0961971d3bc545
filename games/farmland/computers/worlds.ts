import { RNG, type Seat } from '@longtable/kit';
import { classic, deckOf } from '../files/presets/index.ts';
import type { Card, Piece, State, Team } from '../state.ts';

/** Deck from which the computer draws hidden cards. The opponent's deck is secret, so the `classic` preset is assumed. */
const POSSIBLE_UNITS = deckOf(classic);

/** Returns the share of possible face-down units with a lower attack value. */
export function shareBelow(atk: number): number {
  return POSSIBLE_UNITS.filter((card) => card.atk < atk).length / POSSIBLE_UNITS.length;
}

/** Default number of sampled states. */
const DEFAULT_WORLDS = 6;

/**
 * Returns states that are consistent with a seat's knowledge. Hidden units and both decks have random cards, the
 * opponent's hand has blank ones.
 */
export function worlds(state: State, seat: Seat, count = DEFAULT_WORLDS): State[] {
  const random = RNG.seeded(fingerprint(state, seat));
  return Array.from({ length: count }, () => {
    const world = sampleWorld(state, seat, random);
    const withRandomDeck = (team: Team) => ({ ...team, deck: team.deck.map(() => random.pick(POSSIBLE_UNITS)) });
    return { ...world, teams: world.teams.map(withRandomDeck) as State['teams'] };
  });
}

/**
 * Returns states with random hidden units that are consistent with a seat's knowledge. If no unit is hidden, returns
 * one state.
 */
export function worldsOf(state: State, seat: Seat, count: number): State[] {
  const random = RNG.seeded(fingerprint(state, seat));
  return Array.from({ length: hidesUnits(state, seat) ? count : 1 }, () => sampleWorld(state, seat, random));
}

function hidesUnits(state: State, seat: Seat): boolean {
  return state.board.some((piece) => isHidden(piece, seat));
}

function sampleWorld(state: State, seat: Seat, random: RNG): State {
  const any = (): Card => random.pick(POSSIBLE_UNITS);
  const board = state.board.map((piece) => (isHidden(piece, seat) ? { ...piece, card: betterOf(any, any) } : piece));
  const teams = state.teams.map((team, at) => hideCards(team, at === seat)) as State['teams'];
  return { ...state, board, teams, random: 0 };
}

/**
 * Returns the one of two random cards with the higher attack value, because players tend to place their better cards.
 */
function betterOf(one: () => Card, other: () => Card): Card {
  const [a, b] = [one(), other()];
  return a.atk >= b.atk ? a : b;
}

/**
 * Replaces the cards of the deck, and of the hand unless it is the seat's own, by blank cards. Removes the discarded
 * cards.
 */
function hideCards(team: Team, own: boolean): Team {
  const blank = (cards: readonly Card[]) => cards.map(() => BLANK);
  return { ...team, deck: blank(team.deck), hand: own ? team.hand : blank(team.hand), discarded: [] };
}

const BLANK: Card = { qualifier: '', role: '', atk: 0, def: 0 };

function isHidden(piece: Piece | null, seat: Seat): piece is Piece & { kind: 'unit' } {
  return piece?.kind === 'unit' && !piece.up && piece.team !== seat;
}

/** Returns a seed computed from what the seat knows, so that the same position always gets the same answer. */
function fingerprint(state: State, seat: Seat): number {
  let print = seat;
  const add = (value: number) => {
    print = (Math.imul(print, 31) + value) | 0;
  };
  for (const team of state.teams) add(team.lp + team.deck.length);
  for (const { atk, def } of state.teams[seat === 0 ? 0 : 1].hand) add(atk * 7 + def);
  state.board.forEach((piece, field) => {
    if (piece) add(field * 64 + piece.team + (piece.moved ? 2 : 0));
  });
  return print;
}
