/**
 * Prepares the package in the current folder for npm, and restores it after packing (`--restore`):
 *
 *     npm pack --workspaces --include-workspace-root
 *
 * Node does not strip types below node_modules, so a tarball has JavaScript in dist/ and a package.json that points there.
 */
import { spawnSync } from 'node:child_process';
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join, normalize, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');
/** Files that are changed for packing, and the folder for their originals. */
const CHANGED = ['package.json', 'README.md'];
const ORIGINALS = 'node_modules/.cache/originals';

/** Files of the package `longtable`. Every other package is one folder. */
const ROOT_SOURCES = ['bot/**', 'commands/**', 'storage/**', 'games/*.ts'];

/** Sources whose type declarations are published, by package. All but those of `longtable` have an API reference. */
const TYPED: Readonly<Record<string, string>> = {
  longtable: 'games/index.ts',
  '@longtable/kit': '.',
  '@longtable/playground': '.',
};

/** Page scripts, published as source: their types are stripped when served. */
const KEPT_AS_SOURCE = /^page\//;

/** Tests and their data, and what is built or published in another form. */
const EXCLUDED =
  /\.test\.ts$|(^|\/)(node_modules|dist|__snapshots__)\/|^terminal\/(examples|transcripts)\/|^(README|package|tsconfig)|^(examples|bot\/ops)\/|^bot\/features\/activity\/(page\/(?!selection\.ts)|build\.ts)/;

/** Helpers of tests. Only the kit publishes its suite, with the game that its README plays. */
const isTestHelper = (file: string, packageName: string) =>
  packageName === '@longtable/kit' ? /^testing\/games\/(?!noughts)/.test(file) : /(^|\/)testing\//.test(file);

/** Versions of Node that a package needs. In the checkout no package names them, because npm would warn for each one. */
const NODE_VERSIONS = '>=24.2';

/** Fields of a manifest that only a checkout needs. */
const CHECKOUT_FIELDS = ['workspaces', 'overrides', 'optionalDependencies', 'allowScripts'];

const packageFolder = process.cwd();

if (import.meta.main) {
  const { values } = parseArgs({ options: { restore: { type: 'boolean' } } });
  await (values.restore ? restore() : build());
}

async function restore(): Promise<void> {
  for (const file of CHANGED) await rename(join(ORIGINALS, file), file);
  await rm('dist', { recursive: true });
}

async function build(): Promise<void> {
  const manifest = JSON.parse(await readFile('package.json', 'utf8'));
  await rm('dist', { recursive: true, force: true });
  const files = packageFolder === ROOT ? ROOT_SOURCES : ['**'];
  for await (const entry of glob(files, {
    withFileTypes: true,
    exclude: ['**/node_modules', '**/dist', '**/reference'],
  })) {
    const file = relative(packageFolder, join(entry.parentPath, entry.name));
    if (entry.isFile() && !EXCLUDED.test(file) && !isTestHelper(file, manifest.name)) await emit(file);
  }
  if (packageFolder === ROOT) {
    const { writePage } = await import('../bot/features/activity/build.ts');
    await writePage('dist/bot/features/activity/built');
  }
  const typed = TYPED[manifest.name];
  if (typed) await emitTypes(manifest.name, typed);
  if (typed === '.') {
    await (await import('./docs/reference.ts')).buildReference(join(relative(ROOT, packageFolder), 'reference'));
  }
  await mkdir(ORIGINALS, { recursive: true });
  for (const file of CHANGED) await cp(file, join(ORIGINALS, file));
  await writeFile('package.json', `${JSON.stringify(published(manifest), null, 2)}\n`);
  const repository = repositoryUrl() && `${repositoryUrl()}/blob/v${manifest.version}`;
  const readme = { folder: relative(ROOT, packageFolder), files: manifest.files, repository };
  await writeFile('README.md', publishedReadme(await readFile('README.md', 'utf8'), readme));
}

