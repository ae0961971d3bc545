import { type CastRefusal, type Cost, type DungeonEvent, type LevelUp, RAISED } from '../events.ts';
import { threshold } from '../rules/growth.ts';
import { FULL_ENERGY } from '../rules/heroes.ts';
import { ARROW_COUNTER } from '../rules/round.ts';
import type { Enemy, Hero } from '../state.ts';

const RAISED_WORDS = {
  pool: 'max HP',
  attack: 'ATK',
  defense: 'DEF',
  manaPool: 'mana pool',
  spellPower: 'spell power',
  arrows: 'arrows',
} as const satisfies Record<(typeof RAISED)[number], string>;

/** Returns the document's lines for an event. Long walks and rests have none. */
export function tell(event: DungeonEvent): readonly string[] {
  switch (event.kind) {
    case 'level':
      return [`Level ${event.level} of ${event.of} begins.`];
    case 'blocked':
      return [`${event.name} cannot go there.`];
    case 'melee': {
      const { attacker, defender, attackRoll, defenseRoll } = event;
      const rolls = `attack ${attackRoll}, defense ${defenseRoll}`;
      return [
        unitLine(attacker),
        unitLine(defender),
        `${attacker.name} strikes at ${defender.name}: ${rolls}, ${harm(event)}`,
      ];
    }
    case 'cast':
      return [`${event.name} casts ${event.ability}${event.cost ? `: ${costWords(event.cost)}` : ''}`];
    case 'healed':
      return [`${event.name} heals ${event.by} (${event.health}/${event.pool})`];
    case 'nobody':
      return [`${event.ability} finds nobody in reach.`];
    case 'strike': {
      const defense = event.defenseRoll === undefined ? '' : `defense ${event.defenseRoll}, `;
      const left = `${event.health}/${event.target.pool} left`;
      return [
        `${event.ability} hits ${event.target.name} for ${event.amount}: ${defense}damage ${event.damage} (${left})`,
      ];
    }
    case 'refused':
      return [`${event.ability} is refused: ${refusalWords(event.refusal)}.`];
    case 'killed':
      return [`${event.name} dies: ${event.experience} experience`];
    case 'level-up':
      return [`${event.name} is now level ${event.level}: ${gainWords(event)}`];
    case 'died':
      return [`${event.name} dies.`];
    case 'quiet':
    case 'repeated':
      return [];
    case 'cleared':
      return [`Level ${event.level} is cleared.`];
    case 'victory':
      return [`Victory! ${event.name} has cleared every level.`];
    case 'defeat':
      return [`Defeat in level ${event.level}.`];
  }
}

function harm({ damage, health, defender }: Extract<DungeonEvent, { kind: 'melee' }>): string {
  return `damage ${damage} (${health}/${defender.pool} left)`;
}

function costWords({ resource, paid }: Cost): string {
  return resource === 'arrow' ? `${paid} arrow` : `${resource} ${paid}`;
}

function refusalWords(refusal: CastRefusal): string {
  switch (refusal.reason) {
    case 'cooldown':
      return `${refusal.remaining} ${refusal.remaining === 1 ? 'round' : 'rounds'} of cooldown left`;
    case 'mana':
    case 'energy':
      return `${refusal.reason} ${refusal.had}, needed ${refusal.needed}`;
    case 'arrows':
      return 'no arrows';
    case 'range':
      return `no enemy in range ${refusal.range}`;
  }
}

function gainWords({ gains }: LevelUp): string {
  return RAISED.flatMap((figure) =>
    gains[figure] === undefined ? [] : `${RAISED_WORDS[figure]} +${gains[figure]}`,
  ).join(', ');
}

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
