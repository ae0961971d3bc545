import type { Reader, StoryLine } from '@longtable/kit';
import { blowsOf } from './blows.ts';
import { iconOfEvent } from './drawing/icons.ts';
import type { SpyEvent } from './events.ts';
import { tell } from './words/story.ts';
import { weightOf } from './words/weight.ts';

export function story(events: readonly SpyEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: weightOf(of, reader),
    blows: events.flatMap(blowsOf),
  }));
}
