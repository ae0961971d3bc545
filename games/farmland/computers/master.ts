import { RNG, type Seat } from '@longtable/kit';
import { adjacentFields, type Field, stepsBetween } from '../fields.ts';
import { classic, deckOf } from '../presets.ts';
import { boardIsFull, type Command, faultOf, mustDiscard, placingFields } from '../rules/commands.ts';
import { perform } from '../rules/perform.ts';
import { unite } from '../rules/union.ts';
import {
  type Card,
  draftOf,
  kingField,
  type Piece,
  rivalOf,
  type State,
  type Team,
  teamOf,
  type Unit,
  unitFields,
  unitOn,
} from '../state.ts';

/** Number of sampled states. */
const WORLDS = 3;

/** Weight of the gain in this turn. It decides between turns of equal value, so that a sure gain is not postponed. */
const IMMEDIATE_WEIGHT = 0.001;

/**
 * Returns the command with the best mean evaluation over states that are consistent with the seat's knowledge. If no
 * command improves the evaluation, ends the turn.
 */
export function masterCommand(state: State, seat: Seat): Command {
  const worlds = worldsOf(state, seat, WORLDS);
  const actions = actionsOf(worlds[0] as State);
  const still = mean(worlds.map((world) => (1 + IMMEDIATE_WEIGHT) * evaluate(world, seat)));
  let best: Command | undefined;
  let top = still + 1e-6;
  for (const action of actions) {
    const value = mean(worlds.map((world) => valueAfter(stateAfter(world, action), seat)));
    if (value > top) {
      top = value;
      best = action;
    }
  }
  return best ?? endTurn(state, seat);
}

/** Returns the best evaluation that the seat can reach with one more command or by ending the turn. */
function valueAfter(state: State, seat: Seat): number {
  const still = evaluate(state, seat);
  if (state.winner !== null) return (1 + IMMEDIATE_WEIGHT) * still;
  let top = still;
  for (const action of actionsOf(state)) top = Math.max(top, evaluate(stateAfter(state, action), seat));
  return top + IMMEDIATE_WEIGHT * still;
}

function stateAfter(state: State, action: Action): State {
  const draft = draftOf(state);
  perform(draft, action);
  return draft;
}

