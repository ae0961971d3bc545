import type { Monster, State } from '../state.ts';
import { type Ability, CARDS, type Card, type Edition, type Element, type Level } from './cards.ts';

/** Effect of a monster's ability: `power` times the level plus `extra`. Spells cost their level in focus points. */
interface Effect {
  readonly kind: 'strike' | 'spell' | 'focus' | 'block' | 'deflect';
  readonly power: number;
  readonly extra: number;
  readonly breaksFocus: boolean;
}

const effect = (kind: Effect['kind'], power: number, extra = 0, breaksFocus = false): Effect => ({
  kind,
  power,
  extra,
  breaksFocus,
});

export const EFFECTS = {
  Scratch: effect('strike', 5, 0, true),
  Claw: effect('strike', 6, 0, true),
  Smash: effect('strike', 8),
  Bite: effect('strike', 10),
  Focus: effect('focus', 1),
  Block: effect('block', 7),
  Deflect: effect('deflect', 11, 2),
  Water: effect('spell', 8, 2),
  Ice: effect('spell', 10, 2),
  Fire: effect('spell', 12, 2),
  Lightning: effect('spell', 14, 2),
} as const satisfies Record<string, Effect>;
export type EffectName = keyof typeof EFFECTS;
export type MonsterAbility = Ability<EffectName>;

interface MonsterCard {
  readonly element: Element | null;
  readonly hp: number;
  readonly abilities: readonly MonsterAbility[];
}

const monster = (element: Element | null, hp: number, ...abilities: readonly string[]): MonsterCard => ({
  element,
  hp,
  abilities: abilities.map((text) => {
    const [name, level] = text.split(' ');
    return { name: name as EffectName, level: Number(level) as Level };
  }),
});

/** Monsters of the first level in the order of the unshuffled pile, the boss last. */
const FIRST_LEVEL = {
  Frog: monster('Water', 16, 'Focus 1', 'Water 1'),
  Ghost: monster('Ice', 15, 'Focus 1', 'Ice 1'),
  Gorgon: monster('Fire', 13, 'Focus 1', 'Fire 1'),
  Skeleton: monster('Lightning', 14, 'Focus 1', 'Lightning 1'),
  Spider: monster(null, 15, 'Bite 1', 'Block 1'),
  Goblin: monster(null, 12, 'Smash 1', 'Deflect 1'),
  Rat: monster(null, 14, 'Block 1', 'Claw 1'),
  Mushroomlin: monster(null, 20, 'Deflect 1', 'Scratch 1'),
  'Spider King': monster('Lightning', 50, 'Bite 1', 'Block 1', 'Focus 1', 'Lightning 1'),
};

/** Monsters of the second level in the order of the unshuffled pile, the boss last. */
const SECOND_LEVEL = {
  Snake: monster('Ice', 31, 'Bite 2', 'Focus 2', 'Ice 2'),
  'Dark Elf': monster(null, 34, 'Focus 2', 'Water 1', 'Lightning 1'),
  'Shadow Blade': monster('Lightning', 27, 'Scratch 2', 'Focus 2', 'Lightning 2'),
  Hornet: monster('Fire', 32, 'Scratch 2', 'Focus 2', 'Fire 1', 'Fire 2'),
  Tarantula: monster(null, 33, 'Bite 2', 'Block 2', 'Scratch 2'),
  Bear: monster(null, 40, 'Claw 2', 'Deflect 2', 'Block 2'),
  Mushroomlon: monster(null, 50, 'Deflect 2', 'Scratch 2', 'Block 2'),
  'Wild Boar': monster(null, 27, 'Scratch 2', 'Deflect 2', 'Scratch 2'),
  'Mega Saurus': monster(null, 100, 'Bite 2', 'Block 2', 'Focus 2', 'Fire 1', 'Lightning 1'),
};

/** Monsters that the expansion adds to the first level, a boss last. */
const MORE_OF_FIRST = {
  Bat: monster(null, 13, 'Scratch 1', 'Bite 1'),
  Slime: monster('Water', 18, 'Deflect 1', 'Focus 1', 'Water 1'),
  Imp: monster('Fire', 12, 'Scratch 1', 'Focus 1', 'Fire 1'),
  Wisp: monster('Lightning', 12, 'Focus 1', 'Lightning 1', 'Deflect 1'),
  'Bog Witch': monster('Water', 48, 'Focus 1', 'Water 1', 'Claw 1', 'Deflect 1', 'Focus 1', 'Ice 1'),
};

/** Monsters that the expansion adds to the second level, a boss last. */
const MORE_OF_SECOND = {
  Troll: monster(null, 42, 'Smash 2', 'Block 2'),
  Salamander: monster('Fire', 30, 'Claw 2', 'Focus 2', 'Fire 2'),
  'Ice Golem': monster('Ice', 40, 'Block 2', 'Focus 1', 'Ice 1', 'Smash 1'),
  Siren: monster('Water', 30, 'Focus 2', 'Water 2', 'Scratch 2'),
  'Storm Dragon': monster('Lightning', 95, 'Bite 2', 'Deflect 2', 'Focus 2', 'Lightning 1', 'Ice 1'),
};

