import type { Action } from './action.ts';
import { burn } from './burn.ts';
import { drink } from './drink.ts';
import { gamble } from './gamble.ts';
import { observe } from './observe.ts';
import { open } from './open.ts';
import { pour } from './pour.ts';
import { spy } from './spy.ts';
import { step } from './step.ts';
import { take } from './take.ts';

/** All actions in the order of menus. */
export const actions: readonly Action[] = [step, spy, open, gamble, take, drink, pour, observe, burn];

const byVerb = new Map(actions.map((action) => [action.verb, action]));

export function actionNamed(verb: string): Action | undefined {
  return byVerb.get(verb);
}
