import type { Bestiary } from '../rules/enemies.ts';
import { type LevelFault, parseLevel } from '../rules/level.ts';

export interface LevelFile {
  readonly name: string;
  readonly text: string;
}

export type LevelSetFault =
  | { readonly code: 'no-levels'; readonly file?: string }
  | { readonly code: 'missing-level' | 'double-level'; readonly number: number }
  | (LevelFault & { readonly file: string });

const LEVEL_NAME = /^level([1-9][0-9]*)\.txt$/;

/** Returns the number in a level file's name, or undefined for other names. */
export function levelNumber(name: string): number | undefined {
  const number = LEVEL_NAME.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

export function levelName(number: number): string {
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
export function numberLevels(files: readonly LevelFile[]): readonly LevelFile[] | { readonly fault: LevelSetFault } {
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
