import { type Language, type Reader, say } from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story/lines';
import type { SpyEvent } from '../events.ts';
import { type Phrase, phraseOf } from './tell.ts';
import { texts } from './texts.ts';

/** Consecutive phrases about one person, or a separate sentence if `who` is undefined. */
interface StoryEntry {
  readonly who: string | undefined;
  readonly phrases: PhraseWithEvent[];
}

type PhraseWithEvent = Phrase & Pick<StorySentence<SpyEvent>, 'of'>;

/** Returns the story of events for a reader. */
/**
 * Returns the sentences of a story with their events: one per person who acted, and one for consecutive people who only
 * walked.
 */
export function tell(events: readonly SpyEvent[], reader: Reader): readonly StorySentence<SpyEvent>[] {
  const entries: StoryEntry[] = [];
  for (const event of events) {
    const phrase = phraseOf(event, reader);
    if (phrase) addPhrase(entries, { ...phrase, of: event });
  }
  return joinWalks(entries, reader.language).map(({ text, of }) => ({ text: `${text}.`, of }));
}

/**
 * Adds a phrase to the last entry if it is about the same person, otherwise to a new entry. Consecutive steps become
 * one walk.
 */
function addPhrase(entries: StoryEntry[], phrase: PhraseWithEvent): void {
  const entry = entries.at(-1);
  if (!entry || phrase.who === undefined || entry.who !== phrase.who) {
    entries.push({ who: phrase.who, phrases: [phrase] });
    return;
  }
  const before = entry.phrases.at(-1);
  if (before?.walk && phrase.walk) {
    const notes = [...before.walk.notes, ...phrase.walk.notes];
    entry.phrases[entry.phrases.length - 1] = { ...phrase, walk: { ...phrase.walk, notes } };
  } else entry.phrases.push(phrase);
}

/** Returns a sentence per entry. Consecutive entries that are only walks share one. */
function joinWalks(entries: readonly StoryEntry[], language: Language): StorySentence<SpyEvent>[] {
  const lines: { text: string; of: SpyEvent; onlyWalks: boolean }[] = [];
  for (const entry of entries) {
    const onlyWalks = entry.phrases.every(({ walk }) => walk);
    const last = lines.at(-1);
    const text = textOf(entry, language);
    if (last?.onlyWalks && onlyWalks) last.text += `; ${text}`;
    else lines.push({ text, of: mainPhrase(entry).of, onlyWalks });
  }
  return lines;
}

/** Returns the first phrase that is not a walk, or the first one if all are walks. */
function mainPhrase({ phrases }: StoryEntry): PhraseWithEvent {
  return phrases.find(({ walk }) => !walk) ?? (phrases[0] as PhraseWithEvent);
}

/** Returns the text of an entry. An entry that is only a walk is shown as an arrow. */
function textOf({ who, phrases }: StoryEntry, language: Language): string {
  const [first] = phrases;
  if (phrases.length === 1 && first?.walk) {
    const { to, notes } = first.walk;
    return `${who} → ${to}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  }
  const text = joinParts(
    phrases.flatMap(({ does, walk }) => [does, ...(walk?.notes ?? [])]),
    language,
  );
  return who === undefined ? text : `${who} ${text}`;
}

/** Joins parts with commas and “and”, or with commas only if a part contains “and”. */
function joinParts(parts: readonly string[], language: Language): string {
  const and = say(texts.story.and, language);
  if (parts.length < 2 || parts.some((part) => part.includes(and))) return parts.join(', ');
  return `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`;
}
