import { type Language, type Reader, type StorySentence, say, type Text } from '@longtable/kit';
import type { SpyEvent } from '../events.ts';
import { figureOf, type Phrase, type Predicates, phraseOf } from './tell.ts';
import { texts } from './texts.ts';

/** Consecutive predicates of one person, or separate sentences. */
type StoryEntry = { readonly of: SpyEvent } & (
  | { readonly sentences: readonly Text[] }
  | { readonly who: string; readonly isEnemy: boolean; readonly predicates: readonly Predicates[] }
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
    if (phrase) addPhrase(entries, phrase, event);
    times = 1;
  });
  return joinWalks(entries, reader.language);
}

/** Kinds of events of which equal ones in a row are counted. */
const COUNTED: readonly SpyEvent['kind'][] = ['used', 'spied', 'unlocked', 'observed'];

function isRepeat(event: SpyEvent, next: SpyEvent): boolean {
  return COUNTED.includes(event.kind) && JSON.stringify(event) === JSON.stringify(next);
}

/** Whether the next event tells the use of the nugget together with its outcome. */
function isOutcomeOf(event: SpyEvent, next: SpyEvent): boolean {
  const isNugget = event.kind === 'used' && event.gadget === 'NUGGET';
  return isNugget && ['bribed', 'refused-bribe', 'recruited'].includes(next.kind);
}

/** Adds a phrase to the last entry if it is about the same person, otherwise as a new entry. */
function addPhrase(entries: StoryEntry[], phrase: Phrase, of: SpyEvent): void {
  if ('sentences' in phrase) {
    entries.push({ ...phrase, of });
    return;
  }
  const last = entries.at(-1);
  const isEnemy = phrase.isEnemy === true;
  if (!last || !('who' in last) || last.who !== phrase.who) {
    entries.push({ who: phrase.who, isEnemy, predicates: [phrase], of });
    return;
  }
  if (phrase.isIdle) return;
  const hasActed = last.predicates.some(({ walkTo }) => !walkTo);
  const isMain = !phrase.walkTo && (!hasActed || (last.of.audience === 'all' && of.audience !== 'all'));
  entries[entries.length - 1] = {
    who: last.who,
    isEnemy: last.isEnemy || isEnemy,
    predicates: [...last.predicates, phrase],
    of: isMain ? of : last.of,
  };
}

/** Returns the sentences of the entries. Consecutive entries that are only walks share one. */
function joinWalks(entries: readonly StoryEntry[], language: Language): StorySentence<SpyEvent>[] {
  const lines: { text: string; of: SpyEvent; onlyWalks: boolean }[] = [];
  for (const entry of entries) {
    const onlyWalks = 'who' in entry && entry.predicates.every(({ walkTo }) => walkTo);
    const last = lines.at(-1);
    const text = textOf(entry, language);
    if (last?.onlyWalks && onlyWalks) last.text = `${last.text.slice(0, -1)}; ${text}`;
    else lines.push({ text, of: entry.of, onlyWalks });
  }
  return lines.map(({ text, of }) => ({ text, of }));
}

/** Returns the sentence of an entry. An entry that is only a walk is shown as an arrow. */
function textOf(entry: StoryEntry, language: Language): string {
  if ('sentences' in entry) return entry.sentences.map((text) => say(text, language)).join(' ');
  const { who, isEnemy, predicates } = entry;
  const figure = figureOf(who);
  const field = predicates.at(-1)?.walkTo;
  if (field && predicates.every(({ walkTo }) => walkTo)) {
    return say(
      texts.log.walk({ who: figure, field, predicates: predicates.flatMap((walk) => walk.predicates) }),
      language,
    );
  }
  return say(texts.log.turn({ who: figure, isEnemy, predicates: predicates.flatMap(walkAndPredicates) }), language);
}

/** Returns the predicates of a phrase, after the walk if it is the last step of one. */
function walkAndPredicates(
  { walkTo, predicates }: Predicates,
  at: number,
  all: readonly Predicates[],
): readonly Text[] {
  const isLastStep = walkTo !== undefined && all[at + 1]?.walkTo === undefined;
  return isLastStep ? [texts.log.walks({ field: walkTo }), ...predicates] : predicates;
}
