import type { Reader, StoryLine, StoryWeight } from '@longtable/kit';
import { iconOfEvent } from './drawing/icons.ts';
import type { DuelEvent } from './events.ts';
import { otherSeat } from './state.ts';
import { tell } from './words/story.ts';

export function story(events: readonly DuelEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of }) => ({ text, icon: iconOfEvent(of), weight: weightOf(of, reader) }));
}

function weightOf(event: DuelEvent, { viewer }: Reader): StoryWeight {
  switch (event.kind) {
    case 'hit-player':
    case 'hit-creature':
      return otherSeat(event.seat) === viewer ? 'own' : 'others';
    case 'missed-draw':
    case 'sacrificed':
      return event.seat === viewer ? 'own' : 'others';
    case 'cast':
    case 'end':
      return 'own';
    case 'drawn':
    case 'round':
    case 'turn':
      return 'routine';
    default:
      return 'board';
  }
}
