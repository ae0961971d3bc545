import { expect, test } from 'vitest';
import { publishedReadme } from './pack.ts';

const README =
  'See [Longtable](../README.md), [the guide](../docs/guide.md#first), [examples/](examples), [a bot](examples/bot), ' +
  '[npm](https://npmjs.com), [below](#below) and ![a table](../docs/table.png).';
const kit = { folder: 'kit', files: ['examples'] };

test('links from a tarball to files outside of it in the repository', () => {
  expect(publishedReadme(README, { ...kit, repository: 'https://example.com/blob/v1' })).toBe(
    'See [Longtable](https://example.com/blob/v1/README.md), [the guide](https://example.com/blob/v1/docs/guide.md#first), ' +
      '[examples/](examples), [a bot](examples/bot), [npm](https://npmjs.com), [below](#below) and ' +
      '![a table](https://example.com/blob/v1/docs/table.png).',
  );
});

test('has no links to files outside of a tarball without a repository', () => {
  expect(publishedReadme(README, { ...kit, repository: undefined })).toBe(
    'See Longtable, the guide (`docs/guide.md`), [examples/](examples), [a bot](examples/bot), ' +
      '[npm](https://npmjs.com), [below](#below) and a table.',
  );
});
