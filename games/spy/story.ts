import type { Reader, StoryLine, StoryWeight } from '@longtable/kit';
import { iconOfEvent } from './drawing/icons.ts';
import type { SpyEvent } from './events.ts';
import { tell } from './words/story.ts';

export function story(events: readonly SpyEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of }) => ({ text, icon: iconOfEvent(of), weight: weightOf(of, reader) }));
}

/** Events for one player are about that player's agents. */
function weightOf({ kind, audience }: SpyEvent, { viewer }: Reader): StoryWeight {
  switch (kind) {
    case 'round':
    case 'turn':
    case 'stepped':
    case 'retired':
    case 'cat':
    case 'opened-doors':
    case 'ready':
    case 'equipping':
      return 'routine';
    default:
      return audience === viewer ? 'own' : 'board';
  }
}
