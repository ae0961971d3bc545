import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitRepeats, openLogFile } from './log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('has each line in the file when the call returns, and appends to an earlier file', () => {
  const file = join(folder, 'logs', 'longtable.log');
  for (const moves of [1, 2]) {
    pino({}, openLogFile(file)).info({ moves }, 'Played');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toHaveLength(moves);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ moves, msg: 'Played' });
  }
});

test('begins a new file when one is full, and keeps the last four', () => {
  const file = join(folder, 'longtable.log');
  const stream = openLogFile(file, 10);
  for (let number = 1; number <= 7; number++) stream.write(`line ${number}\n`);
  const all = [file, ...[1, 2, 3, 4].map((number) => `${file}.${number}`)];
  expect(all.map((path) => readFileSync(path, 'utf8'))).toEqual([7, 6, 5, 4, 3].map((number) => `line ${number}\n`));
  expect(existsSync(`${file}.5`)).toBe(false);
  openLogFile(file, 10).write('line 8\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('line 7\n');
});

test('fills a file up to its limit, and counts what was in it before', () => {
  const file = join(folder, 'longtable.log');
  openLogFile(file, 10).write('12345');
  const stream = openLogFile(file, 10);
  stream.write('67890');
  expect(existsSync(`${file}.1`)).toBe(false);
  stream.write('é');
  expect([readFileSync(`${file}.1`, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['1234567890', 'é']);
  stream.write('123456789');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('é');
});

test('does not throw when a full file cannot be renamed', () => {
  const file = join(folder, 'gone', 'longtable.log');
  const stream = openLogFile(file, 10);
  stream.write('line 1\n');
  rmSync(join(folder, 'gone'), { recursive: true });
  expect(() => stream.write('line 2\n')).not.toThrow();
});

test('logs one of equal warnings per minute and the number of others', () => {
  vi.useFakeTimers();
  const lines: { msg: string; table?: string; more?: number }[] = [];
  const log = pino({ hooks: { logMethod: limitRepeats() } }, { write: (line) => lines.push(JSON.parse(line)) });
  for (let n = 1; n <= 240; n++) log.warn({ table: `t${n}`, error: 'ECONNREFUSED' }, 'Could not save');
  log.error({ error: 'other' }, 'Could not save');
  for (let n = 0; n < 5; n++) log.info({}, 'Played');
  expect(lines.map(({ msg }) => msg)).toEqual([...Array(2).fill('Could not save'), ...Array(5).fill('Played')]);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ msg: 'Could not save (239 more in the last minute)', more: 239 });
  log.warn({ error: 'ECONNREFUSED' }, 'Could not save');
  expect(lines).toHaveLength(9);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(9);
  vi.useRealTimers();
});
