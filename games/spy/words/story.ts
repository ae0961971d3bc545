import type { Reader } from '../../kit/reader.ts';
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
  return gather(entries).map((text) => `${text}.`);
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
function gather(entries: readonly Entry[]): string[] {
  const lines: { text: string; onlyWalks: boolean }[] = [];
  for (const entry of entries) {
    const onlyWalks = entry.phrases.every(({ walk }) => walk);
    const last = lines.at(-1);
    if (last?.onlyWalks && onlyWalks) last.text += `; ${textOf(entry)}`;
    else lines.push({ text: textOf(entry), onlyWalks });
  }
  return lines.map(({ text }) => text);
}

/** A mere walk is an arrow; beside something else it is told in words. */
function textOf({ who, phrases }: Entry): string {
  const [first] = phrases;
  if (phrases.length === 1 && first?.walk) {
    const { to, notes } = first.walk;
    return `${who} → ${to}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  }
  const told = phrases.flatMap(({ does, walk }) => [does, ...(walk?.notes ?? [])]).join(', ');
  return who === undefined ? told : `${who} ${told}`;
}
