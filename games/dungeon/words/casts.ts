import { capital, type Language, say, type Text } from '@longtable/kit';
import type { CastRefusal, DungeonEvent } from '../events.ts';
import { same } from '../rules/grid.ts';
import type { Enemy } from '../state.ts';
import { experienceFrom } from './attacks.ts';
import { abilityTitle, nameAlone, subjectName } from './names.ts';
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
export function castWords(events: readonly DungeonEvent[], language: Language): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'cast' || !event.cost) return [];
    const who = capital(subjectName(event.name, language));
    const ability = abilityTitle(event.ability, language);
    const cast = texts.casts.cast({ who, ability });
    return [`${say(cast, language)}: ${effects(events, language)}.`];
  });
}

/** Returns the effects of the hero's attacks and casts as text: health gained, damage and experience. */
export function effects(events: readonly DungeonEvent[], language: Language): string {
  const struck = hitEnemies(events);
  const experience = experienceFrom(events);
  const healed = events.reduce((sum, event) => sum + (event.kind === 'healed' ? event.by : 0), 0);
  const parts = [
    ...(healed > 0 ? [say(texts.casts.health({ healed }), language)] : []),
    ...(struck.length === 0 && healed === 0 ? [say(texts.casts.nobodyInReach, language)] : []),
    ...(struck.length > MAX_NAMED ? [totalText(struck, language)] : struck.map((each) => hit(each, language))),
    ...(experience > 0 ? [say(texts.casts.experience({ experience }), language)] : []),
  ];
  return parts.join(', ');
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

function hit({ target, damage, health }: HitEnemy, language: Language): string {
  const fate = health > 0 ? texts.casts.left({ health }) : texts.casts.dead;
  return `${nameAlone(target.name, language)} −${damage} (${say(fate, language)})`;
}

function totalText(struck: readonly HitEnemy[], language: Language): string {
  const damage = struck.reduce((sum, each) => sum + each.damage, 0);
  const dead = struck.filter(({ health }) => health === 0).length;
  const some = dead === 0 ? texts.casts.text : texts.casts.deadWithDead({ dead });
  const sum = texts.casts.sum({ damage, count: struck.length, some });
  return say(sum, language);
}

export function refusedWords(
  { ability, refusal }: Extract<DungeonEvent, { kind: 'refused' }>,
  language: Language,
): string {
  return `${abilityTitle(ability, language)}: ${say(refusalText(refusal), language)}.`;
}

function refusalText(refusal: CastRefusal): Text {
  switch (refusal.reason) {
    case 'cooldown':
      return refusal.remaining === 1
        ? texts.casts.readyIn1Round
        : texts.casts.readyInRounds({ remaining: refusal.remaining });
    case 'mana':
      return texts.casts.needsManaYouHave({ needed: refusal.needed, had: refusal.had });
    case 'energy':
      return texts.casts.needsEnergyYouHave({ needed: refusal.needed, had: refusal.had });
    case 'arrows':
      return texts.casts.noArrowsLeft;
    case 'range':
      return texts.casts.nobodyInReach;
  }
}
