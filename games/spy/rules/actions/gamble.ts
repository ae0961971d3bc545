import { texts } from '../../words/texts.ts';
import { adjacent } from '../grid.ts';
import { changeTable, tableAt } from '../match/board.ts';
import { test } from '../match/chance.ts';
import { addEvent, nameInEvents } from '../match/draft-state.ts';
import { isPlayer } from '../match/people.ts';
import { rouletteChance } from '../roulette.ts';
import type { Action } from './action.ts';

export const gamble: Action = {
  verb: 'gamble',
  ...texts.actions.gamble,
  cost: 'ap',
  staked: true,
  reach: 1,
  among: ['tables'],
  needs: { lack: 'no-chips', met: ({ chips }) => chips > 0 },
  legal({ board }, actor, at) {
    const table = tableAt(board, at);
    return adjacent(actor.at, at) && table !== undefined && !table.destroyed && table.chips > 0;
  },
  perform(draft, actor, at, stake) {
    const table = tableAt(draft.state.board, at);
    if (!table) return;
    const won = test(draft, actor, rouletteChance(actor.properties, table.inverted));
    const change = won ? stake : -stake;
    actor.chips += change;
    changeTable(draft.state.board, table, { chips: table.chips - change });
    if (isPlayer(actor.faction)) draft.state.sides[actor.faction].tally.roulette += change;
    const ip = stake * draft.state.config.chipsToIpFactor;
    addEvent(draft, 'all', { kind: 'gambled', actor: nameInEvents(draft, actor), at, stake, won, ip });
  },
};
