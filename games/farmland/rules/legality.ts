import type { State } from '../state.ts';
import { faultOfBlocking } from './blocking.ts';
import type { Fault } from './faults.ts';
import { faultOfFlipping } from './flipping.ts';
import { faultOfMoving } from './moving.ts';
import type { Order } from './orders.ts';
import { faultOfPlacing } from './placing.ts';
import { faultOfYielding } from './yielding.ts';

/** Why the team on turn may not carry an order out; nothing, if it may. */
export function faultOf(state: State, order: Order): Fault | undefined {
  switch (order.do) {
    case 'move':
      return faultOfMoving(state, order.from, order.to);
    case 'flip':
      return faultOfFlipping(state, order.field);
    case 'block':
      return faultOfBlocking(state, order.field);
    case 'place':
      return faultOfPlacing(state, order.field, order.hand);
    case 'yield':
      return faultOfYielding(state, order.discard);
    case 'auto':
      return state.acted ? 'turn-begun' : undefined;
  }
}
