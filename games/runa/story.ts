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

/** Returns the weight of a sentence: harm to Runa, then what changes either side's health, then preparations. */
function weightOf(event: RunaEvent, events: readonly RunaEvent[]): StoryWeight {
  const isHit = (who: 'Runa' | 'monster') =>
    events.some((one) => one.kind === 'takes' && one.damage > 0 && (one.who === 'Runa') === (who === 'Runa'));
  switch (event.kind) {
    case 'uses':
    case 'takes':
    case 'dies':
    case 'focuses':
      if (isHit('Runa')) return 'harm';
      return isHit('monster') || events.some(({ kind }) => kind === 'dies') ? 'own' : 'board';
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
