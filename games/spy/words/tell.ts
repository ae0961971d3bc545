import { type InEach, isYou, type Noun, nameNoun, nameOf, type Reader, type Text } from '@longtable/kit';
import type { EventData, SpyEvent } from '../events.ts';
import { makePoint, type Point } from '../rules/grid.ts';
import { gadgetNoun } from './descriptions.ts';
import { texts } from './texts.ts';

/** Event kinds without text, because the board shows them. */
export const UNNARRATED = [
  'offered',
  'picked',
  'given',
  'turn',
  'disclosed',
  'statistics',
  'over',
] as const satisfies readonly EventData['kind'][];

/** Private events whose texts address the player. Readers who may see everything are told all others. */
const ADDRESSED: readonly EventData['kind'][] = [
  'caught',
  'bribed',
  'refused-bribe',
  'recruited',
  'struck',
  'combination',
  'wire-failed',
];

/** Text of an event: whole sentences, or what a person does. */
export type Phrase = { readonly sentences: readonly Text[] } | Predicates;

/** Predicates about a person, which are told in one sentence with those before and after it. */
export interface Predicates {
  readonly who: string;
  readonly predicates: readonly Text[];
  /** Set for a step. */
  readonly walk?: Walk;
  /** Whether the reader learns that the person is an enemy. */
  readonly isEnemy?: true;
  /** Whether it is told only if the person did nothing else. */
  readonly isIdle?: true;
}

/** A walk to a field, with the people swapped with and the gadgets picked up on the way. */
export interface Walk {
  readonly to: string;
  readonly swapped: readonly string[];
  readonly picked: readonly string[];
}

/** The event before, and the number of equal events in a row. */
export interface PhraseContext {
  readonly before?: SpyEvent | undefined;
  readonly times?: number;
}

/** Returns the text of an event, or undefined if the reader is not in its audience or the event has no text. */
export function phraseOf(event: SpyEvent, reader: Reader, { before, times = 1 }: PhraseContext = {}) {
  const isHeard = event.audience === 'all' || event.audience === reader.viewer;
  if (!isHeard && !(reader.open && !ADDRESSED.includes(event.kind))) return undefined;
  const phrase = (PHRASES as Partial<Record<string, PhraseMaker<SpyEvent>>>)[event.kind];
  return phrase?.(event, { reader, before, times });
}

type NarratedKind = Exclude<EventData['kind'], (typeof UNNARRATED)[number]>;
type PhraseMaker<E> = (
  event: E,
  context: { readonly reader: Reader; readonly before: SpyEvent | undefined; readonly times: number },
) => Phrase;

const { log } = texts;

function sentence(...sentences: readonly Text[]): Phrase {
  return { sentences };
}

function predicates(who: string, ...predicates: readonly Text[]): Predicates {
  return { who, predicates };
}

