import { about, eachLanguage, type Language, list, possessiveName, type Reader, say, type Text } from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story/lines';
import type { RunaEvent } from '../events.ts';
import { classOf, type State } from '../state.ts';
import { actsOf, isPassive, type MonsterAct, monsterAct, type OwnAct, ownAct, passiveActs } from './attacks.ts';
import { abilityName, className, dieName } from './names.ts';
import { texts } from './texts.ts';

/** Returns the sentences round by round: one per action, and one for its result. */
export function tell(events: readonly RunaEvent[], reader: Reader): StorySentence<RunaEvent>[] {
  return roundsOf(events).flatMap((round) => roundWords(round, reader));
}

/** Splits events at Runa's cards. One press can play several rounds. */
function roundsOf(events: readonly RunaEvent[]): readonly (readonly RunaEvent[])[] {
  const starts = events.flatMap((event, index) => (event.kind === 'uses' && event.who === 'Runa' ? [index] : []));
  return [0, ...starts.slice(1)].map((start, round) => events.slice(start, starts[round + 1]));
}

function roundWords(events: readonly RunaEvent[], { language }: Reader): StorySentence<RunaEvent>[] {
  const { own, monsters } = actsOf(events);
  const passive = monsters.filter(isPassive);
  return [
    ...(own ? [{ text: ownAct(own, language), of: ownEvent(own) }] : []),
    ...monsters
      .filter((act) => !isPassive(act))
      .map((act) => ({ text: monsterAct(act, language), of: monsterEvent(act) })),
    ...passive.slice(0, 1).map((act) => ({ text: passiveActs(passive, language), of: monsterEvent(act) })),
    ...after(events, language),
  ];
}

function ownEvent({ card, roll = 0 }: OwnAct): RunaEvent {
  return card ? { kind: 'uses', who: 'Runa', ability: card } : { kind: 'rolls', roll };
}

function monsterEvent({ who, ability }: MonsterAct): RunaEvent {
  return { kind: 'uses', who, ability };
}

/** Returns the sentences after the fight: focus, loot, a bigger die, the next room, the end. */
function after(events: readonly RunaEvent[], language: Language): StorySentence<RunaEvent>[] {
  const told = (words: (event: RunaEvent) => Text | undefined) =>
    events.flatMap((of) => {
      const text = words(of);
      return text === undefined ? [] : [{ text: say(text, language), of }];
    });
  const cards = events.flatMap((event) => (event.kind === 'gets' ? [abilityName(event.card, language)] : []));
  const gets = say(texts.story.gets, language);
  const ways = told(wayWords);
  const way = list(
    [...(cards.length > 0 ? [`${gets} ${list(cards, language)}`] : []), ...ways.map(({ text }) => text)],
    language,
  );
  const last = ways.at(-1)?.of ?? events.findLast(({ kind }) => kind === 'gets');
  return [...told(gain), ...(last ? [{ text: `Runa ${way}.`, of: last }] : []), ...told(victory)];
}

function victory({ kind }: RunaEvent): Text | undefined {
  return kind === 'wins' ? texts.story.theWayIsClearRunaHasWon : undefined;
}

function gain(event: RunaEvent): Text | undefined {
  if (event.kind === 'focuses' && event.who === 'Runa') return texts.story.runaGainsFocus({ focus: event.focus });
  if (event.kind === 'upgrades')
    return texts.story.runaNowRollsA({ die: eachLanguage((language) => dieName(event.die, language)) });
  return undefined;
}

/** Returns the part of a sentence about healing or entering a room, or undefined for other events. */
function wayWords(event: RunaEvent): Text | undefined {
  if (event.kind === 'heals') return texts.story.healsNow({ health: event.health, left: event.left });
  if (event.kind === 'enters') return texts.story.entersRoomOfLevel({ stage: event.stage, level: event.level });
  return undefined;
}

/** Returns the end of the run in one or two sentences. */
export function ending(state: State, reader: Reader): string {
  const { phase, level, stage, runa } = state;
  const who = texts.story.who({ className: eachLanguage((language) => className(classOf(state), language)) });
  if (phase.kind === 'won') {
    const how = texts.story.how({ who, hp: runa.hp });
    return about(reader, 0, texts.story.youWon({ how }), (name) => texts.story.won({ name, how }));
  }
  const how = texts.story.howWithWho({ who, stage, level });
  const whose = possessiveName(reader, 0);
  return about(reader, 0, texts.story.yourRunIsOver({ how }), () => texts.story.runIsOver({ whose, how }));
}
