import type { Tone } from '../../kit/picture/items.ts';
import type { Card } from '../rules/cards.ts';
import type { Side } from '../state.ts';

/** What a card looks like: its icon, and the colour of its body. */
type Art = readonly [icon: string, hue: Tone];

/** The cards of the house, by name. */
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
  Healer: ['healing', '#3f9a5f'],
  Relief: ['card-draw', '#4a86b8'],
  Rebirth: ['angel-outfit', '#8a68c8'],
  Dracula: ['vampire-dracula', '#a83f5a'],
  Traitor: ['puppet', '#8a5a9a'],
};

/** Creatures that somebody brought along, by what they are best at. */
const OTHERS = {
  shield: ['templar-shield', '#7f8a9a'],
  drain: ['vortex', '#7a5fc0'],
  speedy: ['wolf-head', '#c8842f'],
  plain: ['swordman', '#5a7f9a'],
} as const satisfies Record<string, Art>;

/** Portraits of players by a card that only their deck has. */
const PORTRAITS = { Gullboy: 'pirate-captain', Ashling: 'fire-bowl', other: 'swordman' } as const;

/** The icons of everything in the game. */
export const icons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CARDS).map(([name, [icon]]) => [name, icon])),
  ...Object.fromEntries(Object.entries(OTHERS).map(([trait, [icon]]) => [`own creature: ${trait}`, icon])),
  ...Object.fromEntries(Object.entries(PORTRAITS).map(([deck, icon]) => [`player: ${deck}`, icon])),
};

/** What a card looks like. */
export function artOf(card: Card): Art {
  const known = card.kind === 'spell' || !card.own ? CARDS[card.name] : undefined;
  if (known || card.kind === 'spell') return known ?? OTHERS.plain;
  return OTHERS[card.shield ? 'shield' : card.drain ? 'drain' : card.speedy ? 'speedy' : 'plain'];
}

/** The portrait of whoever plays a side. */
export function portraitOf({ deck }: Side): string {
  const names = deck.map(({ card }) => card.name);
  return names.includes('Gullboy')
    ? PORTRAITS.Gullboy
    : names.includes('Ashling')
      ? PORTRAITS.Ashling
      : PORTRAITS.other;
}
