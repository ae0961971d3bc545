import type { UploadedFile } from '@longtable/kit';
import type { Bestiary } from '../rules/enemies.ts';
import { type LevelFault, parseLevel } from '../rules/level.ts';

/** Maximum sizes of an upload, so that a board fits a message and a round stays short. */
export const UPLOAD = { files: 10, bytes: 32_768, columns: 60, rows: 30, enemies: 100 } as const;

export type UploadFault =
  | LevelSetFault
  | { readonly code: 'too-much' }
  | { readonly code: 'too-large' | 'too-many-enemies'; readonly file: string };

export interface Board extends LevelFile {
  /** Index of its text. */
  readonly of: number;
  /** Number of lines before it in its text. */
  readonly after: number;
}

/**
 * Splits an upload into level files at blank lines and lines like `level2.txt:`. Such a line numbers the next board;
 * other boards are numbered consecutively across texts.
 */
export function splitUpload(...texts: readonly string[]): readonly Board[] {
  const boards: { number: number; rows: string[]; of: number; after: number }[] = [];
  for (const [of, text] of texts.entries()) {
    let open = false;
    for (const [after, row] of text.split(/\r?\n/).entries()) {
      const number = levelNumber(row.trim().replace(/:$/, ''));
      const last = boards.at(-1);
      if (number !== undefined) {
        boards.push({ number, rows: [], of, after });
        open = true;
      } else if (row === '') {
        // A blank line right after a heading does not end its board.
        open = open && last?.rows.length === 0;
      } else if (open && last) {
        if (last.rows.length === 0) last.after = after;
        last.rows.push(row);
      } else {
        boards.push({ number: (last?.number ?? 0) + 1, rows: [row], of, after });
        open = true;
      }
    }
  }
  return boards.map(({ number, rows, ...where }) => ({ ...where, name: levelName(number), text: rows.join('\n') }));
}

/** Returns the levels of an upload in the order of play, or the first fault with its position in the uploaded files. */
export function readUpload(
  upload: string | readonly UploadedFile[],
  bestiary?: Bestiary,
): readonly string[] | { readonly fault: UploadFault } {
  const files = typeof upload === 'string' ? [] : inOrder(upload);
  const texts = typeof upload === 'string' ? [upload] : files.map(({ text }) => text);
  if (texts.reduce((sum, { length }) => sum + length, 0) > UPLOAD.bytes) return { fault: { code: 'too-much' } };
  const boards = splitUpload(...texts);
  const levels = readLevels(boards, bestiary);
  return 'fault' in levels && files.length > 0 ? { fault: inOwnFile(levels.fault, boards, files) } : levels;
}

/** Sorts files by level number if all names have one, else keeps their order. */
function inOrder(files: readonly UploadedFile[]): readonly UploadedFile[] {
  const numbered = files.map((file) => ({ file, number: levelNumber(file.name) ?? 0 }));
  if (numbered.some(({ number }) => number === 0)) return files;
  return numbered.sort((a, b) => a.number - b.number).map(({ file }) => file);
}

function readLevels(
  boards: readonly Board[],
  bestiary?: Bestiary,
): readonly string[] | { readonly fault: UploadFault } {
  const levels = orderLevels(boards, bestiary);
  if ('fault' in levels) return levels;
  for (const [index, level] of levels.entries()) {
    const code = excess(level, bestiary);
    if (code) return { fault: { code, file: levelName(index + 1) } };
  }
  return levels;
}

/** Returns a fault with the name of the uploaded file and, if the fault has a line, the line in that file. */
function inOwnFile(fault: UploadFault, boards: readonly Board[], files: readonly UploadedFile[]): UploadFault {
  if (fault.code === 'no-levels') return { ...fault, file: files.map(({ name }) => name).join(', ') };
  const board = 'file' in fault && boards.find(({ name }) => name === fault.file);
  if (!board) return fault;
  const file = files[board.of]?.name ?? board.name;
  if ('line' in fault) {
    const line = board.after + fault.line;
    return fault.code === 'ragged' ? { ...fault, file, line, top: board.after + 1 } : { ...fault, file, line };
  }
  const isAlone = boards.filter(({ of }) => of === board.of).length === 1;
  return { ...fault, file: isAlone ? file : `Level ${levelNumber(board.name)} in ${file}` };
}

