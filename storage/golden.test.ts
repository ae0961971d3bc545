import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { RECORD_KINDS } from './records/index.ts';
import { tableKind } from './records/table.ts';
import { type RecordKind, unwrap } from './store.ts';

const GOLDEN = join(import.meta.dirname, 'testing/golden');
const RECORDS = join(import.meta.dirname, 'records');

const modules = await Promise.all(readdirSync(RECORDS).map((name) => import(join(RECORDS, name))));
const values = modules.flatMap((module) => Object.values<unknown>(module));
const ofFeatures = FEATURES.flatMap(({ records = [], tableRecords = {} }) => [
  ...records,
  ...Object.values(tableRecords),
]);
const kinds = [...values, ...RECORD_KINDS, ...ofFeatures].filter(isKind);
const files = readdirSync(GOLDEN);

function isKind(value: unknown): value is RecordKind<unknown> {
  return typeof value === 'object' && value !== null && 'schema' in value && 'version' in value;
}

test('has an example of the current version of every record kind', () => {
  expect(kinds.length).toBeGreaterThan(30);
  expect(files).toEqual(expect.arrayContaining(kinds.map(({ name, version }) => `${name}.${version}.json`)));
});

// A released example never changes: a new version gets its own file and a migration.
test.each(files)('reads %s', (file) => {
  const [name = '', version] = file.split('.');
  const kind = kinds.find((each) => each.name === name);
  const stored = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'));
  expect(stored.v).toBe(Number(version));
  const read = unwrap(kind!, 'golden', stored);
  if (stored.v === kind?.version) expect(read).toEqual(stored.data);
});

test('reads a table whose location only says that invited users were mentioned', () => {
  const stored = JSON.parse(readFileSync(join(GOLDEN, 'table.1.json'), 'utf8'));
  stored.data.location.mentioned = true;
  expect(unwrap(tableKind, 'golden', stored).location.mentioned).toBeUndefined();
});
