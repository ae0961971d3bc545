import { type InEach, isYou, type Noun, nameNoun, otherName, type Reader, type Text } from '@longtable/kit';
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

/** Private events whose texts address the player. Readers who may see everything read all others. */
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

/** Predicates about a person, which form one sentence with their neighbours. */
export interface Predicates {
  readonly who: string;
  readonly predicates: readonly Text[];
  /** What the last predicate brought, told in brackets after it. Without predicates, the last one of the phrase before. */
  readonly gains?: readonly Text[];
  /** Set for a step. */
  readonly walk?: Walk;
  /** Whether the person is the reader's agent and did not act. */
  readonly isYours?: true;
  /** Whether the reader learns that the person is an enemy. */
  readonly isEnemy?: true;
  /** Whether the sentence is omitted if the person did anything else. */
  readonly isIdle?: true;
}

/** A walk to a field, with the figures swapped with, where these stand now, and the gadgets picked up on the way. */
export interface Walk {
  readonly to: string;
  readonly swapped: ReadonlyMap<string, Swap>;
  readonly picked: readonly string[];
  /** Whether the text has only what happened on the walk. */
  readonly isBrief?: true;
}

/** Where a figure stands after a swap. */
interface Swap {
  readonly figure: InEach<Noun> | Noun;
  readonly field: string;
  /** Whether it is the reader's agent and the walker is not. */
  readonly isYours: boolean;
}

/** The events before and after, the last drink or use of a gadget before, and the number of equal events in a row. */
export interface PhraseContext {
  readonly before?: SpyEvent | undefined;
  readonly next?: SpyEvent | undefined;
  readonly cause?: SpyEvent | undefined;
  /** Life of the person after healing later in the story. */
  readonly healedTo?: number | undefined;
  readonly times?: number;
}

/** Returns the text of an event, or undefined if the reader is not in its audience or the event has no text. */
export function phraseOf(event: SpyEvent, reader: Reader, { times = 1, ...context }: PhraseContext = {}) {
  const isHeard = event.audience === 'all' || event.audience === reader.viewer;
  if (!isHeard && !(reader.open && !ADDRESSED.includes(event.kind))) return undefined;
  const phrase = (PHRASES as Partial<Record<string, PhraseMaker<SpyEvent>>>)[event.kind];
  return phrase?.(event, { ...context, reader, times });
}

type NarratedKind = Exclude<EventData['kind'], (typeof UNNARRATED)[number]>;
type PhraseMaker<E> = (
  event: E & Pick<SpyEvent, 'own'>,
  context: Required<Pick<PhraseContext, 'times'>> & Omit<PhraseContext, 'times'> & { readonly reader: Reader },
) => Phrase;

const { log } = texts;

function sentence(...sentences: readonly Text[]): Phrase {
  return { sentences };
}

function predicates(who: string, ...predicates: readonly Text[]): Predicates {
  return { who, predicates };
}

function gains(who: string, ...gains: readonly Text[]): Predicates {
  return { who, predicates: [], gains };
}

/** Returns a name, marked if it is an agent of the reader. */
function named(name: string, { own = [] }: Pick<SpyEvent, 'own'>): Text {
  return own.includes(name) ? log.yourAgent({ name }) : name;
}

/** Whether another person did the event to an agent of the reader. */
function isDoneToYours(victim: string | null, actor: string, { own = [] }: Pick<SpyEvent, 'own'>): boolean {
  return victim !== null && own.includes(victim) && !own.includes(actor);
}

/** Returns the actor of the event that a secret, a combination or the collar comes from, or undefined. */
function finderOf(event: SpyEvent | undefined): string | undefined {
  if (event?.kind !== 'spied' && event?.kind !== 'unlocked' && event?.kind !== 'secret') return undefined;
  return event.actor;
}

