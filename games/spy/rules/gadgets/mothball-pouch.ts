import { texts } from '../../words/texts.ts';
import { fieldAt, sees } from '../match/board.ts';
import { hurt } from '../match/health.ts';
import { neighboursOf, spend } from '../match/people.ts';
import { describe, type Gadget, showUse } from './gadget.ts';

export const mothballPouch: Gadget = {
  name: 'MOTHBALL_POUCH',
  ...describe(texts.gadgets.mothballPouch),
  usages: 5,
  supply: 'draft',
  use: {
    reach: ({ mothballPouchRange }) => mothballPouchRange,
    among: ['fireplaces'],
    legal: ({ board }, carrier, at) => fieldAt(board, at) === 'FIREPLACE' && sees(board, carrier.at, at),
    perform(draft, carrier, at) {
      spend(carrier, 'MOTHBALL_POUCH');
      showUse(draft, carrier, 'MOTHBALL_POUCH', { at });
      const attack = { gadget: 'MOTHBALL_POUCH', actor: carrier };
      const { mothballPouchDamage } = draft.state.config;
      for (const person of neighboursOf(draft.state, at)) hurt(draft, person, mothballPouchDamage, attack);
    },
  },
};
