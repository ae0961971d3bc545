import { texts } from '../../words/texts.ts';
import { adjacent } from '../grid.ts';
import { changeTable, tableAt } from '../match/board.ts';
import { addEvent, nameInEvents } from '../match/draft-state.ts';
import { has } from '../match/people.ts';
import type { Action } from './action.ts';

export const burn: Action = {
  verb: 'burn',
  ...texts.actions.burn,
  cost: 'ap',
  reach: 1,
  among: ['tables'],
  needs: { lack: 'no-talent', met: (actor) => has(actor, 'BANG_AND_BURN') },
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && tableAt(board, at) !== undefined,
  perform(draft, actor, at) {
    const table = tableAt(draft.state.board, at);
    if (!table) return;
    changeTable(draft.state.board, table, { destroyed: true, chips: 0 });
    addEvent(draft, 'all', { kind: 'burned', actor: nameInEvents(draft, actor), at });
  },
};
