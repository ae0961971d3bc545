import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { levelNumber, orderLevels } from '../../games/dungeon/files/level-set.ts';
import { levelFaultText } from '../../games/dungeon/words/level-faults.ts';
import { say } from '../../games/kit/text.ts';

/** The texts of the level files in a folder, in the order of play, or a sentence about what is wrong. */
export async function readLevelFolder(folder: string): Promise<readonly string[] | string> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return `The folder ${folder} cannot be read.`;
  const levels = names.filter((name) => levelNumber(name) !== undefined);
  const texts = await Promise.all(
    levels.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8').catch(() => undefined) })),
  );
  const unread = texts.find(({ text }) => text === undefined);
  if (unread) return `${unread.name} cannot be read as a file.`;
  const ordered = orderLevels(texts.map(({ name, text = '' }) => ({ name, text })));
  return 'fault' in ordered ? `${ordered.fault.code}: ${say(levelFaultText(ordered.fault), 'en')}` : ordered;
}
