import { texts } from '../../words/texts.ts';
import { describe, type Gadget } from './gadget.ts';

export const magneticWatch: Gadget = {
  name: 'MAGNETIC_WATCH',
  ...describe(texts.gadgets.magneticWatch),
  usages: null,
  supply: 'draft',
};
