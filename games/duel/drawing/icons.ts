import type { FieldOption, Seat } from '@longtable/kit';
import { type Colour, mix, SIGNS } from '@longtable/kit/picture';
import { type Card, SPELLS } from '../rules/cards.ts';
import { currentSide, type Duel, inSlot, type Side, waitingSide } from '../state.ts';

/** Icon of a card and colour of its body. */
export type Art = readonly [icon: string, hue: Colour];

/** Art of the built-in cards, by name. */
const CARDS: Readonly<Record<string, Art>> = {
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
export const FACES: readonly FieldOption[] = Object.entries(CARDS)
  .filter(([name]) => !(SPELLS as readonly string[]).includes(name))
  .map(([name, [value]]) => ({ value, name, icon: value }));

/** Colours of the cards' icons on buttons, lighter than on the cards. */
export const iconColours: Readonly<Record<string, Colour>> = Object.fromEntries(
  Object.values(CARDS).map(([icon, hue]) => [icon, mix(hue, '#ffffff', 0.4)]),
);

/** Faces and colours of uploaded creatures with unknown names, by their best trait. */
const UPLOADED_ART = {
  shield: [['templar-shield', 'stone-wall', 'turtle', 'layered-armor', 'oak', 'metal-golem-head'], '#7f8a9a'],
  drain: [['vortex', 'kraken-tentacle', 'leeching-worm', 'wizard-face', 'spectre', 'vampire-cape'], '#7a5fc0'],
  speedy: [['wolf-head', 'lynx-head', 'eagle-head', 'stag-head', 'winged-leg', 'evil-bat'], '#c8842f'],
  plain: [
    ['swordman', 'pikeman', 'pirate-captain', 'boar-tusks', 'rock-golem', 'tree-face', 'dragon-head', 'hedgehog'],
    '#5a7f9a',
  ],
} as const satisfies Record<string, readonly [faces: readonly string[], hue: Colour]>;

/** Portraits of players, by a card that only their deck has. */
const PORTRAITS: Readonly<Record<string, string>> = {
  Gullboy: 'pirate-captain',
  Ashling: 'fire-bowl',
  Sapling: 'tree-face',
  Sprite: 'tornado',
  Cog: 'clockwork',
  Toadlet: 'vampire-cape',
};
const PORTRAIT = 'swordman';

export const icons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CARDS).map(([name, [icon]]) => [name, icon])),
  ...Object.fromEntries(
    Object.entries(UPLOADED_ART).flatMap(([trait, [faces]]) =>
      faces.map((face, at) => [`own creature: ${trait} ${at + 1}`, face]),
    ),
  ),
  ...Object.fromEntries(Object.entries(PORTRAITS).map(([deck, icon]) => [`player: ${deck}`, icon])),
  player: PORTRAIT,
};

/** Colours of the cards' bodies by icon. */
export const hues: Readonly<Record<string, Colour>> = Object.fromEntries([
  ...Object.values(UPLOADED_ART).flatMap(([faces, hue]) => faces.map((face) => [face, hue] as const)),
  ...Object.values(CARDS),
]);

/** Returns the art of a card. An uploaded creature has its chosen icon, the art of its name, or a face for its best trait. */
export function artOf(card: Card): Art {
  const chosen = card.kind === 'creature' && Object.values(CARDS).find(([icon]) => icon === card.icon);
  if (chosen) return chosen;
  if (Object.hasOwn(CARDS, card.name)) return CARDS[card.name]!;
  const trait = card.kind === 'spell' ? 'plain' : (TRAITS.find((one) => card[one]) ?? 'plain');
  const [faces, hue] = UPLOADED_ART[trait];
  return [faces[hashOf(card.name) % faces.length]!, hue];
}

const TRAITS = ['shield', 'drain', 'speedy'] as const;

/** Returns a number that is constant for a text. */
function hashOf(text: string): number {
  return [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
}

/** Returns the portrait of the player of a side. */
export function portraitOf({ deck }: Side): string {
  const known = deck.find(({ card }) => Object.hasOwn(PORTRAITS, card.name));
  return known ? PORTRAITS[known.card.name]! : PORTRAIT;
}

const WORDS: Readonly<Record<string, string>> = {
  finish: SIGNS.waits,
  'sacrifice ': SIGNS.life,
  '>attack all': SIGNS.blow,
};

/** Returns the icon of a line: the attacking creature, else the target of the attack, else the card. */
export function iconOf(duel: Duel, _seat: Seat, line: string): string | undefined {
  if (Object.hasOwn(WORDS, line)) return WORDS[line];
  const [, number = 0, by = 0] = (/^(?:attack|set|cast|sacrifice) (\d)(?: with (\d))?/.exec(line) ?? []).map(Number);
  if (!line.startsWith('attack ')) return artOfCard(currentSide(duel).hand[number - 1]);
  const victim = inSlot(waitingSide(duel), number)?.card;
  if (by > 0) return artOfCard(inSlot(currentSide(duel), by)?.card);
  return victim ? artOfCard(victim) : portraitOf(waitingSide(duel));
}

function artOfCard(card: Parameters<typeof artOf>[0] | undefined): string | undefined {
  return card && artOf(card)[0];
}
