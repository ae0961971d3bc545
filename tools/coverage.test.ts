import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coveragePage, routesIn } from './coverage.ts';

test('lists the simulated routes as COVERAGE.md does (npm run coverage-list)', () => {
  expect(readFileSync(new URL('../playground/COVERAGE.md', import.meta.url), 'utf8')).toBe(coveragePage());
});

test('joins paths that differ in the names of their parameters', () => {
  const paths = { '/users/{user_id}': { get: {}, parameters: [] }, '/users/{id}': { patch: {} } };
  expect(routesIn({ info: { version: '10' }, paths })).toEqual({ '/users/:': 'GET PATCH' });
});
