import type { Present, State } from '../../state.ts';
import type { Action } from '../actions/action.ts';
import { actionNamed } from '../actions/index.ts';
import type { Use } from '../gadgets/gadget.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { distance, type Point } from '../grid.ts';
import { fieldAt, isFoggy, placesOf, tableAt } from '../match/board.ts';
import { carries } from '../match/people.ts';
import { placesOfThings } from '../match/things.ts';
import { highestStake } from '../roulette.ts';
import type { Operation } from './operation.ts';

/** Why an operation is not legal. */
export type Fault = 'no-bp' | 'no-ap' | 'fog' | 'no-gadget' | 'target' | 'stake';

/**
 * What speaks against an operation of a character on the board, or nothing. The answer rests only on what the
 * character's player may know, so it is the same on a state with the rest hidden.
 */
export function faultOf(state: State, actor: Present, operation: Operation): Fault | undefined {
  if (operation.kind === 'retire') return undefined;
  const cost = costOf(operation);
  if (cost === 'bp' && actor.bp <= 0) return 'no-bp';
  if (cost === 'ap' && actor.ap <= 0) return 'no-ap';
  if (cost === 'ap' && isFoggy(state.board, actor.at)) return 'fog';
  if (operation.kind === 'use') return useFault(state, actor, operation.gadget, operation.at);
  return actionFault(state, actor, operation);
}

/** Whether a character on the board may do something now. */
export function isLegal(state: State, actor: Present, operation: Operation): boolean {
  return faultOf(state, actor, operation) === undefined;
}

/** The kind of point that an operation costs. */
export function costOf(operation: Operation): 'bp' | 'ap' | undefined {
  if (operation.kind === 'retire') return undefined;
  return operation.kind === 'use' ? 'ap' : actionNamed(operation.verb)?.cost;
}

function useFault(state: State, actor: Present, name: string, at: Point): Fault | undefined {
  const use = gadgetNamed(name)?.use;
  if (!use || !carries(actor, name)) return 'no-gadget';
  const inReach = distance(actor.at, at) <= use.reach(state.config) && fieldAt(state.board, at) !== undefined;
  return inReach && use.legal(state, actor, at) ? undefined : 'target';
}

function actionFault(
  state: State,
  actor: Present,
  { verb, at, stake }: Operation & { kind: 'action' },
): Fault | undefined {
  const action = actionNamed(verb);
  const target = at ?? actor.at;
  if (!action || action.can?.(actor) === false || distance(actor.at, target) > action.reach) return 'target';
  if (fieldAt(state.board, target) === undefined || !action.legal(state, actor, target)) return 'target';
  if (!action.staked) return undefined;
  const chips = tableAt(state.board, target)?.chips ?? 0;
  return stake >= 1 && stake <= highestStake(actor.chips, chips) ? undefined : 'stake';
}

type What = { readonly verb: string } | { readonly gadget: string };

/** The fields on which a character may do an action or use a gadget now, row by row; points and fog are not asked. */
export function targetsOf(state: State, actor: Present, what: What): Point[] {
  const deed = deedOf(actor, what);
  if (!deed) return [];
  const targets = candidates(state, actor, deed).filter((at) => deed.legal(state, actor, at));
  return deed.among && targets.length > 1 ? targets.sort((a, b) => a.y - b.y || a.x - b.x) : targets;
}

/** Whether there is any such field, without looking for all of them. */
export function hasTarget(state: State, actor: Present, what: What): boolean {
  const deed = deedOf(actor, what);
  if (!deed) return false;
  const isLegalAt = (at: Point) => deed.legal(state, actor, at);
  return isLegalAt(actor.at) || candidates(state, actor, deed).some(isLegalAt);
}

function deedOf(actor: Present, what: What): Action | Use | undefined {
  if ('verb' in what) {
    const action = actionNamed(what.verb);
    return action?.can?.(actor) === false ? undefined : action;
  }
  return carries(actor, what.gadget) ? gadgetNamed(what.gadget)?.use : undefined;
}

/** The fields within reach where a target can be; row by row where it can be anywhere. */
function candidates(state: State, { at: from }: Present, { reach: far, among }: Action | Use): readonly Point[] {
  const reach = typeof far === 'number' ? far : far(state.config);
  return among ? placesOfThings(state, among, from, reach) : placesOf(state.board, from, reach);
}

/** Whether a character can act where they stand: action points, and no fog around them. */
export function canAct(state: State, actor: Present): boolean {
  return actor.ap > 0 && !isFoggy(state.board, actor.at);
}
