import { type Reader, STORY_WEIGHTS, type StoryLine, type StoryWeight } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import type { DungeonEvent } from './events.ts';
import { tell } from './words/story.ts';

export function story(events: readonly DungeonEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    // A sentence may begin with a miss.
    weight: heaviest(events.map(weightOf)),
    blows: events.flatMap(blowsOf),
  }));
}

function heaviest(weights: readonly StoryWeight[]): StoryWeight {
  return STORY_WEIGHTS.find((weight) => weights.includes(weight)) ?? 'board';
}

function weightOf(event: DungeonEvent): StoryWeight {
  switch (event.kind) {
    case 'melee':
      if (event.damage === 0) return 'board';
      return 'own';
    case 'strike':
      if (event.damage === 0) return 'board';
      return 'own';
    case 'nobody':
      return 'others';
    case 'repeated':
      return 'board';
    case 'blocked':
    case 'quiet':
      return 'routine';
    default:
      return 'own';
  }
}
