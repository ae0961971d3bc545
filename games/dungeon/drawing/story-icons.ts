import { SIGNS } from '../../kit/picture/signs.ts';
import type { Reader } from '../../kit/reader.ts';
import type { DungeonEvent } from '../events.ts';
import { classWith } from '../rules/abilities.ts';
import { tell } from '../words/story.ts';
import { abilityIcon, THINGS } from './icons.ts';

/** The icon before each line of the log: a sword before an attack, the ability before a cast, a broken heart before a wound. */
export function storyIcons(events: readonly DungeonEvent[], reader: Reader): readonly (string | undefined)[] {
  return tell(events, reader).map(({ of }) => iconOfEvent(of));
}

function iconOfEvent(event: DungeonEvent): string | undefined {
  switch (event.kind) {
    case 'melee':
      return 'class' in event.attacker ? SIGNS.attack : SIGNS.hurt;
    case 'cast':
    case 'refused':
      return iconOfAbility(event.ability);
    case 'repeated':
      return event.what === 'walk' ? SIGNS.steps : SIGNS.asleep;
    default:
      return KINDS[event.kind];
  }
}

function iconOfAbility(name: string): string | undefined {
  const kind = classWith(name);
  return kind && abilityIcon({ class: kind });
}

const KINDS: Partial<Record<DungeonEvent['kind'], string>> = {
  blocked: THINGS.wall,
  strike: SIGNS.hurt,
  'level-up': SIGNS.level,
  level: THINGS.level,
  cleared: THINGS.level,
};
