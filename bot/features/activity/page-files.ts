import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** File of the page, with its compressed forms if they are shorter. */
interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  /** Whether the name contains a hash of the content. */
  readonly isHashed: boolean;
}

/** Files of the page by path. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Loads the page: the built one of a package, or builds it in a checkout. */
export async function loadPage(): Promise<PageFiles> {
  const built = await readBuilt();
  const files = built ?? (await (await import('./build.ts')).buildPage());
  return new Map(
    await Promise.all([...files].map(async ([path, body]) => [path, await compressed(path, body)] as const)),
  );
}

/** Reads the page of a package. Undefined in a checkout. */
async function readBuilt(): Promise<ReadonlyMap<string, Buffer> | undefined> {
  const folder = fileURLToPath(new URL('./built', import.meta.url));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return undefined;
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length).replaceAll('\\', '/'), await readFile(file)] as const),
    ),
  );
}

async function compressed(path: string, body: Buffer): Promise<PageFile> {
  const file = {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body,
    isHashed: path.startsWith('/assets/'),
  };
  if (extname(path) === '.woff2') return file;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return { ...file, br, gzip: gz };
}
