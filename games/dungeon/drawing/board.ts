import { windowStart } from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import type { Position } from '../rules/grid.ts';
import { HERO } from '../rules/level.ts';
import type { Room } from '../state.ts';

const DEAD_HERO = 'X';

/** Returns the board row by row. Hidden traps look like free cells, a dead hero is an X. */
export function drawBoard({ walls, hero, enemies }: Room): string[] {
  const rows = [...walls];
  const put = (sign: string, { x, y }: Position) => {
    const row = rows[y]!;
    rows[y] = row.slice(0, x) + sign + row.slice(x + 1);
  };
  for (const enemy of enemies) if (isShown(enemy)) put(enemy.tile, enemy);
  put(hero.health > 0 ? HERO : DEAD_HERO, hero);
  return rows;
}

/** Returns rows of the board with shaded walls and small dots as floor, as tables show them. */
export function textMap(rows: readonly string[]): string[] {
  return rows.map((row) => row.replaceAll('#', '▒').replaceAll('.', '·'));
}

/** Maximum width of a text board in characters. */
export const COLUMNS = 36;

/** Maximum height of a text board in lines, which leaves room for story, hero, danger and buttons. */
const ROWS = 8;

/** Returns the whole board, or a section centred on the hero if it is too large. */
export function windowOn(rows: readonly string[], hero: Position): string[] {
  const top = windowStart(hero.y, ROWS, rows.length);
  const left = windowStart(hero.x, COLUMNS, rows[0]!.length);
  return rows.slice(top, top + ROWS).map((row) => row.slice(left, left + COLUMNS));
}

/** Whether `windowOn` cuts off a part of the board. */
export function isCut(rows: readonly string[]): boolean {
  return rows.length > ROWS || rows[0]!.length > COLUMNS;
}

/**
 * Returns the whole board in vertical strips that fit a phone. The outer walls at the sides are omitted if that saves a
 * strip.
 */
export function strips(rows: readonly string[]): string[][] {
  const width = rows[0]!.length;
  const isBorder = (x: number) => rows.every((row) => row[x] === '#');
  const bare = width > COLUMNS && width <= COLUMNS + 2 && isBorder(0) && isBorder(width - 1);
  const inner = bare ? rows.map((row) => row.slice(1, -1)) : rows;
  const count = Math.ceil(inner[0]!.length / COLUMNS);
  return Array.from({ length: count }, (_, index) =>
    inner.map((row) => row.slice(index * COLUMNS, (index + 1) * COLUMNS)),
  );
}
