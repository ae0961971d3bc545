import type { Present } from '../../state.ts';
import { distance, type Point } from '../grid.ts';
import { divert } from '../match/attack.ts';
import { fieldAt, sees } from '../match/board.ts';
import { anyOf, called, type Match, tellTo } from '../match/match.ts';
import { drop, personAt, present, receive } from '../match/people.ts';
import { type Gadget, showUse, type Use } from './gadget.ts';

const use: Use = {
  reach: ({ moledieRange }) => moledieRange,
  among: ['view'],
  legal: ({ board }, carrier, at) => fieldAt(board, at) !== 'WALL' && sees(board, carrier.at, at),
  perform(match, carrier, at) {
    const { state } = match;
    const target = personAt(state, at);
    const inRange = (other: Present) => distance(carrier.at, other.at) <= use.reach(state.config);
    const receiver = target
      ? divert(match, carrier, target, (other) => inRange(other) && use.legal(state, carrier, other.at))
      : nearestPerson(match, at);
    const item = drop(carrier, 'MOLEDIE');
    if (item && receiver) receive(receiver, item);
    showUse(match, carrier, 'MOLEDIE', { at });
    if (receiver) tellTo(match, 'all', { kind: 'moledie', receiver: called(match, receiver) });
  },
};

/** Where the die bounces to from an empty field; that may be whoever threw it. */
function nearestPerson(match: Match, at: Point): Present | undefined {
  const people = present(match.state);
  const nearest = Math.min(...people.map((person) => distance(person.at, at)));
  return anyOf(
    match,
    people.filter((person) => distance(person.at, at) === nearest),
  );
}

export const moledie: Gadget = {
  name: 'MOLEDIE',
  title: { en: 'Moledie', de: 'Maulwürfel' },
  about: {
    en: 'Throw it at somebody: no tradecraft, flaps and seals or observation while they carry it.',
    de: 'Wirf ihn: Wer ihn trägt, hat kein Tradecraft, keine Flaps and Seals, keine Observation.',
  },
  usages: null,
  supply: 'draft',
  use,
};
