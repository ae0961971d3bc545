import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Modules of the drawing code that a browser does not have. The page has its own for them. */
const OF_THE_BOT = ['@napi-rs/canvas', '@longtable/kit/picture/icons', './fonts.ts'];

/** Builds the page. Returns its files by path. The names of all but `index.html` contain hashes. */
export async function buildPage(): Promise<ReadonlyMap<string, Buffer>> {
  const root = fileURLToPath(new URL('./page', import.meta.url));
  const built = await build({
    root,
    plugins: [
      {
        name: 'canvas of the browser',
        enforce: 'pre',
        resolveId: (id) => (OF_THE_BOT.includes(id) ? join(root, 'canvas.ts') : undefined),
      },
    ],
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The page of the Activity could not be built.');
  return new Map(
    first.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
}

/** Writes the page to a folder, for packages, which have no bundler. */
export async function writePage(folder: string): Promise<void> {
  for (const [path, body] of await buildPage()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
}

// In an image: node bot/features/activity/build.ts bot/features/activity/built
if (import.meta.main) await writePage(process.argv[2] ?? 'built');
