import { texts } from '../../words/texts.ts';
import { adjacent } from '../grid.ts';
import { learnFromSafe } from '../knowledge/intelligence.ts';
import { safeAt } from '../match/board.ts';
import { addEvent, nameInEvents } from '../match/draft-state.ts';
import { has } from '../match/people.ts';
import type { Action } from './action.ts';
import { belongsToPlayer } from './spy.ts';

export const open: Action = {
  verb: 'open',
  ...texts.actions.open,
  cost: 'ap',
  reach: 2,
  among: ['safes'],
  legal({ board }, actor, at) {
    if (!safeAt(board, at)) return false;
    return adjacent(actor.at, at) || has(actor, 'FLAPS_AND_SEALS');
  },
  perform(draft, actor, at) {
    const { state } = draft;
    const number = safeAt(state.board, at)?.number;
    if (number === undefined || !belongsToPlayer(actor)) return;
    const success = state.sides[actor.faction].combinations.includes(number);
    addEvent(draft, 'all', { kind: 'unlocked', actor: nameInEvents(draft, actor), safe: number, success });
    if (success) learnFromSafe(draft, actor, number);
  },
};
