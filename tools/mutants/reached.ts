import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import type { Run } from './reach.ts';

// Runs before each test file: records the markers that it executes, and writes them at its end.
const reached = new Set<number>();
Object.assign(globalThis, { mutantReached: (number: number) => reached.add(number) });
const begun = performance.now();

let test = '';
let isPassed = true;

afterEach(({ task }) => {
  test = relative(process.cwd(), task.file.filepath);
  if (task.result?.state === 'fail') isPassed = false;
});

afterAll(() => {
  const run: Run = { test, ms: performance.now() - begun, isPassed, reached: [...reached] };
  writeFileSync(join(process.env.MUTANT_REACHED ?? '', `${randomUUID()}.json`), JSON.stringify(run));
});
