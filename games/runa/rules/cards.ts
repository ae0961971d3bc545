/** The document's cards in the order of the unshuffled pile. */
export const CARD_NAMES = [
  'Slash',
  'Swing',
  'Thrust',
  'Pierce',
  'Parry',
  'Focus',
  'Reflect',
  'Water',
  'Ice',
  'Fire',
  'Lightning',
] as const;

/** Cards of the expansion. */
const MORE_CARDS = [
  'Feint',
  'Backhand',
  'Riposte',
  'Crush',
  'Lunge',
  'Flurry',
  'Hammer',
  'Brace',
  'Meditate',
  'Ward',
  'Mist',
  'Frost',
  'Ember',
  'Spark',
  'Storm',
] as const;
export type CardName = (typeof CARD_NAMES)[number] | (typeof MORE_CARDS)[number];
export const ALL_CARD_NAMES = [...CARD_NAMES, ...MORE_CARDS] as const;
export type Card = Ability<CardName>;

/** Physical attack: `power` times the level, plus the roll, plus `highRoll` times the level for a roll of 6 or more. */
export interface Strike {
  readonly kind: 'strike';
  readonly power: number;
  readonly highRoll: number;
  readonly breaksFocus: boolean;
}

/**
 * Magical attack: twice the level plus `perFocus` for every focus point, plus `extra`, plus twice the level against the
 * element `strongAgainst`.
 */
export interface Spell {
  readonly kind: 'spell';
  readonly perFocus: number;
  readonly extra: number;
  readonly strongAgainst: Element;
}

/** Defence or focus: `power` times the level. */
interface Stance {
  readonly kind: 'parry' | 'reflect' | 'focus';
  readonly power: number;
}

/** Effects of Runa's cards. */
export const CARDS: Readonly<Record<CardName, Strike | Spell | Stance>> = {
  Slash: { kind: 'strike', power: 4, highRoll: 0, breaksFocus: true },
  Swing: { kind: 'strike', power: 5, highRoll: 0, breaksFocus: true },
  Thrust: { kind: 'strike', power: 6, highRoll: 4, breaksFocus: false },
  Pierce: { kind: 'strike', power: 7, highRoll: 5, breaksFocus: false },
  Parry: { kind: 'parry', power: 7 },
  Focus: { kind: 'focus', power: 1 },
  Reflect: { kind: 'reflect', power: 10 },
  Water: { kind: 'spell', perFocus: 4, extra: 0, strongAgainst: 'Lightning' },
  Ice: { kind: 'spell', perFocus: 4, extra: 2, strongAgainst: 'Water' },
  Fire: { kind: 'spell', perFocus: 5, extra: 0, strongAgainst: 'Ice' },
  Lightning: { kind: 'spell', perFocus: 5, extra: 2, strongAgainst: 'Fire' },
  // The expansion: feints and gambles, all-in defences, and spells that need little focus.
  Feint: { kind: 'strike', power: 3, highRoll: 4, breaksFocus: true },
  Backhand: { kind: 'strike', power: 4, highRoll: 3, breaksFocus: true },
  Riposte: { kind: 'strike', power: 5, highRoll: 2, breaksFocus: true },
  Crush: { kind: 'strike', power: 6, highRoll: 0, breaksFocus: true },
  Lunge: { kind: 'strike', power: 5, highRoll: 7, breaksFocus: false },
  Flurry: { kind: 'strike', power: 3, highRoll: 11, breaksFocus: false },
  Hammer: { kind: 'strike', power: 8, highRoll: 0, breaksFocus: false },
  Brace: { kind: 'parry', power: 9 },
  Meditate: { kind: 'focus', power: 2 },
  Ward: { kind: 'reflect', power: 14 },
  Mist: { kind: 'spell', perFocus: 3, extra: 5, strongAgainst: 'Lightning' },
  Frost: { kind: 'spell', perFocus: 3, extra: 6, strongAgainst: 'Water' },
  Ember: { kind: 'spell', perFocus: 3, extra: 7, strongAgainst: 'Ice' },
  Spark: { kind: 'spell', perFocus: 2, extra: 9, strongAgainst: 'Fire' },
  Storm: { kind: 'spell', perFocus: 6, extra: 0, strongAgainst: 'Fire' },
};

/** Names of each class's two cards, in the order of the menu. */
const CLASSES = {
  Warrior: ['Thrust', 'Parry'],
  Mage: ['Focus', 'Water'],
  Paladin: ['Slash', 'Reflect'],
  Duelist: ['Lunge', 'Brace'],
  Witch: ['Ember', 'Ward'],
} as const satisfies Record<string, readonly CardName[]>;
export type ClassName = keyof typeof CLASSES;
export const ALL_CLASS_NAMES = Object.keys(CLASSES) as [ClassName, ...ClassName[]];
/** Classes of the document; the others belong to the expansion. */
export const CLASS_NAMES: readonly ClassName[] = ALL_CLASS_NAMES.slice(0, 3);

/** Edition of a run: the document's, or with the expansion. */
export interface Edition {
  readonly expansion?: true | undefined;
}

export function classNames({ expansion }: Edition): readonly ClassName[] {
  return expansion ? ALL_CLASS_NAMES : CLASS_NAMES;
}

export function cardNames({ expansion }: Edition): readonly CardName[] {
  return expansion ? ALL_CARD_NAMES : CARD_NAMES;
}

/** Dice in the order of Runa's upgrades. */
export const DICE = [4, 6, 8, 10, 12] as const;

/** Minimum roll for the bonus `highRoll` of a strike. */
export const HIGH_ROLL = 6;

/** Whether a card needs a target. */
export function isAttack({ name }: Card): boolean {
  return CARDS[name].kind === 'strike' || CARDS[name].kind === 'spell';
}

/** Returns the damage of a physical attack before Block. */
export function strikeDamage({ power, highRoll }: Strike, level: Level, roll: number): number {
  return power * level + roll + (roll >= HIGH_ROLL ? highRoll * level : 0);
}

/** Returns the damage of a magical attack before Deflect. The element bonus does not depend on the focus. */
export function spellDamage(spell: Spell, level: Level, focus: number, element: Element | null): number {
  const bonus = element === spell.strongAgainst ? 2 * level : 0;
  return (2 * level + spell.perFocus) * focus + spell.extra + bonus;
}

export function classCards(name: ClassName, level: Level): Card[] {
  return CLASSES[name].map((card) => ({ name: card, level }));
}

/** Returns the cards of a level's pile: all except those of the class. */
export function poolCards(name: ClassName, level: Level, edition: Edition = {}): Card[] {
  const own: readonly CardName[] = CLASSES[name];
  return cardNames(edition)
    .filter((card) => !own.includes(card))
    .map((card) => ({ name: card, level }));
}

const ELEMENTS = ['Water', 'Ice', 'Fire', 'Lightning'] as const;
export type Element = (typeof ELEMENTS)[number];

export type Level = 1 | 2;

export interface Ability<Name extends string = string> {
  readonly name: Name;
  readonly level: Level;
}

/** Returns an ability with its level, such as `Slash(1)`. */
export function show({ name, level }: Ability): string {
  return `${name}(${level})`;
}
