import {
  type Effect,
  type Language,
  type Reader,
  STORY_WEIGHTS,
  type StoryLine,
  type StorySentence,
  type StoryWeight,
  say,
  type Text,
} from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { type EventData, peopleIn, type SpyEvent } from '../events.ts';
import { fieldSpot } from '../rules/grid.ts';
import { shorten } from '../rules/match/people.ts';
import { figureOf, type Phrase, type Predicates, phraseOf, walkPredicates } from '../words/tell.ts';
import { texts } from '../words/texts.ts';
import { iconOfEvent } from './icons.ts';

/** Predicates with the rank of their weight. */
type RankedPredicates = Predicates & { readonly rank: number };

/** Consecutive predicates of one person, or separate sentences. */
type StoryEntry = { readonly of: SpyEvent; readonly events: readonly SpyEvent[] } & (
  | { readonly sentences: readonly Text[] }
  | {
      readonly who: string;
      readonly isEnemy: boolean;
      readonly isYours: boolean;
      readonly phrases: readonly RankedPredicates[];
    }
);

/** A sentence with its event. */
export interface SpySentence extends StorySentence<SpyEvent> {
  /** The people of a sentence that tells only who walked or waited. */
  readonly movers?: readonly string[];
  /** The sentence with only what matters most to the reader. */
  readonly brief?: string;
}

/**
 * Returns the sentences of a story with their events: one per person who acted, and one for consecutive people who only
 * walked.
 */
export function tell(events: readonly SpyEvent[], reader: Reader): readonly SpySentence[] {
  const entries: StoryEntry[] = [];
  const told = events.filter(
    (event, at) => (isCatch(event, reader) || phraseOf(event, reader)) && !isClosing(events.slice(at)),
  );
  let times = 1;
  let cause: SpyEvent | undefined;
  told.forEach((event, at) => {
    const [before, next] = [told[at - 1], told[at + 1]];
    if (event.kind === 'used' || event.kind === 'drank') cause = event;
    if (next && isRepeat(event, next)) {
      times++;
      return;
    }
    const isToldElsewhere =
      isCatch(event, reader) ||
      (next && isOutcomeOf(event, next)) ||
      isFatal(event, told.slice(at + 1)) ||
      isAfterCollapse(event, told.slice(0, at));
    const healedTo = event.kind === 'exfiltrated' ? lifeAfter(event.person, told.slice(at + 1)) : undefined;
    const phrase = isToldElsewhere ? undefined : phraseOf(event, reader, { before, next, cause, healedTo, times });
    if (phrase) addPhrase(entries, phrase, event, reader);
    times = 1;
  });
  return joinWalks(entries, reader);
}

/** Kinds of events of which the end of a match consists when the casino closes. */
const CLOSING: readonly SpyEvent['kind'][] = ['guests-left', 'janitor-came', 'disclosed', 'statistics', 'over'];

/** Whether only the end of the match follows. Then it is no news that the guests leave and the janitor comes. */
function isClosing(events: readonly SpyEvent[]): boolean {
  return events.at(-1)?.kind === 'over' && events.every(({ kind }) => CLOSING.includes(kind));
}

/** Kinds of events of which equal ones in a row are counted. */
const COUNTED: readonly SpyEvent['kind'][] = ['used', 'spied', 'caught', 'unlocked', 'observed'];

/** Whether the reader, who may see everything, reads in the attempt to spy itself that the victim noticed it. */
function isCatch({ kind }: SpyEvent, { open }: Reader): boolean {
  return open === true && kind === 'caught';
}

function isRepeat(event: SpyEvent, next: SpyEvent): boolean {
  return COUNTED.includes(event.kind) && JSON.stringify(event) === JSON.stringify(next);
}

/** Whether the next event tells the use of the nugget or the moledie together with its outcome. */
function isOutcomeOf(event: SpyEvent, next: SpyEvent): boolean {
  if (event.kind !== 'used') return false;
  if (event.gadget === 'MOLEDIE') return next.kind === 'moledie' && next.receiver !== event.actor;
  return event.gadget === 'NUGGET' && ['bribed', 'refused-bribe', 'recruited'].includes(next.kind);
}

