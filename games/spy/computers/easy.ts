import { type Choice, RNG } from '@longtable/kit';
import { draftChoices } from '../menus/preparation.ts';
import { turnChoices } from '../menus/turn.ts';
import { makeLine } from '../rules/lines.ts';
import { nameOf } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/opening.ts';
import type { Player, Present, State } from '../state.ts';

/** One in so many decisions is to call it a day. */
const LAZINESS = 3;

/** Anything that is offered, and anybody to carry it. */
export function easyPreparation(known: State, player: Player): string {
  if (known.phase === 'draft') return wander(known, (partial) => draftChoices(known, player, partial));
  const side = known.sides[player];
  const gadget = side.gadgets[side.given.indexOf(null)];
  if (isAssigned(side) || gadget === undefined) return 'ready';
  return makeLine({ kind: 'assign', gadget, agent: nameOf(known, whimOf(known).pick(side.agents)) });
}

/** Whatever comes to mind, and often nothing. */
export function easyTurn(known: State, actor: Present): string {
  if (whimOf(known).below(LAZINESS) === 0) return 'retire';
  return wander(known, (partial) => turnChoices(known, actor, partial));
}

function wander(known: State, menu: (partial: string) => readonly Choice[]): string {
  const random = whimOf(known);
  let partial = '';
  for (;;) {
    const choice = random.pick(menu(partial).filter(({ input }) => !input));
    if (choice.final) return choice.line;
    partial = choice.line;
  }
}

/**
 * A generator that a computer player may use for ties: it is made of what the seat knows, so the same knowledge always
 * leads to the same line, and the match's own generator stays hidden.
 */
function whimOf({ config: _config, cast: _cast, ...known }: State): RNG {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(known)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return RNG.seeded(hash >>> 0);
}
