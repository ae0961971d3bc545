import type { Reader, StoryLine, StoryWeight } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import type { FarmlandEvent } from './events.ts';
import { tell } from './words/story.ts';

export function story(events: readonly FarmlandEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events: told = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: weightOf(of, reader),
    blows: told.flatMap(blowsOf),
  }));
}

function weightOf(event: FarmlandEvent, { viewer }: Reader): StoryWeight {
  switch (event.kind) {
    case 'attacked': {
      const fallen = event.falls.map((side) => (side === 'defender' ? event.target.team : event.by.team));
      if (event.damage?.seat === viewer || fallen.some((team) => team === viewer)) return 'harm';
      return event.target.team === viewer ? 'own' : 'others';
    }
    case 'joined':
      return event.piece.team === viewer ? 'own' : 'others';
    case 'moved':
      if (!event.met) return 'board';
      return event.piece.team === viewer ? 'own' : 'others';
    case 'heaped':
      return event.seat === viewer ? 'own' : 'others';
    case 'placed':
      return event.seat === viewer ? 'board' : 'others';
    case 'won':
      return 'own';
    case 'dry':
      return event.seat === viewer ? 'own' : 'others';
    case 'discarded':
      return event.seat === viewer ? 'routine' : 'board';
    case 'auto':
    case 'turn':
      return 'routine';
    default:
      return 'board';
  }
}
