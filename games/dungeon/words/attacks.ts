import { capital, type Language, say, type Text } from '@longtable/kit';
import type { DungeonEvent } from '../events.ts';
import type { Hero } from '../state.ts';
import { nameAlone, objectName, subjectName } from './names.ts';
import { texts } from './texts.ts';

/** Returns a sentence about each melee attack of the hero, with the experience for a kill. */
export function ownAttack(events: readonly DungeonEvent[], language: Language): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'melee' || !('class' in event.attacker)) return [];
    const { attacker, defender, damage, health } = event;
    const who = capital(subjectName(attacker.name, language));
    const whom = objectName(defender.name, language);
    if (damage === 0) return [say(texts.attacks.misses({ who, whom }), language)];
    if (health > 0) return [`${hit(who, whom, damage, language)} ${healthLeft(health, language)}.`];
    const experience = experienceFrom(events);
    const kill = texts.attacks.kill({ who, whom, damage, experience });
    return [say(kill, language)];
  });
}

function hit(who: string, whom: string, damage: number, language: Language): string {
  return say(texts.attacks.hitsFor({ who, whom, damage }), language);
}

function healthLeft(health: number, language: Language): string {
  return say(texts.attacks.healthLeft({ health }), language);
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
export function hurtSentences(events: readonly DungeonEvent[], language: Language): string[] {
  const all = hurts(events);
  const harmful = all.filter(({ damage }) => damage > 0);
  const last = all.at(-1);
  if (!last) return [];
  if (harmful.length === 0) return [missSentence(all, language)];
  // After several rounds the hero may have recovered, so the remaining health would be wrong.
  const left = events.findLastIndex(isHurt) < events.findLastIndex(isRecovery) ? undefined : last.health;
  return [harmful.length === 1 ? singleHit(harmful[0]!, left, language) : severalHits(harmful, left, language)];
}

/** Whether an event is an attack or a shot at the hero. */
export function isHurt(event: DungeonEvent): boolean {
  return hurts([event]).length > 0;
}

function isRecovery({ kind }: DungeonEvent): boolean {
  return kind === 'healed' || kind === 'level-up';
}

function singleHit({ by, shot, hero, damage }: Hurt, health: number | undefined, language: Language): string {
  const attacker = capital(subjectName(by, language));
  const whom = objectName(hero.name, language);
  const shots = texts.attacks.shots({ attacker, whom, damage });
  const what = shot ? say(shots, language) : hit(attacker, whom, damage, language);
  if (health === undefined) return `${what}.`;
  if (health > 0) return `${what} ${healthLeft(health, language)}.`;
  const who = capital(subjectName(hero.name, language));
  return say(texts.attacks.dies({ what, who }), language);
}

function severalHits(harmful: readonly Hurt[], health: number | undefined, language: Language): string {
  const total = (hits: readonly Hurt[]) => hits.reduce((sum, { damage }) => sum + damage, 0);
  const parts = [...Map.groupBy(harmful, ({ by }) => by)]
    .map(([by, hits]) => `${nameAlone(by, language)} ${total(hits)}`)
    .join(', ');
  const who = capital(subjectName(harmful[0]!.hero.name, language));
  const sum = total(harmful);
  const end = endWords(health);
  const takes = texts.attacks.takes({ who, sum, parts, end });
  return say(takes, language);
}

function endWords(health: number | undefined): Exclude<Text, string> {
  if (health === undefined) return texts.attacks.text;
  return health > 0 ? texts.attacks.andHasHealthLeft({ health }) : texts.attacks.andDies;
}

function missSentence(all: readonly Hurt[], language: Language): string {
  const { by, hero } = all[0]!;
  const whom = objectName(hero.name, language);
  const count = all.length;
  if (count === 1) {
    const who = capital(subjectName(by, language));
    return say(texts.attacks.misses({ who, whom }), language);
  }
  const attacks = count === 2 ? texts.attacks.both : texts.attacks.all({ count });
  const miss = texts.attacks.miss({ attacks, whom });
  return say(miss, language);
}
