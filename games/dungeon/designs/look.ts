import type { BoardLook } from '../../kit/design/design.ts';
import { signAt } from '../../kit/design/painting.ts';
import { blocks } from '../../kit/picture/blocks.ts';
import type { Item } from '../../kit/picture/items.ts';
import { medallion } from '../../kit/picture/make.ts';
import { icons } from '../drawing/icons.ts';
import { CELL, STONES, stoneAt } from '../drawing/picture-stones.ts';
import { enemyToken } from '../drawing/picture-tokens.ts';
import { newEnemy } from '../rules/enemies.ts';
import { FREE, HERO } from '../rules/level.ts';
import { DEEP, rosterOf } from '../rules/roster/roster.ts';

const { bestiary } = rosterOf({ units: DEEP });

/** How a level looks to whoever paints it: as in play, with everybody where they begin. */
export const levelLook: BoardLook = {
  cell: CELL,
  draw(board, window) {
    const walls = board.map((row) => row.replaceAll(/[^#]/g, FREE));
    return [
      ...blocks(walls, window, { cell: CELL, block: window, set: STONES, letterAt: stoneAt }),
      ...Array.from({ length: window.width * window.height }, (_, index): Item[] => {
        const [across, down] = [index % window.width, Math.floor(index / window.width)];
        const place = { x: window.x + across, y: window.y + down };
        const middle = { x: (across + 0.5) * CELL, y: (down + 0.5) * CELL };
        const sign = signAt(board, place) ?? FREE;
        const enemy = newEnemy(sign, place, bestiary);
        if (enemy) return enemyToken(enemy, middle, false);
        return sign === HERO ? [medallion(middle.x, middle.y - 1, 19, 0, { icon: icons['Jon Snow'] })] : [];
      }).flat(),
    ];
  },
};