/** Returns the command that ends the turn. It discards the weakest card if a discard is required. */
export function endTurn(state: State, seat: Seat): Command {
  if (!mustDiscard(state)) return { verb: 'yield' };
  const values = teamOf(state, seat).hand.map(({ atk, def }) => atk + def);
  return { verb: 'yield', discard: values.indexOf(Math.min(...values)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const WIN = 1_000_000;

/** Weight of a unit's attack value by its distance from the enemy King. */
const DISTANCE_WEIGHTS = [0, 0.7, 0.4, 0.28, 0.2, 0.14, 0.1, 0.07, 0.05, 0.03, 0.02, 0.01, 0];

/** Returns the evaluation of a state for a seat that ends its turn now, in life points. */
function evaluate(state: State, seat: Seat): number {
  if (state.winner !== null) return state.winner === seat ? WIN : -WIN;
  const rival = rivalOf(seat);
  const lives = lifeValue(teamOf(state, seat).lp) - lifeValue(teamOf(state, rival).lp);
  return lives + teamValue(state, seat) - teamValue(state, rival) - danger(state, seat);
}

/** Returns the value of life points. The last points are worth more than the first. */
function lifeValue(lp: number): number {
  return lp + 2000 * (lp / (lp + 3000));
}

function teamValue(state: State, seat: Seat): number {
  const goal = kingField(state, rivalOf(seat));
  let worth = 0;
  for (const field of unitFields(state, seat)) {
    const unit = unitOn(state, field) as Unit;
    worth += unitValue(unit) + Math.max(0, unit.card.atk) * (DISTANCE_WEIGHTS[stepsBetween(field, goal)] ?? 0);
  }
  for (const { atk } of teamOf(state, seat).hand) worth += 100 + 0.12 * atk;
  return worth;
}

function unitValue({ card }: Unit): number {
  return 150 + 0.55 * card.atk + 0.25 * card.def;
}

/**
 * Returns the estimated loss in the opponent's next turn, if each of their units makes its best attack on an adjacent
 * field.
 */
function danger(state: State, seat: Seat): number {
  const king = kingField(state, seat);
  let losses = 0;
  for (const from of unitFields(state, rivalOf(seat))) {
    const attacker = unitOn(state, from) as Unit;
    let worst = 0;
    for (const to of adjacentFields(from)) worst = Math.max(worst, blow(state, seat, king, attacker, to));
    losses += worst;
  }
  return losses;
}

function blow(state: State, seat: Seat, king: Field, attacker: Unit, to: Field): number {
  if (to === king) return 1.1 * attacker.card.atk + (teamOf(state, seat).lp <= attacker.card.atk ? 100_000 : 0);
  const target = unitOn(state, to);
  if (target?.team !== seat) return 0;
  const margin = attacker.card.atk - (target.blocks ? target.card.def : target.card.atk);
  if (margin <= 0) return 0;
  return unitValue(target) + (target.blocks ? 0 : margin);
}

/** Command other than ending the turn. */
type Action = Extract<Command, { verb: 'move' | 'place' }> | { readonly verb: 'block'; readonly field: Field };

/** Returns the commands of the team in turn that can be useful, except ending the turn. */
function actionsOf(state: State): Action[] {
  return [...kingActions(state), ...unitActions(state), ...placingActions(state)];
}

function kingActions(state: State): Action[] {
  return moves(state, kingField(state, state.turn)).filter(
    (action) => action.verb === 'move' && !unitOn(state, action.to),
  );
}

function unitActions(state: State): Action[] {
  const waiting = unitFields(state, state.turn).filter((field) => !unitOn(state, field)?.moved);
  return waiting.flatMap((field): Action[] => {
    const blocks = unitOn(state, field)?.blocks ? [] : [{ verb: 'block' as const, field }];
    return [...moves(state, field).filter((action) => !losesUnit(state, action)), ...blocks];
  });
}

function moves(state: State, from: number): Action[] {
  return adjacentFields(from)
    .map((to) => ({ verb: 'move' as const, from, to }))
    .filter((command) => faultOf(state, command) === undefined);
}

/** Whether a move loses a unit because it does not unite with the unit on the target field. */
function losesUnit(state: State, action: Action): boolean {
  if (action.verb !== 'move') return false;
  const [unit, fellow] = [unitOn(state, action.from), unitOn(state, action.to)];
  return fellow?.team === state.turn && unit !== undefined && unite(unit.card, fellow.card) === undefined;
}

/**
 * Returns placements of one card, or of several cards that all unite. Targets are free fields and units that unite with
 * them.
 */
function placingActions(state: State): Action[] {
  if (state.placed) return [];
  const { hand } = teamOf(state, state.turn);
  const full = boardIsFull(state);
  return placingFields(state).flatMap((field) => {
    const standing = unitOn(state, field)?.card;
    if (!standing && full) return [];
    return bestOf(unions(hand, standing), standing ? 2 : 3).map(({ hand: chosen }): Action => {
      return { verb: 'place', field, hand: chosen };
    });
  });
}

interface Union {
  readonly hand: readonly number[];
  readonly card: Card;
}

/**
 * Returns the unions of cards in the hand with `standing`, the unit on the field. If it is undefined, returns the
 * single cards and their unions with each other.
 */
function unions(hand: readonly Card[], standing: Card | undefined): Union[] {
  const results: Union[] = [];
  const goOn = (chosen: readonly number[], below: Card | undefined) => {
    hand.forEach((card, at) => {
      if (chosen.includes(at)) return;
      const union = below ? unite(card, below)?.card : card;
      if (!union) return;
      const next = [...chosen, at];
      results.push({ hand: next, card: union });
      goOn(next, union);
    });
  };
  goOn([], standing);
  return results;
}

function bestOf(unions: readonly Union[], max: number): Union[] {
  const worth = ({ card, hand }: Union) => 2 * card.atk + card.def - 300 * hand.length;
  return [...unions].sort((a, b) => worth(b) - worth(a)).slice(0, max);
}

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
