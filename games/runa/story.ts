import {
  type Effect,
  eachLanguage,
  otherName,
  type Reader,
  type StoryLine,
  type StoryWeight,
  say,
  type Text,
  type Translation,
} from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story';
import { iconOfEvent } from './drawing/icons.ts';
import { CARDS, type Card } from './rules/cards.ts';
import { EFFECTS, type MonsterAbility, type MonsterName } from './rules/monsters.ts';
import { classOf, type RunaEvent, type State } from './state.ts';
import { abilityText } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Returns the sentences round by round: one per action, and one for its result. */
function tell(events: readonly RunaEvent[], reader: Reader): StorySentence<RunaEvent>[] {
  return roundsOf(events).flatMap((round) => roundWords(round, reader));
}

/** Splits events at Runa's cards, so that a room is entered before its first card. One press can play several rounds. */
function roundsOf(events: readonly RunaEvent[]): readonly (readonly RunaEvent[])[] {
  const starts = events.flatMap((event, index) => (event.kind === 'uses' && event.who === 'Runa' ? [index] : []));
  const bounds = [...new Set([0, ...starts])];
  return bounds.map((start, round) => events.slice(start, bounds[round + 1]));
}

function roundWords(events: readonly RunaEvent[], reader: Reader): StorySentence<RunaEvent>[] {
  const { own, monsters } = actsOf(events);
  const passive = monsters.filter(isPassive);
  const told: readonly (readonly [of: RunaEvent, text: Text, hits?: readonly Hit[]])[] = [
    ...(own ? [[ownEvent(own), ownAct(own), own.hit ? [own.hit] : []] as const] : []),
    ...monsters.filter((act) => !isPassive(act)).map((act) => [monsterEvent(act), monsterAct(act), act.hits] as const),
    ...passive.slice(0, 1).map((act) => [monsterEvent(act), passiveActs(passive)] as const),
    ...after(events),
  ];
  return told.map(([of, text, hits = []]) => ({ of, text: say(text, reader.language), events: [of, ...hits] }));
}

function ownEvent({ card, roll = 0 }: OwnAct): RunaEvent {
  return card ? { kind: 'uses', who: 'Runa', ability: card } : { kind: 'rolls', roll };
}

function monsterEvent({ who, ability }: MonsterAct): RunaEvent {
  return { kind: 'uses', who, ability };
}

/** Returns the sentences after the fight: focus, a bigger die, loot and the next room, the end. */
function after(events: readonly RunaEvent[]): (readonly [RunaEvent, Text])[] {
  const told = <T>(words: (event: RunaEvent) => T | undefined) =>
    events.flatMap((event) => {
      const text = words(event);
      return text === undefined ? [] : [[event, text] as const];
    });
  const cards = told((event) => (event.kind === 'gets' ? abilityText(event.card) : undefined));
  const clauses = told(clauseOf);
  const last = clauses.at(-1) ?? cards.at(-1);
  const moves = { cards: cards.map(([, card]) => card), clauses: clauses.map(([, clause]) => clause) };
  return [
    ...told(gain),
    ...(last ? [[last[0], texts.story.movesOn(moves)] as const] : []),
    ...told(({ kind }) => (kind === 'wins' ? texts.story.victory : undefined)),
  ];
}

function gain(event: RunaEvent): Text | undefined {
  if (event.kind === 'focuses' && event.who === 'Runa') return texts.story.gainsFocus({ focus: event.focus });
  if (event.kind === 'upgrades') return texts.story.newDie({ die: texts.die({ sides: event.die }) });
  return undefined;
}

/** Returns the part of a sentence about healing or entering a room, or undefined for other events. */
function clauseOf(event: RunaEvent): Translation | undefined {
  if (event.kind === 'heals') return texts.story.heals({ health: event.health, left: event.left });
  if (event.kind === 'enters') return texts.story.enters({ stage: event.stage, level: event.level });
  return undefined;
}

/** Returns the end of the run in two sentences. */
export function ending(state: State, reader: Reader): string {
  const { phase, level, stage, runa, story } = state;
  const end = { player: otherName(reader, 0), hero: texts.classes[classOf(state)] };
  const boss = texts.monsters[story.slain.at(-1) ?? 'Mega Saurus'];
  const words =
    phase.kind === 'won' ? texts.story.won({ ...end, boss, hp: runa.hp }) : texts.story.lost({ ...end, stage, level });
  return say(words, reader.language);
}

function ownAct({ card, roll, hit }: OwnAct): Text {
  const kind = card ? CARDS[card.name].kind : 'strike';
  if (kind !== 'strike' && kind !== 'spell') return texts.story[kind];
  const name = card && abilityText(card);
  const harm = { target: hit && texts.monsters[hit.who], damage: hit?.damage ?? 0, left: hit?.left ?? 0 };
  if (roll !== undefined) return texts.story.attacks({ card: name, roll, ...harm });
  return texts.story[kind === 'spell' ? 'casts' : 'plays']({ card: name ?? '', ...harm });
}