/** Writes a file to dist/, TypeScript as JavaScript. */
async function emit(file: string): Promise<void> {
  await mkdir(join('dist', dirname(file)), { recursive: true });
  if (!file.endsWith('.ts') || KEPT_AS_SOURCE.test(file)) return cp(file, join('dist', file));
  const script = stripTypeScriptTypes(await readFile(file, 'utf8'));
  await writeFile(
    join('dist', file.replace(/\.ts$/, '.js')),
    script.replaceAll(/((?:\bfrom|\bimport|\bimport\(|new URL\()\s*'\.[^']*)\.ts'/g, "$1.js'"),
  );
}

async function emitTypes(name: string, source: string): Promise<void> {
  const config = join(ROOT, `node_modules/.cache/${name.replace('/', '-')}.json`);
  const compilerOptions = {
    noCheck: true,
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: packageFolder,
    outDir: join(packageFolder, 'dist'),
  };
  const exclude = ['**/*.test.ts', '**/testing/games/{guess,auction}.ts', '**/dist', '**/page'].map((each) =>
    join(packageFolder, each),
  );
  await mkdir(dirname(config), { recursive: true });
  await writeFile(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions,
      include: [join(packageFolder, source)],
      exclude,
    }),
  );
  const { status } = spawnSync('tsc', ['-p', config], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}

/** Returns the manifest with all entry points below dist/, without scripts that need a checkout and without Node itself. */
function published(manifest: Record<string, unknown>): object {
  const { exports, bin, scripts, devDependencies, ...rest } = manifest;
  for (const field of CHECKOUT_FIELDS) delete rest[field];
  const inDist = (path: string) => `./dist/${path.replace(/^\.\//, '')}`;
  const entry = (path: string) => {
    if (path.endsWith('.json')) return path;
    const types = inDist(path).replace(/\.ts$/, '.d.ts');
    const script = inDist(path).replace(/\.ts$/, '.js');
    return TYPED[String(manifest.name)] ? { types, default: script } : script;
  };
  const each = (paths: unknown, to: (path: string) => unknown) =>
    paths && Object.fromEntries(Object.entries(paths as Record<string, string>).map(([key, path]) => [key, to(path)]));
  return {
    ...rest,
    engines: { node: NODE_VERSIONS },
    ...origin(),
    exports: each(exports, entry),
    bin: each(bin, (path) => inDist(path).replace(/\.ts$/, '.js')),
    scripts: { postpack: (scripts as Record<string, string>).postpack },
    ...(packageFolder !== ROOT && devDependencies ? optionalPeers(devDependencies as Record<string, string>) : {}),
  };
}

/** Returns the address of the repository that a workflow of GitHub packs. Undefined elsewhere. */
function repositoryUrl(): string | undefined {
  const { GITHUB_REPOSITORY: name, GITHUB_SERVER_URL: server = 'https://github.com' } = process.env;
  return name && `${server}/${name}`;
}

/** Returns the repository that publishes the packages, which npm compares with their provenance. Empty elsewhere. */
function origin(): object {
  const url = repositoryUrl();
  if (!url) return {};
  const directory = relative(ROOT, packageFolder);
  return {
    repository: { type: 'git', url: `git+${url}.git`, ...(directory && { directory }) },
    homepage: `${url}${directory && `/tree/main/${directory}`}#readme`,
    bugs: `${url}/issues`,
  };
}

/** Returns the dependencies of the entry point `testing` as optional peers. */
function optionalPeers(devDependencies: Record<string, string>): object {
  const names = Object.keys(devDependencies);
  return {
    peerDependencies: Object.fromEntries(names.map((name) => [name, `^${devDependencies[name]}`])),
    peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])),
  };
}

/** A package whose README is published. Paths are relative to the repository. */
interface PublishedPackage {
  readonly folder: string;
  /** Files and folders in the tarball besides dist/. */
  readonly files: readonly string[];
  /** Address of a file in the repository, without its path. Undefined if the repository is not published. */
  readonly repository: string | undefined;
}

/**
 * Returns a README for a tarball. Links to files that are not in it lead to the repository. If the repository is not
 * published, they become text with the path of the file.
 */
export function publishedReadme(readme: string, { folder, files, repository }: PublishedPackage): string {
  const isPacked = (path: string) => files.some((file) => `${path}/`.startsWith(`${join(folder, file)}/`));
  return readme.replace(/(!?)\[([^\]]*)\]\(([^)\s#]+)([^)\s]*)\)/g, (link, image, text, target, anchor) => {
    const path = normalize(join(folder, target)).replace(/\/$/, '');
    if (/^[a-z]+:/.test(target) || isPacked(path)) return link;
    if (repository !== undefined) return `${image}[${text}](${repository}/${path}${anchor})`;
    return basename(path) === 'README.md' || image ? text : `${text} (\`${path}\`)`;
  });
}
