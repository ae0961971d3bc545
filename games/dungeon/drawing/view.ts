import type { View } from '../../kit/interim.ts';
import { isShown } from '../rules/enemies.ts';
import { closerThan, within } from '../rules/grid.ts';
import { recruit } from '../rules/growth.ts';
import { HERO_NAMES } from '../rules/heroes.ts';
import { type Enemy, levelCount, type Room, type State } from '../state.ts';
import { enemyParts, heroParts, wrapParts } from '../words/describe.ts';
import { menuSentences, runSentences } from '../words/sentences.ts';
import { drawBoard } from './board.ts';
import { colourEnemy, colourHead, colourHero, colourRow } from './colours.ts';

/** The width of a phone. */
const COLUMNS = 38;
/** A board with more characters than this is shown in part, around the hero. */
const WHOLE_BOARD = 1250;
const WINDOW_ROWS = 30;
/** Enemies beside the hero are described as long as the whole stays within this. */
const CHARACTERS = 1490;

/** What everybody sees of a run; a hidden trap shows nowhere. */
export function view(state: State): View {
  const { room, level, rounds } = state;
  if (!room) return { board: heroMenu(state.prior), sentences: menuSentences(levelCount(state), state.prior) };
  const head = `Level ${level} of ${levelCount(state)} · Round ${rounds}`;
  const rows = boardPart(room);
  const hero = wrapParts(heroParts(room.hero), COLUMNS);
  const near = threats(room, CHARACTERS - [head, ...rows, ...hero].join('\n').length);
  return {
    board: [head, ...rows, ...hero, ...near],
    coloured: [colourHead(head), ...rows.map(colourRow), ...colourHero(hero, room.hero), ...near.map(colourEnemy)],
    sentences: runSentences(state, room),
  };
}

function heroMenu(prior: number): readonly string[] {
  const row = (number: string, name: string, kind: string, figures: readonly (number | string)[]) =>
    `${number} ${name.padEnd(13)} ${kind.padEnd(7)}${figures.map((figure) => `${figure}`.padStart(5)).join('')}`;
  return [
    row(' ', 'Hero', 'Class', ['HP', 'ATK', 'DEF']),
    ...HERO_NAMES.map((name, index) => {
      const hero = recruit(name, prior);
      return row(`${index + 1}`, name, hero.class, [hero.pool, hero.attack, hero.defense]);
    }),
  ];
}

/** The full lines of those who show and may strike next, each line once, as far as there is space. */
function threats({ hero, enemies }: Room, space: number): readonly string[] {
  const isNext = (enemy: Enemy) => (enemy.kind === 'trap' ? closerThan(2, enemy, hero) : within(1, enemy, hero));
  const next = enemies.filter((enemy) => isShown(enemy) && isNext(enemy));
  const paragraphs = new Set(next.map((enemy) => wrapParts(enemyParts(enemy), COLUMNS).join('\n')));
  let left = space;
  return [...paragraphs]
    .filter((paragraph) => {
      left -= paragraph.length + 1;
      return left >= 0;
    })
    .flatMap((paragraph) => paragraph.split('\n'));
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
