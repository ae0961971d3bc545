import { type Box, box } from '../../kit/picture/box.ts';
import type { Item } from '../../kit/picture/items.ts';
import { group, layer, path, rect } from '../../kit/picture/make.ts';
import { TONES } from '../../kit/picture/palette.ts';
import { isShown } from '../rules/enemies.ts';
import type { Position } from '../rules/grid.ts';
import type { Room } from '../state.ts';
import { enemyLook } from './icons.ts';
import { windowOf } from './picture-map.ts';

/** The whole level, small: walls, the window, and everybody who shows. */
export function smallMap(place: Box, room: Room): Item[] {
  const [wide, high] = [room.walls[0]!.length, room.walls.length];
  const cell = Math.min(place.width / wide, place.height / high);
  const [width, height] = [wide * cell, high * cell];
  const [x, y] = [Math.round(place.x + (place.width - width) / 2), Math.round(place.y + (place.height - height) / 2)];
  const window = windowOf(room);
  const dot = (at: Position, radius: number) =>
    box(x + (at.x + 0.5) * cell - radius, y + (at.y + 0.5) * cell - radius, 2 * radius, 2 * radius);
  const isCut = window.width < wide || window.height < high;
  return [
    rect(box(x - 3, y - 3, width + 6, height + 6), { fill: '#0b0c10', radius: 3 }),
    layer(box(x, y, width, height), [
      rect(box(0, 0, width, height), { fill: '#23252e' }),
      group([path(wallsOf(room.walls), { fill: '#6d748c' })], { scale: cell }),
    ]),
    ...(isCut
      ? [
          rect(box(x + window.x * cell, y + window.y * cell, window.width * cell, window.height * cell), {
            stroke: TONES.gold,
            thick: 1.5,
          }),
        ]
      : []),
    ...room.enemies
      .filter(isShown)
      .map((enemy) => rect(dot(enemy, enemy.kind === 'boss' ? 3.6 : 2.6), { fill: enemyLook(enemy).tone })),
    rect(dot(room.hero, 4), { fill: TONES.own, stroke: '#ffffff', thick: 1.2, radius: 4 }),
  ];
}

/** The walls of a level, in cells; they never change. */
function wallsOf(walls: Room['walls']): string {
  const known = paths.get(walls) ?? walls.flatMap(runsIn).join('');
  paths.set(walls, known);
  return known;
}

const paths = new WeakMap<Room['walls'], string>();

/** The walls of a row. Rows overlap a little, or the ground would shine through between them. */
function runsIn(row: string, at: number): string[] {
  return [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${at}h${length}v1.1h-${length}z`);
}