export const MONSTERS = { ...FIRST_LEVEL, ...SECOND_LEVEL, ...MORE_OF_FIRST, ...MORE_OF_SECOND };
export type MonsterName = keyof typeof MONSTERS;
export const MONSTER_NAMES = Object.keys(MONSTERS) as [MonsterName, ...MonsterName[]];

const LEVELS: Readonly<Record<Level, readonly MonsterName[]>> = {
  1: Object.keys(FIRST_LEVEL) as MonsterName[],
  2: Object.keys(SECOND_LEVEL) as MonsterName[],
};

const MORE: typeof LEVELS = {
  1: Object.keys(MORE_OF_FIRST) as MonsterName[],
  2: Object.keys(MORE_OF_SECOND) as MonsterName[],
};

const setsOf = (level: Level, { expansion }: Edition) => [LEVELS[level], ...(expansion ? [MORE[level]] : [])];

/** Returns the monsters of a level's pile, without bosses. */
export function poolMonsters(level: Level, edition: Edition = {}): readonly MonsterName[] {
  return setsOf(level, edition).flatMap((names) => names.slice(0, -1));
}

/** Returns the possible bosses of a level. Without the expansion there is one. */
export function bossesOf(level: Level, edition: Edition = {}): readonly MonsterName[] {
  return setsOf(level, edition).map((names) => names.at(-1) as MonsterName);
}

const BOSSES = ([1, 2] as const).flatMap((level) => bossesOf(level, { expansion: true }));

export function isBoss(name: MonsterName): boolean {
  return BOSSES.includes(name);
}

/** Returns the damage, block, deflection or focus of an ability. */
export function strengthOf({ name, level }: MonsterAbility): number {
  return EFFECTS[name].power * level + EFFECTS[name].extra;
}

/** Returns the focus points that an ability costs. */
export function costOf({ name, level }: MonsterAbility): number {
  return EFFECTS[name].kind === 'spell' ? level : 0;
}

/**
 * Returns the index of the first ability from the monster's pointer on that it can pay for. Every monster has an
 * ability without cost.
 */
export function affordable(monster: { readonly name: MonsterName; readonly next: number }, focus: number): number {
  const { abilities } = MONSTERS[monster.name];
  let index = monster.next;
  while (costOf(abilities[index] as MonsterAbility) > focus) index = (index + 1) % abilities.length;
  return index;
}

/** Returns the ability at a monster's pointer, also if the monster cannot pay for it. */
export function attemptOf({ name, next }: { readonly name: MonsterName; readonly next: number }): MonsterAbility {
  return MONSTERS[name].abilities[next] as MonsterAbility;
}

/** Returns the ability that a monster uses next. If `focusHolds` is false, its pending focus does not count. */
export function intentOf(monster: Monster, focusHolds = true): MonsterAbility {
  const focus = monster.fp + (focusHolds ? monster.pending : 0);
  return MONSTERS[monster.name].abilities[affordable(monster, focus)] as MonsterAbility;
}

/** Returns the damage of an ability to an undefended Runa, or 0 if it is not an attack. */
function damageOf(ability: MonsterAbility): number {
  const { kind } = EFFECTS[ability.name];
  return kind === 'strike' || kind === 'spell' ? strengthOf(ability) : 0;
}

/** Damage that Runa subtracts from physical attacks and spells. */
interface Guard {
  readonly parry?: number;
  readonly reflect?: number;
}

/** Returns the total damage of all monsters on their next turn, less Runa's guard. */
export function dangerOf({ monsters }: State, { parry = 0, reflect = 0 }: Guard = {}): number {
  return monsters
    .map((monster) => intentOf(monster))
    .map((ability) => Math.max(0, damageOf(ability) - (EFFECTS[ability.name].kind === 'spell' ? reflect : parry)))
    .reduce((sum, damage) => sum + damage, 0);
}

/**
 * Returns the total damage of all monsters on their next turn if Runa plays a card. Only Parry and Reflect cards reduce
 * it.
 */
export function dangerBehind(state: State, { name, level }: Card): number {
  const effect = CARDS[name];
  return effect.kind === 'parry' || effect.kind === 'reflect'
    ? dangerOf(state, { [effect.kind]: effect.power * level })
    : dangerOf(state);
}

/** Returns the first ability of this round that breaks Runa's focus, or undefined if there is none. */
export function focusBreaker({ monsters }: State): MonsterAbility | undefined {
  return monsters.map((monster) => intentOf(monster)).find(({ name }) => EFFECTS[name].breaksFocus);
}
