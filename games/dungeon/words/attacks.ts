import type { Text } from '@longtable/kit';
import type { DungeonEvent } from '../events.ts';
import type { Hero } from '../state.ts';
import { nameText, unitNoun } from './names.ts';
import { texts } from './texts.ts';

/** Returns a sentence about each melee attack of the hero, with the experience for a kill. */
export function ownAttacks(events: readonly DungeonEvent[]): Text[] {
  return events.flatMap((event) => {
    if (event.kind !== 'melee' || !('class' in event.attacker)) return [];
    const { damage, health } = event;
    const [attacker, target] = [unitNoun(event.attacker.name), unitNoun(event.defender.name)];
    if (damage === 0) return [texts.attacks.misses({ attacker, target })];
    if (health > 0) return [texts.attacks.hits({ attacker, target, damage, health })];
    return [texts.attacks.kills({ attacker, target, damage, experience: experienceFrom(events) })];
  });
}

export function experienceFrom(events: readonly DungeonEvent[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'killed' ? event.experience : 0), 0);
}

interface Hurt {
  readonly by: string;
  readonly shot: boolean;
  readonly hero: Hero;
  readonly damage: number;
  readonly health: number;
}

function hurts(events: readonly DungeonEvent[]): Hurt[] {
  let caster = '';
  return events.flatMap((event): Hurt[] => {
    if (event.kind === 'cast') caster = event.name;
    if (event.kind === 'melee' && 'class' in event.defender) {
      const { attacker, defender, damage, health } = event;
      return [{ by: attacker.name, shot: false, hero: defender, damage, health }];
    }
    if (event.kind === 'strike' && 'class' in event.target)
      return [{ by: caster, shot: true, hero: event.target, damage: event.damage, health: event.health }];
    return [];
  });
}

/** Returns one sentence about all attacks on the hero, or an empty array if there were none. */
export function hurtSentences(events: readonly DungeonEvent[]): Text[] {
  const all = hurts(events);
  const harmful = all.filter(({ damage }) => damage > 0);
  const last = all.at(-1);
  if (!last) return [];
  if (harmful.length === 0) return [missSentence(all)];
  // After several rounds the hero may have recovered, so the remaining health would be wrong.
  const left = events.findLastIndex(isHurt) < events.findLastIndex(isRecovery) ? undefined : last.health;
  return [harmful.length === 1 ? singleHit(harmful[0]!, left) : severalHits(harmful, left)];
}

/** Whether an event is an attack or a shot at the hero. */
export function isHurt(event: DungeonEvent): boolean {
  return hurts([event]).length > 0;
}

function isRecovery({ kind }: DungeonEvent): boolean {
  return kind === 'healed' || kind === 'level-up';
}

function singleHit({ by, shot, hero, damage }: Hurt, health: number | undefined): Text {
  const hit = { attacker: unitNoun(by), target: unitNoun(hero.name), damage, health };
  return shot ? texts.attacks.shoots(hit) : texts.attacks.hits(hit);
}

function severalHits(harmful: readonly Hurt[], health: number | undefined): Text {
  const total = (hits: readonly Hurt[]) => hits.reduce((sum, { damage }) => sum + damage, 0);
  const parts = [...Map.groupBy(harmful, ({ by }) => by)].map(([by, hits]) =>
    texts.attacks.part({ name: nameText(by), damage: total(hits) }),
  );
  return texts.attacks.several({ hero: unitNoun(harmful[0]!.hero.name), damage: total(harmful), parts, health });
}

function missSentence(all: readonly Hurt[]): Text {
  const { by, hero } = all[0]!;
  return all.length === 1
    ? texts.attacks.misses({ attacker: unitNoun(by), target: unitNoun(hero.name) })
    : texts.attacks.allMiss({ hero: unitNoun(hero.name), attacks: all.length });
}