/** The text of each kind of event. */
const PHRASES: { readonly [K in NarratedKind]: PhraseMaker<Extract<EventData, { kind: K }>> } = {
  equipping: () => sentence(log.equipping),
  ready: ({ player }, { reader }) =>
    sentence(isYou(reader, player) ? log.youReady : log.ready({ name: otherName(reader, player) ?? '' })),
  'opened-doors': ({ people, safes }) => sentence(log.opening({ people, safes })),
  round: ({ round, isLast = false }) => sentence(log.round({ round, isLast })),
  stepped: (event) => walk(event.actor, event, event.picked),
  retired: ({ actor }) => ({ ...predicates(actor, log.waits), isIdle: true }),
  gambled: ({ actor, at, stake, won, ip, own = [] }) => {
    const worth = own.includes(actor) && ip > 0 ? log.points({ by: won ? ip : -ip }) : '';
    return predicates(actor, log.plays({ chips: stake, field: makePoint(at), isWon: won, worth }));
  },
  took: ({ actor, at }) => predicates(actor, log.takesCocktail({ field: makePoint(at) })),
  drank: ({ actor }, { before }) =>
    predicates(actor, before?.kind === 'took' && before.actor === actor ? log.drinksIt : log.drinks),
  tasted: ({ actor, poisoned, hp }) => (poisoned ? predicates(actor, log.isPoisoned) : gains(actor, log.hpNow({ hp }))),
  poured: (event) => {
    const { actor, victim, hit } = event;
    const isHarm = hit && isDoneToYours(victim, actor, event);
    const pours = predicates(actor, log.pours({ victim: named(victim, event), hit }));
    return isHarm ? { ...pours, gains: [log.wet] } : pours;
  },
  spied: ({ actor, victim, success, isGuest }, { next, times, reader }) => {
    const isVain = success && next?.kind !== 'secret' && next?.kind !== 'combination';
    const isCaught = next?.kind === 'caught' && next.actor === actor && next.victim === victim;
    return {
      ...predicates(actor, log.spies({ victim, success, times })),
      ...(isVain && { gains: [log.nothingNew] }),
      ...(!success && { gains: [isCaught ? log.anEnemy : isGuest || reader.open ? log.badLuck : log.unlucky] }),
    };
  },
  caught: ({ actor, victim }, { times }) => ({
    ...predicates(actor, log.triesToSpyOnYours({ victim, times })),
    isEnemy: true,
  }),
  secret: ({ actor, ip }, { before }) =>
    finderOf(before) === actor ? gains(actor, log.points({ by: ip })) : predicates(actor, log.learnsSecret({ ip })),
  combination: ({ safe }, { before }) => {
    const actor = finderOf(before);
    return actor ? gains(actor, log.combinationOf({ safe })) : sentence(log.combination({ safe }));
  },
  unlocked: ({ actor, safe, success }, { times }) => predicates(actor, log.opens({ safe, success, times })),
  'collar-found': ({ actor }, { before }) =>
    finderOf(before) === actor ? gains(actor, log.collar) : predicates(actor, log.findsCollar),
  observed: ({ actor, victim, verdict }, { times }) =>
    actor === victim
      ? { ...predicates(actor, log.waits), isIdle: true }
      : predicates(actor, log.observes({ victim, verdict, times })),
  burned: ({ actor, at }) => predicates(actor, log.burns({ field: makePoint(at) })),
  used: (event, { next, times }) => {
    const { actor, gadget, at, success, taken } = event;
    const victim = event.victim === null ? null : named(event.victim, event);
    const use = { gadget, noun: gadgetNoun(gadget), victim, field: makePoint(at), isSelf: event.victim === actor };
    const misses = success || gadget === 'HAIRDRYER' ? [] : [log.misses];
    const loot = taken === 'COCKTAIL' ? log.cocktail : taken === undefined ? null : gadgetNoun(taken);
    const isVain = gadget === 'MIRROR_OF_WILDERNESS' && event.own?.includes(actor) && next?.kind !== 'ip-changed';
    return {
      ...predicates(actor, log.uses({ ...use, loot, success, times }), ...misses),
      ...(gadget === 'CHICKEN_FEED' && isDoneToYours(event.victim, actor, event) && { gains: [log.noLoss] }),
      ...(isVain && { gains: [log.noEffect] }),
      ...(event.damage !== undefined &&
        event.own?.includes(actor) && { gains: [log.lifeLost({ damage: event.damage })] }),
    };
  },
  landed: ({ gadget, at, actor, own }, { before, cause }) => {
    const [field, noun] = [makePoint(at), gadgetNoun(gadget)];
    const isThrown = before?.kind === 'used' || (before?.kind === 'hurt' && before.cause?.actor === actor);
    if (isThrown && cause?.kind === 'used' && cause.gadget === gadget)
      return predicates(actor, log.leavesIt({ field }));
    if (before?.kind === 'exfiltrated' || gadget === 'DIAMOND_COLLAR')
      return {
        ...predicates(actor, log.drops({ gadget: noun, field })),
        ...(own?.includes(actor) && { isYours: true }),
      };
    return sentence(log.lands({ gadget: noun, field }));
  },
  'fog-cleared': ({ fields }) => sentence(log.fogLifts({ fields: areaNames(fields) })),
  'walls-fell': ({ fields }) => sentence(log.wallsFall({ fields: areaNames(fields) })),
  fogged: (event) => ({
    ...predicates(event.actor, log.fogs({ victim: named(event.person, event) })),
    gains: [log.fogCost],
  }),
  moledie: (event, { before }) => {
    const { receiver, own = [] } = event;
    if (before?.kind !== 'used' || receiver === before.actor) return predicates(receiver, log.getsItBack);
    const thrown = predicates(before.actor, log.throwsMoledie({ victim: named(receiver, event) }));
    return own.includes(receiver) ? { ...thrown, gains: [log.moledieCost] } : thrown;
  },
  poisoned: ({ actor, at }) => predicates(actor, log.poisons({ field: makePoint(at) })),
  wired: ({ actor, victim }) => predicates(actor, log.plantsWiretap({ victim })),
  'wire-failed': () => sentence(log.wiretapFails),
  overheard: ({ actor, ip }) => predicates(actor, log.gainsFromWiretap({ ip })),
  'ip-changed': ({ person, by }, { before }) => {
    if (actorOf(before) !== person) return predicates(person, log.ipChange({ by }));
    return gains(person, by === 0 ? log.noEffect : log.points({ by }));
  },
  recruited: ({ person, chips, ip }, { before }) => ({
    ...predicates(actorOf(before) ?? person, log.recruits({ victim: person })),
    ...(chips > 0 && { gains: [log.chipsBrought({ chips, ip })] }),
  }),
  bribed: ({ actor, victim }) => ({
    ...predicates(actor, log.triesToBribeYours({ victim })),
    gains: [log.keepsNugget({ victim })],
    isEnemy: true,
  }),
  'refused-bribe': ({ victim }, { before }) => predicates(actorOf(before) ?? victim, log.losesNugget({ victim })),
  struck: ({ strikes, most }) => sentence(log.strike({ strikes, most })),
  'unused-keys': ({ file, keys }) => sentence(log.unusedKeys({ file, keys })),
  hurt: (event, { before }) => {
    const { person, damage, hp, cause } = event;
    const isDirect = before?.kind === 'used' && before.victim === person && before.actor === cause?.actor;
    if (isDirect && person !== cause?.actor) return gains(before.actor, log.lifeLost({ damage, hp }));
    return cause && cause.actor !== person
      ? sentence(
          log.hurt({ person: named(person, event), damage, hp, gadget: gadgetNoun(cause.gadget), actor: cause.actor }),
        )
      : predicates(person, log.losesHp({ damage, hp }));
  },
  exfiltrated: ({ person, to, moved, missedRound: round, own }, { cause, healedTo: hp = 1 }) => {
    const isYours = own?.includes(person) === true;
    const makesRoom = moved ? [log.movesAside({ figure: figureOf(moved.figure), field: makePoint(moved.to) })] : [];
    return {
      ...predicates(
        person,
        collapseBy(person, cause),
        ...(isYours && round !== undefined ? [log.missesRound({ round })] : []),
        log.wakesUp({ field: makePoint(to), hp }),
      ),
      gains: makesRoom,
      ...(isYours && { isYours }),
    };
  },
  healed: ({ person, hp }) => predicates(person, log.recovers({ hp })),
  dried: ({ person }) => predicates(person, log.isDry),
  cat: (event) => walk('cat', event, null),
  'guests-left': () => sentence(log.guestsLeave),
  'janitor-came': ({ at }) => sentence(log.janitorComes({ field: makePoint(at) })),
  removed: ({ person, at }) => sentence(log.thrownOut({ person, field: makePoint(at) })),
  'collar-returned': ({ actor }) => (actor ? predicates(actor, log.returnsCollar) : sentence(log.catFindsCollar)),
};