/** Returns a sentence about a monster's action and the reflected damage. */
function monsterAct({ who, ability, hits }: MonsterAct): Text {
  return texts.story.monsterActs({
    monster: texts.monsters[who],
    does: doesWords(ability),
    harm: hits.map((hit) => (hit.who === 'Runa' ? texts.story.suffers(hit) : texts.story.reflected(hit))),
  });
}

/** Returns one sentence about monsters that only defended themselves or gained focus. */
function passiveActs(acts: readonly MonsterAct[]): Text {
  const [first, second] = acts.map(({ ability }) => ability);
  const isSame = first?.name === second?.name && first?.level === second?.level;
  const together = isSame && first && hasKey(texts.story.do, first.name) ? texts.story.do[first.name] : undefined;
  const monsters = acts.map(({ who }) => texts.monsters[who]);
  if (first && together) return texts.story.monstersDo({ monsters, do: withFocus(first, together) });
  const clauses = acts.map(({ who, ability }) =>
    texts.story.monsterDoes({ monster: texts.monsters[who], does: doesWords(ability) }),
  );
  return texts.story.sentence({ clauses });
}

function doesWords(ability: MonsterAbility): Translation {
  const { name } = ability;
  return hasKey(texts.story.does, name)
    ? withFocus(ability, texts.story.does[name])
    : texts.story.doesCast({ ability: abilityText(ability) });
}

/** Returns what monsters do, with the number of a focus they gain: “gathers focus (+1)”. */
function withFocus({ name, level }: MonsterAbility, does: Text): Translation {
  return eachLanguage((language) => say(does, language) + (name === 'Focus' ? ` (+${level})` : ''));
}

function hasKey<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key);
}

type Hit = Extract<RunaEvent, { kind: 'takes' }>;

/** Runa's action: the card (unless already reported with the previous move), the roll and the target. */
interface OwnAct {
  readonly card?: Card;
  readonly roll?: number;
  readonly hit?: Hit & { readonly who: MonsterName };
}

/** Action of a monster and its hits: on Runa, or on itself if she reflected it. */
interface MonsterAct {
  readonly who: MonsterName;
  readonly ability: MonsterAbility;
  readonly hits: readonly Hit[];
}

/** Groups events by actor: Runa's card, roll and hit, then each monster's ability and hits. */
function actsOf(events: readonly RunaEvent[]): { own?: OwnAct; monsters: readonly MonsterAct[] } {
  let own: OwnAct | undefined;
  const monsters: MonsterAct[] = [];
  for (const event of events) {
    const last = monsters.at(-1);
    if (event.kind === 'rolls') own = { ...own, roll: event.roll };
    else if (event.kind === 'uses' && event.who === 'Runa') own = { card: event.ability };
    else if (event.kind === 'uses') monsters.push({ who: event.who, ability: event.ability, hits: [] });
    else if (event.kind === 'takes' && last) monsters.splice(-1, 1, { ...last, hits: [...last.hits, event] });
    else if (event.kind === 'takes' && event.who !== 'Runa') own = { ...own, hit: { ...event, who: event.who } };
  }
  return { ...(own && { own }), monsters };
}

/** Whether a monster only defends itself or gains focus. */
function isPassive({ ability }: MonsterAct): boolean {
  return ['focus', 'block', 'deflect'].includes(EFFECTS[ability.name].kind);
}

export function story(events: readonly RunaEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: weightOf(of, events),
    effects: effectsOf(events),
  }));
}

/** Returns the weight of a sentence: damage to Runa first, then changes of health, then preparations. */
function weightOf(event: RunaEvent, events: readonly RunaEvent[]): StoryWeight {
  switch (event.kind) {
    case 'uses':
    case 'takes':
    case 'dies':
    case 'focuses': {
      const hits = events.flatMap((each) => (each.kind === 'takes' && each.damage > 0 ? [each] : []));
      if (hits.some(({ who }) => who === 'Runa')) return 'harm';
      return hits.length > 0 || events.some(({ kind }) => kind === 'dies') ? 'own' : 'board';
    }
    case 'upgrades':
    case 'gets':
    case 'heals':
    case 'wins':
      return 'own';
    case 'enters':
      return 'board';
    case 'rolls':
      return 'routine';
  }
}

/** Returns the effects of an action and its hits. A monster's attack without a hit was parried. */
export function effectsOf([act, ...hits]: readonly RunaEvent[]): readonly Effect[] {
  const hit = hits.filter((event) => event.kind === 'takes');
  if (act?.kind === 'heals') return [{ target: 'Runa', number: act.health }];
  if (act?.kind === 'uses' && act.who !== 'Runa' && hit.length === 0) {
    const isAttack = ['strike', 'spell'].includes(EFFECTS[act.ability.name].kind);
    return isAttack ? [{ actor: act.who, target: 'Runa', number: 0 }] : [];
  }
  const monster = act?.kind === 'uses' && act.who !== 'Runa' ? act.who : undefined;
  return hit.map(({ who, damage }) => ({ actor: who === 'Runa' ? monster : 'Runa', target: who, number: -damage }));
}
