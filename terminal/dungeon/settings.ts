import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export const USAGE = `Usage: dungeon LEVEL_DIR [--seed N] [--draws N,N,...] [--colour]
  LEVEL_DIR  a folder with level1.txt, level2.txt, ...
  --seed     a whole number; the same seed and the same keys give the same run
  --draws    every draw of the run, in order, instead of chance
  --colour   the hero in green, monsters in red
`;

/** What the words after the game's name ask for. */
export interface Settings {
  readonly folder: string;
  readonly seed: number;
  readonly draws?: readonly number[];
  readonly colour: boolean;
}

/** Reads the words after the game's name; nothing if they cannot be understood. */
export function readSettings(args: readonly string[]): Settings | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { seed: { type: 'string' }, draws: { type: 'string' }, colour: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    const seed = values.seed === undefined ? randomInt(2 ** 31) : wholeNumber(values.seed);
    const draws = values.draws?.split(',').filter(Boolean).map(wholeNumber);
    if (folder === undefined || more.length > 0) return undefined;
    return { folder, seed, colour: values.colour, ...(draws && { draws }) };
  } catch {
    return undefined;
  }
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number)) throw new Error(`${text} is no whole number.`);
  return number;
}
