import type { Gadget } from './gadget.ts';
import {
  antiPlagueMask,
  chickenFeed,
  diamondCollar,
  fogTin,
  grapple,
  hairdryer,
  jetpack,
  magneticWatch,
  mirrorOfWilderness,
  nugget,
  pocketLitter,
  technicolourPrism,
  wiretapWithEarplugs,
} from './tools.ts';
import { bowlerBlade, gasGloss, laserCompact, moledie, mothballPouch, poisonPills, rocketPen } from './weapons.ts';

export const gadgets: readonly Gadget[] = [
  hairdryer,
  moledie,
  technicolourPrism,
  bowlerBlade,
  magneticWatch,
  poisonPills,
  laserCompact,
  rocketPen,
  gasGloss,
  mothballPouch,
  fogTin,
  grapple,
  jetpack,
  wiretapWithEarplugs,
  chickenFeed,
  nugget,
  mirrorOfWilderness,
  pocketLitter,
  diamondCollar,
  antiPlagueMask,
];

const byName = new Map(gadgets.map((gadget) => [gadget.name, gadget]));

/** Returns the id of a gadget in choices and scenes. */
export function gadgetThing(gadget: string): string {
  return `gadget-${gadget}`;
}

export function gadgetNamed(name: string): Gadget | undefined {
  return byName.get(name);
}
