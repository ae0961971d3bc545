import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

/** Modules of the drawing code that a browser does not have. The page has its own for them. */
const OF_THE_BOT = ['@napi-rs/canvas', '@longtable/kit/picture/icons', './fonts.ts'];

/** The last build of a checkout. */
const LAST_BUILD = fileURLToPath(new URL('../../../node_modules/.cache/longtable-page', import.meta.url));

/** Files of the page by path. The names of all but `index.html` contain hashes. */
export type PageFiles = ReadonlyMap<string, Buffer>;

interface Build {
  readonly files: PageFiles;
  /** Modules of which the page was built, with the times of their last changes. */
  readonly sources: ReadonlyMap<string, number>;
}

/** Returns the files of the page. Builds it unless the last build is of the same sources. */
export async function pageOfCheckout(): Promise<PageFiles> {
  const last = await readFile(LAST_BUILD).then(deserialize, () => undefined);
  if (last && (await isNew(last))) return last.files;
  const built = await build();
  const draft = `${LAST_BUILD}.${process.pid}`;
  await mkdir(dirname(LAST_BUILD), { recursive: true })
    .then(() => writeFile(draft, serialize(built)))
    .then(() => rename(draft, LAST_BUILD))
    .catch(() => undefined);
  return built.files;
}

async function isNew({ sources }: Build): Promise<boolean> {
  const times = await Promise.all([...sources].map(async ([path, time]) => (await changedAt(path)) === time));
  return times.every(Boolean);
}

async function changedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.NaN;
}

async function build(): Promise<Build> {
  const root = fileURLToPath(new URL('./page', import.meta.url));
  const vite = await import('vite');
  const paths = new Set([fileURLToPath(import.meta.url)]);
  const built = await vite.build({
    root,
    plugins: [
      {
        name: 'canvas of the browser',
        enforce: 'pre',
        resolveId: (id) => (OF_THE_BOT.includes(id) ? join(root, 'canvas.ts') : undefined),
        moduleParsed: ({ id }) => void paths.add(id.replace(/\?.*/, '')),
      },
    ],
    base: './',
    configFile: false,
    logLevel: 'error',
    // The page itself chooses between light and dark colors.
    build: { cssTarget: 'chrome123', write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The page of the Activity could not be built.');
  const sources = await Promise.all([...paths].map(async (path) => [path, await changedAt(path)] as const));
  return {
    files: new Map(
      first.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
    ),
    // Modules of the bundler itself are no files.
    sources: new Map(sources.filter(([, time]) => !Number.isNaN(time))),
  };
}

/** Writes the page to a folder, for packages, which have no bundler. */
export async function writePage(folder: string): Promise<void> {
  for (const [path, body] of await pageOfCheckout()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
}

// In an image: node bot/features/activity/build.ts bot/features/activity/built
if (import.meta.main) await writePage(process.argv[2] ?? 'built');
