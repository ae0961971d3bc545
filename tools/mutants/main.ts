import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apply, isKilled, mutantsOf, packageOf, reportOf, sample, survivorOf, type Tried } from './mutate.ts';
import { ProjectCopy, type ReachingTest, reachingTests } from './reach.ts';

const HELP = `npm run mutants -- [paths] [--count 60] [--seed 1] [--tests 40] [--budget 60] [--report]

Changes one place of the files below the paths, or of all packages, at a time in a copy of the project, and runs the
tests that execute it. A mutant that no test notices shows where a test is missing. --count 0 tries all mutants. --tests is
the maximum number of test files per file, those with the shortest chains of imports. --budget is the maximum number of
seconds of tests per mutant. --report writes coverage/mutants.md.`;

const ROOT = resolve(import.meta.dirname, '../..');
const REPORT = 'coverage/mutants.md';
/** Timeout of the tests with a mutant, as a multiple of their duration without it. `STARTUP_MS` is added. */
const MAX_SLOWDOWN = 3;
const STARTUP_MS = 20_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '40' },
    budget: { type: 'string', default: '60' },
    report: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const copy = new ProjectCopy(ROOT);
process.once('exit', () => copy.remove());

const paths = positionals.map((path) => path.replace(/^\.\/|\/$/g, ''));
const files = copy.files.filter(
  (file) =>
    /(?<!\.test|\.d)\.ts$/.test(file) &&
    !/\/(?:testing|words)\//.test(file) &&
    (paths.length === 0 ? packageOf(file) !== '' : paths.some((path) => file === path || file.startsWith(`${path}/`))),
);
const all = files.flatMap((file) => mutantsOf(file, copy.read(file)));
const mutants = sample(all, Number(values.count) || all.length, Number(values.seed));
console.log(`${mutants.length} of ${all.length} mutants in ${files.length} files, seed ${values.seed}`);

const tried: Tried[] = [];
// Print the results so far when interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    summarise();
    process.exit(1);
  });

const reaching = await reachingTests(copy, mutants, Number(values.tests));
for (const mutant of mutants) {
  const tests = reaching.get(mutant) ?? [];
  const chosen = withinBudget(tests, 1000 * Number(values.budget));
  const source = copy.read(mutant.file);
  copy.write(mutant.file, apply(source, mutant));
  const usual = chosen.reduce((sum, { ms }) => sum + ms, 0);
  const names = chosen.map(({ test }) => test);
  const outcome = names.length === 0 ? 'passed' : await copy.test(names, STARTUP_MS + MAX_SLOWDOWN * usual);
  copy.write(mutant.file, source);
  const attempt = { mutant, source, outcome, reaching: tests.length, run: chosen.length };
  tried.push(attempt);
  console.log(`${isKilled(attempt) ? 'killed  ' : 'SURVIVED'} ${mutant.file}:${mutant.line} ${mutant.kind}`);
}
summarise();

/** Returns the fastest tests whose duration together is within the budget, at least one. */
function withinBudget(tests: readonly ReachingTest[], budgetMs: number): readonly ReachingTest[] {
  let sum = 0;
  return tests.filter(({ ms }, index) => {
    sum += ms;
    return index === 0 || sum <= budgetMs;
  });
}

function summarise(): void {
  const killed = tried.filter(isKilled).length;
  console.log(`\ntried     ${tried.length}\nkilled    ${killed}\nsurvived  ${tried.length - killed}\n`);
  for (const attempt of tried) if (!isKilled(attempt)) console.log(`${survivorOf(attempt)}\n`);
  if (!values.report) return;
  mkdirSync(join(ROOT, dirname(REPORT)), { recursive: true });
  writeFileSync(join(ROOT, REPORT), reportOf(tried, Number(values.seed)));
}
