import type { Seat } from '@longtable/kit';
import { COLOURS, type Colour, iconsIn, SIGNS } from '@longtable/kit/picture';
import type { SpyEvent } from '../events.ts';
import { EMBLEMS } from '../files/cast.ts';
import type { FieldName } from '../rules/grid.ts';
import { nameOf } from '../rules/match/people.ts';
import type { PropertyName } from '../rules/properties.ts';
import type { State } from '../state.ts';

/** Emblems of the people in uploaded casts, by index. */
const OTHERS = [
  ...['fedora', 'flower-hat', 'sunglasses', 'pearl-necklace', 'monk-face', 'high-heel', 'eyepatch', 'earrings'],
  ...['western-hat', 'pirate-hat', 'smoking-pipe', 'diamond-ring', 'winter-hat', 'briefcase', 'party-hat', 'beard'],
] as const;

const GADGETS: Readonly<Record<string, string>> = {
  HAIRDRYER: 'wind-slap',
  MOLEDIE: 'mole',
  TECHNICOLOUR_PRISM: 'prism',
  BOWLER_BLADE: 'top-hat',
  MAGNETIC_WATCH: 'watch',
  POISON_PILLS: 'medicines',
  LASER_COMPACT: 'laser-precision',
  ROCKET_PEN: 'rocket',
  GAS_GLOSS: 'lipstick',
  MOTHBALL_POUCH: 'swap-bag',
  FOG_TIN: 'fog',
  GRAPPLE: 'grapple',
  JETPACK: 'jetpack',
  WIRETAP_WITH_EARPLUGS: 'headphones',
  CHICKEN_FEED: 'corn',
  NUGGET: 'gold-nuggets',
  MIRROR_OF_WILDERNESS: 'mirror-mirror',
  POCKET_LITTER: 'wallet',
  DIAMOND_COLLAR: 'gem-necklace',
  ANTI_PLAGUE_MASK: 'plague-doctor-profile',
};

export const TALENTS: Readonly<Record<PropertyName, string>> = {
  NIMBLENESS: 'run',
  SLUGGISHNESS: 'snail',
  PONDEROUSNESS: 'tortoise',
  SPRYNESS: 'acrobatic',
  AGILITY: 'sprint',
  LUCKY_DEVIL: 'clover',
  JINX: 'banana-peel',
  CLAMMY_CLOTHES: SIGNS.water,
  CONSTANT_CLAMMY_CLOTHES: 'splash',
  ROBUST_STOMACH: 'stomach',
  TOUGHNESS: 'muscular-torso',
  BABYSITTER: 'baby-face',
  HONEY_TRAP: 'honeypot',
  BANG_AND_BURN: 'bright-explosion',
  FLAPS_AND_SEALS: 'lockpicks',
  TRADECRAFT: 'brain',
  OBSERVATION: 'binoculars',
};

const ACTIONS = {
  step: SIGNS.steps,
  walk: 'walk',
  spy: 'human-ear',
  open: 'unlocking',
  gamble: 'rolling-dices',
  take: 'grab',
  drink: 'drinking',
  pour: 'pouring-chalice',
  observe: 'binoculars',
  burn: 'bright-explosion',
  retire: SIGNS.waits,
} as const;

const FIELDS: Readonly<Record<FieldName, string>> = {
  FREE: SIGNS.steps,
  WALL: 'brick-wall',
  FIREPLACE: SIGNS.fire,
  BAR_SEAT: 'bar-stool',
  ROULETTE_TABLE: SIGNS.chips,
  BAR_TABLE: 'table',
  SAFE: 'strongbox',
};

/** Icons of objects other than people and gadgets. */
export const THINGS = {
  game: 'spy',
  cat: 'cat',
  janitor: 'broom',
  cocktail: 'martini',
  poison: SIGNS.deadly,
  fog: 'fog',
  wet: SIGNS.water,
  combination: 'key',
} as const;

export const icons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EMBLEMS),
  ...Object.fromEntries(OTHERS.map((name, at) => [`own character: ${at + 1}`, name])),
  ...GADGETS,
  ...TALENTS,
  ...ACTIONS,
  ...FIELDS,
  ...THINGS,
};

/** Portrait colours. Their number is coprime to the number of emblems, so that few portraits share both. */
const HUES: readonly Colour[] = [
  ...(['#ffd9a0', '#a8e6ff', '#ffb3c7', '#c5f2a6', '#d9c4ff', '#fff0a3', '#9ff0d6'] as const),
  ...(['#ffc2a8', '#b9ccff', '#f5b5f0', '#e3e9b0'] as const),
];

/** Colours of icons on buttons: gadgets, and people as in their portraits. */
export const iconColours: Readonly<Record<string, Colour>> = {
  ...iconsIn(Object.values(GADGETS), COLOURS.defence),
  ...Object.fromEntries([...EMBLEMS.values()].map((icon, id) => [icon, HUES[id % HUES.length] as Colour])),
};

/** Returns the emblem and colour of a character, independent of the faction. */
export function portraitOf(state: Pick<State, 'cast'>, id: number): Portrait {
  return portraitNamed(nameOf(state, id), id);
}

interface Portrait {
  readonly icon: string;
  readonly iconColour: Colour;
}

/** Returns the emblem and colour of a character by name and index in the cast. */
export function portraitNamed(name: string, id: number): Portrait {
  return {
    icon: EMBLEMS.get(name) ?? (OTHERS[id % OTHERS.length] as string),
    iconColour: HUES[id % HUES.length] as Colour,
  };
}

/** Returns the icon of a gadget, or a bag for an unknown name from a recording. */
export function gadgetIcon(name: string): string {
  return (Object.hasOwn(GADGETS, name) ? GADGETS[name] : undefined) ?? 'swap-bag';
}

const VERBS: Readonly<Record<string, string>> = {
  ...ACTIONS,
  choose: SIGNS.dice,
  share: SIGNS.dice,
  enter: SIGNS.dice,
  ready: SIGNS.calm,
};

/**
 * Returns the icon of a line: the chosen person or gadget, otherwise the action. Undefined for steps, which show
 * arrows, and for unknown lines.
 */
export function iconOf(state: State, _seat: Seat, line: string): string | undefined {
  const [, agent] = /^(?:pick agent|give \w+ to) (.+)$/s.exec(line) ?? [];
  if (agent !== undefined) return iconNamed(state, agent);
  const [, gadget] = /^(?:pick gadget|give|use) ([A-Z_]+)/.exec(line) ?? [];
  if (gadget !== undefined) return gadgetIcon(gadget);
  const [, verb = ''] = /^>?(?:on )?([a-z]+)/.exec(line) ?? [];
  return line.startsWith('step ') || !Object.hasOwn(VERBS, verb) ? undefined : VERBS[verb];
}

function iconNamed(state: State, name: string): string | undefined {
  const id = state.cast.findIndex((each) => each.name === name);
  return id < 0 ? undefined : portraitOf(state, id).icon;
}

/** Returns the icon before a line of the log. */
export function iconOfEvent(event: SpyEvent): string | undefined {
  return 'gadget' in event ? gadgetIcon(event.gadget) : KINDS[event.kind];
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
  'fog-cleared': gadgetIcon('FOG_TIN'),
  'walls-fell': gadgetIcon('ROCKET_PEN'),
  fogged: gadgetIcon('FOG_TIN'),
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