/** Whether an injury or a poisoned drink makes the person collapse. Its sentence contains the collapse. */
function isFatal(event: SpyEvent, later: readonly SpyEvent[]): boolean {
  const falls = (person: string, events: readonly SpyEvent[]) =>
    events.some((other) => other.kind === 'exfiltrated' && other.person === person);
  if (event.kind === 'tasted') return event.poisoned && falls(event.actor, later.slice(0, 2));
  return event.kind === 'hurt' && event.hp === 0 && falls(event.person, later);
}

/** Whether a person who collapsed before is healed. The sentence of the collapse tells the life after it. */
function isAfterCollapse(event: SpyEvent, earlier: readonly SpyEvent[]): boolean {
  return (
    event.kind === 'healed' && earlier.some((other) => other.kind === 'exfiltrated' && other.person === event.person)
  );
}

/** Returns the life of a person after healing, or undefined if they are not healed. */
function lifeAfter(person: string, later: readonly SpyEvent[]): number | undefined {
  const healed = later.findLast((event) => event.kind === 'healed' && event.person === person);
  return healed?.kind === 'healed' ? healed.hp : undefined;
}

/**
 * Adds a phrase to the last entry if it is about the same person, otherwise as a new entry. Consecutive steps become one
 * walk.
 */
function addPhrase(entries: StoryEntry[], phrase: Phrase, of: SpyEvent, reader: Reader): void {
  if ('sentences' in phrase) {
    entries.push({ ...phrase, of, events: [of] });
    return;
  }
  const last = entries.at(-1);
  const isEnemy = phrase.isEnemy === true;
  const ranked = { ...phrase, rank: rankOf(of, reader) };
  if (!last || !('who' in last) || last.who !== phrase.who) {
    entries.push({ who: phrase.who, isEnemy, isYours: phrase.isYours === true, phrases: [ranked], of, events: [of] });
    return;
  }
  if (phrase.isIdle) return;
  entries[entries.length - 1] = {
    who: last.who,
    isEnemy: last.isEnemy || isEnemy,
    isYours: last.isYours,
    phrases: withPhrase(last.phrases, ranked),
    of: heavierOf(last.of, of, reader),
    events: [...last.events, of],
  };
}

function withPhrase(phrases: readonly RankedPredicates[], phrase: RankedPredicates): readonly RankedPredicates[] {
  const before = phrases.at(-1);
  const rank = Math.min(before?.rank ?? phrase.rank, phrase.rank);
  if (before && phrase.gains && phrase.predicates.length === 0)
    return [...phrases.slice(0, -1), { ...before, rank, gains: [...(before.gains ?? []), ...phrase.gains] }];
  if (!before?.walk || !phrase.walk) return [...phrases, phrase];
  const swapped = new Map([...before.walk.swapped, ...phrase.walk.swapped]);
  const picked = [...before.walk.picked, ...phrase.walk.picked];
  return [...phrases.slice(0, -1), { ...phrase, rank, walk: { to: phrase.walk.to, swapped, picked } }];
}

/** Returns the sentences of the entries. Consecutive entries of equal weight that are only walks share one. */
function joinWalks(entries: readonly StoryEntry[], reader: Reader): SpySentence[] {
  const { language } = reader;
  const lines: (Required<Pick<SpySentence, 'of' | 'events'>> & {
    texts: string[];
    briefs: string[];
    onlyWalks: boolean;
    movers: string[];
  })[] = [];
  for (const entry of entries) {
    const onlyWalks = isWalk(entry);
    const last = lines.at(-1);
    const text = say(textOf(entry, language), language);
    const brief = briefOf(entry, language) ?? text;
    const movers = 'who' in entry && (onlyWalks || isIdle(entry.phrases)) ? [entry.who] : [];
    const { of, events } = entry;
    if (last?.onlyWalks && onlyWalks && weightOf(last.of, reader) === weightOf(of, reader)) {
      last.texts.push(text);
      last.briefs.push(brief);
      last.movers.push(...movers);
      continue;
    }
    lines.push({ texts: [text], briefs: [brief], of, events, onlyWalks, movers });
  }
  return lines.map(({ texts, briefs, of, events, movers }) => ({
    text: texts.join(' '),
    of,
    events,
    ...(movers.length > 0 && { movers }),
    brief: briefs.join(' '),
  }));
}

