import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import ts from 'typescript';
import type { Mutant } from './mutate.ts';

export type TestOutcome = 'passed' | 'failed' | 'timeout';

/** A copy of the project in a temporary folder, so that the project is never modified. */
export class ProjectCopy {
  readonly path = mkdtempSync(join(tmpdir(), 'longtable-mutants-'));
  /** All files of the project that are not ignored by git. */
  readonly files: readonly string[];

  constructor(root: string) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    this.files = String(listed).split('\0').filter(Boolean);
    for (const file of this.files) cpSync(join(root, file), join(this.path, file), { recursive: true });
    symlinkSync(join(root, 'tools/node_modules'), join(this.path, 'tools/node_modules'));
    const packages = join(root, 'node_modules');
    mkdirSync(join(this.path, 'node_modules'));
    for (const name of readdirSync(packages)) {
      // The workspaces are relative links, so that imports by package name lead to the copy.
      if (name === '@longtable')
        cpSync(join(packages, name), join(this.path, 'node_modules', name), {
          recursive: true,
          verbatimSymlinks: true,
        });
      else symlinkSync(join(packages, name), join(this.path, 'node_modules', name));
    }
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.path, file), source);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** Runs tests in this order. Stops at the first failure unless `env` has `MUTANT_REACHED`. */
  async test(tests: readonly string[], timeoutMs: number, env: NodeJS.ProcessEnv = {}): Promise<TestOutcome> {
    const vitest = join(dirname(new URL(import.meta.resolve('vitest/package.json')).pathname), 'vitest.mjs');
    const bail = env.MUTANT_REACHED ? [] : ['--bail=1'];
    const args = [vitest, 'run', '--config', 'tools/mutants/vitest.config.ts', ...bail, ...tests];
    const all = { ...process.env, ...env, MUTANT_TESTS: tests.join(' ') };
    // A separate process group, so that killing a hanging test also kills its workers.
    const child = spawn(process.execPath, args, { cwd: this.path, env: all, stdio: 'ignore', detached: true });
    const stop = new AbortController();
    const ended = once(child, 'exit').then(([code]): TestOutcome => (code === 0 ? 'passed' : 'failed'));
    const late = setTimeout(timeoutMs, 'timeout' as const, { signal: stop.signal }).catch(() => 'timeout' as const);
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    process.once('exit', end);
    const ending = await Promise.race([ended, late]);
    stop.abort();
    end();
    process.off('exit', end);
    return ending;
  }
}

/** A test file that executes the statement of a mutant, and its duration without mutants. */
export interface ReachingTest {
  readonly test: string;
  readonly ms: number;
}

/** Result of a test file, written by `reached.ts`: the numbers of the markers that it executed. */
export interface Run extends ReachingTest {
  readonly isPassed: boolean;
  readonly reached: readonly number[];
}

/** Slow tests that check the whole project or processes. */
const EXCLUDED_TESTS =
  /^tests\/(?:browser\/|(?:chats|dependencies|docker|docs|documents|external-games|faults|install|kills|recovery|shards|spy-wire|startup-errors|strength|two-processes|wording)\.test)|^bot\/operator\/|^tools\//;

const COVERAGE_MS = 30 * 60_000;

/**
 * Runs the nearest tests of each file once with a marker before the statement of each mutant. Returns the test files that pass and execute
 * it, fastest first. The top level of a module is executed by every test that imports it.
 */
export async function reachingTests(
  copy: ProjectCopy,
  mutants: readonly Mutant[],
  maxTests: number,
): Promise<ReadonlyMap<Mutant, readonly ReachingTest[]>> {
  const importers = importersIn(copy);
  const files = [...new Set(mutants.map(({ file }) => file))];
  const importing = new Map(files.map((file) => [file, testsImporting(file, importers, maxTests)]));
  const sources = new Map(files.map((file) => [file, copy.read(file)]));
  const marked = new Set<number>();
  for (const [file, source] of sources) {
    const here = [...mutants.entries()].filter(([, mutant]) => mutant.file === file);
    const result = withMarkers(source, new Map(here.map(([number, { start }]) => [number, start])));
    for (const number of result.marked) marked.add(number);
    copy.write(file, result.source);
  }
  const reachedIn = mkdtempSync(join(copy.path, 'reached-'));
  const tests = new Set(importing.values().flatMap((own) => [...own]));
  await copy.test([...tests].sort(), COVERAGE_MS, { MUTANT_REACHED: reachedIn });
  for (const [file, source] of sources) copy.write(file, source);
  const runs = readdirSync(reachedIn).map((name) => JSON.parse(readFileSync(join(reachedIn, name), 'utf8')) as Run);
  if (runs.length === 0) throw new Error('No test could run without a mutant.');
  const passed = runs.filter(({ isPassed }) => isPassed).sort((a, b) => a.ms - b.ms);
  return new Map(
    mutants.map((mutant, number) => {
      const isReached = ({ test, reached }: Run) =>
        marked.has(number) ? reached.includes(number) : importing.get(mutant.file)?.has(test) === true;
      return [mutant, passed.filter(isReached).map(({ test, ms }) => ({ test, ms }))];
    }),
  );
}

