import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ProjectCopy, sample, type TestOutcome } from './copy.ts';
import { apply, diffOf, mutantsOf } from './mutate.ts';
import { RelatedTests } from './related.ts';

const HELP = `npm run mutants -- <paths> [--count 20] [--seed 1] [--tests 12]

Changes one place of the files below <paths> at a time, in a copy of the project, and runs the tests nearest to it.
A mutant that no test notices shows where a test is missing. --count 0 tries all of them.`;

const ROOT = resolve(import.meta.dirname, '../..');
/** Timeout of the tests with a mutant, as a multiple of their duration without it. `STARTUP_MS` is added. */
const MAX_SLOWDOWN = 3;
const STARTUP_MS = 20_000;
const BASELINE_MS = 600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '12' },
  },
});
if (positionals.length === 0) {
  console.error(HELP);
  process.exit(2);
}

const copy = new ProjectCopy(ROOT);
process.once('exit', () => copy.remove());

const paths = positionals.map((path) => path.replace(/^\.\/|\/$/g, ''));
const files = copy.files.filter(
  (file) =>
    /(?<!\.test|\.d)\.ts$/.test(file) &&
    !file.includes('/testing/') &&
    paths.some((path) => file === path || file.startsWith(`${path}/`)),
);
const all = files.flatMap((file) => mutantsOf(file, copy.read(file)));
const mutants = sample(all, Number(values.count) || all.length, Number(values.seed));
console.log(`${mutants.length} of ${all.length} mutants in ${files.length} files, seed ${values.seed}`);

const relatedTests = new RelatedTests(copy.path, copy.files);
const survivors: string[] = [];
const count: Record<TestOutcome, number> = { passed: 0, failed: 0, timeout: 0 };

// Print the results so far when interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    report();
    process.exit(1);
  });

const durations = new Map<string, number | undefined>();

/** Returns the duration of these tests without a mutant. Undefined if they fail. */
async function durationOf(tests: readonly string[]): Promise<number | undefined> {
  const key = tests.toSorted().join(' ');
  if (!durations.has(key)) {
    const began = Date.now();
    const ending = await run(tests, BASELINE_MS);
    durations.set(key, ending === 'passed' ? Date.now() - began : undefined);
  }
  return durations.get(key);
}

const run = async (tests: readonly string[], timeoutMs: number): Promise<TestOutcome> =>
  tests.length === 0 ? 'passed' : copy.test(tests, timeoutMs);

for (const [file, here] of Map.groupBy(mutants, (mutant) => mutant.file)) {
  const source = copy.read(file);
  const tests = relatedTests.testsOf(file, Number(values.tests));
  const usual = await durationOf(tests);
  if (usual === undefined) {
    console.log(`${file}: its tests do not pass without a mutant: ${tests.join(' ')}`);
    continue;
  }
  const timeout = STARTUP_MS + MAX_SLOWDOWN * usual;
  for (const mutant of here) {
    copy.write(file, apply(source, mutant));
    const ending = await run(tests, timeout);
    copy.write(file, source);
    count[ending]++;
    const isKilled = ending !== 'passed';
    console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${file}:${mutant.line} ${mutant.kind}`);
    if (!isKilled)
      survivors.push(
        `${file}:${mutant.line} ${mutant.kind}${tests.length === 0 ? ' (no test reaches it)' : ''}\n${diffOf(source, mutant)}`,
      );
  }
}
report();

function report(): void {
  const killed = count.failed + count.timeout;
  const tried = killed + count.passed;
  console.log(`\ntried     ${tried}\nkilled    ${killed} (${count.timeout} by time)\nsurvived  ${count.passed}\n`);
  for (const survivor of survivors) console.log(survivor);
}
