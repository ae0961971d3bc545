import type { CastRefusal, Cost } from '../events.ts';
import type { Boss, Enemy, Hero, HeroClass, HeroOf } from '../state.ts';
import { strike } from './combat.ts';
import { closerThan, type Position, squaredRange, within } from './grid.ts';
import type { Draft } from './room.ts';

type HeroicUnit = Hero | Boss;

const ABILITIES = {
  Warrior: "Avenger's Shield",
  Mage: 'Blizzard',
  Rogue: 'Fan of Knives',
  Hunter: 'Shoot',
} as const satisfies Record<HeroClass, string>;

export function classWith(ability: string): HeroClass | undefined {
  return (Object.keys(ABILITIES) as HeroClass[]).find((kind) => ABILITIES[kind] === ability);
}

const BOSS_SHOT = 'Shot';
const SHIELD_REACH = 3;
const KNIVES_REACH = 2;
/** Decision D4: the assignment lets the target defend against every ability but this one. */
const SHIELD_TARGET_DEFENDS = false;

/** Whether a cell is in the reach of the hero's ability. The range is exclusive, except for the Hunter. */
export function inReach(hero: Hero, cell: Position): boolean {
  switch (hero.class) {
    case 'Warrior':
      return closerThan(SHIELD_REACH, hero, cell);
    case 'Mage':
      return closerThan(hero.range, hero, cell);
    case 'Rogue':
      return closerThan(KNIVES_REACH, hero, cell);
    case 'Hunter':
      return within(hero.range, hero, cell);
  }
}

/** Returns the enemies in the ability's reach, including hidden traps, in enemy order. */
export function targets(hero: Hero, enemies: readonly Enemy[]): readonly Enemy[] {
  return enemies.filter((enemy) => inReach(hero, enemy));
}

/** Returns the closest enemy, the first of several, or undefined if there is none. */
export function closest(to: Position, enemies: readonly Enemy[]): Enemy | undefined {
  const ranges = enemies.map((enemy) => squaredRange(to, enemy));
  return enemies[ranges.indexOf(Math.min(...ranges))];
}

/** Returns the reason why the hero cannot cast now, or undefined if the hero can. */
export function castRefusal(hero: Hero, enemies: readonly Enemy[]): CastRefusal | undefined {
  switch (hero.class) {
    case 'Warrior':
      return hero.remaining > 0 ? { reason: 'cooldown', remaining: hero.remaining } : undefined;
    case 'Mage':
      return hero.mana < hero.manaCost ? { reason: 'mana', had: hero.mana, needed: hero.manaCost } : undefined;
    case 'Rogue':
      return hero.energy < hero.cost ? { reason: 'energy', had: hero.energy, needed: hero.cost } : undefined;
    case 'Hunter':
      if (hero.arrows === 0) return { reason: 'arrows' };
      return targets(hero, enemies).length === 0 ? { reason: 'range', range: hero.range } : undefined;
  }
}

/** Whether the hero can pay for the ability, regardless of targets. */
export function canPay(hero: Hero): boolean {
  const refusal = castRefusal(hero, []);
  return !refusal || refusal.reason === 'range';
}

/** Casts a unit's ability. A hero's failed cast still uses up the round. */
export function castAbility(draft: Draft, caster: HeroicUnit): void {
  if ('kind' in caster) shoot(draft, caster);
  else castHeroAbility(draft, caster);
}

function shoot(draft: Draft, boss: Boss): void {
  draft.events.push({ kind: 'cast', name: boss.name, ability: BOSS_SHOT });
  strike(draft, BOSS_SHOT, draft.hero, boss.attack, { by: boss });
}

function castHeroAbility(draft: Draft, hero: Hero): void {
  const ability = ABILITIES[hero.class];
  const refusal = castRefusal(hero, draft.enemies);
  if (refusal) {
    draft.events.push({ kind: 'refused', ability, refusal });
    return;
  }
  const reached = targets(hero, draft.enemies);
  draft.events.push({ kind: 'cast', name: hero.name, ability, cost: pay(hero) });
  if (hero.class === 'Warrior') heal(draft, hero);
  if (reached.length === 0) draft.events.push({ kind: 'nobody', ability });
  else EFFECTS[hero.class](draft, reached);
}

function pay(hero: Hero): Cost {
  switch (hero.class) {
    case 'Warrior':
      hero.remaining = hero.cooldown;
      return { resource: 'cooldown', paid: hero.cooldown };
    case 'Mage':
      hero.mana -= hero.manaCost;
      return { resource: 'mana', paid: hero.manaCost };
    case 'Rogue':
      hero.energy -= hero.cost;
      return { resource: 'energy', paid: hero.cost };
    case 'Hunter':
      hero.arrows -= 1;
      return { resource: 'arrow', paid: 1 };
  }
}

function heal(draft: Draft, hero: Hero): void {
  const health = Math.min(hero.health + 10 * hero.defense, hero.pool);
  draft.events.push({ kind: 'healed', name: hero.name, by: health - hero.health, health, pool: hero.pool });
  hero.health = health;
}

type Effect = (draft: Draft, reached: readonly Enemy[]) => void;

/** The effect of each class's ability on the enemies in reach (at least one). */
const EFFECTS: Readonly<Record<HeroClass, Effect>> = {
  Warrior: (draft, reached) => {
    const target = pick(draft, reached);
    strike(draft, ABILITIES.Warrior, target, Math.floor(draft.hero.pool / 10), {
      defends: SHIELD_TARGET_DEFENDS,
    });
  },

  Mage: (draft, reached) => {
    const strikes = (draft.hero as HeroOf<'Mage'>).hitCount;
    for (let count = 0; count < strikes && reached.length > 0; count++) {
      // Reads the spell power for every strike, since a kill may raise it.
      strike(draft, ABILITIES.Mage, pick(draft, reached), (draft.hero as HeroOf<'Mage'>).spellPower);
      reached = targets(draft.hero, draft.enemies);
    }
  },

  Rogue: (draft, reached) => {
    for (const victim of reached) strike(draft, ABILITIES.Rogue, victim, draft.hero.attack);
  },

  Hunter: (draft, reached) => {
    strike(draft, ABILITIES.Hunter, closest(draft.hero, reached)!, draft.hero.attack);
  },
};

function pick(draft: Draft, reached: readonly Enemy[]): Enemy {
  return reached[draft.draw(reached.length - 1)]!;
}
