import { parseLevel } from '../rules/level.ts';
import { type LevelFile, type LevelSetFault, levelName, levelNumber, numberLevels, orderLevels } from './level-set.ts';

/** What a table takes from players, so that a board fits into a message and a round stays short. */
export const UPLOAD = { bytes: 32_768, columns: 60, rows: 30, enemies: 100 } as const;

export type UploadFault =
  | LevelSetFault
  | { readonly code: 'too-much' }
  | { readonly code: 'too-large' | 'too-many-enemies'; readonly file: string };

/**
 * Splits an upload into level files. Boards are divided by empty lines or by lines like `level2.txt:`; such a line names
 * the board that follows, and a board without a name has the number after the one before it.
 */
export function splitUpload(text: string): readonly LevelFile[] {
  const boards: { number: number; rows: string[] }[] = [];
  let open = false;
  for (const row of text.split(/\r?\n/)) {
    const number = levelNumber(row.trim().replace(/:$/, ''));
    const last = boards.at(-1);
    if (number !== undefined) {
      boards.push({ number, rows: [] });
      open = true;
    } else if (row === '') {
      // An empty line right after a heading does not yet end the board it announces.
      open = open && last?.rows.length === 0;
    } else if (open) {
      last?.rows.push(row);
    } else {
      boards.push({ number: (last?.number ?? 0) + 1, rows: [row] });
      open = true;
    }
  }
  return boards.map(({ number, rows }) => ({ name: levelName(number), text: rows.join('\n') }));
}

/** The levels of an upload in the order of play, or the first fault. */
export function readUpload(text: string): readonly string[] | { readonly fault: UploadFault } {
  if (text.length > UPLOAD.bytes) return { fault: { code: 'too-much' } };
  const levels = orderLevels(splitUpload(text));
  if ('fault' in levels) return levels;
  for (const [index, level] of levels.entries()) {
    const code = excess(level);
    if (code) return { fault: { code, file: levelName(index + 1) } };
  }
  return levels;
}

/** The boards of an upload in the order of play, if they can be drawn, be they playable or not; else the first fault. */
export function readBoards(text: string): readonly string[] | { readonly fault: UploadFault } {
  if (text.length > UPLOAD.bytes) return { fault: { code: 'too-much' } };
  const levels = numberLevels(splitUpload(text));
  if ('fault' in levels) return levels;
  const faults = levels.flatMap((level, index) => faultIn(level.text, index + 1) ?? []);
  const fault = faults.find(({ code }) => UNDRAWABLE.includes(code));
  return fault ? { fault } : levels.map((level) => level.text);
}

const UNDRAWABLE: readonly UploadFault['code'][] = ['empty', 'ragged', 'unknown-char', 'too-large'];

/** What is wrong with one level of an upload by its number, if anything. */
export function faultIn(text: string, number: number): UploadFault | undefined {
  const file = levelName(number);
  const level = parseLevel(text);
  if ('fault' in level) return { ...level.fault, file };
  const code = excess(text);
  return code && { code, file };
}

function excess(text: string): 'too-large' | 'too-many-enemies' | undefined {
  const level = parseLevel(text);
  if ('fault' in level) return undefined;
  if (level.walls.length > UPLOAD.rows || level.walls[0]!.length > UPLOAD.columns) return 'too-large';
  return level.enemies.length > UPLOAD.enemies ? 'too-many-enemies' : undefined;
}
