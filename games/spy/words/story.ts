import type { Language, Reader, Text } from '@longtable/kit';
import { type StorySentence, textsOf } from '@longtable/kit/story/viewer-events';
import type { SpyEvent } from '../events.ts';
import type { Person } from '../state.ts';
import { type Phrase, phraseOf } from './tell.ts';

/** What one person did in a row; without a person, a sentence of its own. */
interface Entry {
  readonly who: string | undefined;
  readonly phrases: PhraseWithEvent[];
}

/** A phrase, and what it is said of. */
type PhraseWithEvent = Phrase & Pick<StorySentence<SpyEvent>, 'of'>;

/** What a reader hears of a stretch of the match. */
export function story(events: readonly SpyEvent[], reader: Reader): readonly string[] {
  return textsOf(tell(events, reader));
}

/** In the order of play: a line for each who did something, one for several who only walked. */
export function tell(events: readonly SpyEvent[], reader: Reader): readonly StorySentence<SpyEvent>[] {
  const entries: Entry[] = [];
  for (const event of events) {
    const phrase = phraseOf(event, reader);
    if (phrase) add(entries, { ...phrase, of: event });
  }
  return gather(entries, reader.language).map(({ text, of }) => ({ text: `${text}.`, of }));
}

/** Steps in a row become one walk to the last of their fields. */
function add(entries: Entry[], phrase: PhraseWithEvent): void {
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

/** Those who only walked, one after another, share a line. */
function gather(entries: readonly Entry[], language: Language): StorySentence<SpyEvent>[] {
  const lines: { text: string; of: SpyEvent; onlyWalks: boolean }[] = [];
  for (const entry of entries) {
    const onlyWalks = entry.phrases.every(({ walk }) => walk);
    const last = lines.at(-1);
    const text = textOf(entry, language);
    if (last?.onlyWalks && onlyWalks) last.text += `; ${text}`;
    else lines.push({ text, of: first(entry).of, onlyWalks });
  }
  return lines;
}

/** What somebody did first besides walking. */
function first({ phrases }: Entry): PhraseWithEvent {
  return phrases.find(({ walk }) => !walk) ?? (phrases[0] as PhraseWithEvent);
}

/** A mere walk is an arrow; beside something else it is told in words. */
function textOf({ who, phrases }: Entry, language: Language): string {
  const [first] = phrases;
  if (phrases.length === 1 && first?.walk) {
    const { to, notes } = first.walk;
    return `${who} → ${to}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  }
  const text = joined(
    phrases.flatMap(({ does, walk }) => [does, ...(walk?.notes ?? [])]),
    language,
  );
  return who === undefined ? text : `${who} ${text}`;
}

/** Several things that somebody did; those with an "and" of their own are only set apart by commas. */
function joined(parts: readonly string[], language: Language): string {
  const and = { en: ' and ', de: ' und ' }[language];
  if (parts.length < 2 || parts.some((part) => part.includes(and))) return parts.join(', ');
  return `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`;
}

/** What a player can note about somebody, with the sign that stands beside their letters on the map. */
export const NOTES = {
  enemy: { sign: '!', name: { en: 'Enemy?', de: 'Gegner?' } },
  guest: { sign: '+', name: { en: 'Guest?', de: 'Gast?' } },
  mine: { sign: '-', name: { en: 'Mine', de: 'Meine' } },
} as const satisfies Record<string, { sign: string; name: Text }>;

/** A note by its name. */
export type NoteName = keyof typeof NOTES;
/** All notes, in the order of their menu. */
export const NOTE_NAMES = Object.keys(NOTES) as NoteName[];

/** What a reader has noted about a person; what they know for sure counts more. */
export function ownNoteAbout({ notes = [] }: Reader, { id, faction }: Person): NoteName | undefined {
  const mark = notes.find(({ about }) => about === String(id))?.mark;
  return faction === 'UNKNOWN' ? NOTE_NAMES.find((name) => name === mark) : undefined;
}
