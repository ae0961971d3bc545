/**
 * Publishes all packages to npm. With `--dry-run` it tests, packs and prints what it would publish:
 *
 *     npm run release -- --dry-run
 *
 * The workflow `release` runs it for a tag, after the tests of CI (`--tested`). npm's settings choose the registry:
 *
 *     npm_config_registry=http://localhost:4873 npm run release -- --tested
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Parts of a package.json that a release depends on. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the section of a version in the changelog with its heading, or undefined if there is none. */
export function changelogSection(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^(?=## \[)/m);
  return sections.find((section) => section.startsWith(`## [${version}]`))?.trim();
}

/** Returns the reasons not to release: packages of different versions, or a changelog without the version and its date. */
export function problemsOf(manifests: readonly Manifest[], version: string, changelog: string): string[] {
  const names = new Set(manifests.map(({ name }) => name));
  const others = manifests.flatMap(({ name, version: own, dependencies = {} }) => [
    ...(own === version ? [] : [`${name} has version ${own}, not ${version}.`]),
    ...Object.entries(dependencies)
      .filter(([needed, range]) => names.has(needed) && range !== version)
      .map(([needed, range]) => `${name} depends on ${needed} ${range}, not ${version}.`),
  ]);
  const section = changelogSection(changelog, version);
  if (section === undefined) return [...others, `CHANGELOG.md has no section [${version}].`];
  if (!/^## .* – \d{4}-\d{2}-\d{2}$/m.test(section)) return [...others, `CHANGELOG.md gives no date for ${version}.`];
  return others;
}

/** Returns the packages so that each follows those it depends on. */
export function publishOrder<T extends Manifest>(manifests: readonly T[]): T[] {
  const ordered: T[] = [];
  const add = (manifest: T): void => {
    if (ordered.includes(manifest)) return;
    for (const needed of manifests) if (manifest.dependencies?.[needed.name]) add(needed);
    ordered.push(manifest);
  };
  manifests.forEach(add);
  return ordered;
}

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly entryCount: number;
}

const ROOT = resolve(import.meta.dirname, '..');

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'longtable-release-'));
  try {
    process.exitCode = release(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function release(folder: string): number {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, tested: { type: 'boolean' } } });
  const isDry = values['dry-run'] === true;
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const manifests = [root, ...(JSON.parse(npm('query', '.workspace')) as Manifest[])];
  const { version } = root;
  const problems = [...problemsOf(manifests, version, changelog), ...changedFiles()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 && !isDry) return 1;
  if (
    !values.tested &&
    spawnSync('npm', ['test'], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CI: '1' } }).status !== 0
  )
    return 1;
  const packed = JSON.parse(
    npm('pack', '--json', '--workspaces', '--include-workspace-root', '--pack-destination', folder).replace(
      /^[^[]*/,
      '',
    ),
  ) as Packed[];
  console.log(`${isDry ? 'Would publish' : 'Publishing'} version ${version}:`);
  for (const { name } of publishOrder(manifests)) {
    const tarball = packed.find((each) => each.name === name);
    if (!tarball) throw new Error(`${name} was not packed.`);
    console.log(`  ${name}: ${Math.ceil(tarball.size / 1024)} KB, ${tarball.entryCount} files`);
    if (!isDry && !isPublished(name, version)) publish(join(folder, tarball.filename));
  }
  console.log(`\n${changelogSection(changelog, version) ?? ''}`);
  if (isDry && problems.length > 0) console.error(`\nThe release would be refused: ${problems.join(' ')}`);
  return 0;
}

function npm(...args: readonly string[]): string {
  return execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function changedFiles(): string[] {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  return changed === '' ? [] : ['There are changes that are not committed.'];
}

/** Whether npm has this version, because an earlier run published it before another package failed. */
function isPublished(name: string, version: string): boolean {
  return spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' }).stdout.trim() === version;
}

/** Publishes a tarball, in a workflow with its provenance, which only npm's own registry accepts. */
function publish(tarball: string): void {
  const provenance = process.env.GITHUB_ACTIONS ? ['--provenance'] : [];
  execFileSync('npm', ['publish', tarball, '--access', 'public', ...provenance], { cwd: ROOT, stdio: 'inherit' });
}
