import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { levelNumber, orderLevels } from '@longtable/dungeon/files/level-files';
import type { Bestiary } from '@longtable/dungeon/rules/enemies';
import { levelFaultText } from '@longtable/dungeon/words/faults';
import { say } from '@longtable/kit';

export const USAGE = `Usage: dungeon LEVEL_DIR [--seed N] [--draws N,N,...] [--units FILE] [--[no-]colour]
  LEVEL_DIR  a folder with level1.txt, level2.txt, ...
  --seed     a whole number; the same seed and the same keys give the same run
  --draws    every random draw of the run, in order
  --units    a file with further heroes and enemies, one per line
  --colour   the hero in green, enemies in red; on in a terminal, off through a pipe
`;

export interface DungeonSettings {
  readonly folder: string;
  readonly seed: number;
  readonly draws?: readonly number[];
  readonly units?: string;
  /** If undefined, the terminal's colour support decides. */
  readonly colour?: boolean;
}

/** Parses the command-line arguments. Returns undefined if they are invalid. */
export function readSettings(args: readonly string[]): DungeonSettings | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        draws: { type: 'string' },
        units: { type: 'string' },
        colour: { type: 'boolean' },
      },
      allowPositionals: true,
      allowNegative: true,
    });
    const [folder, ...more] = positionals;
    const seed = values.seed === undefined ? randomInt(2 ** 31) : wholeNumber(values.seed);
    const draws = values.draws?.split(',').filter(Boolean).map(wholeNumber);
    if (folder === undefined || more.length > 0) return undefined;
    const { units, colour } = values;
    return {
      ...{ folder, seed },
      ...(draws && { draws }),
      ...(units !== undefined && { units }),
      ...(colour !== undefined && { colour }),
    };
  } catch {
    return undefined;
  }
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number)) throw new Error(`${text} is not a whole number.`);
  return number;
}

/** Returns the texts of the level files in the order of play, or an error message. */
export async function readLevelFolder(folder: string, bestiary: Bestiary): Promise<readonly string[] | string> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return `The folder ${folder} cannot be read.`;
  const levels = names.filter((name) => levelNumber(name) !== undefined);
  const texts = await Promise.all(
    levels.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8').catch(() => undefined) })),
  );
  const unread = texts.find(({ text }) => text === undefined);
  if (unread) return `${unread.name} cannot be read as a file.`;
  const ordered = orderLevels(
    texts.map(({ name, text = '' }) => ({ name, text })),
    bestiary,
  );
  return 'fault' in ordered ? `${ordered.fault.code}: ${say(levelFaultText(ordered.fault), 'en')}` : ordered;
}
