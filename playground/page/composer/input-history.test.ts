import { expect, test } from 'vitest';
import { InputHistory } from './fields.ts';

test('recalls sent inputs, newest first, and forward again', () => {
  const recall = new InputHistory();
  expect(recall.older()).toBeUndefined();
  for (const typed of ['/play runa', '/board', '/board']) recall.add(typed);
  expect([recall.older(), recall.older(), recall.older()]).toEqual(['/board', '/play runa', '/play runa']);
  expect([recall.newer(), recall.newer(), recall.newer()]).toEqual(['/board', '', undefined]);
});
