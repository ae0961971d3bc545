import { type Blow, type Reader, type StoryLine, say } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { iconOfEvent } from './drawing/icons.ts';
import { peopleIn, type SpyEvent } from './events.ts';
import { shorten } from './rules/match/people.ts';
import { movedAgent, tell, weightOf } from './words/story.ts';
import { texts } from './words/texts.ts';

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

/** Returns the name of a safe's place in pictures. The place of a person is called by their name. */
export function safePlace(safe: number): string {
  return `safe ${safe}`;
}

/** Gadgets that are used on a field and hurt people near it. */
const HURTING: readonly string[] = ['ROCKET_PEN', 'MOTHBALL_POUCH'];

/** Returns the blow of an event: an action on another person or on a safe, a collapse, or a changed number. */
export function blowsOf(event: SpyEvent): readonly Blow[] {
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
      return HURTING.includes(event.gadget) && event.success ? [{ target: event.actor, icon }] : [];
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
