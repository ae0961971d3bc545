import type { Reader, StoryLine, StoryWeight } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import type { RunaEvent } from './events.ts';
import { tell } from './words/story.ts';

export function story(events: readonly RunaEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: weightOf(of, events),
    blows: blowsOf(events),
  }));
}

/** Returns the weight of a sentence: changes of health first, then preparations. */
function weightOf(event: RunaEvent, events: readonly RunaEvent[]): StoryWeight {
  switch (event.kind) {
    case 'uses':
    case 'takes':
    case 'dies':
    case 'focuses':
      return events.some((one) => one.kind === 'dies' || (one.kind === 'takes' && one.damage > 0)) ? 'own' : 'board';
    case 'upgrades':
    case 'gets':
    case 'heals':
    case 'wins':
      return 'own';
    case 'enters':
      return 'board';
    case 'rolls':
      return 'routine';
  }
}
