import type { View } from '../kit/game.ts';
import { heroParts, wrapParts } from './describe.ts';
import { HEROES } from './heroes.ts';
import { drawBoard, type Room } from './room.ts';
import { menuSentences, runSentences } from './sentences.ts';
import { levelCount, type State } from './state.ts';

/** The width of a phone. */
const COLUMNS = 38;
/** A board with more characters than this is shown in part, around the hero. */
const WHOLE_BOARD = 1250;
const WINDOW_ROWS = 30;

/** What everybody sees of a run; a hidden trap shows nowhere. */
export function viewRun(state: State): View {
  const { room, level, rounds } = state;
  if (!room) return { board: heroMenu(), sentences: menuSentences(levelCount(state)) };
  return {
    board: [
      `Level ${level} of ${levelCount(state)} · Round ${rounds}`,
      ...boardPart(room),
      ...wrapParts(heroParts(room.hero), COLUMNS),
    ],
    sentences: runSentences(state, room),
  };
}

function heroMenu(): readonly string[] {
  const row = (number: string, name: string, kind: string, figures: readonly (number | string)[]) =>
    `${number} ${name.padEnd(13)} ${kind.padEnd(7)}${figures.map((figure) => `${figure}`.padStart(4)).join('')}`;
  return [
    row(' ', 'Hero', 'Class', ['HP', 'ATK', 'DEF']),
    ...HEROES.map((hero, index) =>
      row(`${index + 1}`, hero.name, hero.class, [hero.health, hero.attack, hero.defense]),
    ),
  ];
}

/** The whole board, or if it is very large, a window that keeps the hero in its middle as far as the edges allow. */
function boardPart(room: Room): readonly string[] {
  const rows = drawBoard(room);
  if (rows.join('\n').length <= WHOLE_BOARD) return rows;
  const top = windowStart(room.hero.y, WINDOW_ROWS, rows.length);
  const left = windowStart(room.hero.x, COLUMNS, rows[0]!.length);
  return rows.slice(top, top + WINDOW_ROWS).map((row) => row.slice(left, left + COLUMNS));
}

function windowStart(centre: number, size: number, whole: number): number {
  return Math.max(0, Math.min(centre - Math.floor(size / 2), whole - size));
}
