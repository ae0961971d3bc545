import type { Text, Translation } from '@longtable/kit';
import type { Colour } from '@longtable/kit/picture';
import { z } from 'zod';
import { type Card, type CreatureCard, MAX_CREATURE_LIFE, SPELLS } from './rules/cards.ts';
import { texts } from './words/texts.ts';

/** Icon of a card and colour of its body. */
export type Art = readonly [icon: string, hue: Colour];

/** Art of the built-in cards, by name. */
export const CARDS: Readonly<Record<string, Art>> = {
  Limpet: ['snail', '#3f8f9a'],
  Gullboy: ['sparrow', '#5f8fb0'],
  Netter: ['fishing-net', '#3f8f9a'],
  Buoyman: ['buoy', '#b0603f'],
  Pikeman: ['pikeman', '#5a7f9a'],
  Kelpie: ['sea-serpent', '#2f9a72'],
  Siphoner: ['vortex', '#7a5fc0'],
  Harpoon: ['harpoon-trident', '#2f8fa8'],
  Breaker: ['big-wave', '#2f78b8'],
  Corsair: ['pirate-captain', '#8a6f4a'],
  Undertow: ['kraken-tentacle', '#7a5fc0'],
  Dreadsub: ['submarine', '#3a7f96'],
  Leviath: ['sea-dragon', '#2f6fb8'],
  Cinder: ['small-fire', '#c8502f'],
  Ashling: ['campfire', '#8a7a6a'],
  Stoker: ['furnace', '#b0603a'],
  Flarecat: ['lynx-head', '#d0702a'],
  Slagger: ['rock-golem', '#96604a'],
  Kilnward: ['stone-wall', '#a8683a'],
  Sootmage: ['wizard-face', '#7a5fc0'],
  Torchman: ['torch', '#c8842f'],
  Bellower: ['dragon-head', '#c04a3a'],
  Ironhide: ['metal-golem-head', '#7f8a9a'],
  Wildfire: ['wildfires', '#d85a2a'],
  Moltoth: ['spiked-dragon-head', '#c0402f'],
  Pyrarch: ['volcano', '#b84a8a'],
  Sapling: ['sprout', '#4f9a4a'],
  Acorner: ['acorn', '#8a6f3f'],
  Hedgehog: ['hedgehog', '#8a7a5a'],
  Vinewife: ['vines', '#3f8f5a'],
  Mossback: ['turtle', '#5a8f4a'],
  Antler: ['deer-head', '#9a7a4a'],
  Boarkin: ['boar-tusks', '#8a5f4a'],
  Dryad: ['willow-tree', '#7a5fc0'],
  Oakguard: ['oak', '#6a7f3f'],
  Elkrider: ['stag-head', '#7a8a5a'],
  Bramble: ['thorny-vine', '#5a7a3a'],
  Treant: ['tree-face', '#4a7f4f'],
  Elderoak: ['evil-tree', '#3f6f3f'],
  Sprite: ['fairy', '#7ab0d0'],
  Breezer: ['wind-hole', '#8fb8c8'],
  Swift: ['swallow', '#5f9ac0'],
  Falcon: ['eagle-head', '#a08a5a'],
  Courier: ['winged-leg', '#6fa0b8'],
  Lancer: ['mounted-knight', '#5a8fb0'],
  Gryphon: ['griffin-symbol', '#c0a04a'],
  Skyguard: ['cloud-ring', '#7f9ab8'],
  Hussar: ['saddle', '#4f7fb0'],
  Zephyr: ['tornado', '#5fb0b8'],
  Roc: ['hawk-emblem', '#8a7fc0'],
  Tempest: ['tornado-discs', '#4f6fb8'],
  Cog: ['cog', '#9a8a6a'],
  Ratchet: ['gear-hammer', '#8a7f6f'],
  Leech: ['leeching-worm', '#7a5fc0'],
  Tinker: ['tinker', '#a0783f'],
  Coiler: ['coiling-curl', '#8a5fb0'],
  Plater: ['layered-armor', '#7f8a9a'],
  Siever: ['funnel', '#7a68b8'],
  Striker: ['anvil-impact', '#b07a3f'],
  Gearwolf: ['wolf-howl', '#8f8f6a'],
  Bulwark: ['battle-gear', '#6f8096'],
  Dynamo: ['power-generator', '#8a5fc0'],
  Governor: ['clockwork', '#9a68b0'],
  Colossus: ['robot-golem', '#8a8a8a'],
  Bat: ['bat', '#6a5a7a'],
  Toadlet: ['frog', '#5a7a4a'],
  Ghoul: ['raise-zombie', '#6f7f5a'],
  Batcloud: ['evil-bat', '#5a4a7a'],
  Mireman: ['swamp', '#5f6f4f'],
  Widow: ['spider-face', '#7a4f8a'],
  Fenguard: ['spectre', '#5f7f7a'],
  Reaper: ['grim-reaper', '#4f5f7a'],
  Wraith: ['ghost', '#7a8fb0'],
  Bogbeast: ['swamp-bat', '#4f6a4a'],
  Countess: ['vampire-cape', '#a03f5a'],
  Healer: ['healing', '#3f9a5f'],
  Relief: ['card-draw', '#4a86b8'],
  Rebirth: ['angel-outfit', '#8a68c8'],
  Dracula: ['vampire-dracula', '#a83f5a'],
  Traitor: ['puppet', '#8a5a9a'],
};

