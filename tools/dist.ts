import { spawnSync } from 'node:child_process';
import { cp, glob, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');

/** What is read as it lies there: levels, samples, what new games start from, and the page, whose types are stripped when it is served. */
const ASSETS = [
  'examples/{last-stone,gold-rush}/*.{ts,json,md}',
  'games/**/*.{txt,json,jsonl}',
  'terminal/samples/*',
  'playground/page/**/*.{ts,css,html}',
  'playground/*.png',
];

// Node strips no types below node_modules, so the package carries plain JavaScript, and the types of its kit.
await rm(DIST, { recursive: true, force: true });
for (const project of ['tsconfig.build.json', 'tsconfig.types.json']) {
  const { status } = spawnSync('tsc', ['-p', project], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
for await (const file of glob(ASSETS, { cwd: ROOT })) {
  if (file.startsWith('playground/') && file.endsWith('.test.ts')) continue;
  await mkdir(dirname(join(DIST, file)), { recursive: true });
  await cp(join(ROOT, file), join(DIST, file));
}
