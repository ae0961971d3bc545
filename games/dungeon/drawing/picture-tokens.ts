import { box } from '../../kit/picture/box.ts';
import type { Item } from '../../kit/picture/items.ts';
import { icon, medallion, piece, rect } from '../../kit/picture/make.ts';
import { fade, healthTone, TONES } from '../../kit/picture/palette.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import type { Position } from '../rules/grid.ts';
import type { Enemy, Room } from '../state.ts';
import { enemyLook, heroLook } from './icons.ts';

/** An enemy on the map with what is left of it; a red rim if it is about to strike, a crown on a boss. */
export function enemyToken(enemy: Enemy, { x, y }: Position, isDue: boolean): Item[] {
  const isBoss = enemy.kind === 'boss';
  const look = enemyLook(enemy);
  const [radius, high] = isBoss ? [24, y - 6] : [17, y - 2];
  const { health, pool } = enemy;
  return [
    ...(isDue ? [piece(x, high, radius + 3.5, look.shape, { fill: TONES.bad, stroke: TONES.night, thick: 1.5 })] : []),
    medallion(x, high, radius, 1, look),
    ...(isBoss ? [icon(SIGNS.crown, x, y - 31, 28, { tone: TONES.gold, edge: 2.5 })] : []),
    rect(box(x - 18, y + 11, 36, 8), { fill: TONES.night, radius: 4 }),
    rect(box(x - 17, y + 12, Math.max(5, (34 * health) / pool), 6), { fill: healthTone(health, pool), radius: 3 }),
  ];
}

/** The hero in a light of his own; a crown if nobody is left to fight. */
export function heroToken({ hero, enemies }: Room, { x, y }: Position, isOn: boolean): Item[] {
  const light = { glow: [fade(TONES.own, 0.25), fade(TONES.own, 0)] };
  return [
    ...(hero.health > 0 ? [rect(box(x - 70, y - 70, 140, 140), { fill: light })] : []),
    medallion(x, y - 1, 19, 0, { ...heroLook(hero), active: isOn }),
    ...(enemies.length === 0 ? [icon(SIGNS.king, x, y - 25, 28, { tone: TONES.gold, edge: 2.5 })] : []),
  ];
}
