import { SIGNS } from '../../kit/picture/signs.ts';
import type { Reader } from '../../kit/reader.ts';
import type { SpyEvent } from '../events.ts';
import { tell } from '../words/story.ts';
import { ACTIONS, gadgetIcon, THINGS } from './icons.ts';

/** The icon before each line of the log: of the gadget that was used, else of what somebody did or met. */
export function storyIcons(events: readonly SpyEvent[], reader: Reader): readonly (string | undefined)[] {
  return tell(events, reader).map(({ of }) => ('gadget' in of ? gadgetIcon(of.gadget) : KINDS[of.kind]));
}

const KINDS: Partial<Record<SpyEvent['kind'], string>> = {
  equipping: gadgetIcon('POCKET_LITTER'),
  ready: SIGNS.calm,
  'opened-doors': THINGS.game,
  round: SIGNS.waits,
  stepped: ACTIONS.walk,
  retired: ACTIONS.retire,
  gambled: ACTIONS.gamble,
  took: THINGS.cocktail,
  drank: ACTIONS.drink,
  tasted: ACTIONS.drink,
  poured: ACTIONS.pour,
  spied: ACTIONS.spy,
  caught: ACTIONS.spy,
  secret: SIGNS.secrets,
  combination: THINGS.combination,
  unlocked: ACTIONS.open,
  'collar-found': gadgetIcon('DIAMOND_COLLAR'),
  observed: ACTIONS.observe,
  burned: ACTIONS.burn,
  moledie: gadgetIcon('MOLEDIE'),
  poisoned: THINGS.poison,
  wired: gadgetIcon('WIRETAP_WITH_EARPLUGS'),
  'wire-failed': gadgetIcon('WIRETAP_WITH_EARPLUGS'),
  overheard: gadgetIcon('WIRETAP_WITH_EARPLUGS'),
  'ip-changed': SIGNS.secrets,
  recruited: THINGS.game,
  bribed: gadgetIcon('NUGGET'),
  'refused-bribe': gadgetIcon('NUGGET'),
  struck: SIGNS.warn,
  'unused-keys': SIGNS.warn,
  hurt: SIGNS.hurt,
  exfiltrated: SIGNS.hurt,
  healed: SIGNS.life,
  dried: THINGS.wet,
  cat: THINGS.cat,
  'guests-left': THINGS.game,
  'janitor-came': THINGS.janitor,
  removed: THINGS.janitor,
  'collar-returned': THINGS.cat,
  disclosed: THINGS.game,
};
