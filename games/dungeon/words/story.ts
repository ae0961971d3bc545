import { capital, eachLanguage, type Language, type Reader, say, type Text } from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story/lines';
import { type DungeonEvent, RAISED } from '../events.ts';
import { hurtSentences, isHurt, ownAttack } from './attacks.ts';
import { castWords, effects, refusedWords } from './casts.ts';
import { abilityTitle, nameAlone, subjectName } from './names.ts';
import { texts as TEXTS } from './texts.ts';

/** Returns the sentences in order: walk, action, gains, enemy attacks, next level. */
export function tell(events: readonly DungeonEvent[], { language }: Reader): StorySentence<DungeonEvent>[] {
  const about = (of: DungeonEvent | undefined, texts: readonly string[]) =>
    of ? texts.map((text) => ({ text, of })) : [];
  return [
    ...of(events, 'repeated').flatMap((event) => about(event, repeatedWords(event, language))),
    ...of(events, 'blocked').flatMap((event) => about(event, [say(TEXTS.story.wall, language)])),
    ...about(events.find(isAction), actionWords(events, language)),
    ...of(events, 'refused').flatMap((event) => about(event, [refusedWords(event, language)])),
    ...about(of(events, 'level-up').at(-1), growth(of(events, 'level-up'), language)),
    ...about(events.findLast(isHurt), hurtSentences(events, language)),
    ...about(events.findLast(isLevel), levels(events, language)),
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

function repeatedWords({ name, what, rounds, met, opening }: Of<'repeated'>, language: Language): string[] {
  if (rounds === 1 && met === undefined) return [];
  const who = capital(subjectName(name, language));
  const long = what === 'walk' ? TEXTS.story.walksSteps({ rounds }) : TEXTS.story.restsForRounds({ rounds });
  const stop =
    met === undefined
      ? TEXTS.story.toAnOpening({ opening })
      : TEXTS.story.enemyNearby({ nameAlone: eachLanguage((language) => nameAlone(met, language)) });
  return [`${who} ${say(long, language)}${say(stop, language)}.`];
}

const GAINS = {
  pool: TEXTS.story.health,
  attack: TEXTS.story.attack,
  defense: TEXTS.story.defense,
  manaPool: TEXTS.story.mana,
  spellPower: TEXTS.story.spellPower,
  arrows: TEXTS.story.arrows,
} as const satisfies Record<(typeof RAISED)[number], Text>;

/** Returns one sentence about all level-ups with the first three gains, or an empty array without level-ups. */
function growth(ups: readonly Of<'level-up'>[], language: Language): string[] {
  const last = ups.at(-1);
  if (!last) return [];
  const gains = RAISED.flatMap((figure) => {
    const sum = ups.reduce((whole, { gains }) => whole + (gains[figure] ?? 0), 0);
    return sum > 0 ? [`${say(GAINS[figure], language)} +${sum}`] : [];
  })
    .slice(0, 3)
    .join(', ');
  const who = capital(subjectName(last.name, language));
  return [say(TEXTS.story.reachesLevel({ who, level: last.level, gains }), language)];
}

/** Returns a text about the end of a level and the start of the next one. `ending` covers the end of a run. */
function levels(events: readonly DungeonEvent[], language: Language): string[] {
  const parts = events.flatMap((event): Text[] => {
    if (event.kind === 'level' && event.of === 1) return [TEXTS.story.theLevelBegins];
    if (event.kind === 'level' && event.of === undefined)
      return [TEXTS.story.youveReachedDepth({ level: event.level })];
    if (event.kind === 'level') return [TEXTS.story.levelBegins({ level: event.level })];
    if (event.kind !== 'cleared' || of(events, 'victory').length > 0) return [];
    return [TEXTS.story.levelCleared({ level: event.level })];
  });
  return parts.length === 0 ? [] : [parts.map((part) => say(part, language)).join(' ')];
}

/** Returns one sentence about the hero's attacks and casts over all rounds, or an empty array if there were none. */
function actionWords(events: readonly DungeonEvent[], language: Language): string[] {
  const attackers = events.flatMap((event) =>
    event.kind === 'melee' && 'class' in event.attacker ? [event.attacker.name] : [],
  );
  const casts = events.filter((event) => event.kind === 'cast').filter(({ cost }) => cost);
  if (attackers.length + casts.length < 2) return [...ownAttack(events, language), ...castWords(events, language)];
  const who = capital(subjectName(attackers[0] ?? casts[0]!.name, language));
  const actions = [
    ...(attackers.length > 0 ? [attackCountText(attackers.length)] : []),
    ...(casts.length > 0 ? [castsText(abilityTitle(casts[0]!.ability, language), casts.length)] : []),
  ].map((action) => say(action, language));
  const and = say(TEXTS.story.and, language);
  return [`${who} ${actions.join(and)}: ${effects(events, language)}.`];
}

function attackCountText(count: number): Text {
  const often = timesText(count);
  return TEXTS.story.attacks({ often });
}

function castsText(ability: string, count: number): Text {
  const often = timesText(count);
  return TEXTS.story.uses({ ability, often });
}

function timesText(count: number): Exclude<Text, string> {
  if (count === 1) return TEXTS.story.once;
  return count === 2 ? TEXTS.story.twice : TEXTS.story.times({ count });
}
