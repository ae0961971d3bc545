import { appendFileSync, existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/test-bot.ts';
import { takeRepeated } from './deaths.ts';
import { recordDeath } from './watchdog.ts';

const folder = temporaryFolder();
const file = `${folder.path}/data/deaths.jsonl`;
afterAll(folder.remove);

test('returns work that has ended two processes, once', () => {
  expect(takeRepeated(file)).toEqual([]);
  recordDeath(file, { kind: 'interaction', id: 'a' });
  recordDeath(file, { kind: 'deadlines', record: 'digest', id: 'a' });
  recordDeath(file, { kind: 'interaction' });
  recordDeath(file);
  appendFileSync(file, '{"kind":"inter');
  expect(takeRepeated(file)).toEqual([]);
  recordDeath(file, { kind: 'delivery', id: 'a' });
  expect(takeRepeated(file)).toEqual([{ kind: 'interaction', id: 'a' }]);
  recordDeath(file, { kind: 'deadlines', record: 'digest', id: 'a' });
  expect(takeRepeated(file)).toEqual([{ kind: 'deadlines', record: 'digest', id: 'a' }]);
  expect(existsSync(file)).toBe(false);
});
