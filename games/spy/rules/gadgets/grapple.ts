import { texts } from '../../words/texts.ts';
import { cocktailAt, lyingAt, sees } from '../match/board.ts';
import { test } from '../match/chance.ts';
import { receive } from '../match/people.ts';
import { describe, type Gadget, showUse } from './gadget.ts';

export const grapple: Gadget = {
  name: 'GRAPPLE',
  ...describe(texts.gadgets.grapple),
  usages: null,
  supply: 'draft',
  use: {
    reach: ({ grappleRange }) => grappleRange,
    among: ['lying', 'cocktails'],
    legal({ board }, carrier, at) {
      const something = lyingAt(board, at) || (cocktailAt(board, at) && !carrier.cocktail);
      return Boolean(something) && sees(board, carrier.at, at);
    },
    perform(draft, carrier, at) {
      const { board, config } = draft.state;
      const success = test(draft, carrier, config.grappleHitChance);
      const lying = lyingAt(board, at);
      const stands = lying ? undefined : cocktailAt(board, at);
      const taken = success ? (lying?.item.gadget ?? 'COCKTAIL') : undefined;
      showUse(draft, carrier, 'GRAPPLE', { at, success, taken });
      if (!success) return;
      if (lying) receive(carrier, lying.item);
      else if (stands) carrier.cocktail = stands.cocktail;
      board.lying = board.lying.filter((other) => other !== lying);
      board.cocktails = board.cocktails.filter((other) => other !== stands);
    },
  },
};
