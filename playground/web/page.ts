import { readFile } from 'node:fs/promises';
// A default import, because old versions of Node have no stripTypeScriptTypes and could not load this module.
import module, { createRequire } from 'node:module';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileType } from '../world/attachments.ts';

const PAGE = fileURLToPath(new URL('../page/', import.meta.url));

interface PageFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Returns a file of the page, or undefined if there is none. TypeScript is served with types stripped. */
export async function pageFile(path: string): Promise<PageFile | undefined> {
  const vendor = /^\/vendor\/([\w/-]+)\.js$/.exec(path)?.[1];
  const body = vendor === undefined ? await ownFile(path) : await vendorModule(vendor);
  return body === undefined ? undefined : { type: fileType(path.endsWith('/') ? 'index.html' : path), body };
}

async function ownFile(path: string): Promise<string | Buffer | undefined> {
  const file = normalize(join(PAGE, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(PAGE) || file.includes(`${sep}.`) || file.includes('\0')) return undefined;
  const body = await readFile(file).catch(() => undefined);
  return body && extname(file) === '.ts' ? module.stripTypeScriptTypes(body.toString()) : body;
}

/** Packages that the page may load, each bundled into one module. */
const PACKAGES: readonly string[] = ['discord-markdown-parser', 'discord-api-types/v10'];

const require = createRequire(import.meta.url);
const REQUIRED = /\brequire\("(\.[^"]+)"\)/g;

const bundles = new Map<string, Promise<string>>();

/** Returns an allowed CommonJS package as a browser module. Undefined for other packages. */
async function vendorModule(name: string): Promise<string | undefined> {
  if (!PACKAGES.includes(name)) return undefined;
  const loaded = bundles.get(name) ?? bundle(name);
  bundles.set(name, loaded);
  return loaded;
}

async function bundle(name: string): Promise<string> {
  const entry = require.resolve(name);
  const files = await collectFiles(entry);
  const names = Object.keys(require(name) as object).filter((one) => one !== 'default' && one !== '__esModule');
  return [
    `const files = {${files.map(({ path, source }) => `${JSON.stringify(path)}(module, exports, require) {${source}\n}`)}};`,
    'const loaded = {};',
    'function load(path) {',
    '  if (loaded[path]) return loaded[path].exports;',
    '  const module = (loaded[path] = { exports: {} });',
    '  files[path](module, module.exports, load);',
    '  return module.exports;',
    '}',
    `export const { ${names.join(', ')} } = load(${JSON.stringify(entry)});`,
  ].join('\n');
}

/** Returns the entry and all files it requires, with absolute paths. */
async function collectFiles(entry: string): Promise<{ path: string; source: string }[]> {
  const found = new Map<string, string>();
  const queue = [entry];
  for (const path of queue) {
    if (found.has(path)) continue;
    const source = await readFile(path, 'utf8');
    const resolved = (name: string) => require.resolve(join(dirname(path), name));
    queue.push(...[...source.matchAll(REQUIRED)].map((match) => resolved(match[1] ?? '')));
    found.set(
      path,
      source.replace(REQUIRED, (_, name: string) => `require(${JSON.stringify(resolved(name))})`),
    );
  }
  return [...found].map(([path, source]) => ({ path, source }));
}
