import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Guard, UNGUARDED, type WriteSet } from '../../backend.ts';
import { Commits, Journal, ProcessLease, type Texts } from './index.ts';
import { decodeKey, encodeKey, type KeyvStore, Space } from './space.ts';

type Journaled = Texts<'records' | 'deadlines'>;

/** Returns commits to a store with these records, and what was journaled, applied and indexed. */
function store(stored: Record<string, string> = {}) {
  const calls: string[] = [];
  const journaled: Journaled[] = [];
  const indexed: object[] = [];
  const journal = {
    commit: vi.fn(async (texts: Journaled) => {
      calls.push('commit');
      journaled.push(texts);
    }),
    apply: vi.fn(async () => void calls.push('apply')),
  };
  const checkLease = vi.fn(async () => void calls.push('lease'));
  const records = { text: async (key: string) => stored[key] } as unknown as Space;
  const commits = new Commits({
    ...{ journal: journal as never, records, checkLease },
    onDeadlines: (changes) => void indexed.push(...changes),
  });
  return { commits, calls, journaled, indexed, journal, checkLease };
}

const put = (puts: Record<string, string>, more: Partial<WriteSet> = {}): WriteSet => ({
  ...{ puts: new Map(Object.entries(puts)), drops: [] },
  ...more,
});

const guarded = (texts: Record<string, string>): Guard => ({ ...UNGUARDED, texts: new Map(Object.entries(texts)) });

test('checks the lease and applies earlier commits before a commit, and applies it afterwards', async () => {
  const { commits, calls, journaled } = store();
  expect(await commits.write(put({ a: '1' }, { drops: ['b'] }), UNGUARDED)).toBe('done');
  await commits.settled();
  expect(calls).toEqual(['lease', 'apply', 'commit', 'apply']);
  expect(journaled).toEqual([
    {
      records: new Map([
        ['a', '1'],
        ['b', undefined],
      ]),
      deadlines: new Map(),
    },
  ]);
});

test('merges waiting commits, each checked against those before it', async () => {
  const { commits, journaled } = store({ a: '1' });
  const first = commits.write(put({ x: '0' }), UNGUARDED);
  const waiting = [
    commits.write(put({ a: '2' }), guarded({ a: '1' })),
    commits.write(put({ a: '3' }), guarded({ a: '1' })),
    commits.write(put({ a: '4' }), guarded({ a: '2' })),
    commits.write(put({ n: '1' }, { mustNotExist: ['n'] }), UNGUARDED),
    commits.write(put({ n: '2' }, { mustNotExist: ['n'] }), UNGUARDED),
    commits.write(put({}, { drops: ['n'] }), UNGUARDED),
  ];
  expect(await first).toBe('done');
  expect(await Promise.all(waiting)).toEqual(['done', 'lost', 'done', 'done', 'taken', 'done']);
  expect(journaled.map(({ records }) => [...records])).toEqual([
    [['x', '0']],
    [
      ['a', '4'],
      ['n', undefined],
    ],
  ]);
});

test('rejects all merged commits if the lease is lost, and continues with later ones', async () => {
  const { commits, checkLease, journaled } = store();
  checkLease.mockRejectedValueOnce(new Error('taken over'));
  await expect(commits.write(put({ a: '1' }), UNGUARDED)).rejects.toThrow('taken over');
  expect(journaled).toEqual([]);
  expect(await commits.write(put({ a: '2' }), UNGUARDED)).toBe('done');
});

test('is done once the journal is durable, even if applying it fails', async () => {
  const { commits, journal } = store();
  journal.apply.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('offline'));
  expect(await commits.write(put({ a: '1' }), UNGUARDED)).toBe('done');
  await commits.settled();
  expect(await commits.write(put({ a: '2' }), UNGUARDED)).toBe('done');
});

/** A store that fails after `left` more writes. */
class Failing extends Map<string, string> {
  left = Number.POSITIVE_INFINITY;

  override set(key: string, value: string): this {
    if (this.left-- <= 0) throw new Error('away');
    return super.set(key, value);
  }
}

