import type { Person } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { adjacent, type Point, samePlace } from '../grid.ts';
import { returnCollar } from '../knowledge/intelligence.ts';
import { isAccessible, lyingAt } from '../match/board.ts';
import { addEvent, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { carries, isPlayer, personAt, receive } from '../match/people.ts';
import type { Action } from './action.ts';

export const step: Action = {
  verb: 'step',
  ...texts.actions.step,
  cost: 'bp',
  reach: 1,
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && isAccessible(board, at),
  perform(draft, actor, at) {
    const { state } = draft;
    const from = actor.at;
    const swapped = makeWay(draft, at, from);
    actor.at = { ...at };
    if (isPlayer(actor.faction)) state.sides[actor.faction].tally.steps++;
    const picked = pickUp(draft, actor, at);
    addEvent(draft, 'all', { kind: 'stepped', actor: nameInEvents(draft, actor), from, to: at, swapped, picked });
    if (swapped === 'cat' && carries(actor, 'DIAMOND_COLLAR')) returnCollar(draft, actor);
  },
};

/** Moves the person or figure on a field to another field. Returns their name, or null if the field was empty. */
export function makeWay(draft: DraftState, at: Point, to: Point): string | null {
  const { state } = draft;
  const person = personAt(state, at);
  if (person) {
    person.at = { ...to };
    return nameInEvents(draft, person);
  }
  for (const figure of ['cat', 'janitor'] as const) {
    const place = state[figure];
    if (!place || !samePlace(place, at)) continue;
    state[figure] = { ...to };
    return figure;
  }
  return null;
}

function pickUp({ state }: DraftState, actor: Person, at: Point): string | null {
  const { board } = state;
  const lying = lyingAt(board, at);
  if (!lying) return null;
  board.lying = board.lying.filter((other) => other !== lying);
  receive(actor, lying.item);
  return lying.item.gadget;
}
