import type { Ability, Element, Level } from './abilities.ts';

/** Runa's cards in the order that feeds the shuffle. */
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
export type CardName = (typeof CARD_NAMES)[number];
export type Card = Ability<CardName>;

/** A physical attack: `power` times the level, plus the roll, plus `highRoll` times the level for a roll of 6 and more. */
export interface Strike {
  readonly kind: 'strike';
  readonly power: number;
  readonly highRoll: number;
  readonly breaksFocus: boolean;
}

/** A magical attack: twice the level plus `perFocus` for every focus point, plus `extra`. */
export interface Spell {
  readonly kind: 'spell';
  readonly perFocus: number;
  readonly extra: number;
  readonly strongAgainst: Element;
}

/** A defence or a focus: `power` times the level. */
interface Stance {
  readonly kind: 'parry' | 'reflect' | 'focus';
  readonly power: number;
}

/** What Runa's cards do. */
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
};

/** Runa's classes in the order of the menu, each with the two cards it brings to a level. */
const CLASSES = {
  Warrior: ['Thrust', 'Parry'],
  Mage: ['Focus', 'Water'],
  Paladin: ['Slash', 'Reflect'],
} as const satisfies Record<string, readonly CardName[]>;
export type ClassName = keyof typeof CLASSES;
export const CLASS_NAMES = Object.keys(CLASSES) as [ClassName, ...ClassName[]];

/** The dice in the order of Runa's upgrades. */
export const DICE = [4, 6, 8, 10, 12] as const;

/** From this roll on Thrust and Pierce hit harder. */
export const HIGH_ROLL = 6;

/** Attacks need a target. */
export function isAttack({ name }: Card): boolean {
  return CARDS[name].kind === 'strike' || CARDS[name].kind === 'spell';
}

/** The damage of a physical attack before Block. */
export function strikeDamage({ power, highRoll }: Strike, level: Level, roll: number): number {
  return power * level + roll + (roll >= HIGH_ROLL ? highRoll * level : 0);
}

/** The damage of a magical attack before Deflect; the bonus of the element is not multiplied. */
export function spellDamage(spell: Spell, level: Level, focus: number, element: Element | null): number {
  const bonus = element === spell.strongAgainst ? 2 * level : 0;
  return (2 * level + spell.perFocus) * focus + spell.extra + bonus;
}

/** The two cards of a class at a level. */
export function classCards(name: ClassName, level: Level): Card[] {
  return CLASSES[name].map((card) => ({ name: card, level }));
}

/** The cards that a level's shuffle begins with: all but those of the class. */
export function poolCards(name: ClassName, level: Level): Card[] {
  const own: readonly CardName[] = CLASSES[name];
  return CARD_NAMES.filter((card) => !own.includes(card)).map((card) => ({ name: card, level }));
}
