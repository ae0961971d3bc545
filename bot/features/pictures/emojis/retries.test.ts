import timers from 'node:timers/promises';
import type { Client } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { replaceBuiltin } from '../../../../tests/builtins.ts';
import { recordingLog } from '../../../../tests/context.ts';
import type { Emoji } from '../../../render/emojis.ts';
import { startUploading } from './upload.ts';

/** Starts uploading two icons. `lists` has the answers of Discord in their order. */
function upload(lists: readonly (readonly string[] | Error)[], isUploader: boolean) {
  const sleeps: number[] = [];
  replaceBuiltin(timers, 'setTimeout', async (ms: number) => void sleeps.push(ms));
  const answers = [...lists];
  const get = async () => {
    const names = answers.shift() ?? [];
    if (names instanceof Error) throw names;
    return { items: names.map((name, index) => ({ id: `${index}`, name })) };
  };
  const post = vi.fn();
  const client = { application: { id: 'app' }, rest: { get, post } } as unknown as Client<true>;
  const [emojis, log] = [new Map<string, Emoji>(), recordingLog()];
  const icons = ['trophy', 'film-strip'];
  return {
    emojis,
    log,
    post,
    sleeps,
    ...startUploading({ client, emojis, log, icons, colours: {}, isUploader, delayMs: 7 }),
  };
}

test('uploads no emoji above the limit of Discord', async () => {
  const { done, post } = upload([Array.from({ length: 2000 }, (_, index) => `own${index}`)], true);
  await done;
  expect(post.mock.calls).toEqual([]);
});

test('looks every hour for the emojis that another process uploads', async () => {
  const { done, emojis, post, sleeps } = upload([[], ['trophy'], ['trophy', 'film_strip']], false);
  await done;
  expect([sleeps, post.mock.calls]).toEqual([[3_600_000, 3_600_000], []]);
  expect(emojis.get('trophy')).toBeDefined();
});
