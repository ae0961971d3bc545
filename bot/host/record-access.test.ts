import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { changeRecord, keyedHash, readOrQuarantine } from '../../storage/record-access.ts';
import { beforeCommits, refusalOf, testContext } from '../../tests/context.ts';
import { digestKind } from '../features/people/record.ts';
import { badOptions, isRefusal, Refusal } from './refusal.ts';
import { gameFailed } from './table/outside-games.ts';

test('changes, deletes or keeps a record, and writes only changes', async () => {
  const context = await testContext();
  let commits = 0;
  const counting = beforeCommits(context, () => {
    commits++;
  });
  const change = (to: (before: object | undefined) => unknown) =>
    changeRecord(counting, digestKind, 'ada', 'digest:ada', to as never);
  const read = () => readOrQuarantine(context, digestKind, 'ada');
  const digest = { at: 5, tables: ['t'] };
  expect(await change(() => digest)).toEqual(digest);
  expect([await read(), commits]).toEqual([digest, 1]);
  await change((before) => before);
  const refuse = () => {
    throw new Refusal('over');
  };
  expect(await refusalOf(change(refuse))).toMatchObject({ code: 'over' });
  expect([await read(), commits]).toEqual([digest, 1]);
  await change(() => undefined);
  expect([await read(), commits]).toEqual([undefined, 2]);
  await change(() => undefined);
  expect(commits).toBe(2);
});

test('hashes with a secret of the installation, which differs by purpose', async () => {
  const context = await testContext();
  const hash = await keyedHash(context, 'one', 'text');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyedHash(context, 'one', 'text')).toBe(hash);
  expect(await keyedHash(context, 'one', 'other')).not.toBe(hash);
  expect(await keyedHash(context, 'two', 'text')).not.toBe(hash);
  expect(await keyedHash(await testContext(), 'one', 'text')).not.toBe(hash);
});

test('uses the secret that another process has stored meanwhile, and passes other errors on', async () => {
  const context = await testContext();
  const others = await Promise.all([1, 2, 3].map(() => keyedHash(context, 'one', 'text')));
  expect(new Set(others).size).toBe(1);
  const transact = () => Promise.reject(new Error('away'));
  const failing = { ...context, storage: { ...context.storage, transact } };
  await expect(keyedHash(failing, 'two', 'text')).rejects.toThrow('away');
});

test('distinguishes a failed from a paused game, and names wrong options', () => {
  expect([gameFailed('Rogue').code, gameFailed('Rogue', true).code]).toEqual(['gameFailed', 'gamePaused']);
  for (const paused of [false, true]) expect(say(gameFailed('Rogue', paused).sentence, 'en')).toContain('Rogue');
  const issues = [
    { path: ['a', 0], message: 'too big' },
    { path: ['b'], message: 'missing' },
  ];
  const { code, sentence } = badOptions(issues);
  expect([code, say(sentence, 'en')]).toEqual(['options', expect.stringContaining('`a.0`: too big; `b`: missing')]);
  const errors = [new Refusal('over'), new Refusal('stale'), new Error('over'), null];
  expect(errors.map((error) => isRefusal(error, 'over'))).toEqual([true, false, false, false]);
});
