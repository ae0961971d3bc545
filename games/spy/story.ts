import { type Reader, type StoryLine, say } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import { peopleIn, type SpyEvent } from './events.ts';
import { shorten } from './rules/match/people.ts';
import { tell } from './words/story.ts';
import { texts } from './words/texts.ts';
import { movedAgent, weightOf } from './words/weight.ts';

/**
 * Returns the story of events. People have short names. A summary tells only what matters most of each turn, and counts people who only walked or waited.
 */
export function story(events: readonly SpyEvent[], reader: Reader): readonly StoryLine[] {
  const moved = new Set<string>();
  const shortenAll = shortener(events, reader);
  return tell(events, reader).map(({ text, of, events: told = [of], movers = [], brief = text }) => {
    const weight = weightOf(of, reader);
    const line = {
      text: shortenAll(withoutBreaks(text)),
      joined: shortenAll(withoutBreaks(brief)),
      icon: iconOfEvent(of),
      weight,
      blows: told.flatMap(blowsOf),
    };
    if (of.kind === 'round')
      return { ...line, topic: 'round', heading: say(texts.log.roundHeading(of), reader.language) };
    // Only the last field of an agent counts.
    const agent = movedAgent(of);
    if (agent) return { ...line, topic: `moved ${agent}` };
    if (weight !== 'routine' || movers.length === 0 || of.own) return line;
    for (const name of movers) moved.add(name);
    const counted = moved.size > 1 && say(texts.log.othersMoved({ count: moved.size }), reader.language);
    return { ...line, topic: 'moves', ...(counted && { joined: counted }) };
  });
}

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
