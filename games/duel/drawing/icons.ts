import type { Seat } from '@longtable/kit';
import { type Colour, mix, SIGNS } from '@longtable/kit/picture';
import { type Art, CARDS } from '../deck-file.ts';
import type { Card } from '../rules/cards.ts';
import { currentSide, type Duel, inSlot, type Side, waitingSide } from '../state.ts';

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
