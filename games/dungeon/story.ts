import { type Blow, type Reader, STORY_WEIGHTS, type StoryLine, type StoryWeight } from '@longtable/kit';
import { iconOfEvent } from './drawing/icons.ts';
import type { DungeonEvent } from './events.ts';
import type { Enemy, Hero } from './state.ts';
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

const HERO = 'hero';

/** Returns the name of a unit's place in pictures. */
export function unitPlace(unit: Hero | Enemy): string {
  return 'class' in unit ? HERO : `${unit.name} ${unit.x} ${unit.y}`;
}

/** Returns the blow of an event, or an empty array. A hidden trap is not shown as the actor. */
function blowsOf(event: DungeonEvent): readonly Blow[] {
  switch (event.kind) {
    case 'melee': {
      const { attacker, defender, damage } = event;
      const isHidden = 'kind' in attacker && attacker.kind === 'trap' && !attacker.visible;
      const actor = isHidden ? undefined : unitPlace(attacker);
      return [{ actor, target: unitPlace(defender), number: -damage }];
    }
    case 'strike':
      return [{ actor: event.by ? unitPlace(event.by) : HERO, target: unitPlace(event.target), number: -event.damage }];
    case 'healed':
      return [{ target: HERO, number: event.by }];
    default:
      return [];
  }
}
