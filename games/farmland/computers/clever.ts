import type { Seat } from '../../kit/game.ts';
import type { Command } from '../rules/lines.ts';
import { perform } from '../rules/perform.ts';
import { mustDiscard } from '../rules/turn.ts';
import { draftOf, type State, teamOf } from '../state.ts';
import { type Action, actionsOf } from './actions.ts';
import { prospectsOf } from './prospects.ts';
import { worldsOf } from './worlds.ts';

/** The budget: how many worlds to imagine, how many commands to look ahead, and how many of them to follow. */
const WORLDS = 3;
const DEPTH = 2;
const BREADTH = 6;

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
    const value = mean(
      worlds.map((world) => {
        const then = after(world, action);
        return bestAfter(then, seat, DEPTH - 1) + HASTE * prospectsOf(then, seat);
      }),
    );
    if (value > top) {
      top = value;
      best = action;
    }
  }
  return best ?? endTurn(state, seat);
}

/** The best value a seat can reach by continuing its turn. */
function bestAfter(state: State, seat: Seat, depth: number): number {
  const still = prospectsOf(state, seat);
  if (depth === 0 || state.winner !== null) return still;
  const next = actionsOf(state).map((action) => {
    const then = after(state, action);
    return { then, value: prospectsOf(then, seat) };
  });
  next.sort((a, b) => b.value - a.value);
  const followed = next.slice(0, BREADTH).map(({ then, value }) => Math.max(value, bestAfter(then, seat, depth - 1)));
  return Math.max(still, ...followed);
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