/** Built-in creatures and their icons, which creatures of uploaded decks can have. */
export const FACES: readonly { readonly creature: string; readonly icon: string }[] = Object.entries(CARDS)
  .filter(([name]) => !(SPELLS as readonly string[]).includes(name))
  .map(([creature, [icon]]) => ({ creature, icon }));

/** Deck in list order (creatures, then spells), or the reason why the file is invalid. */
type DeckReading = { readonly deck: readonly Card[] } | { readonly problem: Text };

const MIN_DECK_SIZE = 10;
/** Maximum number of entries per list. The limit on the file size is reached first. */
const MAX_ENTRIES = 2000;
const MAX_NAME_LENGTH = 8;

const creatureEntry = z.strictObject({
  name: z
    .string()
    .max(2 * MAX_NAME_LENGTH)
    .refine((name) => name !== '' && [...name].length <= MAX_NAME_LENGTH),
  mana_cost: z.int().min(1).max(15),
  damage_points: z.int().min(0).max(9),
  life_points: z.int().min(1).max(MAX_CREATURE_LIFE),
  shield: z.boolean(),
  mana_drain: z.boolean(),
  speedy: z.boolean().optional(),
  icon: z.enum(FACES.map(({ icon }) => icon)).optional(),
});

const spellEntry = z.strictObject({ name: z.enum(SPELLS) });

export const deckFile = z.strictObject({
  Creatures: z.array(creatureEntry).max(MAX_ENTRIES),
  Spells: z.array(spellEntry).max(MAX_ENTRIES),
});

export type DeckFile = z.infer<typeof deckFile>;

type CreatureEntry = z.infer<typeof creatureEntry>;
type Issue = z.core.$ZodIssue;

const { creatureList, spellList, length, wholeNumber, trueOrFalse, knownIcon } = texts.deckFile;

const REQUIREMENTS: Readonly<Record<string, Translation>> = {
  Creatures: creatureList,
  Spells: spellList,
  name: length({ max: MAX_NAME_LENGTH }),
  mana_cost: wholeNumber({ min: 1, max: 15 }),
  damage_points: wholeNumber({ min: 0, max: 9 }),
  life_points: wholeNumber({ min: 1, max: MAX_CREATURE_LIFE }),
  shield: trueOrFalse,
  mana_drain: trueOrFalse,
  speedy: trueOrFalse,
  icon: knownIcon,
};

/** Reads a deck file by all rules of the original. */
export function readDeck(text: string): DeckReading {
  const file = readEntries(text);
  if ('problem' in file) return file;
  const { Creatures: creatures, Spells: spells } = file;
  const problem = problemOfWhole(creatures, spells.length);
  if (problem) return { problem };
  return { deck: [...creatures.map(toCard), ...spells.map(({ name }): Card => ({ kind: 'spell', name }))] };
}

/** Reads the entries of a deck file and checks each of them separately. */
export function readEntries(text: string): DeckFile | { readonly problem: Text } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: texts.deckFile.notJson };
  }
  const file = deckFile.safeParse(json);
  return file.success ? file.data : { problem: explain(file.error.issues[0]!) };
}

function toCard(entry: CreatureEntry): CreatureCard {
  return {
    kind: 'creature',
    name: entry.name,
    cost: entry.mana_cost,
    damage: entry.damage_points,
    life: entry.life_points,
    shield: entry.shield,
    drain: entry.mana_drain,
    speedy: entry.speedy ?? false,
    ...(entry.icon !== undefined && { icon: entry.icon }),
  };
}

/** Returns the first violation of a rule about the whole deck, or undefined if there is none. */
function problemOfWhole(creatures: readonly CreatureEntry[], spells: number): Text | undefined {
  const total = creatures.length + spells;
  if (total < MIN_DECK_SIZE) {
    return texts.deckFile.tooFewCards({ min: MIN_DECK_SIZE, cards: total });
  }
  const withSpeed = creatures.filter((entry) => entry.speedy !== undefined).length;
  if (withSpeed !== 0 && withSpeed !== creatures.length) {
    return texts.deckFile.mixedSpeedy;
  }
  const known = new Map<string, CreatureEntry>();
  for (const entry of creatures) {
    const twin = known.get(entry.name) ?? entry;
    if (!sameValues(entry, twin)) {
      return texts.deckFile.copiesDiffer({ name: entry.name });
    }
    known.set(entry.name, twin);
  }
  return undefined;
}

function sameValues(a: CreatureEntry, b: CreatureEntry): boolean {
  return (Object.keys(creatureEntry.shape) as (keyof CreatureEntry)[]).every((member) => a[member] === b[member]);
}

/** Returns the path of the error in the file and the expected value. */
function explain(issue: Issue): Text {
  const [list, index, member] = issue.path;
  const place = index === undefined ? undefined : `${String(list)} ${Number(index) + 1}`;
  if (issue.code === 'unrecognized_keys') {
    const key = JSON.stringify(issue.keys[0]?.slice(0, 20)).slice(1, -1);
    return texts.deckFile.unknownKey({ place, key });
  }
  if (list === 'Spells' && member === 'name') {
    return texts.deckFile.unknownSpell({ place, spells: SPELLS.join(', ') });
  }
  const wrong = index === undefined ? list : member;
  const requirement = wrong === undefined ? undefined : REQUIREMENTS[String(wrong)];
  return requirement
    ? texts.deckFile.badValue({ place, key: String(wrong), requirement })
    : texts.deckFile.notAnObject({ place });
}
