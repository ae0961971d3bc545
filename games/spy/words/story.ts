import type { Reader } from '../../kit/reader.ts';
import type { Language } from '../../kit/text.ts';
import type { SpyEvent } from '../events.ts';
import { type Phrase, phraseOf } from './tell.ts';

/** What one person did in a row; without a person, a sentence of its own. */
interface Entry {
  readonly who: string | undefined;
  readonly phrases: Phrase[];
}

/** What a reader hears of a stretch of the match, in the order of play: a line for each who did something, one for several who only walked. */
export function story(events: readonly SpyEvent[], reader: Reader): readonly string[] {
  const entries: Entry[] = [];
  for (const event of events) {
    const phrase = phraseOf(event, reader);
    if (phrase) add(entries, phrase);
  }
  return gather(entries, reader.language).map((text) => `${text}.`);
}

/** Steps in a row become one walk to the last of their fields. */
function add(entries: Entry[], phrase: Phrase): void {
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
function gather(entries: readonly Entry[], language: Language): string[] {
  const lines: { text: string; onlyWalks: boolean }[] = [];
  for (const entry of entries) {
    const onlyWalks = entry.phrases.every(({ walk }) => walk);
    const last = lines.at(-1);
    const text = textOf(entry, language);
    if (last?.onlyWalks && onlyWalks) last.text += `; ${text}`;
    else lines.push({ text, onlyWalks });
  }
  return lines.map(({ text }) => text);
}

/** A mere walk is an arrow; beside something else it is told in words. */
function textOf({ who, phrases }: Entry, language: Language): string {
  const [first] = phrases;
  if (phrases.length === 1 && first?.walk) {
    const { to, notes } = first.walk;
    return `${who} → ${to}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  }
  const told = joined(
    phrases.flatMap(({ does, walk }) => [does, ...(walk?.notes ?? [])]),
    language,
  );
  return who === undefined ? told : `${who} ${told}`;
}

/** Several things that somebody did; those with an "and" of their own are only set apart by commas. */
function joined(parts: readonly string[], language: Language): string {
  const and = { en: ' and ', de: ' und ' }[language];
  if (parts.length < 2 || parts.some((part) => part.includes(and))) return parts.join(', ');
  return `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1)}`;
}