/**
 * Returns the sentence without changes of the board and routine, or with only the heaviest of those, or undefined if that is all. Of a
 * walk of another player's person, it has only found items and swaps with the reader's agents.
 */
function briefOf(entry: StoryEntry, language: Language): string | undefined {
  if (!('who' in entry)) return undefined;
  const least = STORY_WEIGHTS.indexOf('others');
  const most = Math.max(least, Math.min(...entry.phrases.map(({ rank }) => rank)));
  const acts = entry.phrases.filter(({ rank }) => rank <= most);
  const phrases = acts.map((phrase) => (phrase.rank <= least ? withBriefWalk(phrase) : phrase));
  const isWhole = phrases.every((phrase, at) => phrase === entry.phrases[at]);
  return isWhole && acts.length === entry.phrases.length
    ? undefined
    : say(textOf({ ...entry, phrases }, language), language);
}

function withBriefWalk(phrase: RankedPredicates): RankedPredicates {
  if (!phrase.walk) return phrase;
  const swapped = new Map([...phrase.walk.swapped].filter(([, { isYours }]) => isYours));
  return { ...phrase, walk: { ...phrase.walk, swapped, isBrief: true } };
}

function isIdle(phrases: readonly Predicates[]): boolean {
  return phrases.every((phrase) => phrase.isIdle);
}

/** Whether an entry is only a walk. */
function isWalk(entry: StoryEntry): boolean {
  return 'who' in entry && entry.phrases.length === 1 && entry.phrases[0]?.walk !== undefined;
}

/** Maximum number of predicates in a sentence. */
const MAX_PREDICATES = 4;

function textOf(entry: StoryEntry, language: Language): Text {
  if ('sentences' in entry) return entry.sentences.map((text) => say(text, language)).join(' ');
  const { who, isEnemy, isYours, phrases } = entry;
  const predicates = phrases.flatMap((phrase) => predicatesOf(phrase, language));
  const whole = predicates.length <= MAX_PREDICATES ? predicates.length : Math.ceil(predicates.length / 2);
  const first = texts.log.turn({ who: figureOf(who), isEnemy, isYours, predicates: predicates.slice(0, whole) });
  const rest = predicates.slice(whole);
  if (rest.length === 0) return first;
  const second = texts.log.turn({ who: figureOf(who), isEnemy: false, isYours: false, predicates: rest });
  return `${say(first, language)} ${say(second, language)}`;
}

/** Returns the predicates of a phrase, the last one with what it brought in brackets. */
function predicatesOf({ walk, predicates, gains = [] }: Predicates, language: Language): string[] {
  const walks = walk && !walk.isBrief ? [texts.log.walks({ field: walk.to })] : [];
  const all = walk ? [...walks, ...walkPredicates(walk)] : predicates;
  const brought = gains.map((text) => say(text, language)).join(', ');
  const said = all.map((text) => say(text, language));
  return brought ? [...said.slice(0, -1), inBrackets(said.at(-1) ?? '', brought)] : said;
}

/** Adds words in brackets, or in those at the end of the text. */
function inBrackets(text: string, words: string): string {
  return text.endsWith(')') ? `${text.slice(0, -1)}; ${words})` : `${text} (${words})`.trim();
}

/** Weights of the kinds of events that are not about the reader's agents. Default: `others`. */
const WEIGHTS: Partial<Record<EventData['kind'], StoryWeight>> = {
  round: 'board',
  turn: 'routine',
  retired: 'routine',
  cat: 'routine',
  'opened-doors': 'routine',
  ready: 'routine',
  equipping: 'routine',
  took: 'board',
  drank: 'board',
  'unused-keys': 'board',
};

/**
 * Returns the weight of an event: `harm` for what others do to the reader's agents and for losses, `own` for other
 * events about them, private ones and changes of the map. New rounds, where the agents go themselves, recoveries and misses are on the
 * board. A summary always tells what is heavier.
 */
