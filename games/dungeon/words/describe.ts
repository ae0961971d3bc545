import { threshold } from '../rules/growth.ts';
import { FULL_ENERGY } from '../rules/heroes.ts';
import { ARROW_COUNTER } from '../rules/tick.ts';
import type { Enemy, Hero } from '../state.ts';

const DOT = ' · ';

/** A unit's full line. */
export function unitLine(unit: Hero | Enemy): string {
  return ('class' in unit ? heroParts(unit) : enemyParts(unit)).join(DOT);
}

/** What a hero's full line is made of. */
export function heroParts(hero: Hero): readonly string[] {
  return [
    `${hero.name} (${hero.class})`,
    ...fightingParts(hero),
    `Level ${hero.level}`,
    `XP ${hero.experience}/${threshold(hero.level)}`,
    ...classParts(hero),
  ];
}

/** What the menu says about a hero besides the name: short enough for a menu's second line. */
export function recruitLine(hero: Hero): string {
  return [hero.class, `HP ${hero.pool}`, `ATK ${hero.attack}`, `DEF ${hero.defense}`, ...recruitParts(hero)].join(DOT);
}

function recruitParts(hero: Hero): readonly string[] {
  if (hero.class !== 'Mage') return classParts(hero);
  const { mana, manaPool, manaCost, spellPower, hitCount, range } = hero;
  return [`Mana ${mana}/${manaPool}`, `Cost ${manaCost}`, `Power ${spellPower}`, `Hits ${hitCount}`, `Range ${range}`];
}

function classParts(hero: Hero): readonly string[] {
  switch (hero.class) {
    case 'Warrior':
      return [`Cooldown ${hero.remaining}/${hero.cooldown}`];
    case 'Mage':
      return [
        `Mana ${hero.mana}/${hero.manaPool}`,
        `Mana cost ${hero.manaCost}`,
        `Spell power ${hero.spellPower}`,
        `Hit count ${hero.hitCount}`,
        `Range ${hero.range}`,
      ];
    case 'Rogue':
      return [`Energy ${hero.energy}/${FULL_ENERGY}`, `Cost ${hero.cost}`];
    case 'Hunter':
      return [`Arrows ${hero.arrows}`, `Range ${hero.range}`, `Counter ${hero.counter}/${ARROW_COUNTER}`];
  }
}

/** What an enemy's full line is made of. */
export function enemyParts(enemy: Enemy): readonly string[] {
  return [enemy.name, ...fightingParts(enemy), `XP ${enemy.experience}`, ...kindParts(enemy)];
}

function kindParts(enemy: Enemy): readonly string[] {
  if (enemy.kind === 'trap') return [];
  const vision = `Vision ${enemy.vision}`;
  return enemy.kind === 'boss' ? [vision, `Frequency ${enemy.frequency}`] : [vision];
}

function fightingParts({ health, pool, attack, defense }: Hero | Enemy): readonly string[] {
  return [`HP ${health}/${pool}`, `ATK ${attack}`, `DEF ${defense}`];
}

/** Joins parts into as few lines as possible, none wider than `columns` unless a part is. */
export function wrapParts(parts: readonly string[], columns: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}${DOT}${part}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
