import type { BoardLook, EntryLook } from '../../kit/design/design.ts';
import { agentCard, CARD } from '../drawing/picture/draft.ts';
import { CELL, floorIn } from '../drawing/picture/floor.ts';
import { safe } from '../drawing/picture/things.ts';
import { fieldIn } from '../rules/fields.ts';
import type { PropertyName } from '../rules/properties.ts';

/** How a casino looks to whoever paints it: as in play before anybody has come. */
export const scenarioLook: BoardLook = {
  cell: CELL,
  draw(board, window) {
    const safes = board.flatMap((row, y) =>
      Array.from(row, (_, x) => ({ x, y })).filter(({ x }) => fieldIn(row, x) === 'SAFE'),
    );
    return [
      ...floorIn(board, window),
      ...safes.flatMap(({ x, y }, at) => safe(at + 1, 'closed', (x - window.x) * CELL, (y - window.y) * CELL)),
    ];
  },
};

/** People as they are on offer before a match. */
export const characterLook: EntryLook = {
  ...CARD,
  draw: ({ name, features }, at, language) =>
    agentCard(0, 0, { name: String(name), features: features as readonly PropertyName[] }, at, language),
};