export function weightOf(event: SpyEvent, { viewer }: Reader): StoryWeight {
  const { kind, audience, own = [] } = event;
  if (kind === 'round' && (event.round === 1 || viewer === 'spectator')) return 'routine';
  if (isDecisive(event) && own.length === 0 && viewer !== 'spectator') return 'own';
  if (isMiss(event) && !isVictim(event, own)) return 'board';
  if (own.length === 0 && kind === 'stepped') return event.picked === null ? 'routine' : 'others';
  if (own.length === 0 && audience !== viewer) return WEIGHTS[kind] ?? 'others';
  if (kind === 'retired') return 'routine';
  if (movedAgent(event)) return 'own';
  if (kind === 'cat' || (kind === 'stepped' && !(event.picked !== null && own.includes(event.actor)))) return 'board';
  if (kind === 'healed' || kind === 'dried') return 'board';
  return isHarm(event, own) ? 'harm' : 'own';
}

/** Whether an attempt failed and changed nothing. A blade that misses lies on the floor. */
function isMiss(event: SpyEvent): event is SpyEvent & { actor: string; victim: string | null } {
  return (
    (event.kind === 'used' && !event.success && event.gadget !== 'BOWLER_BLADE') ||
    (event.kind === 'poured' && !event.hit)
  );
}

/** Whether an event changes the map, takes a person across it or opens a safe, which a summary always tells. */
function isDecisive(event: SpyEvent): boolean {
  if (event.kind === 'used') return event.gadget === 'FOG_TIN';
  if (event.kind === 'unlocked') return event.success;
  return ['fog-cleared', 'walls-fell', 'exfiltrated', 'removed', 'janitor-came', 'collar-returned'].includes(
    event.kind,
  );
}

/** Returns the name of the reader's agent whom another figure has swapped places with. */
function movedAgent(event: SpyEvent): string | undefined {
  const { own = [] } = event;
  if (event.kind !== 'cat' && event.kind !== 'stepped') return undefined;
  const isOwnWalk = event.kind === 'stepped' && own.includes(event.actor);
  return event.swapped !== null && own.includes(event.swapped) && !isOwnWalk ? event.swapped : undefined;
}

function isHarm(event: SpyEvent, own: readonly string[]): boolean {
  switch (event.kind) {
    case 'hurt':
    case 'removed':
    case 'struck':
    case 'wire-failed':
      return true;
    case 'exfiltrated':
      return own.includes(event.person);
    case 'fogged':
      return !own.includes(event.actor);
    case 'tasted':
      return event.poisoned;
    case 'ip-changed':
      return event.by < 0;
    case 'moledie':
      return own.includes(event.receiver);
    case 'used':
    case 'poured':
      return isVictim(event, own);
    default:
      return false;
  }
}

function isVictim({ actor, victim }: { actor: string; victim: string | null }, own: readonly string[]): boolean {
  return victim !== null && own.includes(victim) && !own.includes(actor);
}

/** Returns the heavier of two events, the first of equal ones. */
function heavierOf(one: SpyEvent, two: SpyEvent, reader: Reader): SpyEvent {
  return rankOf(two, reader) < rankOf(one, reader) ? two : one;
}

/** Returns the rank of an event's weight, 0 for the heaviest. */
function rankOf(event: SpyEvent, reader: Reader): number {
  return STORY_WEIGHTS.indexOf(weightOf(event, reader));
}

/**
 * Returns the story of events. People have short names. A summary tells only what matters most of each turn, and counts people who only walked or waited.
 */
