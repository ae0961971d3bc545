import type { Text } from '@longtable/kit';
import { type Card, DECK_SIZE } from '../state.ts';
import { texts } from '../words/texts.ts';

/** Maximum number of units in a file. */
export const MAX_UNITS_IN_FILE = 80;

/** Parses a unit file: 1 to 80 lines `qualifier;role;ATK;DEF`, with an optional icon after another semicolon. */
export function parseUnits(lines: readonly string[]): Parsed<readonly Card[]> {
  if (lines.length < 1 || lines.length > MAX_UNITS_IN_FILE) {
    return {
      problem: texts.files.lineCount({ max: MAX_UNITS_IN_FILE, lines: lines.length }),
    };
  }
  const cards: Card[] = [];
  for (const [at, line] of lines.entries()) {
    const card = parseUnit(line);
    if (!card) return { problem: texts.files.badUnit({ line: at + 1 }) };
    cards.push(card);
  }
  return { value: cards };
}

function parseUnit(line: string): Card | undefined {
  const [qualifier, role, attack, defence, icon, ...more] = line.split(';');
  if (!qualifier || !role || more.length > 0) return undefined;
  if (icon !== undefined && !FACES.some((face) => face.icon === icon)) return undefined;
  const atk = parseNumber(attack);
  const def = parseNumber(defence);
  return atk === undefined || def === undefined
    ? undefined
    : { qualifier, role, atk, def, ...(icon !== undefined && { icon }) };
}

/** Parses a deck file with the number of copies of each unit, one per line, and returns the deck in that order. */
export function parseDeck(lines: readonly string[], units: readonly Card[]): Parsed<readonly Card[]> {
  const counts: number[] = [];
  for (const [at, line] of lines.entries()) {
    const count = parseNumber(line);
    if (count === undefined) return { problem: texts.files.badCount({ line: at + 1 }) };
    counts.push(count);
  }
  const problem = countFault(counts.length, units.length);
  if (problem) return { problem };
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== DECK_SIZE) {
    return {
      problem: texts.files.deckSize({ size: DECK_SIZE, total }),
    };
  }
  return { value: units.flatMap((unit, at) => Array<Card>(counts[at]!).fill(unit)) };
}

/** Returns the error for a wrong number of lines, or undefined. */
export function countFault(lines: number, units: number): Text | undefined {
  if (lines === units) return undefined;
  return texts.files.deckLines({ units, lines });
}

/** Parses a seed, a signed 64-bit integer. */
export function parseSeed(text: string): Parsed<bigint> {
  const seed = /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : undefined;
  if (seed === undefined || seed !== BigInt.asIntN(64, seed)) {
    return {
      problem: texts.files.badSeed,
    };
  }
  return { value: seed };
}

/** Content of a file, or the error message about its first fault. */
export type Parsed<T> = { readonly value: T; readonly problem?: never } | { readonly problem: Text };

/** Largest number that the document's Java programs can parse. */
const MAX_NUMBER = 2 ** 31 - 1;

/** Splits a file into lines. A final line break does not start another line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Parses an integer without a sign. Returns undefined for other texts. */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number <= MAX_NUMBER ? number : undefined;
}

/** Icons of the units of built-in decks, by qualifier. */
export const UNITS: Readonly<Record<string, string>> = {
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