/** Adds a marker before the innermost statement, or in the expression body of a function, at each position. Positions at the top level get none. */
export function withMarkers(
  source: string,
  starts: ReadonlyMap<number, number>,
): { readonly source: string; readonly marked: ReadonlySet<number> } {
  const tree = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const marked = new Set<number>();
  for (const [number, start] of starts) {
    const place = placeOf(nodeAt(tree, start));
    if (!place) continue;
    marked.add(number);
    const call = `globalThis.mutantReached?.(${number})`;
    const at = place.getStart(tree);
    if (ts.isExpression(place)) inserts.push({ at, text: `(${call}, ` }, { at: place.getEnd(), text: ')' });
    else inserts.push({ at, text: `${call}; ` });
  }
  const from = inserts.toSorted((a, b) => b.at - a.at);
  return { source: from.reduce((text, { at, text: add }) => text.slice(0, at) + add + text.slice(at), source), marked };
}

function nodeAt(tree: ts.SourceFile, start: number): ts.Node {
  let node: ts.Node = tree;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(tree) <= start && start < child.getEnd() ? child : undefined,
    );
    if (!inner) return node;
    node = inner;
  }
}

/** Returns the innermost statement in a block, or the expression body of the innermost function. Undefined at the top level. */
function placeOf(node: ts.Node): ts.Statement | ts.Expression | undefined {
  for (let ancestor = node; ancestor.parent; ancestor = ancestor.parent) {
    const { parent } = ancestor;
    if (ts.isArrowFunction(parent) && parent.body === ancestor && ts.isExpression(ancestor)) return ancestor;
    if (ts.isStatement(ancestor) && !ts.isBlock(ancestor) && (ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent)))
      return ancestor;
    if (ts.isClassStaticBlockDeclaration(ancestor)) return undefined;
  }
  return undefined;
}

const GAME_PACKAGES = /^@longtable\/(duel|dungeon|farmland|kit|runa|spy)(?=\/|$)/;

/** Returns the files that import each file. */
function importersIn(copy: ProjectCopy): ReadonlyMap<string, readonly string[]> {
  const known = new Set(copy.files);
  const importers = new Map<string, string[]>();
  const add = (target: string, file: string) => importers.set(target, [...(importers.get(target) ?? []), file]);
  for (const file of copy.files.filter((file) => file.endsWith('.ts'))) {
    for (const { fileName } of ts.preProcessFile(copy.read(file), true, true).importedFiles) {
      const inner = fileName.replace(GAME_PACKAGES, 'games/$1').replace(/^@longtable\//, '');
      const base = fileName.startsWith('.') ? join(file, '..', fileName) : inner;
      const target = [base, `${base}.ts`, `${base}/index.ts`].find((file) => known.has(file));
      if (target) add(target, file);
    }
    // Commands are loaded from their folder.
    if (/^commands\/[\w-]+\.ts$/.test(file)) add(file, 'bot/interactions/command.ts');
  }
  return importers;
}

/** Returns the tests that import a file, directly or indirectly, up to the maximum: those in its folder first, then those with the shortest chain of imports. */
function testsImporting(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  maxTests: number,
): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const reachedFile of reached) for (const importer of importers.get(reachedFile) ?? []) reached.add(importer);
  const isBeside = (test: string) => Number(dirname(test) === dirname(file));
  const tests = [...reached].filter(
    (file) => file.endsWith('.test.ts') && (isBeside(file) || !EXCLUDED_TESTS.test(file)),
  );
  return new Set(tests.sort((a, b) => isBeside(b) - isBeside(a)).slice(0, maxTests));
}
