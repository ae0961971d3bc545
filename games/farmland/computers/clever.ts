import type { Seat } from '../../kit/game.ts';
import { block } from '../rules/blocking.ts';
import { move } from '../rules/moving.ts';
import type { Order } from '../rules/orders.ts';
import { place } from '../rules/placing.ts';
import { openScene } from '../rules/scene.ts';
import { mustDiscard } from '../rules/yielding.ts';
import { type State, teamOf } from '../state.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { prospectsOf } from './prospects.ts';
import { worldsOf } from './worlds.ts';

/** The budget: tables that are imagined, orders that are thought ahead, and how many of each lead farther. */
const WORLDS = 3;
const DEPTH = 2;
const BREADTH = 6;

/** How much it counts what an order gains at once, so that nothing sure is put off. */
const HASTE = 0.001;

/** Looks at what it could do in this turn, on tables as they may really be, and begins with the best of it. */
export function cleverOrder(state: State, seat: Seat): Order {
  const worlds = worldsOf(state, seat, WORLDS);
  const deeds = deedsOf(worlds[0] as State);
  const still = mean(worlds.map((world) => (1 + HASTE) * prospectsOf(world, seat)));
  let best: Order | undefined;
  let top = still + 1e-6;
  for (const deed of deeds) {
    const value = mean(
      worlds.map((world) => {
        const then = after(world, deed);
        return bestAfter(then, seat, DEPTH - 1) + HASTE * prospectsOf(then, seat);
      }),
    );
    if (value > top) {
      top = value;
      best = deed;
    }
  }
  return best ?? rest(state, seat);
}

/** The best that a seat can make of a table by going on with its turn. */
function bestAfter(state: State, seat: Seat, depth: number): number {
  const still = prospectsOf(state, seat);
  if (depth === 0 || state.winner !== null) return still;
  const next = deedsOf(state).map((deed) => {
    const then = after(state, deed);
    return { then, value: prospectsOf(then, seat) };
  });
  next.sort((a, b) => b.value - a.value);
  const followed = next.slice(0, BREADTH).map(({ then, value }) => Math.max(value, bestAfter(then, seat, depth - 1)));
  return Math.max(still, ...followed);
}

function after(state: State, deed: Deed): State {
  const scene = openScene(state);
  if (deed.do === 'move') move(scene, deed.from, deed.to);
  else if (deed.do === 'block') block(scene, deed.field);
  else place(scene, deed.field, deed.hand);
  return scene.state;
}

/** Ends the turn; the weakest card goes where one must. */
function rest(state: State, seat: Seat): Order {
  if (!mustDiscard(state)) return { do: 'yield' };
  const values = teamOf(state, seat).hand.map(({ atk, def }) => atk + def);
  return { do: 'yield', discard: values.indexOf(Math.min(...values)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
