import type { Reader, StoryLine, StoryWeight } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import type { DungeonEvent } from './events.ts';
import { tell } from './words/story.ts';

export function story(events: readonly DungeonEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: weightOf(of),
    blows: events.flatMap(blowsOf),
  }));
}

function weightOf(event: DungeonEvent): StoryWeight {
  switch (event.kind) {
    case 'melee':
      return 'class' in event.attacker ? 'others' : 'own';
    case 'strike':
      return 'class' in event.target ? 'own' : 'others';
    case 'cast':
    case 'nobody':
    case 'killed':
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
