import { SIGNS } from '../../kit/picture/signs.ts';
import type { Reader } from '../../kit/reader.ts';
import type { FarmlandEvent } from '../events.ts';
import { tell } from '../words/story.ts';
import { iconOf, THINGS } from './icons.ts';

/** The icon before each line of the log: of what was done, for most units are secrets; a unit that is flipped shows its own. */
export function storyIcons(events: readonly FarmlandEvent[], reader: Reader): readonly (string | undefined)[] {
  return tell(events, reader).map(({ of }) => (of.kind === 'flipped' ? iconOf(of.unit.card) : KINDS[of.kind]));
}

const KINDS: Partial<Record<FarmlandEvent['kind'], string>> = {
  moved: THINGS.move,
  joined: THINGS.unite,
  attacked: SIGNS.attack,
  placed: THINGS.place,
  heaped: THINGS.unite,
  blocked: THINGS.blocks,
  discarded: SIGNS.hand,
  turn: SIGNS.waits,
};
