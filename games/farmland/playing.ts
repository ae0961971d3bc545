import type { Outcome, Refusal, Seat } from '../kit/game.ts';
import { block, objectToBlock } from './blocking.ts';
import { playTurn } from './computer.ts';
import type { Event, Scene } from './events.ts';
import { flip, objectToFlip } from './flipping.ts';
import { move, objectToMove } from './moving.ts';
import { objection } from './objections.ts';
import { type Order, parseLine } from './orders.ts';
import { objectToPlace, place } from './placing.ts';
import { draft, type State } from './state.ts';
import { objectToYield, yieldTurn } from './yielding.ts';

/** Plays a line for a seat, or says why not. */
export function play(state: State, seat: Seat, line: string): Outcome<State, Event> {
  if (state.winner !== null) return { refused: objection('over') };
  if (seat !== state.turn) return { refused: objection('not-your-turn') };
  const order = parseLine(line);
  if (!order) return { refused: objection('unknown-line') };
  const refused = objectTo(state, order);
  if (refused) return { refused };
  const scene: Scene = { state: draft(state), events: [] };
  deedOf(order).carryOut(scene);
  return hidesAll(order, scene.events) ? { ...scene, undoable: true } : scene;
}

/** Why the team on turn may not carry an order out; nothing, if it may. */
export function objectTo(state: State, order: Order): Refusal | undefined {
  return deedOf(order).objection(state);
}

/** Whether an order showed nobody anything new: no unit, no card, not even whether two units fit together. */
function hidesAll(order: Order, events: readonly Event[]): boolean {
  return order.do !== 'yield' && order.do !== 'auto' && !events.some(({ kind }) => kind === 'revelation');
}

interface Deed {
  objection(state: State): Refusal | undefined;
  carryOut(scene: Scene): void;
}

function deedOf(order: Order): Deed {
  switch (order.do) {
    case 'move':
      return {
        objection: (state) => objectToMove(state, order.from, order.to),
        carryOut: (scene) => move(scene, order.from, order.to),
      };
    case 'flip':
      return {
        objection: (state) => objectToFlip(state, order.field),
        carryOut: (scene) => flip(scene, order.field),
      };
    case 'block':
      return {
        objection: (state) => objectToBlock(state, order.field),
        carryOut: (scene) => block(scene, order.field),
      };
    case 'place':
      return {
        objection: (state) => objectToPlace(state, order.field, order.hand),
        carryOut: (scene) => place(scene, order.field, order.hand),
      };
    case 'yield':
      return {
        objection: (state) => objectToYield(state, order.discard),
        carryOut: (scene) => yieldTurn(scene, order.discard),
      };
    case 'auto':
      return { objection: (state) => (state.acted ? objection('turn-begun') : undefined), carryOut: playTurn };
  }
}
