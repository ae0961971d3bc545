import { SIGNS } from '../../kit/picture/signs.ts';
import type { Reader } from '../../kit/reader.ts';
import type { RunaEvent } from '../events.ts';
import { tell } from '../words/story.ts';
import { ABILITIES, dieIcon, THINGS } from './icons.ts';

/** The icon before each line of the log: of the card or ability that was used, or of what it brought. */
export function storyIcons(events: readonly RunaEvent[], reader: Reader): readonly (string | undefined)[] {
  return tell(events, reader).map(({ of }) => iconOfEvent(of));
}

function iconOfEvent(event: RunaEvent): string | undefined {
  switch (event.kind) {
    case 'uses':
      return ABILITIES[event.ability.name];
    case 'upgrades':
      return dieIcon(event.die);
    case 'gets':
      return ABILITIES[event.card.name];
    default:
      return KINDS[event.kind];
  }
}

const KINDS: Partial<Record<RunaEvent['kind'], string>> = {
  rolls: SIGNS.dice,
  focuses: SIGNS.focus,
  heals: SIGNS.life,
  enters: THINGS.dungeon,
  wins: SIGNS.trophy,
};
