import { adjacent } from '../grid.ts';
import { changeTable, tableAt } from '../match/board.ts';
import { called, tellTo } from '../match/match.ts';
import { has } from '../match/people.ts';
import type { Action } from './action.ts';

export const burn: Action = {
  verb: 'burn',
  title: { en: 'Bang and burn', de: 'Bang and Burn' },
  about: {
    en: 'Wrecks a roulette table next to you for good, chips and all.',
    de: 'Zerstört einen Roulette-Tisch nebenan für immer, samt Chips.',
  },
  cost: 'ap',
  reach: 1,
  among: ['tables'],
  can: (actor) => has(actor, 'BANG_AND_BURN'),
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && tableAt(board, at) !== undefined,
  perform(match, actor, at) {
    const table = tableAt(match.state.board, at);
    if (!table) return;
    changeTable(match.state.board, table, { destroyed: true, chips: 0 });
    tellTo(match, 'all', { kind: 'burned', actor: called(match, actor), at });
  },
};
