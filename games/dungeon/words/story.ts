import { type Reader, say, type Text } from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story/lines';
import { type DungeonEvent, RAISED } from '../events.ts';
import { hurtSentences, isHurt, ownAttacks } from './attacks.ts';
import { castSentences, effects, refusalText } from './casts.ts';
import { abilityNoun, nameText, unitNoun } from './names.ts';
import { texts } from './texts.ts';

/** Returns the sentences in order: walk, action, gains, enemy attacks, next level. */
export function tell(events: readonly DungeonEvent[], { language }: Reader): StorySentence<DungeonEvent>[] {
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
    ...about(of(events, 'level-up').at(-1), growthSentences(of(events, 'level-up'))),
    ...about(events.findLast(isHurt), hurtSentences(events), events.filter(isHurt)),
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