/** The text of each kind of event. */
const PHRASES: { readonly [K in NarratedKind]: PhraseMaker<Extract<EventData, { kind: K }>> } = {
  equipping: () => sentence(log.equipping),
  ready: ({ player }, { reader }) =>
    sentence(isYou(reader, player) ? log.youReady : log.ready({ name: nameOf(reader, player) })),
  'opened-doors': ({ people, safes }) => sentence(log.opening({ people, safes })),
  round: ({ round }) => sentence(log.round({ round })),
  stepped: ({ actor, to, swapped, picked }) => walk(actor, to, swapped, picked),
  retired: ({ actor }) => ({ ...predicates(actor, log.waits), isIdle: true }),
  gambled: ({ actor, at, stake, won }) =>
    predicates(actor, log.bets({ chips: stake, field: makePoint(at) }), won ? log.wins : log.loses),
  took: ({ actor, at }) => predicates(actor, log.takesCocktail({ field: makePoint(at) })),
  drank: ({ actor }, { before }) =>
    predicates(actor, before?.kind === 'took' && before.actor === actor ? log.drinksIt : log.drinks),
  tasted: ({ actor, poisoned, hp }) =>
    poisoned ? predicates(actor, log.isPoisoned) : predicates(actor, log.hpNow({ hp })),
  poured: ({ actor, victim, hit }) => predicates(actor, log.pours({ victim, hit })),
  spied: ({ actor, victim, success }, { times }) => predicates(actor, log.spies({ victim, success, times })),
  caught: ({ actor, victim }, { times }) => ({
    ...predicates(actor, log.triesToSpyOnYours({ victim, times })),
    isEnemy: true,
  }),
  secret: ({ actor, ip }) => predicates(actor, log.learnsSecret({ ip })),
  combination: ({ safe }, { before }) =>
    before?.kind === 'secret' || before?.kind === 'spied' || before?.kind === 'unlocked'
      ? predicates(before.actor, log.learnsCombination({ safe }))
      : sentence(log.combination({ safe })),
  unlocked: ({ actor, safe, success }, { times }) => predicates(actor, log.opens({ safe, success, times })),
  'collar-found': ({ actor }) => predicates(actor, log.findsCollar),
  observed: ({ actor, victim, verdict }, { times }) => predicates(actor, log.observes({ victim, verdict, times })),
  burned: ({ actor, at }) => predicates(actor, log.burns({ field: makePoint(at) })),
  used: ({ actor, gadget, at, victim, success }, { times }) => {
    const use = { gadget, noun: gadgetNoun(gadget), victim, field: makePoint(at), isSelf: victim === actor };
    const misses = success || gadget === 'HAIRDRYER' ? [] : [log.misses];
    return predicates(actor, log.uses({ ...use, success, times }), ...misses);
  },
  landed: ({ gadget, at }, { before }) => {
    const [field, noun] = [makePoint(at), gadgetNoun(gadget)];
    if (before?.kind === 'used' && before.gadget === gadget) return predicates(before.actor, log.leavesIt({ field }));
    if (before?.kind === 'exfiltrated') return predicates(before.person, log.drops({ gadget: noun, field }));
    return sentence(log.lands({ gadget: noun, field }));
  },
  moledie: ({ receiver }, { before }) => {
    if (before?.kind !== 'used') return predicates(receiver, log.getsItBack);
    return predicates(before.actor, receiver === before.actor ? log.getsItBack : log.hits({ victim: receiver }));
  },
  poisoned: ({ actor, at }) => predicates(actor, log.poisons({ field: makePoint(at) })),
  wired: ({ actor, victim }) => predicates(actor, log.plantsWiretap({ victim })),
  'wire-failed': () => sentence(log.wiretapFails),
  overheard: ({ actor, ip }) => predicates(actor, log.gainsFromWiretap({ ip })),
  'ip-changed': ({ person, by }) => predicates(person, log.ipChange({ by })),
  recruited: ({ person }, { before }) => predicates(actorOf(before) ?? person, log.recruits({ victim: person })),
  bribed: ({ actor, victim }) => ({
    ...predicates(actor, log.triesToBribeYours({ victim }), log.losesIt),
    isEnemy: true,
  }),
  'refused-bribe': ({ victim }, { before }) => predicates(actorOf(before) ?? victim, log.losesNugget({ victim })),
  struck: ({ strikes, most }) => sentence(log.strike({ strikes, most })),
  'unused-keys': ({ file, keys }) => sentence(log.unusedKeys({ file, keys })),
  hurt: ({ person, damage, hp, cause }) =>
    cause
      ? sentence(log.hurt({ person, damage, hp, gadget: gadgetNoun(cause.gadget), actor: cause.actor }))
      : predicates(person, log.losesHp({ damage, hp })),
  exfiltrated: ({ person, to }) => predicates(person, log.collapses, log.wakesUp({ field: makePoint(to) })),
  healed: ({ person, hp }) => predicates(person, log.recovers({ hp })),
  dried: ({ person }) => predicates(person, log.isDry),
  cat: ({ to, swapped }) => walk('cat', to, swapped, null),
  'guests-left': () => sentence(log.guestsLeave),
  'janitor-came': ({ at }) => sentence(log.janitorComes({ field: makePoint(at) })),
  removed: ({ person, at }) => sentence(log.thrownOut({ person, field: makePoint(at) })),
  'collar-returned': ({ actor }) => (actor ? predicates(actor, log.returnsCollar) : sentence(log.catFindsCollar)),
};

function walk(who: string, to: Point, swapped: string | null, picked: string | null): Predicates {
  const step = { to: makePoint(to), swapped: swapped ? [swapped] : [], picked: picked ? [picked] : [] };
  return { who, predicates: [], walk: step };
}

/** Returns what happened on a walk. */
export function walkPredicates({ swapped, picked }: Walk): Text[] {
  return [
    ...(swapped.length > 0 ? [log.swaps({ figures: swapped.map(figureOf) })] : []),
    ...picked.map((gadget) => log.picksUp({ gadget: gadgetNoun(gadget) })),
  ];
}

function actorOf(event: SpyEvent | undefined): string | undefined {
  return event?.kind === 'used' ? event.actor : undefined;
}

/** Returns the noun of a person, the cat or the janitor by the name in events. */
export function figureOf(name: string): InEach<Noun> | Noun {
  return name === 'cat' || name === 'janitor' ? log[name] : nameNoun(name);
}
