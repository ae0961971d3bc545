import { capital, type Language, type Reader, type StorySentence, say, type Text } from '@longtable/kit';
import type { SpyEvent } from '../events.ts';
import { figureOf, type Phrase, type Predicates, phraseOf, walkPredicates } from './tell.ts';
import { texts } from './texts.ts';
import { heavierOf } from './weight.ts';

/** Consecutive predicates of one person, or separate sentences. */
type StoryEntry = { readonly of: SpyEvent; readonly events: readonly SpyEvent[] } & (
  | { readonly sentences: readonly Text[] }
  | { readonly who: string; readonly isEnemy: boolean; readonly phrases: readonly Predicates[] }
);

/**
 * Returns the sentences of a story with their events: one per person who acted, and one for consecutive people who only
 * walked.
 */
export function tell(events: readonly SpyEvent[], reader: Reader): readonly StorySentence<SpyEvent>[] {
  const entries: StoryEntry[] = [];
  const told = events.filter((event) => phraseOf(event, reader));
  let times = 1;
  told.forEach((event, at) => {
    const [before, next] = [told[at - 1], told[at + 1]];
    if (next && isRepeat(event, next)) {
      times++;
      return;
    }
    const phrase = next && isOutcomeOf(event, next) ? undefined : phraseOf(event, reader, { before, times });
    if (phrase) addPhrase(entries, phrase, event, reader);
    times = 1;
  });
  return joinWalks(entries, reader);
}

/** Kinds of events of which equal ones in a row are counted. */
const COUNTED: readonly SpyEvent['kind'][] = ['used', 'spied', 'caught', 'unlocked', 'observed'];

function isRepeat(event: SpyEvent, next: SpyEvent): boolean {
  return COUNTED.includes(event.kind) && JSON.stringify(event) === JSON.stringify(next);
}

/** Whether the next event tells the use of the nugget together with its outcome. */
function isOutcomeOf(event: SpyEvent, next: SpyEvent): boolean {
  const isNugget = event.kind === 'used' && event.gadget === 'NUGGET';
  return isNugget && ['bribed', 'refused-bribe', 'recruited'].includes(next.kind);
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
  if (!last || !('who' in last) || last.who !== phrase.who) {
    entries.push({ who: phrase.who, isEnemy, phrases: [phrase], of, events: [of] });
    return;
  }
  if (phrase.isIdle) return;
  entries[entries.length - 1] = {
    who: last.who,
    isEnemy: last.isEnemy || isEnemy,
    phrases: withPhrase(last.phrases, phrase),
    of: heavierOf(last.of, of, reader),
    events: [...last.events, of],
  };
}

function withPhrase(phrases: readonly Predicates[], phrase: Predicates): readonly Predicates[] {
  const before = phrases.at(-1);
  if (!before?.walk || !phrase.walk) return [...phrases, phrase];
  const swapped = [...new Set([...before.walk.swapped, ...phrase.walk.swapped])];
  const picked = [...before.walk.picked, ...phrase.walk.picked];
  return [...phrases.slice(0, -1), { ...phrase, walk: { to: phrase.walk.to, swapped, picked } }];
}

/** Returns the sentences of the entries. Consecutive entries that are only walks share one. */
function joinWalks(entries: readonly StoryEntry[], reader: Reader): StorySentence<SpyEvent>[] {
  const { language } = reader;
  const lines: { texts: string[]; of: SpyEvent; events: readonly SpyEvent[]; onlyWalks: boolean }[] = [];
  for (const entry of entries) {
    const walk = walkOf(entry);
    const last = lines.at(-1);
    const text = say(walk ?? textOf(entry, language), language);
    if (last?.onlyWalks && walk) {
      last.texts.push(text);
      last.of = heavierOf(last.of, entry.of, reader);
    } else lines.push({ texts: [text], of: entry.of, events: entry.events, onlyWalks: walk !== undefined });
  }
  return lines.map(({ texts, of, events, onlyWalks }) => ({
    text: onlyWalks ? `${capital(texts.join(', '))}.` : texts.join(' '),
    of,
    events,
  }));
}

/** Returns an entry that is only a walk as an arrow, otherwise undefined. */
function walkOf(entry: StoryEntry): Text | undefined {
  if (!('who' in entry)) return undefined;
  const [{ walk } = {}, ...others] = entry.phrases;
  if (!walk || others.length > 0) return undefined;
  return texts.log.walk({ who: figureOf(entry.who), field: walk.to, predicates: walkPredicates(walk) });
}

function textOf(entry: StoryEntry, language: Language): Text {
  if ('sentences' in entry) return entry.sentences.map((text) => say(text, language)).join(' ');
  const { who, isEnemy, phrases } = entry;
  const predicates = phrases.flatMap(({ walk, predicates }) =>
    walk ? [texts.log.walks({ field: walk.to }), ...walkPredicates(walk)] : predicates,
  );
  return texts.log.turn({ who: figureOf(who), isEnemy, predicates });
}
