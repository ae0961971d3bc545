import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadGames, namesIn } from '@longtable/kit/load';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/test-bot.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const ZOD = JSON.stringify(import.meta.resolve('zod'));
const NOUGHTS = JSON.stringify(new URL('./kit/testing/games/noughts.ts', import.meta.url).href);

async function file(name: string, content: string): Promise<string> {
  await writeFile(join(folder.path, name), content);
  return `./${name}`;
}

const open = (names: string, own = [] as const) => loadGames(own, namesIn(names), folder.path);
const idsOf = async (names: string) => (await open(names)).games.map(({ id }) => id);

test('loads the games that files and packages export', async () => {
  const one = await file('one.ts', `export { noughts } from ${NOUGHTS};`);
  const two = await file(
    'two.mjs',
    `import { noughts } from ${NOUGHTS}; export default { ...noughts, id: 'crosses' };`,
  );
  expect(await idsOf(`${one}, ${two},`)).toEqual(['noughts', 'crosses']);
  expect(await idsOf('')).toEqual([]);
});

test('reports each module that cannot be loaded with its reason, and loads the others', async () => {
  const sound = await file('sound.ts', `export { noughts } from ${NOUGHTS};`);
  const bad = [
    [await file('nothing.ts', 'export const x = 1;'), 'it exports no game'],
    [
      await file(
        'half.mjs',
        `import { noughts } from ${NOUGHTS}; export const game = { ...noughts, id: 'Half', presentation: {} };`,
      ),
      'its game is incomplete (id must be lower case letters, digits and hyphens; presentation.view is missing',
    ],
    [
      await file(
        'wordless.mjs',
        `import { noughts } from ${NOUGHTS}; import { z } from ${ZOD}; export const game = { ...noughts, id: 'wordless', options: z.object({ size: z.number().optional() }) };`,
      ),
      'the options of "wordless" cannot be offered (Option "size" has no description.',
    ],
    [await file('broken.mjs', 'export const ;'), 'Unexpected token'],
    ['./nowhere.ts', 'there is no file /'],
    ['no-such-package', "Cannot find package 'no-such-package'"],
    [await file('again.ts', `export { noughts } from ${NOUGHTS};`), 'there is already a game called "noughts"'],
  ] as const;
  const { games, errors: complaints } = await open([sound, ...bad.map(([name]) => name)].join(','));
  expect(games).toEqual([noughts]);
  expect(complaints).toHaveLength(bad.length);
  for (const [index, [name, reason]] of bad.entries()) {
    expect(complaints[index]).toContain(`"${name}" could not be loaded: `);
    expect(complaints[index]).toContain(reason);
  }
});
