import type { Choice } from '../../kit/game.ts';
import { operationChoices } from '../menus/operations.ts';
import { draftChoices } from '../menus/preparation.ts';
import { isEquipped } from '../rules/preparation/equipment.ts';
import { giveLine } from '../rules/preparation/lines.ts';
import type { Player, Present, State } from '../state.ts';
import { oneOf, whimOf } from './whim.ts';

/** One in so many decisions is to call it a day. */
const LAZINESS = 3;

/** Anything that is offered, and anybody to carry it. */
export function easyPreparation(known: State, player: Player): string {
  if (known.phase === 'draft') return wander(known, (partial) => draftChoices(known, player, partial));
  const side = known.sides[player];
  const gadget = side.gadgets[side.given.indexOf(null)];
  if (isEquipped(side) || gadget === undefined) return 'ready';
  return giveLine(known, gadget, oneOf(whimOf(known), side.agents));
}

/** Whatever comes to mind, and often nothing. */
export function easyTurn(known: State, actor: Present): string {
  if (whimOf(known).below(LAZINESS) === 0) return 'retire';
  return wander(known, (partial) => operationChoices(known, actor, partial));
}

function wander(known: State, menu: (partial: string) => readonly Choice[]): string {
  const random = whimOf(known);
  let partial = '';
  for (;;) {
    const choice = oneOf(
      random,
      menu(partial).filter(({ input }) => !input),
    );
    if (choice.final) return choice.line;
    partial = choice.line;
  }
}
