import { texts } from '../../words/texts.ts';
import type { Gadget } from './gadget.ts';

/** Makes its carrier look harmless to observation. */
export const pocketLitter: Gadget = {
  name: 'POCKET_LITTER',
  title: texts.pocketLitter.pocketLitter,
  about: texts.pocketLitter.worksWhenCarriedObservationTakes,
  usages: null,
  supply: 'draft',
};
