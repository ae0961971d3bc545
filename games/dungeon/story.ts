import {
  type Effect,
  type Reader,
  STORY_WEIGHTS,
  type StoryLine,
  type StoryWeight,
  say,
  type Text,
  type Translation,
} from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story';
import { iconOfEvent } from './drawing/icons.ts';
import { type DungeonEvent, RAISED } from './events.ts';
import { same } from './rules/grid.ts';
import type { Enemy, Hero } from './state.ts';
import { abilityNoun, abilityTitle, nameText, unitNoun } from './words/names.ts';
import { texts } from './words/texts.ts';

export function story(events: readonly DungeonEvent[], reader: Reader): readonly StoryLine[] {
  return stretchesOf(events)
    .flatMap((stretch) => tell(stretch, reader))
    .map(({ text, of, events = [of] }) => ({
      text,
      icon: iconOfEvent(of),
      // A sentence may begin with a miss.
      weight: heaviest(events.map(weightOf)),
      effects: events.flatMap(effectsOf),
    }));
}

/** Splits events before each walk or rest, and after each level-up and new level, so that events keep their order. */
function stretchesOf(events: readonly DungeonEvent[]): readonly (readonly DungeonEvent[])[] {
  const starts = events.flatMap(({ kind }, at) =>
    kind === 'repeated' ||
    events[at - 1]?.kind === 'level' ||
    (events[at - 1]?.kind === 'level-up' && kind !== 'level-up')
      ? [at]
      : [],
  );
  const bounds = [...new Set([0, ...starts])];
  return bounds.map((start, at) => events.slice(start, bounds[at + 1]));
}

function heaviest(weights: readonly StoryWeight[]): StoryWeight {
  return STORY_WEIGHTS.find((weight) => weights.includes(weight)) ?? 'board';
}

function weightOf(event: DungeonEvent): StoryWeight {
  switch (event.kind) {
    case 'melee':
    case 'strike':
      if (event.damage === 0) return 'board';
      return isHurt(event) ? 'harm' : 'own';
    case 'nobody':
      return 'others';
    case 'repeated':
      return 'board';
    case 'blocked':
    case 'quiet':
      return 'routine';
    default:
      return 'own';
  }
}

const HERO = 'hero';

/** Returns the name of a unit's place in pictures. It stays the same when the unit moves. */
export function unitPlace(unit: Hero | Enemy): string {
  return 'class' in unit ? HERO : unit.id;
}

/** Returns the effect of an event, or an empty array. A hidden trap is not shown as the actor. */
function effectsOf(event: DungeonEvent): readonly Effect[] {
  switch (event.kind) {
    case 'melee': {
      const { attacker, defender, damage } = event;
      const isHidden = 'kind' in attacker && attacker.kind === 'trap' && !attacker.visible;
      const actor = isHidden ? undefined : unitPlace(attacker);
      return [{ actor, target: unitPlace(defender), number: -damage }];
    }
    case 'strike':
      return [{ actor: event.by ? unitPlace(event.by) : HERO, target: unitPlace(event.target), number: -event.damage }];
    case 'healed':
      return [{ target: HERO, number: event.by }];
    default:
      return [];
  }
}

/** Returns the sentences in order: walk, action, enemy attacks, gains, next level. */
function tell(events: readonly DungeonEvent[], { language }: Reader): StorySentence<DungeonEvent>[] {
  const about = (of: DungeonEvent | undefined, sentences: readonly Text[], all?: readonly DungeonEvent[]) =>
    of ? sentences.map((text) => ({ text: say(text, language), of, ...(all && { events: all }) })) : [];
  const started = levelSentences(events).map((text) => say(text, language));
  return [
    ...of(events, 'repeated').flatMap((event) => about(event, repeatedSentences(event))),
    ...of(events, 'blocked').flatMap((event) => about(event, [texts.story.wall])),
    ...about(
      events.find(isAction),
      actionSentences(events),
      events.filter((event) => !isHurt(event)),
    ),
    ...of(events, 'refused').flatMap((event) => about(event, [refusalText(event)])),
    ...about(events.findLast(isHurt), hurtSentences(events), events.filter(isHurt)),
    ...about(of(events, 'level-up').at(-1), growthSentences(of(events, 'level-up'))),
    ...about(events.findLast(isLevel), started.length > 0 ? [started.join(' ')] : []),
  ];
}

/** Whether an event is the hero's attack or cast. Only heroes' casts have a cost. */
function isAction(event: DungeonEvent): boolean {
  return event.kind === 'melee' ? 'class' in event.attacker : event.kind === 'cast' && event.cost !== undefined;
}

function isLevel({ kind }: DungeonEvent): boolean {
  return kind === 'level' || kind === 'cleared';
}

