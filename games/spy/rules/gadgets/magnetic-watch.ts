import { texts } from '../../words/texts.ts';
import type { Gadget } from './gadget.ts';

export const magneticWatch: Gadget = {
  name: 'MAGNETIC_WATCH',
  title: texts.magneticWatch.magneticWatch,
  about: texts.magneticWatch.worksWhenCarriedThrownBowler,
  usages: null,
  supply: 'draft',
};
