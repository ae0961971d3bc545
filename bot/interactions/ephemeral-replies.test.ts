import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EphemeralReplies } from './reply.ts';

const LIFE_MS = 14.5 * 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const sent = (message: string) => ({ message, remove: async () => message });

/** Returns the message that the next interaction deletes. */
const taken = (replies: EphemeralReplies, person: string, channel: string, pressed?: string) =>
  replies.take(person, channel, pressed)?.();

test('deletes the last reply of a user in a channel once', async () => {
  const replies = new EphemeralReplies();
  replies.keep('ada', 'c', sent('one'));
  replies.keep('ada', 'c', sent('two'));
  replies.keep('bo', 'c', sent('three'));
  expect(await taken(replies, 'ada', 'd')).toBeUndefined();
  expect(await taken(replies, 'ada', 'c')).toBe('two');
  expect(await taken(replies, 'ada', 'c')).toBeUndefined();
  expect(await taken(replies, 'bo', 'c', 'another')).toBe('three');
});

test('keeps the message that was pressed', async () => {
  const replies = new EphemeralReplies();
  replies.keep('ada', 'c', sent('one'));
  expect(await taken(replies, 'ada', 'c', 'one')).toBeUndefined();
});

test('deletes a reply only while its token is valid, also after others have expired', async () => {
  const replies = new EphemeralReplies();
  replies.keep('ada', 'c', sent('one'));
  vi.setSystemTime(LIFE_MS - 1);
  replies.keep('bo', 'c', sent('two'));
  expect(await taken(replies, 'ada', 'c')).toBe('one');
  replies.keep('ada', 'c', sent('three'));
  vi.setSystemTime(2 * LIFE_MS - 1);
  replies.keep('cleo', 'c', sent('four'));
  expect(await taken(replies, 'ada', 'c')).toBeUndefined();
  expect(await taken(replies, 'bo', 'c')).toBeUndefined();
  expect(await taken(replies, 'cleo', 'c')).toBe('four');
});
