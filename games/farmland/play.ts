import { type Outcome, refuse, type Seat } from '../kit/game.ts';
import { playTurn } from './computers/turn.ts';
import type { FarmlandEvent } from './events.ts';
import { block } from './rules/blocking.ts';
import type { Fault } from './rules/faults.ts';
import { flip } from './rules/flipping.ts';
import { faultOf } from './rules/legality.ts';
import { move } from './rules/moving.ts';
import { type Order, parseLine } from './rules/orders.ts';
import { place } from './rules/placing.ts';
import { isRedundant } from './rules/redundant.ts';
import { openScene, type Scene } from './rules/scene.ts';
import { yieldTurn } from './rules/yielding.ts';
import type { State } from './state.ts';
import { faultSentence } from './words/faults.ts';

/** Plays a line for a seat, or says why not. */
export function play(state: State, seat: Seat, line: string): Outcome<State, FarmlandEvent> {
  if (state.winner !== null) return refuseFor('over');
  if (seat !== state.turn) return refuseFor('not-your-turn');
  const order = parseLine(line);
  if (!order) return refuseFor('unknown-line');
  const fault = faultOf(state, order);
  if (fault) return refuseFor(fault);
  const scene = openScene(state);
  carryOut(scene, order);
  return canBeTakenBack(state, scene) ? { ...scene, undoable: true } : scene;
}

function refuseFor(fault: Fault) {
  return refuse(fault, faultSentence(fault));
}

/** Whether nobody was shown anything new (no unit, no card, not even that two units fit) and the turn goes on. */
function canBeTakenBack(before: State, { state, events }: Scene): boolean {
  return state.turn === before.turn && state.winner === null && !events.some(showsSomething);
}

function showsSomething(event: FarmlandEvent): boolean {
  switch (event.kind) {
    case 'joined':
      return !(event.piece.kind === 'unit' && event.piece.up && event.met?.standing.up);
    case 'attacked':
    case 'flipped':
    case 'heaped':
    case 'auto':
      return true;
    default:
      return false;
  }
}

function carryOut(scene: Scene, order: Order): void {
  switch (order.do) {
    case 'move':
      move(scene, order.from, order.to);
      break;
    case 'flip':
      flip(scene, order.field);
      break;
    case 'block':
      block(scene, order.field);
      break;
    case 'place':
      place(scene, order.field, order.hand);
      break;
    case 'yield':
      yieldTurn(scene, order.discard);
      break;
    case 'auto':
      playTurn(scene);
  }
}

/** Whether a line is legal, though menus leave it out. */
export function acceptsUnlisted(state: State, seat: Seat, line: string): boolean {
  const order = parseLine(line);
  if (state.winner !== null || seat !== state.turn || !order || faultOf(state, order)) return false;
  return isRedundant(state, order);
}
