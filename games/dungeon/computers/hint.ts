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
  if (!room)
    return {
      line: '1',
      why: { en: 'Jon Snow forgives the most mistakes.', de: 'Jon Snow verzeiht die meisten Fehler.' },
    };
  const action = nextAction(room);
  return { line: makeLine({ verb: 'act', action }), why: reason(room, action) };
}

function reason(room: Room, action: Action): Text {
  const { hero, enemies } = room;
  if (action === 'wait')
    return { en: 'Nobody sees you yet, so rest up.', de: 'Noch sieht dich niemand, also ruh dich aus.' };
  if (action === 'cast') {
    const reached = targets(hero, enemies.filter(isShown)).length;
    return reached === 0
      ? { en: 'There’s a hidden trap nearby.', de: 'In der Nähe ist eine Falle versteckt.' }
      : {
          en: reached === 1 ? '1 enemy is in reach.' : `${reached} enemies are in reach.`,
          de: reached === 1 ? '1 Gegner ist in Reichweite.' : `${reached} Gegner sind in Reichweite.`,
        };
  }
  const enemy = enemyAt(room, step(hero, action));
  if (!enemy || !isShown(enemy))
    return { en: 'The nearest enemy is that way.', de: 'In dieser Richtung ist der nächste Gegner.' };
  return {
    en: `Attack ${suffering(enemy.name, 'en')} (${enemy.health} health left).`,
    de: `Greif ${suffering(enemy.name, 'de')} an (noch ${enemy.health} Leben).`,
  };
}
