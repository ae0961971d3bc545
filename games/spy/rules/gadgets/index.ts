import { antiPlagueMask } from './anti-plague-mask.ts';
import { bowlerBlade } from './bowler-blade.ts';
import { chickenFeed } from './chicken-feed.ts';
import { diamondCollar } from './diamond-collar.ts';
import { fogTin } from './fog-tin.ts';
import type { Gadget } from './gadget.ts';
import { gasGloss } from './gas-gloss.ts';
import { grapple } from './grapple.ts';
import { hairdryer } from './hairdryer.ts';
import { jetpack } from './jetpack.ts';
import { laserCompact } from './laser-compact.ts';
import { magneticWatch } from './magnetic-watch.ts';
import { mirrorOfWilderness } from './mirror-of-wilderness.ts';
import { moledie } from './moledie.ts';
import { mothballPouch } from './mothball-pouch.ts';
import { nugget } from './nugget.ts';
import { pocketLitter } from './pocket-litter.ts';
import { poisonPills } from './poison-pills.ts';
import { rocketPen } from './rocket-pen.ts';
import { technicolourPrism } from './technicolour-prism.ts';
import { wiretapWithEarplugs } from './wiretap-with-earplugs.ts';

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

export function gadgetNamed(name: string): Gadget | undefined {
  return byName.get(name);
}
