import type { Room, State } from '../state.ts';
import { castRefusal, targets } from './abilities.ts';
import { strikers } from './danger.ts';
import { isShown } from './enemies.ts';
import { step } from './grid.ts';
import type { Command } from './lines.ts';
import { isRested } from './repeat.ts';
import { enemyAt, isWall } from './room.ts';

/**
 * Whether menus omit a legal command: a step or walk into a wall, a walk into a visible enemy, a cast without use, or a
 * rest without need or under attack.
 */
export function isRedundant({ room }: Pick<State, 'room'>, command: Command): boolean {
  if (command.verb === 'choose' || !room) return false;
  switch (command.verb) {
    case 'act':
      if (command.action === 'wait') return false;
      return command.action === 'cast' ? isIdleCast(room) : isWall(room, step(room.hero, command.action));
    case 'walk': {
      const ahead = step(room.hero, command.direction);
      const enemy = enemyAt(room, ahead);
      return isWall(room, ahead) || (enemy !== undefined && isShown(enemy));
    }
    case 'rest':
      return strikers(room).length > 0 || (room.hero.class !== 'Hunter' && isRested(room.hero));
  }
}

/**
 * Whether a cast is refused or has no use: no visible enemy in reach, no hidden trap in the level, and nothing for a
 * Warrior to heal.
 */
function isIdleCast({ hero, enemies }: Room): boolean {
  const shown = enemies.filter(isShown);
  const refusal = castRefusal(hero, shown);
  if (refusal && refusal.reason !== 'range') return true;
  const heals = hero.class === 'Warrior' && hero.health < hero.pool;
  return !heals && shown.length === enemies.length && targets(hero, shown).length === 0;
}
