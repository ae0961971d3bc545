import { SIGNS } from '../../kit/picture/signs.ts';
import type { Reader } from '../../kit/reader.ts';
import type { DuelEvent } from '../events.ts';
import { tell } from '../words/story.ts';
import { artOf, icons } from './icons.ts';

/** The icon before each line of the log: a sword before an attack, the card before what is set or cast. */
export function storyIcons(events: readonly DuelEvent[], reader: Reader): readonly (string | undefined)[] {
  return tell(events, reader).map(({ of }) => iconOfEvent(of));
}

function iconOfEvent(event: DuelEvent): string | undefined {
  switch (event.kind) {
    case 'set':
      return artOf(event.card)[0];
    case 'cast':
      return icons[event.spell];
    default:
      return KINDS[event.kind];
  }
}

const KINDS: Partial<Record<DuelEvent['kind'], string>> = {
  turn: SIGNS.waits,
  drawn: SIGNS.pile,
  'missed-draw': SIGNS.hurt,
  'hit-creature': SIGNS.attack,
  'hit-player': SIGNS.attack,
  sacrificed: SIGNS.life,
};
