import { expect, test } from 'vitest';
import { Recall } from './filled.ts';

test('recalls sent inputs, newest first, and forward again', () => {
  const recall = new Recall();
  expect(recall.older()).toBeUndefined();
  for (const typed of ['/play runa', '/board', '/board']) recall.remember(typed);
  expect([recall.older(), recall.older(), recall.older()]).toEqual(['/board', '/play runa', '/play runa']);
  expect([recall.newer(), recall.newer(), recall.newer()]).toEqual(['/board', '', undefined]);
});