const open = (store: Failing) => {
  const spaces = { records: new Space(store, 'records'), deadlines: new Space(store, 'deadlines') };
  return { ...spaces, journal: new Journal(new Space(store, 'own', { isListed: false }), spaces) };
};

const long = (letter: string) => letter.repeat(50_000);
const keysOf = async (space: Space) => (await Array.fromAsync(space.keys())).flat().sort();
const deadlines = new Map([['it', '7']]);

test('keeps all or nothing of a commit that is interrupted at any step', async () => {
  const ends = new Set<string>();
  for (let steps = 0; ends.size < 3; steps++) {
    const store = new Failing();
    const before = open(store);
    await before.journal.commit({
      records: new Map([
        ['a', long('x')],
        ['b', '1'],
      ]),
      deadlines: new Map(),
    });
    await before.journal.apply();
    store.left = steps;
    const after = new Map([
      ['a', long('y')],
      ['b', undefined],
      ['c', '2'],
    ]);
    const end = await before.journal.commit({ records: after, deadlines }).then(
      () =>
        before.journal.apply().then(
          () => 'whole',
          () => 'durable',
        ),
      () => 'nothing',
    );
    ends.add(end);
    // Durable values are read before they are applied.
    if (end === 'durable') expect(await before.records.text('a')).toBe(long('y'));
    store.left = Number.POSITIVE_INFINITY;
    const next = open(store);
    await next.journal.replay();
    const isThere = end !== 'nothing';
    expect(await next.records.text('a'), end).toBe(long(isThere ? 'y' : 'x'));
    expect(await keysOf(next.records)).toEqual(isThere ? ['a', 'c'] : ['a', 'b']);
    expect(await next.deadlines.text('it')).toBe(isThere ? '7' : undefined);
  }
});

describe('spaces', () => {
  const spaceOn = (store: KeyvStore = new Map<string, string>(), isListed = true) =>
    new Space(store, 'n', { isListed });

  test.each(['table:a1-b', 'Größe', 'UPPER', 'a%b~c', '🎲', 'a b'])('encodes %j in few characters, and back', (key) => {
    expect(encodeKey(key)).toMatch(/^[a-z\d:%-]*$/);
    expect(decodeKey(encodeKey(key))).toBe(key);
  });

  test.each([20_000, 20_001, 100_000])('stores a text of %i characters, and deletes all of it', async (length) => {
    const store = new Map<string, string>();
    const space = spaceOn(store, false);
    const text = '🎲x'.repeat(length).slice(0, length);
    await space.set('a', text);
    expect(await space.text('a')).toBe(text);
    // Keyv wraps the values of a map.
    const values = [...store.values()].map((kept) => (kept as unknown as { value: string }).value);
    expect(Math.max(...values.map((value) => value.length))).toBeLessThanOrEqual(20_000);
    expect(store.size > 1).toBe(length > 20_000);
    await space.set('a', 'short');
    expect([await space.text('a'), store.size]).toEqual(['short', 1]);
    await space.set('a', text);
    await space.delete('a');
    expect([await space.text('a'), store.size]).toEqual([undefined, 0]);
  });

  test('rejects a key that is too long for every store', async () => {
    await spaceOn().set('k'.repeat(253), 'x');
    await expect(spaceOn().set('k'.repeat(254), 'x')).rejects.toThrow('too long');
  });
  afterEach(() => void vi.useRealTimers());

  test('gives the database to one of two processes that start at the same time', async () => {
    const store = new Map<string, string>();
    const outcomes = await Promise.allSettled([1, 2].map(() => ProcessLease.take(spaceOn(store, false))));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of outcomes) if (one.status === 'fulfilled') await one.value.release();
    expect(store.size).toBe(0);
  });

  test('notices after a pause that another process has taken over, and keeps its lease', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const space = spaceOn(new Map(), false);
    const lease = await ProcessLease.take(space);
    await lease.mustHold();
    await space.set('process', 'another 0');
    await lease.mustHold();
    vi.setSystemTime(Date.now() + 1500);
    await expect(lease.mustHold()).rejects.toThrow('taken over');
    await lease.release();
    expect(await space.text('process')).toBe('another 0');
  });
});
