import { expect, test } from 'vitest';
import { changelogSection, problemsOf, publishOrder } from './release.ts';

const CHANGELOG = '# Changelog\n\n## [0.3.0] – unreleased\n\n- New\n\n## [0.2.0] – 2026-01-02\n\n- Old\n';
const kit = { name: '@longtable/kit', version: '0.2.0' };
const bot = { name: 'longtable', version: '0.2.0', dependencies: { '@longtable/kit': '0.2.0', zod: '^4.0.0' } };

test('finds the section of a version in the changelog', () => {
  expect(changelogSection(CHANGELOG, '0.2.0')).toBe('## [0.2.0] – 2026-01-02\n\n- Old');
  expect(changelogSection(CHANGELOG, '0.3.0')).toContain('- New');
  expect(changelogSection(CHANGELOG, '0.1.0')).toBeUndefined();
});

test('accepts packages of one version with a dated section', () => {
  expect(problemsOf([bot, kit], '0.2.0', CHANGELOG)).toEqual([]);
});

test('names other versions, other dependencies and a missing date or section', () => {
  expect(problemsOf([bot, { ...kit, version: '0.3.0' }], '0.3.0', CHANGELOG)).toEqual([
    'longtable has version 0.2.0, not 0.3.0.',
    'longtable depends on @longtable/kit 0.2.0, not 0.3.0.',
    'CHANGELOG.md gives no date for 0.3.0.',
  ]);
  expect(problemsOf([], '1.0.0', CHANGELOG)).toEqual(['CHANGELOG.md has no section [1.0.0].']);
});

test('publishes a package after those it depends on', () => {
  expect(publishOrder([bot, kit]).map(({ name }) => name)).toEqual(['@longtable/kit', 'longtable']);
});
