import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';
import { Journal, readHistory } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'spy-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('ignores a truncated line and appends after the last complete one', () => {
  const path = join(folder, 'match.jsonl');
  const { header } = new TestTable();
  const first = Journal.begin(path, header);
  first.append({ kind: 'begin', at: 1 });
  first.close();
  appendFileSync(path, '{"kind":"lost","se');
  const stored = readHistory(path);
  expect(stored?.inputs).toEqual([{ kind: 'begin', at: 1 }]);
  if (!stored) throw new Error('nothing is stored');
  const second = Journal.resume(path, stored);
  second.append({ kind: 'lost', seat: 0, at: 2 });
  second.close();
  expect(readHistory(path)?.inputs).toEqual([
    { kind: 'begin', at: 1 },
    { kind: 'lost', seat: 0, at: 2 },
  ]);
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4);
});
