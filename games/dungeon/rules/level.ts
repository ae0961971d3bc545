import { readFileSync } from 'node:fs';
import type { Enemy, State } from '../state.ts';
import { type Bestiary, newEnemy } from './enemies.ts';
import type { Position } from './grid.ts';

export const FREE = '.';
export const WALL = '#';
export const HERO = '@';

/** A valid level: rows of walls and free cells, the hero's start, and the enemies in reading order. */
export interface Level {
  readonly walls: readonly string[];
  readonly start: Position;
  readonly enemies: readonly Enemy[];
}

export type LevelFault =
  | { readonly code: 'empty' | 'no-player' | 'no-enemies' }
  | {
      readonly code: 'ragged';
      readonly line: number;
      readonly length: number;
      readonly first: number;
      /** Line number of the first row, if lines precede it. */
      readonly top?: number;
    }
  | { readonly code: 'unknown-char'; readonly line: number; readonly column: number; readonly char: string }
  | { readonly code: 'many-players'; readonly line: number; readonly column: number };

/** Parses a level file, or returns the first fault. Lines and columns count from 1. */
export function parseLevel(text: string, bestiary?: Bestiary): Level | { readonly fault: LevelFault } {
  const rows = splitRows(text);
  const cells = rows.flatMap((row, y) => row.map((char, x) => ({ char, x, y })));
  const first = rows[0]?.length;
  if (first === undefined) return { fault: { code: 'empty' } };

  const ragged = rows.findIndex((row) => row.length !== first);
  if (ragged >= 0) return { fault: { code: 'ragged', line: ragged + 1, length: rows[ragged]!.length, first } };

  const unknown = cells.find(({ char }) => !isKnown(char, bestiary));
  if (unknown) {
    return { fault: { code: 'unknown-char', line: unknown.y + 1, column: unknown.x + 1, char: unknown.char } };
  }

  const [start, second] = cells.filter(({ char }) => char === HERO);
  if (!start) return { fault: { code: 'no-player' } };
  if (second) return { fault: { code: 'many-players', line: second.y + 1, column: second.x + 1 } };

  const enemies = cells.flatMap((cell) => newEnemy(cell.char, cell, bestiary) ?? []);
  if (enemies.length === 0) return { fault: { code: 'no-enemies' } };

  const walls = rows.map((row) => row.map((char) => (char === WALL ? WALL : FREE)).join(''));
  return { walls, start: { x: start.x, y: start.y }, enemies };
}

/** Parses a level that was checked before. Throws if it is invalid. */
export function checked(text: string, bestiary?: Bestiary): Level {
  const level = parseLevel(text, bestiary);
  if ('fault' in level) throw new Error(`A level that was not checked: ${level.fault.code}`);
  return level;
}

/** The numbers of the built-in levels, as stored in `ahead`. */
export const OUR_NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The ten built-in levels in the order of play. Read from files when the module loads. */
export const OUR_LEVELS: readonly string[] = OUR_NUMBERS.map((number) =>
  readFileSync(new URL(`../files/levels/level${number}.txt`, import.meta.url), 'utf8'),
);

/** Returns a level of `ahead`: a built-in one by number, or a checked text. */
export function levelOf(ahead: State['ahead'][number], bestiary?: Bestiary): Level {
  return checked(typeof ahead === 'number' ? OUR_LEVELS[ahead - 1]! : ahead, bestiary);
}

function splitRows(text: string): readonly (readonly string[])[] {
  const rows = text.split(/\r?\n/).map((row) => [...row]);
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
}

function isKnown(char: string, bestiary?: Bestiary): boolean {
  return [FREE, WALL, HERO].includes(char) || newEnemy(char, { x: 0, y: 0 }, bestiary) !== undefined;
}
