import { texts } from '../../words/texts.ts';
import { adjacent } from '../grid.ts';
import { cocktailAt } from '../match/board.ts';
import { addEvent, nameInEvents } from '../match/draft-state.ts';
import type { Action } from './action.ts';

export const take: Action = {
  verb: 'take',
  ...texts.actions.take,
  cost: 'ap',
  reach: 1,
  among: ['cocktails'],
  needs: { lack: 'hands-full', met: ({ cocktail }) => cocktail === null },
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && cocktailAt(board, at) !== undefined,
  perform(draft, actor, at) {
    const { board } = draft.state;
    const taken = cocktailAt(board, at);
    actor.cocktail = taken?.cocktail ?? null;
    board.cocktails = board.cocktails.filter((other) => other !== taken);
    addEvent(draft, 'all', { kind: 'took', actor: nameInEvents(draft, actor), at });
  },
};
