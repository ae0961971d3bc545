import type { Seat } from '@longtable/kit';
import { adjacentFields, type Field, stepsBetween } from '../fields.ts';
import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { mustDiscard } from '../rules/turn.ts';
import { draftOf, kingField, rivalOf, type State, teamOf, type Unit, unitFields, unitOn } from '../state.ts';
import { type Action, actionsOf } from './actions.ts';
import { worldsOf } from './worlds.ts';

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
