import type { BoardRenderer, Brush, Design, Fault, PaintedDesign } from '@longtable/kit';
import { signAt } from '@longtable/kit/design/painting';
import { blocks, type Item, medallion } from '@longtable/kit/picture';
import { icons } from './drawing/icons.ts';
import { CELL, enemyToken, STONES, stoneAt } from './drawing/picture-map.ts';
import { faultIn, readBoards, UPLOAD } from './files/level-files.ts';
import { newEnemy } from './rules/enemies.ts';
import { FREE, HERO, OUR_LEVELS, WALL } from './rules/level.ts';
import { DEEP, DEEP_ENEMIES, DEEP_HEROES, makeUnits, rosterOf } from './rules/roster.ts';
import { nameText } from './words/names.ts';
import { levelFaultText } from './words/sentences.ts';
import { texts } from './words/texts.ts';

const { bestiary } = rosterOf({ units: DEEP });

/** Draws a level in the editor, as at the start of a game. */
const levelRenderer: BoardRenderer = {
  cell: CELL,
  draw(board, window) {
    const walls = board.map((row) => row.replaceAll(/[^#]/g, FREE));
    return [
      ...blocks(walls, window, { cell: CELL, block: window, set: STONES, letterAt: stoneAt }),
      ...Array.from({ length: window.width * window.height }, (_, index): Item[] => {
        const [across, down] = [index % window.width, Math.floor(index / window.width)];
        const cell = { x: window.x + across, y: window.y + down };
        const middle = { x: (across + 0.5) * CELL, y: (down + 0.5) * CELL };
        const sign = signAt(board, cell) ?? FREE;
        const enemy = newEnemy(sign, cell, bestiary);
        if (enemy) return enemyToken(enemy, middle, false);
        return sign === HERO ? [medallion(middle.x, middle.y - 1, 19, 0, { icon: icons['Jon Snow'] })] : [];
      }).flat(),
    ];
  },
};

const MAX_LEVELS = 20;

const { bestiary: ALL_ENEMIES } = rosterOf({ units: DEEP });
const OURS = new Set(DEEP_ENEMIES.map(({ tile }) => tile));
const OUR_UNITS = makeUnits({ heroes: DEEP_HEROES, enemies: DEEP_ENEMIES });

const brushes: readonly Brush[] = [
  { sign: WALL, name: texts.design.wall },
  { sign: FREE, name: texts.design.floor },
  { sign: HERO, name: texts.design.start, once: true },
  ...[...ALL_ENEMIES].map(([sign, { name }]) => ({ sign, name: nameText(name) })),
];

export const levels: PaintedDesign = {
  id: 'levels',
  kind: 'painted',
  name: texts.design.name,
  about: texts.design.about,
  files: [
    { option: 'levels', ending: '.txt' },
    { option: 'units', ending: '.units.txt' },
  ],
  board: { name: texts.design.level, max: MAX_LEVELS },
  columns: UPLOAD.columns,
  rows: UPLOAD.rows,
  brushes,
  fill: FREE,
  renderer: levelRenderer,
  starts: [
    ...OUR_LEVELS.map((text, index) => ({
      id: `level${index + 1}`,
      name: texts.design.numbered({ level: index + 1 }),
      doc: { boards: [rowsOf(text)] },
    })),
    { id: 'all', name: texts.design.all, doc: { boards: OUR_LEVELS.map(rowsOf) } },
  ],
  read([text, units = OUR_UNITS]) {
    if (units.trim() !== OUR_UNITS.trim()) return { problem: texts.design.otherUnits };
    const boards = readBoards(text, ALL_ENEMIES);
    return 'fault' in boards ? { problem: levelFaultText(boards.fault) } : { doc: { boards: boards.map(rowsOf) } };
  },
  write({ boards }) {
    const levels = boards.map((rows) => `${rows.join('\n')}\n`).join('\n');
    return [...levels].some((sign) => OURS.has(sign)) ? [levels, OUR_UNITS] : [levels];
  },
  faults: ({ boards }) =>
    boards.flatMap((rows, sheet): Fault[] => {
      const fault = faultIn(rows.join('\n'), sheet + 1, ALL_ENEMIES);
      return fault ? [{ reason: levelFaultText(fault) }] : [];
    }),
};

function rowsOf(text: string): string[] {
  return text.trimEnd().split('\n');
}

export const designs: readonly Design[] = [levels];
