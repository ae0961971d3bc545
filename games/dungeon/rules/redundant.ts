import type { Room } from '../state.ts';
import { castRefusal, targets } from './abilities.ts';
import { strikers } from './danger.ts';
import { isShown } from './enemies.ts';
import { step } from './grid.ts';
import type { Order } from './orders.ts';
import { isRested } from './repeat.ts';
import { enemyAt, isWall } from './room.ts';

/**
 * Whether an order can do any good as far as one sees: no step into a wall, no cast that is refused or meets nobody, no rest for
 * whoever is rested or under attack.
 */
export function makesSense(room: Room, order: Exclude<Order, { kind: 'choose' }>): boolean {
  switch (order.kind) {
    case 'act':
      if (order.action === 'wait') return true;
      return order.action === 'cast' ? castHelps(room) : !isWall(room, step(room.hero, order.action));
    case 'walk': {
      const ahead = step(room.hero, order.direction);
      const enemy = enemyAt(room, ahead);
      return !isWall(room, ahead) && !(enemy && isShown(enemy));
    }
    case 'rest':
      return strikers(room).length === 0 && (room.hero.class === 'Hunter' || !isRested(room.hero));
  }
}

/** It needs somebody in reach, or a trap of the level in hiding, wherever that is; a Warrior's shield heals as well. */
function castHelps({ hero, enemies }: Room): boolean {
  const shown = enemies.filter(isShown);
  const refusal = castRefusal(hero, shown);
  if (refusal && refusal.reason !== 'range') return false;
  const heals = hero.class === 'Warrior' && hero.health < hero.pool;
  return heals || shown.length < enemies.length || targets(hero, shown).length > 0;
}
