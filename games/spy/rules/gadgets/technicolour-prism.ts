import { texts } from '../../words/texts.ts';
import { changeTable, tableAt } from '../match/board.ts';
import { spend } from '../match/people.ts';
import { ADJACENT, describe, type Gadget, showUse } from './gadget.ts';

export const technicolourPrism: Gadget = {
  name: 'TECHNICOLOUR_PRISM',
  ...describe(texts.gadgets.technicolourPrism),
  usages: 1,
  supply: 'draft',
  use: {
    reach: ADJACENT,
    among: ['tables'],
    legal: ({ board }, _carrier, at) => tableAt(board, at) !== undefined,
    perform(draft, carrier, at) {
      const { board } = draft.state;
      const table = tableAt(board, at);
      if (table) changeTable(board, table, { inverted: true });
      spend(carrier, 'TECHNICOLOUR_PRISM');
      showUse(draft, carrier, 'TECHNICOLOUR_PRISM', { at });
    },
  },
};
