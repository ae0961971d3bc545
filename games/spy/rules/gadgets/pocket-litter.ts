import { texts } from '../../words/texts.ts';
import type { Gadget } from './gadget.ts';

export const pocketLitter: Gadget = {
  name: 'POCKET_LITTER',
  title: texts.pocketLitter.pocketLitter,
  about: texts.pocketLitter.worksWhenCarriedObservationTakes,
  usages: null,
  supply: 'draft',
};
