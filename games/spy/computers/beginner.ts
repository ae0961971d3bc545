import { type Choice, RNG } from '@longtable/kit';
import { draftChoices } from '../menus/preparation.ts';
import { turnChoices } from '../menus/turn.ts';
import { makeLine } from '../rules/lines.ts';
import { nameOf } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/opening.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';

/** Number of decisions of which one, on average, ends the turn. */
const RETIRE_ONE_IN = 3;

/** Returns a line of the preparation: picks a random item, assigns the next gadget to a random agent, or `ready`. */
export function beginnerPreparation(visibleState: State, player: Player): string {
  if (visibleState.phase === 'draft')
    return randomLine(visibleState, (partial) => draftChoices(visibleState, player, partial));
  const side = visibleState.sides[player];
  const gadget = side.gadgets[side.given.indexOf(null)];
  if (isAssigned(side) || gadget === undefined) return 'ready';
  return makeLine({ kind: 'assign', gadget, agent: nameOf(visibleState, tieBreakRng(visibleState).pick(side.agents)) });
}

/** Returns a random line, or `retire` for one in `RETIRE_ONE_IN` decisions. */
export function beginnerTurn(visibleState: State, actor: PersonOnBoard): string {
  if (tieBreakRng(visibleState).below(RETIRE_ONE_IN) === 0) return 'retire';
  return randomLine(visibleState, (partial) => turnChoices(visibleState, actor, partial));
}

function randomLine(visibleState: State, menu: (partial: string) => readonly Choice[]): string {
  const random = tieBreakRng(visibleState);
  let partial = '';
  for (;;) {
    const choice = random.pick(menu(partial).filter(({ input }) => !input));
    if (choice.final) return choice.line;
    partial = choice.line;
  }
}

/**
 * Returns an RNG seeded from the visible state. The same knowledge always leads to the same line, and the match's RNG
 * stays hidden.
 */
function tieBreakRng({ config: _config, cast: _cast, ...visibleState }: State): RNG {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(visibleState)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return RNG.seeded(hash >>> 0);
}