type Of<Kind extends DungeonEvent['kind']> = Extract<DungeonEvent, { kind: Kind }>;

function of<Kind extends DungeonEvent['kind']>(events: readonly DungeonEvent[], kind: Kind): Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.kind === kind);
}

function repeatedSentences({ name, what, rounds, met, opening }: Of<'repeated'>): Text[] {
  if (rounds === 1 && met === undefined) return [];
  const hero = unitNoun(name);
  const enemy = met === undefined ? undefined : nameText(met);
  return what === 'walk'
    ? [texts.story.walked({ hero, steps: rounds, opening: opening === true && !enemy, enemy })]
    : [texts.story.rested({ hero, rounds, enemy })];
}

/** Returns one sentence about all level-ups with the first three gains, or an empty array without level-ups. */
function growthSentences(ups: readonly Of<'level-up'>[]): Text[] {
  const last = ups.at(-1);
  if (!last) return [];
  const gains = RAISED.flatMap((stat) => {
    const by = ups.reduce((whole, { gains }) => whole + (gains[stat] ?? 0), 0);
    return by > 0 ? [texts.gains[stat]({ by })] : [];
  });
  return [texts.story.levelUp({ hero: unitNoun(last.name), level: last.level, gains: gains.slice(0, 3) })];
}

/** Returns sentences about the end of a level and the start of the next one. `ending` covers the end of a run. */
function levelSentences(events: readonly DungeonEvent[]): Text[] {
  return events.flatMap((event): Text[] => {
    if (event.kind === 'level') {
      if (event.of === undefined) return [texts.story.depthReached({ depth: event.level })];
      return [event.of === 1 ? texts.story.onlyLevelBegins : texts.story.levelBegins({ level: event.level })];
    }
    if (event.kind !== 'cleared' || of(events, 'victory').length > 0) return [];
    return [texts.story.levelCleared({ level: event.level })];
  });
}

/** Returns one sentence about the hero's attacks and casts over all rounds, or an empty array if there were none. */
function actionSentences(events: readonly DungeonEvent[]): Text[] {
  const attackers = events.flatMap((event) =>
    event.kind === 'melee' && 'class' in event.attacker ? [event.attacker.name] : [],
  );
  const casts = of(events, 'cast').filter(({ cost }) => cost);
  if (attackers.length + casts.length < 2) return [...ownAttacks(events), ...castSentences(events)];
  return [
    texts.casts.actions({
      hero: unitNoun(attackers[0] ?? casts[0]!.name),
      attacks: attackers.length,
      casts: casts.length,
      ability: abilityNoun(casts[0]?.ability ?? ''),
      effects: effects(events),
    }),
  ];
}

/** Maximum number of targets named in a sentence. */
const MAX_NAMED = 3;

/** The total effect of all hits on one enemy. */
interface HitEnemy {
  readonly target: Enemy;
  readonly damage: number;
  readonly health: number;
}

/** Returns a sentence about each cast of the hero. Casts without a cost are a boss's and are skipped. */
function castSentences(events: readonly DungeonEvent[]): Text[] {
  return events.flatMap((event) => {
    if (event.kind !== 'cast' || !event.cost) return [];
    const [hero, ability] = [unitNoun(event.name), abilityNoun(event.ability)];
    return [texts.casts.used({ hero, ability, effects: effects(events) })];
  });
}

/** Returns the effects of the hero's attacks and casts: health gained, damage and experience. */
function effects(events: readonly DungeonEvent[]): Translation[] {
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
    const index = struck.findIndex(
      (hit) =>
        hit.target.name === target.name && hit.health === target.health && (hit.damage > 0 || same(hit.target, target)),
    );
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

function refusalText({ ability: name, refusal }: Extract<DungeonEvent, { kind: 'refused' }>): Text {
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

/** Returns a sentence about each melee attack of the hero, with the experience for a kill. */
function ownAttacks(events: readonly DungeonEvent[]): Text[] {
  return events.flatMap((event) => {
    if (event.kind !== 'melee' || !('class' in event.attacker)) return [];
    const { damage, health } = event;
    const [attacker, target] = [unitNoun(event.attacker.name), unitNoun(event.defender.name)];
    if (damage === 0) return [texts.attacks.misses({ attacker, target })];
    if (health > 0) return [texts.attacks.hits({ attacker, target, damage, health })];
    return [texts.attacks.kills({ attacker, target, damage, experience: experienceFrom(events) })];
  });
}

function experienceFrom(events: readonly DungeonEvent[]): number {
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
function hurtSentences(events: readonly DungeonEvent[]): Text[] {
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
function isHurt(event: DungeonEvent): boolean {
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
