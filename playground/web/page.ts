import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileType } from '../world/file-type.ts';
import { vendorModule } from './vendor.ts';

const PAGE = fileURLToPath(new URL('../page/', import.meta.url));

/** A file that the page is made of. */
interface PageFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Finds a file of the page; TypeScript is served with its types stripped. */
export async function pageFile(path: string): Promise<PageFile | undefined> {
  const vendor = /^\/vendor\/([\w/-]+)\.js$/.exec(path)?.[1];
  const body = vendor === undefined ? await ownFile(path) : await vendorModule(vendor);
  return body === undefined ? undefined : { type: fileType(path.endsWith('/') ? 'index.html' : path), body };
}

async function ownFile(path: string): Promise<string | Buffer | undefined> {
  const file = normalize(join(PAGE, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(PAGE) || file.includes(`${sep}.`) || file.includes('\0')) return undefined;
  const body = await readFile(file).catch(() => undefined);
  return body && extname(file) === '.ts' ? stripTypeScriptTypes(body.toString()) : body;
}
