import type { Text, Translation } from '@longtable/kit';
import type { DungeonEvent } from '../events.ts';
import { same } from '../rules/grid.ts';
import type { Enemy } from '../state.ts';
import { experienceFrom } from './attacks.ts';
import { abilityNoun, abilityTitle, nameText, unitNoun } from './names.ts';
import { texts } from './texts.ts';

/** Maximum number of targets named in a sentence. */
const MAX_NAMED = 3;

/** The total effect of all hits on one enemy. */
interface HitEnemy {
  readonly target: Enemy;
  readonly damage: number;
  readonly health: number;
}

/** Returns a sentence about each cast of the hero. Casts without a cost are a boss's and are skipped. */
export function castSentences(events: readonly DungeonEvent[]): Text[] {
  return events.flatMap((event) => {
    if (event.kind !== 'cast' || !event.cost) return [];
    const [hero, ability] = [unitNoun(event.name), abilityNoun(event.ability)];
    return [texts.casts.used({ hero, ability, effects: effects(events) })];
  });
}

/** Returns the effects of the hero's attacks and casts: health gained, damage and experience. */
export function effects(events: readonly DungeonEvent[]): Translation[] {
  const struck = hitEnemies(events);
  const experience = experienceFrom(events);
  const health = events.reduce((sum, event) => sum + (event.kind === 'healed' ? event.by : 0), 0);
  return [
    ...(health > 0 ? [texts.casts.healed({ health })] : []),
    ...(struck.length === 0 && health === 0 ? [texts.casts.nobody] : []),
    ...(struck.length > MAX_NAMED ? [totalText(struck)] : struck.map(hit)),
    ...(experience > 0 ? [texts.casts.experience({ experience })] : []),
  ];
}

/**
 * Returns the total damage per enemy that the hero hit. Because enemies move between rounds, they are matched by name
 * and health.
 */
function hitEnemies(events: readonly DungeonEvent[]): readonly HitEnemy[] {
  const struck: HitEnemy[] = [];
  for (const event of events) {
    const target = event.kind === 'strike' ? event.target : event.kind === 'melee' ? event.defender : undefined;
    if (!target || 'class' in target) continue;
    const { damage, health } = event as Extract<DungeonEvent, { kind: 'strike' | 'melee' }>;
    const isSame = (one: HitEnemy) => one.target.name === target.name && one.health === target.health;
    const index = struck.findIndex((one) => isSame(one) && (one.damage > 0 || same(one.target, target)));
    const sum = { target, damage: damage + (struck[index]?.damage ?? 0), health };
    if (index < 0) struck.push(sum);
    else struck[index] = sum;
  }
  return struck;
}

function hit({ target, damage, health }: HitEnemy): Translation {
  return texts.casts.hit({ name: nameText(target.name), damage, health });
}

function totalText(struck: readonly HitEnemy[]): Translation {
  const damage = struck.reduce((sum, each) => sum + each.damage, 0);
  const dead = struck.filter(({ health }) => health === 0).length;
  return texts.casts.hitMany({ damage, enemies: struck.length, dead });
}

export function refusalText({ ability: name, refusal }: Extract<DungeonEvent, { kind: 'refused' }>): Text {
  const ability = abilityTitle(abilityNoun(name));
  switch (refusal.reason) {
    case 'cooldown':
      return texts.refusals.cooldown({ ability, rounds: refusal.remaining });
    case 'mana':
    case 'energy':
      return texts.refusals[refusal.reason]({ ability, needed: refusal.needed, had: refusal.had });
    default:
      return texts.refusals[refusal.reason]({ ability });
  }
}
