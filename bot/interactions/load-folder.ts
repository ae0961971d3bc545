import { readdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { z } from 'zod';

/** TypeScript in a checkout, JavaScript in the package. */
const ENDING = extname(import.meta.url);

/** Loads what every file of a folder exports under one name. A file without a sound one stops the process with a sentence. */
export async function loadFolder<Entry>(
  folder: URL,
  name: string,
  isSound: z.ZodType,
): Promise<(readonly [file: string, entry: Entry])[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith(ENDING) && !/\.(?:test|d)\.ts$/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(new URL(file, folder).href);
      if (isSound.safeParse(module[name]).success) return [file, module[name] as Entry] as const;
      throw new Error(`${basename(folder.pathname)}/${file} exports no sound \`${name}\`.`);
    }),
  );
}
