import type { Seat } from '@longtable/kit';
import { type Colour, iconsIn, SIGNS } from '@longtable/kit/picture';
import { type Field, parseField } from '../fields.ts';
import { partsOf } from '../rules/union.ts';
import { type Card, type FarmlandEvent, pieceOn, type State, teamOf } from '../state.ts';

/** Icons of the units of built-in decks, by qualifier. */
const UNITS: Readonly<Record<string, string>> = {
  Daisy: 'daisy',
  Pig: 'pig',
  Pitchfork: 'pitchfork',
  Grain: 'wheat',
  Stable: 'horse-head',
  Threshing: 'scythe',
  Manure: 'wheelbarrow',
  Shield: 'round-shield',
  Potato: 'potato',
  Barrier: 'barrier',
  Fence: 'wooden-fence',
  'Milk Cow': 'cow',
  Barn: 'barn',
  Livestock: 'sheep',
  Chicken: 'chicken',
  'Field Marshal': 'star-medal',
  Tractor: 'farm-tractor',
  Agro: 'compass',
  Silo: 'round-silo',
  'Titan Tractor': 'bulldozer',
  Beetroot: 'beet',
  Seed: 'seedling',
  Goat: 'goat',
  'Egg-laying Wool-Milk-Pig': 'nest-eggs',
  Hawthorn: 'thorny-vine',
  Bramble: 'raspberry',
  'Dry Moat': 'dig-hole',
  Beehive: 'tree-beehive',
  Pumpkin: 'pumpkin',
  Badger: 'badger',
  Gatehouse: 'medieval-gate',
  Rook: 'raven',
  Flail: 'flail',
  'Stone Wall': 'stone-wall',
  'Hay Cart': 'cartwheel',
  Boar: 'boar',
  Oak: 'oak',
  'Hill Fort': 'hill-fort',
  'Old Dragon': 'dragon-head',
  Rye: 'grain-bundle',
  Oat: 'oat',
  Barley: 'beer-stein',
  Spelt: 'sliced-bread',
  Poppy: 'poppy',
  Sack: 'swap-bag',
  Millstone: 'stone-wheel',
  Water: 'water-mill',
  Wind: 'windpump',
  Flour: 'flour',
  Sourdough: 'dough-roller',
  Harvest: 'sickle',
  Village: 'village',
  'Iron Ox': 'buffalo-head',
  'Great Mill': 'windmill',
  'Sweet Cherry': 'cherry',
  'Sour Cherry': 'fruiting',
  'Early Apple': 'apple-seeds',
  'Late Apple': 'apple-core',
  'Sunny Plum': 'peach',
  'Shady Plum': 'plum',
  'Morning Pear': 'pear',
  'Evening Pear': 'avocado',
  'Summer Quince': 'lemon',
  'Winter Quince': 'cut-lemon',
  'Elder Walnut': 'almond',
  'Younger Walnut': 'acorn',
  Ladder: 'ladder',
  Wasp: 'wasp-sting',
  Scarecrow: 'scarecrow',
  'Golden Apple': 'shiny-apple',
  Clover: 'shamrock',
  Thistle: 'vanilla-flower',
  Heather: 'flowers',
  Nettle: 'zigzag-leaf',
  Juniper: 'pine-tree',
  Willow: 'willow-tree',
  Alder: 'linden-leaf',
  Rowan: 'elderberry',
  Sheepdog: 'sitting-dog',
  Bell: 'ringing-bell',
  'Salt Lick': 'salt-shaker',
  'Dry Stone': 'stone-pile',
  Bull: 'charging-bull',
  Cheese: 'cheese-wedge',
  Alpine: 'mountains',
  Thunder: 'heavy-lightning',
  Ribbon: 'ribbon',
  Candle: 'candle-light',
  Gingerbread: 'gingerbread-man',
  Kettle: 'cauldron',
  Puppet: 'puppet',
  Market: 'shop',
  Lantern: 'lantern',
  Carousel: 'carousel',
  Elephant: 'elephant',
  'Ferris Wheel': 'tarot-10-wheel-of-fortune',
  Circus: 'barracks-tent',
  Giant: 'giant',
  Cork: 'champagne-cork',
  Grape: 'grapes',
  Hail: 'ice-cubes',
  Barrel: 'barrel',
  Vine: 'vine-leaf',
  Must: 'manual-juicer',
  Cellar: 'cellar-barrels',
  Copper: 'pressure-cooker',
  Starling: 'sparrow',
  Vintage: 'wine-bottle',
  Terrace: 'stairs',
  Cask: 'barrel-leak',
  Wine: 'wine-glass',
  'Noble Rot': 'jeweled-chalice',
  Reed: 'reed',
  Rowboat: 'canoe',
  Duck: 'duck',
  Carp: 'fish-scales',
  Net: 'fishing-net',
  Otter: 'beaver',
  Ferry: 'fishing-boat',
  Heron: 'heron',
  Ice: 'icicles-fence',
  Dam: 'dam',
  Pike: 'fish-monster',
  Flood: 'flood',
  Lighthouse: 'lighthouse',
  Lake: 'lily-pads',
  Deep: 'giant-squid',
};

