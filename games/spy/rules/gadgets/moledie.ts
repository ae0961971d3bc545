import type { PersonOnBoard } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { distance, type Point } from '../grid.ts';
import { fieldAt, sees } from '../match/board.ts';
import { addEvent, anyOf, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { divert } from '../match/health.ts';
import { drop, peopleOnBoard, personAt, receive } from '../match/people.ts';
import { describe, type Gadget, showUse, type Use } from './gadget.ts';

const use: Use = {
  reach: ({ moledieRange }) => moledieRange,
  among: ['view'],
  legal: ({ board }, carrier, at) => fieldAt(board, at) !== 'WALL' && sees(board, carrier.at, at),
  perform(draft, carrier, at) {
    const { state } = draft;
    const target = personAt(state, at);
    const inRange = (other: PersonOnBoard) => distance(carrier.at, other.at) <= use.reach(state.config);
    const receiver = target
      ? divert(draft, carrier, target, (other) => inRange(other) && use.legal(state, carrier, other.at))
      : nearestPerson(draft, at);
    const item = drop(carrier, 'MOLEDIE');
    if (item && receiver) receive(receiver, item);
    showUse(draft, carrier, 'MOLEDIE', { at });
    if (receiver) addEvent(draft, 'all', { kind: 'moledie', receiver: nameInEvents(draft, receiver) });
  },
};

/**
 * Returns the person nearest to a field, at random among several, possibly the thrower. Undefined if no person is on
 * the board.
 */
function nearestPerson(draft: DraftState, at: Point): PersonOnBoard | undefined {
  const people = peopleOnBoard(draft.state);
  const nearest = Math.min(...people.map((person) => distance(person.at, at)));
  return anyOf(
    draft,
    people.filter((person) => distance(person.at, at) === nearest),
  );
}

export const moledie: Gadget = {
  name: 'MOLEDIE',
  ...describe(texts.gadgets.moledie),
  usages: null,
  supply: 'draft',
  use,
};
