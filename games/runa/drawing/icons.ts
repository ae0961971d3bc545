import type { Seat } from '@longtable/kit';
import { COLOURS, type Colour, iconsIn, SIGNS } from '@longtable/kit/picture';
import { CARDS, type CardName, type ClassName, classNames, type Element } from '../rules/cards.ts';
import { nextDie } from '../rules/journey.ts';
import { EFFECTS, type EffectName, type MonsterName } from '../rules/monsters.ts';
import type { RunaEvent, State } from '../state.ts';

export const ELEMENTS: Readonly<Record<Element, readonly [icon: string, colour: Colour]>> = {
  Water: [SIGNS.water, COLOURS.water],
  Ice: [SIGNS.ice, COLOURS.ice],
  Fire: [SIGNS.fire, COLOURS.fire],
  Lightning: [SIGNS.lightning, COLOURS.lightning],
};

export const ABILITIES: Readonly<Record<CardName | EffectName, string>> = {
  Slash: 'saber-slash',
  Swing: 'sword-spin',
  Thrust: 'piercing-sword',
  Pierce: 'pointy-sword',
  Parry: 'sword-clash',
  Focus: SIGNS.focus,
  Reflect: 'shield-bounces',
  Scratch: 'triple-scratches',
  Claw: 'wolverine-claws',
  Smash: 'wood-club',
  Bite: 'sharp-lips',
  Block: SIGNS.defence,
  Deflect: 'shield-bounces',
  Water: SIGNS.water,
  Ice: SIGNS.ice,
  Fire: SIGNS.fire,
  Lightning: SIGNS.lightning,
  Feint: 'sword-slice',
  Backhand: 'slap',
  Riposte: 'crossed-swords',
  Crush: 'hammer-drop',
  Lunge: 'fencer',
  Flurry: 'striking-arrows',
  Hammer: 'warhammer',
  Brace: 'bracer',
  Meditate: 'meditation',
  Ward: 'magic-shield',
  Mist: 'fog',
  Frost: 'frozen-orb',
  Ember: 'burning-embers',
  Spark: 'electric',
  Storm: 'lightning-storm',
};

export const MONSTERS: Readonly<Record<MonsterName, string>> = {
  Frog: 'frog',
  Ghost: 'ghost',
  Gorgon: 'medusa-head',
  Skeleton: 'skeleton-inside',
  Spider: 'spider-alt',
  Goblin: 'goblin-head',
  Rat: 'rat',
  Mushroomlin: 'super-mushroom',
  'Spider King': 'spider-face',
  Snake: 'cobra',
  'Dark Elf': 'woman-elf-face',
  'Shadow Blade': 'shadow-follower',
  Hornet: 'wasp-sting',
  Tarantula: 'long-legged-spider',
  Bear: 'bear-head',
  Mushroomlon: 'spotted-mushroom',
  'Wild Boar': 'boar',
  'Mega Saurus': 'dinosaur-rex',
  Bat: 'evil-bat',
  Slime: 'slime',
  Imp: 'imp',
  Wisp: 'fluffy-flame',
  'Bog Witch': 'witch-face',
  Troll: 'troll',
  Salamander: 'salamander',
  'Ice Golem': 'ice-golem',
  Siren: 'mermaid',
  'Storm Dragon': 'dragon-head',
};

export const CLASSES: Readonly<Record<ClassName, string>> = {
  Warrior: 'visored-helm',
  Mage: 'wizard-staff',
  Paladin: 'templar-shield',
  Duelist: 'sword-brandish',
  Witch: 'witch-flight',
};

const DICE: Readonly<Record<number, string>> = {
  4: 'd4',
  6: SIGNS.dice,
  8: 'dice-eight-faces-eight',
  10: 'd10',
  12: 'd12',
};

export const THINGS = {
  Runa: 'swordwoman',
  dungeon: 'dungeon-gate',
  boss: 'crowned-skull',
  torch: 'torch',
  rest: 'campfire',
} as const;

export const icons: Readonly<Record<string, string>> = {
  ...ABILITIES,
  ...MONSTERS,
  ...CLASSES,
  ...THINGS,
  ...Object.fromEntries(Object.entries(DICE).map(([sides, icon]) => [`d${sides}`, icon])),
};

export function dieIcon(sides: number): string {
  return DICE[sides] ?? SIGNS.dice;
}

/**
 * Visual kind of an ability: physical attacks are pointed and red, magic is round and violet, the rest square and
 * green.
 */
export type Nature = 'strike' | 'spell' | 'stance';

/** Border and body colours by kind. */
export const NATURES: Readonly<Record<Nature, readonly [colour: Colour, hue: Colour]>> = {
  strike: [COLOURS.bad, '#a8443f'],
  spell: [COLOURS.magic, '#6a4fb8'],
  stance: [COLOURS.good, '#2f8560'],
};

export function natureOf(name: CardName | EffectName): Nature {
  const { kind } = name in CARDS ? CARDS[name as CardName] : EFFECTS[name as EffectName];
  return kind === 'strike' || kind === 'spell' ? kind : 'stance';
}

/** Colours of icons on buttons: abilities by kind or element, monsters, and classes. */
export const iconColours: Readonly<Record<string, Colour>> = {
  ...iconsIn(Object.values(MONSTERS), COLOURS.other),
  ...iconsIn(Object.values(CLASSES), COLOURS.own),
  ...Object.fromEntries(
    Object.entries(ABILITIES).map(([name, icon]) => [icon, NATURES[natureOf(name as CardName | EffectName)][0]]),
  ),
  ...Object.fromEntries(Object.values(ELEMENTS)),
};

/**
 * Returns the icon of a line: the class, the monster, the reward, the last named card, or a hand for `none`. Undefined
 * if there is none.
 */
export function iconOf(state: State, _seat: Seat, line: string): string | undefined {
  const { phase, runa, monsters } = state;
  if (line === 'none') return SIGNS.hand;
  const index = Number(/^(?:>|.*,)?(\d+)(?: \d+(?: on)?)?$/.exec(line)?.[1]) - 1;
  switch (phase.kind) {
    case 'class': {
      const name = classNames(state)[index];
      return name && CLASSES[name];
    }
    case 'target':
      return monsters[index] && MONSTERS[monsters[index].name];
    case 'reward':
      return [SIGNS.pile, dieIcon(nextDie(state) ?? runa.die)][index];
    case 'loot':
      return iconOfCard(phase.offer[index]);
    case 'card':
    case 'heal':
      return iconOfCard(runa.hand[index]);
    default:
      return undefined;
  }
}

function iconOfCard(card: State['runa']['hand'][number] | undefined): string | undefined {
  return card && ABILITIES[card.name];
}

/** Returns the icon before a line of the log. */
export function iconOfEvent(event: RunaEvent): string | undefined {
  switch (event.kind) {
    case 'uses':
      return ABILITIES[event.ability.name];
    case 'upgrades':
      return dieIcon(event.die);
    case 'gets':
      return ABILITIES[event.card.name];
    default:
      return KINDS[event.kind];
  }
}

const KINDS: Partial<Record<RunaEvent['kind'], string>> = {
  rolls: SIGNS.dice,
  focuses: SIGNS.focus,
  heals: SIGNS.life,
  enters: THINGS.dungeon,
  wins: SIGNS.trophy,
};
