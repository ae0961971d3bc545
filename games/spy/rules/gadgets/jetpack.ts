import { texts } from '../../words/texts.ts';
import { samePlace } from '../grid.ts';
import { fieldAt, isFree } from '../match/board.ts';
import { spend } from '../match/people.ts';
import { ANYWHERE, describe, type Gadget, showUse } from './gadget.ts';

export const jetpack: Gadget = {
  name: 'JETPACK',
  ...describe(texts.gadgets.jetpack),
  usages: 1,
  supply: 'draft',
  use: {
    reach: ANYWHERE,
    among: ['floor'],
    legal(state, carrier, at) {
      const stays = samePlace(carrier.at, at) && fieldAt(state.board, at) === 'FREE';
      return stays || isFree(state, at);
    },
    perform(draft, carrier, at) {
      carrier.at = { ...at };
      spend(carrier, 'JETPACK');
      showUse(draft, carrier, 'JETPACK', { at });
    },
  },
};