export function story(events: readonly SpyEvent[], reader: Reader): readonly StoryLine[] {
  const moved = new Set<string>();
  const fallen: string[] = [];
  const gambles: string[] = [];
  const shortenAll = shortener(events, reader);
  return tell(events, reader).map(({ text, of, events: told = [of], movers = [], brief = text }) => {
    const weight = weightOf(of, reader);
    const isKept = isNews(of, reader);
    const news = told.filter((event) => isNews(event, reader));
    const line = {
      text: shortenAll(withoutBreaks(text)),
      joined: shortenAll(withoutBreaks(brief)),
      icon: iconOfEvent(of),
      weight,
      isKept,
      effects: told.flatMap(effectsOf),
    };
    if (of.kind === 'round')
      return { ...line, topic: 'round', heading: say(texts.log.roundHeading(of), reader.language) };
    if (of.kind === 'exfiltrated' && !of.own?.includes(of.person) && told.every(({ kind }) => FALLING.includes(kind))) {
      fallen.push(of.person);
      const names = fallen.length > 1 && say(texts.log.severalCollapse({ names: fallen }), reader.language);
      return { ...line, topic: 'collapses', ...(names && { joined: shortenAll(names) }) };
    }
    if (isKept && news.every((event) => event.kind === 'gambled' && !event.own)) {
      gambles.push(...news.map((event) => say(gambleOf(event), reader.language)));
      const joined = gambles.length > news.length && say(texts.log.gambles({ gambles }), reader.language);
      return { ...line, topic: 'roulette', ...(joined && { joined: shortenAll(joined) }) };
    }
    // Only the last field of an agent counts.
    const agent = movedAgent(of);
    if (agent && news.every((event) => movedAgent(event) === agent)) return { ...line, topic: `moved ${agent}` };
    if (weight !== 'routine' || movers.length === 0 || of.own) return line;
    for (const name of movers) moved.add(name);
    const counted = moved.size > 1 && say(texts.log.othersMoved({ count: moved.size }), reader.language);
    return { ...line, topic: 'moves', ...(counted && { joined: counted }) };
  });
}

/** Whether every summary of a player tells an event. Those of spectators are about a whole round. */
function isNews(event: SpyEvent, reader: Reader): boolean {
  return reader.viewer !== 'spectator' && rankOf(event, reader) <= STORY_WEIGHTS.indexOf('others');
}

function gambleOf(event: SpyEvent): Text {
  if (event.kind !== 'gambled') return '';
  return texts.log.gamble({ who: event.actor, chips: event.stake, isWon: event.won });
}

/** Kinds of events of a collapse. */
const FALLING: readonly SpyEvent['kind'][] = ['hurt', 'exfiltrated', 'healed'];

/** Returns a function that replaces the names of people in a text by short ones. */
function shortener(events: readonly SpyEvent[], { names }: Reader): (text: string) => string {
  const people = [...new Set(events.flatMap(peopleIn))];
  const short = people.map((name) => [name, shorten(name, people, names)] as const);
  return (text) => short.reduce((shorter, [name, to]) => shorter.replaceAll(name, to), text);
}

/** Joins numbers and their units with no-break spaces. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/(?<=\d) (?=IP|PI|PV|PR|life|Leben|%)/g, '\u00a0');
}

/** Returns the name of a safe's place in pictures. The place of a person is called by their name. */
export function safePlace(safe: number): string {
  return `safe ${safe}`;
}

/** Gadgets that are used on a field and hurt people near it. */
const HURTING: readonly string[] = ['ROCKET_PEN', 'MOTHBALL_POUCH'];

/** Returns the effect of an event: an action on another person or on a safe, a collapse, or a changed number. */
export function effectsOf(event: SpyEvent): readonly Effect[] {
  const icon = hasFailed(event) ? SIGNS.cancel : iconOfEvent(event);
  switch (event.kind) {
    case 'poured':
    case 'spied':
    case 'caught':
    case 'observed':
    case 'wired':
    case 'bribed':
      return [{ actor: event.actor, target: event.victim, icon }];
    case 'used':
      if (event.victim && event.victim !== event.actor) return [{ actor: event.actor, target: event.victim, icon }];
      if (!HURTING.includes(event.gadget) || !event.success) return [];
      return [{ target: event.actor, icon, spot: fieldSpot(event.at) }];
    case 'unlocked':
      return [{ actor: event.actor, target: safePlace(event.safe), icon }];
    case 'hurt':
      return [{ actor: event.cause?.actor, target: event.person, number: -event.damage }];
    case 'exfiltrated':
      return [{ target: event.person, icon: SIGNS.deadly }];
    case 'secret':
    case 'overheard':
      return [{ target: event.actor, number: event.ip }];
    case 'ip-changed':
      return [{ target: event.person, number: event.by }];
    default:
      return [];
  }
}

function hasFailed(event: SpyEvent): boolean {
  return ('success' in event && !event.success) || ('hit' in event && !event.hit);
}