/**
 * Returns the boards of an upload in the order of play, or the first fault that prevents drawing one. Boards that can be
 * drawn but not played are included.
 */
export function readBoards(text: string, bestiary: Bestiary): readonly string[] | { readonly fault: UploadFault } {
  if (text.length > UPLOAD.bytes) return { fault: { code: 'too-much' } };
  const levels = numberLevels(splitUpload(text));
  if ('fault' in levels) return levels;
  const faults = levels.flatMap((level, index) => faultIn(level.text, index + 1, bestiary) ?? []);
  const fault = faults.find(({ code }) => UNDRAWABLE.includes(code));
  return fault ? { fault } : levels.map((level) => level.text);
}

const UNDRAWABLE: readonly UploadFault['code'][] = ['empty', 'ragged', 'unknown-char', 'too-large'];

/** Returns the fault of one level of an upload, or undefined if the level is valid. */
export function faultIn(text: string, number: number, bestiary: Bestiary): UploadFault | undefined {
  const file = levelName(number);
  const level = parseLevel(text, bestiary);
  if ('fault' in level) return { ...level.fault, file };
  const code = excess(text, bestiary);
  return code && { code, file };
}

function excess(text: string, bestiary?: Bestiary): 'too-large' | 'too-many-enemies' | undefined {
  const level = parseLevel(text, bestiary);
  if ('fault' in level) return undefined;
  if (level.walls.length > UPLOAD.rows || level.walls[0]!.length > UPLOAD.columns) return 'too-large';
  return level.enemies.length > UPLOAD.enemies ? 'too-many-enemies' : undefined;
}

interface LevelFile {
  readonly name: string;
  readonly text: string;
}

type LevelSetFault =
  | { readonly code: 'no-levels'; readonly file?: string }
  | { readonly code: 'missing-level' | 'double-level'; readonly number: number }
  | (LevelFault & { readonly file: string });

const LEVEL_NAME = /^level([1-9][0-9]*)\.txt$/;

/** Returns the number in a level file's name, or undefined for other names. */
export function levelNumber(name: string): number | undefined {
  const number = LEVEL_NAME.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

function levelName(number: number): string {
  return `level${number}.txt`;
}

/** Returns the texts of level files in the order of play, or the first fault. Ignores files with other names. */
export function orderLevels(
  files: readonly LevelFile[],
  bestiary?: Bestiary,
): readonly string[] | { readonly fault: LevelSetFault } {
  const numbered = numberLevels(files);
  if ('fault' in numbered) return numbered;
  for (const { name, text } of numbered) {
    const level = parseLevel(text, bestiary);
    if ('fault' in level) return { fault: { ...level.fault, file: name } };
  }
  return numbered.map((file) => file.text);
}

/** Returns the level files in the order of play without checking their contents, or a fault of the numbering. */
function numberLevels(files: readonly LevelFile[]): readonly LevelFile[] | { readonly fault: LevelSetFault } {
  const numbered = files
    .map((file) => ({ ...file, number: levelNumber(file.name) ?? 0 }))
    .filter((file) => file.number > 0)
    .sort((a, b) => a.number - b.number);
  if (numbered.length === 0) return { fault: { code: 'no-levels' } };
  const gap = numbered.findIndex((file, index) => file.number !== index + 1);
  if (gap < 0) return numbered;
  const double = numbered[gap]!.number <= gap;
  return { fault: { code: double ? 'double-level' : 'missing-level', number: double ? gap : gap + 1 } };
}