/** Maximum number of icons to choose from: five menus of a form with 25 options each. */
const MAX_FACES = 125;

/** Qualifiers and icons of built-in units, which uploaded units can have. */
export const FACES: readonly { readonly qualifier: string; readonly icon: string }[] = Object.entries(UNITS)
  .slice(0, MAX_FACES)
  .map(([qualifier, icon]) => ({ qualifier, icon }));

export const THINGS = {
  King: SIGNS.king,
  player: 'farmer',
  'uploaded unit': 'farmer',
  'face-down unit': 'wheat',
  blocks: SIGNS.defence,
  move: SIGNS.steps,
  place: 'card-play',
  attack: SIGNS.blow,
  unite: 'linked-rings',
  lose: SIGNS.deadly,
} as const;

export const icons: Readonly<Record<string, string>> = { ...UNITS, ...THINGS };

/** Colours of icons on buttons. */
export const iconColours: Readonly<Record<string, Colour>> = iconsIn(Object.values(UNITS), '#c5e08a');

/** Returns the icon of a card: the one that its author chose, by its name, or that of all uploaded units. A union has the icon of its first unit. */
export function iconOfCard(card: Card): string {
  const chosen = FACES.find(({ icon }) => icon === card.icon);
  if (chosen) return chosen.icon;
  const [first = ''] = partsOf(card);
  return Object.hasOwn(UNITS, first) ? UNITS[first]! : THINGS['uploaded unit'];
}

/** Returns the icon before a line of the log. */
export function iconOfEvent(event: FarmlandEvent): string | undefined {
  return event.kind === 'flipped' ? iconOfCard(event.unit.card) : KINDS[event.kind];
}

const KINDS: Partial<Record<FarmlandEvent['kind'], string>> = {
  moved: THINGS.move,
  joined: THINGS.unite,
  attacked: SIGNS.attack,
  placed: THINGS.place,
  heaped: THINGS.unite,
  blocked: THINGS.blocks,
  discarded: SIGNS.hand,
  turn: SIGNS.waits,
};

const DEEDS: Readonly<Record<string, string>> = { block: THINGS.blocks, flip: SIGNS.seen };

/** Returns the icon of a line: the action, or the piece or the last card if the line has no action yet. */
export function iconOf(state: State, seat: Seat, line: string): string | undefined {
  const [first = '', second = '', third = ''] = line.split(' ');
  const field = parseField(first);
  if (field !== undefined && second === '') return iconOn(state, field);
  if (field !== undefined) return first === third ? THINGS.move : iconOfDeed(state, seat, second, third);
  if (line === 'yield') return SIGNS.waits;
  const number = /^(?:place (?:\d )*|yield )(\d) ?$/.exec(line)?.[1];
  const card = number === undefined ? undefined : teamOf(state, seat).hand[Number(number) - 1];
  return card && iconOfCard(card);
}

function iconOn(state: State, field: Field): string | undefined {
  const piece = pieceOn(state, field);
  return piece?.kind === 'unit' ? iconOfCard(piece.card) : piece && THINGS.King;
}

function iconOfDeed(state: State, seat: Seat, verb: string, to: string): string | undefined {
  const target = pieceOn(state, parseField(to) ?? -1);
  return verb === 'move' && target && target.team !== seat ? THINGS.attack : DEEDS[verb];
}
