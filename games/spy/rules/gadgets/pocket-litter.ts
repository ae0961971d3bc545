import { texts } from '../../words/texts.ts';
import { describe, type Gadget } from './gadget.ts';

export const pocketLitter: Gadget = {
  name: 'POCKET_LITTER',
  ...describe(texts.gadgets.pocketLitter),
  usages: null,
  supply: 'draft',
};
