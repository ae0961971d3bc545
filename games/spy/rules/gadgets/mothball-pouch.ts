import { fieldAt, sees } from '../match/board.ts';
import { hurt } from '../match/health.ts';
import { neighboursOf, spend } from '../match/people.ts';
import { type Gadget, showUse } from './gadget.ts';

/** Makes a fireplace hurt everyone around it. */
export const mothballPouch: Gadget = {
  name: 'MOTHBALL_POUCH',
  title: { en: 'Pouch of mothballs', de: 'Mottenkugel-Beutel' },
  about: {
    en: 'Five balls: throw one into a fireplace in sight to hurt everyone next to it.',
    de: 'Fünf Kugeln: Wirf eine in einen Kamin in Sicht und verletze alle daneben.',
  },
  usages: 5,
  supply: 'draft',
  use: {
    reach: ({ mothballPouchRange }) => mothballPouchRange,
    among: ['fireplaces'],
    legal: ({ board }, carrier, at) => fieldAt(board, at) === 'FIREPLACE' && sees(board, carrier.at, at),
    perform(draft, carrier, at) {
      spend(carrier, 'MOTHBALL_POUCH');
      showUse(draft, carrier, 'MOTHBALL_POUCH', { at });
      for (const person of neighboursOf(draft.state, at)) hurt(draft, person, draft.state.config.mothballPouchDamage);
    },
  },
};
