import { parseFieldName } from '../../kit/field-names.ts';
import type { Seat } from '../../kit/game.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import { isShown } from '../rules/enemies.ts';
import { rosterOf } from '../rules/roster/roster.ts';
import type { Room, State } from '../state.ts';
import { abilityIcon, enemyLook, heroLook, THINGS } from './icons.ts';

const WORDS: Readonly<Record<string, string>> = {
  q: SIGNS.waits,
  rest: SIGNS.asleep,
  '>rest': SIGNS.asleep,
  '>fight': SIGNS.blow,
};

/** The icon of a line: of the hero, the ability, or what a walk leads to; steps have arrows. */
export function iconOf(state: State, _seat: Seat, line: string): string | undefined {
  const { room } = state;
  if (!room) {
    const hero = rosterOf(state).heroes[Number(line) - 1];
    return hero && heroLook(hero).icon;
  }
  if (line === 'e') return abilityIcon(room.hero);
  return line.startsWith('>walk ') ? iconAt(room, line.slice('>walk '.length)) : WORDS[line];
}

function iconAt({ enemies }: Room, field: string): string {
  const at = parseFieldName(field);
  const enemy = enemies.find((each) => each.x === at?.x && each.y === at?.y && isShown(each));
  return enemy ? enemyLook(enemy).icon : THINGS.level;
}