/** Returns the names of the fields, those in a row as one range: `I5–K5`. */
function areaNames(fields: readonly Point[]): string[] {
  const runs: Point[][] = [];
  for (const at of fields) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.y === at.y && last.x + 1 === at.x) run.push(at);
    else runs.push([at]);
  }
  return runs.map(([first, ...rest]) => [first!, ...rest.slice(-1)].map(makePoint).join('–'));
}

function walk(
  who: string,
  step: { from: Point; to: Point; swapped: string | null } & Pick<SpyEvent, 'own'>,
  picked: string | null,
): Predicates {
  const { from, to, swapped, own = [] } = step;
  const swapOf = (name: string): Swap => ({
    figure: figureOf(name),
    field: makePoint(from),
    isYours: own.includes(name) && !own.includes(who),
  });
  const others = new Map(swapped ? [[swapped, swapOf(swapped)] as const] : []);
  return { who, predicates: [], walk: { to: makePoint(to), swapped: others, picked: picked ? [picked] : [] } };
}

/** Returns what happened on a walk. */
export function walkPredicates({ swapped, picked }: Walk): Text[] {
  return [
    ...(swapped.size > 0 ? [log.swaps({ figures: [...swapped.values()].map(log.swapped) })] : []),
    ...picks(picked),
  ];
}

function picks(gadgets: readonly string[]): Text[] {
  return gadgets.map((gadget) => log.picksUp({ gadget: gadgetNoun(gadget) }));
}

/**
 * Returns the collapse of a person with its cause, unless the person caused it, it is unknown, or the sentence about the
 * attack of the reader's agent has it.
 */
function collapseBy(person: string, cause: SpyEvent | undefined): Text {
  if (cause?.kind === 'drank') return log.collapsesFromPoison;
  if (cause?.kind !== 'used' || cause.actor === person) return log.collapses;
  if (cause.victim === person && cause.own?.includes(cause.actor)) return log.collapses;
  return log.collapsesBy({ gadget: gadgetNoun(cause.gadget), actor: cause.actor });
}

function actorOf(event: SpyEvent | undefined): string | undefined {
  return event?.kind === 'used' ? event.actor : undefined;
}

/** Returns the noun of a person, the cat or the janitor by the name in events. */
export function figureOf(name: string): InEach<Noun> | Noun {
  return name === 'cat' || name === 'janitor' ? log[name] : nameNoun(name);
}
