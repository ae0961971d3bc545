import { threshold } from '@longtable/dungeon/rules/growth';
import { FULL_ENERGY } from '@longtable/dungeon/rules/heroes';
import { ARROW_COUNTER } from '@longtable/dungeon/rules/round';
import type { Enemy, Hero } from '@longtable/dungeon/state';

const DOT = ' · ';

export function unitLine(unit: Hero | Enemy): string {
  return ('class' in unit ? heroParts(unit) : enemyParts(unit)).join(DOT);
}

function heroParts(hero: Hero): readonly string[] {
  return [
    `${hero.name} (${hero.class})`,
    ...fightingParts(hero),
    `Level ${hero.level}`,
    `XP ${hero.experience}/${threshold(hero.level)}`,
    ...classParts(hero),
  ];
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

function enemyParts(enemy: Enemy): readonly string[] {
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
