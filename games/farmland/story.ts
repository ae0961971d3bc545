import { type Reader, STORY_WEIGHTS, type StoryLine, type StoryWeight } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import type { FarmlandEvent } from './events.ts';
import { type Piece, rivalOf } from './state.ts';
import { tell } from './words/story.ts';

export function story(events: readonly FarmlandEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events: told = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: heaviest(told.map((event) => weightOf(event, reader))),
    blows: told.flatMap(blowsOf),
  }));
}

function heaviest(weights: readonly StoryWeight[]): StoryWeight {
  return STORY_WEIGHTS.find((weight) => weights.includes(weight)) ?? 'board';
}

function weightOf(event: FarmlandEvent, { viewer }: Reader): StoryWeight {
  const isThreat = ({ team }: Piece) => 'threatens' in event && rivalOf(team) === viewer;
  switch (event.kind) {
    case 'attacked': {
      const fallen = event.falls.map((side) => (side === 'defender' ? event.target.team : event.by.team));
      if (event.damage?.seat === viewer || fallen.some((team) => team === viewer)) return 'harm';
      return event.target.team === viewer ? 'own' : 'others';
    }
    case 'joined':
      return isThreat(event.piece) || event.piece.team === viewer ? 'own' : 'others';
    case 'moved':
      if (isThreat(event.piece)) return 'own';
      if (!event.met) return 'board';
      return event.piece.team === viewer ? 'own' : 'others';
    case 'flipped':
      return isThreat(event.unit) ? 'own' : 'board';
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
