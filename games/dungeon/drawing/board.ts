import {
  barLine,
  column,
  detailLines,
  headerLine,
  type Language,
  legendLines,
  say,
  widthOf,
  windowStart,
} from '@longtable/kit';
import { type Striker, strikers } from '../rules/combat.ts';
import { isShown } from '../rules/enemies.ts';
import type { Position } from '../rules/grid.ts';
import { HERO } from '../rules/level.ts';
import type { Hero, Room } from '../state.ts';
import { heroTexts, nameAlone } from '../words/names.ts';
import { texts } from '../words/texts.ts';

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

/** Maximum number of attackers with a line of their own. */
const MAX_STRIKERS = 2;

export function heroLines(hero: Hero, language: Language): string[] {
  const { health, pool } = hero;
  return [
    barLine(nameAlone(hero.name, language), health, pool, `${health}/${pool}`),
    ...detailPairs(heroTexts(hero).map((text) => say(text, language))),
  ];
}

/** Returns lines of two details each, the second ones below each other. Falls back to other columns if they don't fit. */
function detailPairs(details: readonly string[]): string[] {
  const columns = 2 + Math.max(0, ...details.filter((_, at) => at % 2 === 0).map(widthOf));
  const lines = details.flatMap((detail, at) =>
    at % 2 === 0 ? [` ${column(detail, columns)}${details[at + 1] ?? ''}`.trimEnd()] : [],
  );
  return lines.every((line) => widthOf(line) <= COLUMNS) ? lines : detailLines(details);
}

/** Joins parts with commas into as few lines as possible. */
export function wrapParts(parts: readonly string[], columns = COLUMNS): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}, ${part}`;
    if (lines.length > 0 && longer.length <= columns) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/**
 * Returns lines about the strongest enemies that are about to attack, at most `MAX_STRIKERS`. Lines that are
 * left name the letters of other enemies on the map.
 */
export function enemyLines(room: Room, map: readonly string[], language: Language): string[] {
  const shown = strikers(room)
    .toSorted((one, other) => other.enemy.attack - one.enemy.attack)
    .slice(0, MAX_STRIKERS);
  const named = new Set(shown.map(({ enemy }) => enemy.tile));
  const letters = new Map(
    room.enemies
      .filter(({ tile }) => !named.has(tile) && map.some((row) => row.includes(tile)))
      .map(({ tile, name }) => [tile, `${tile} ${nameAlone(name, language)}`]),
  );
  const harms = shown.map((striker) => harmText(striker, language));
  const columns = Math.max(0, ...harms.map(widthOf));
  return [
    ...shown.map((striker, at) => strikerLine(striker, column(harms[at]!, columns), language)),
    ...legendLines([...letters.values()]).slice(0, MAX_STRIKERS - shown.length),
  ];
}

function strikerLine({ enemy }: Striker, harm: string, language: Language): string {
  const figures = `${enemy.health}/${enemy.pool}  ${harm}`;
  const line = headerLine(`${enemy.tile} ${nameAlone(enemy.name, language)}`, figures);
  return line.trimEnd();
}

function harmText({ enemy: { attack }, by }: Striker, language: Language): string {
  return say(by === 'shot' ? texts.view.shoots({ attack }) : texts.view.attacks({ attack }), language);
}
