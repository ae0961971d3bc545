import { type Reader, type StoryLine, say } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import { peopleIn, type SpyEvent } from './events.ts';
import { tell } from './words/story.ts';
import { texts } from './words/texts.ts';
import { movedAgent, weightOf } from './words/weight.ts';

/**
 * Returns the story of events. A summary uses first names, tells only what matters most of each turn, and counts people who only walked or waited.
 */
export function story(events: readonly SpyEvent[], reader: Reader): readonly StoryLine[] {
  const moved = new Set<string>();
  const shorten = shortener(events, reader);
  return tell(events, reader).map(({ text, of, events: told = [of], movers = [], brief = text }) => {
    const weight = weightOf(of, reader);
    const line = {
      text: withoutBreaks(text),
      joined: shorten(withoutBreaks(brief)),
      icon: iconOfEvent(of),
      weight,
      blows: told.flatMap(blowsOf),
      ...(of.kind === 'round' && { heading: say(texts.log.roundHeading({ round: of.round }), reader.language) }),
    };
    // Only the last field of an agent counts.
    const agent = movedAgent(of);
    if (agent) return { ...line, topic: `moved ${agent}` };
    if (weight !== 'routine' || movers.length === 0 || of.own) return line;
    for (const name of movers) moved.add(name);
    const counted = moved.size > 1 && say(texts.log.othersMoved({ count: moved.size }), reader.language);
    return { ...line, topic: 'moves', ...(counted && { joined: counted }) };
  });
}

/** Returns a function that replaces people's names by first names, unless these are ambiguous or names of players. */
function shortener(events: readonly SpyEvent[], { names }: Reader): (text: string) => string {
  const people = [...new Set(events.flatMap(peopleIn))].filter((name) => name.includes(' '));
  const firstOf = (name: string) => name.split(' ')[0] ?? name;
  const taken = names.map(firstOf);
  const short = people.filter((name) => {
    const first = firstOf(name);
    return first.length > 2 && ![...taken, ...people.filter((other) => other !== name).map(firstOf)].includes(first);
  });
  return (text) => short.reduce((shorter, name) => shorter.replaceAll(name, firstOf(name)), text);
}

/** Joins numbers and their units with no-break spaces. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/(?<=\d) (?=IP|PI|PV|PR|life|Leben|%)/g, '\u00a0');
}
