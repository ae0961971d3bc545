import type { Person } from '../../state.ts';
import { adjacent, type Point, samePlace } from '../grid.ts';
import { returnCollar } from '../knowledge/collar.ts';
import { isAccessible, lyingAt } from '../match/board.ts';
import { called, type Match, tellTo } from '../match/match.ts';
import { carries, isPlayer, personAt, receive } from '../match/people.ts';
import type { Action } from './action.ts';

export const step: Action = {
  verb: 'step',
  title: { en: 'Step', de: 'Schritt' },
  about: {
    en: 'One field in any direction; whoever stands there swaps places with you.',
    de: 'Ein Feld in jede Richtung; wer dort steht, tauscht den Platz mit dir.',
  },
  cost: 'bp',
  reach: 1,
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && isAccessible(board, at),
  perform(match, actor, at) {
    const { state } = match;
    const swapped = makeWay(match, at, actor.at);
    actor.at = { ...at };
    if (isPlayer(actor.faction)) state.sides[actor.faction].tally.steps++;
    const picked = pickUp(match, actor, at);
    tellTo(match, 'all', { kind: 'stepped', actor: called(match, actor), to: at, swapped, picked });
    if (swapped === 'cat' && carries(actor, 'DIAMOND_COLLAR')) returnCollar(match, actor);
  },
};

/** Moves whoever stands on a field to another one, and says who that was; nobody can refuse. */
export function makeWay(match: Match, at: Point, to: Point): string | null {
  const { state } = match;
  const person = personAt(state, at);
  if (person) {
    person.at = { ...to };
    return called(match, person);
  }
  for (const figure of ['cat', 'janitor'] as const) {
    const place = state[figure];
    if (!place || !samePlace(place, at)) continue;
    state[figure] = { ...to };
    return figure;
  }
  return null;
}

function pickUp({ state }: Match, actor: Person, at: Point): string | null {
  const { board } = state;
  const lying = lyingAt(board, at);
  if (!lying) return null;
  board.lying = board.lying.filter((other) => other !== lying);
  receive(actor, lying.item);
  return lying.item.gadget;
}
