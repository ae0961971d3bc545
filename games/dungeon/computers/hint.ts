import type { Advice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { targets } from '../rules/abilities.ts';
import { isShown } from '../rules/enemies.ts';
import { step } from '../rules/grid.ts';
import { makeLine } from '../rules/lines.ts';
import { enemyAt } from '../rules/room.ts';
import type { Action } from '../rules/round.ts';
import type { Room, State } from '../state.ts';
import { suffering } from '../words/names.ts';
import { nextAction } from './steady.ts';

/** What the steady player would do, and why. */
export function hint({ room }: State): Advice {
  if (!room) return { line: '1', why: { en: 'Jon Snow forgives most mistakes.', de: 'Jon Snow verzeiht am meisten.' } };
  const action = nextAction(room);
  return { line: makeLine({ verb: 'act', action }), why: reason(room, action) };
}

function reason(room: Room, action: Action): Text {
  const { hero, enemies } = room;
  if (action === 'wait') return { en: 'Nobody is near: gather strength.', de: 'Niemand ist nah: Sammle Kraft.' };
  if (action === 'cast') {
    const reached = targets(hero, enemies.filter(isShown)).length;
    return reached === 0
      ? { en: 'A trap hides near by.', de: 'In der Nähe liegt eine Falle.' }
      : { en: `It reaches ${reached} now.`, de: `Damit erreichst du jetzt ${reached}.` };
  }
  const enemy = enemyAt(room, step(hero, action));
  if (!enemy || !isShown(enemy))
    return { en: 'The nearest enemy is that way.', de: 'Dort geht es zum nächsten Gegner.' };
  return {
    en: `Strike at ${suffering(enemy.name, 'en')}: ${enemy.health} left.`,
    de: `Schlag auf ${suffering(enemy.name, 'de')}: noch ${enemy.health}.`,
  };
}
