import type { Seat } from '../../kit/game.ts';
import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { mustDiscard } from '../rules/turn.ts';
import { draftOf, type State, teamOf } from '../state.ts';
import { type Action, actionsOf } from './actions.ts';
import { prospectsOf } from './prospects.ts';
import { worldsOf } from './worlds.ts';

/** How many worlds to imagine. */
const WORLDS = 3;

/** Weight of what a command gains at once, so that a sure gain isn't put off. */
const HASTE = 0.001;

/** The first command of the best turn it finds, over worlds that fit what it knows. */
export function cleverCommand(state: State, seat: Seat): Command {
  const worlds = worldsOf(state, seat, WORLDS);
  const actions = actionsOf(worlds[0] as State);
  const still = mean(worlds.map((world) => (1 + HASTE) * prospectsOf(world, seat)));
  let best: Command | undefined;
  let top = still + 1e-6;
  for (const action of actions) {
    const value = mean(worlds.map((world) => worthOf(after(world, action), seat)));
    if (value > top) {
      top = value;
      best = action;
    }
  }
  return best ?? endTurn(state, seat);
}

/** What a command has led to: the best its seat can reach with one more, or by ending the turn here. */
function worthOf(state: State, seat: Seat): number {
  const still = prospectsOf(state, seat);
  if (state.winner !== null) return (1 + HASTE) * still;
  let top = still;
  for (const action of actionsOf(state)) top = Math.max(top, prospectsOf(after(state, action), seat));
  return top + HASTE * still;
}

function after(state: State, action: Action): State {
  const draft = draftOf(state);
  perform(draft, action);
  return draft;
}

/** Ends the turn, discarding the weakest card if it must. */
export function endTurn(state: State, seat: Seat): Command {
  if (!mustDiscard(state)) return { verb: 'yield' };
  const values = teamOf(state, seat).hand.map(({ atk, def }) => atk + def);
  return { verb: 'yield', discard: values.indexOf(Math.min(...values)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
