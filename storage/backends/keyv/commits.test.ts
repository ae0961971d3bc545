import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Guard, UNGUARDED, type WriteSet } from '../../backend.ts';
import { Commits, Journal, type Texts } from './index.ts';
import { decodeKey, encodeKey, Space } from './space.ts';

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

test('loses a commit whose guarded records have changed, and writes nothing of it', async () => {
  const { commits, journaled, indexed } = store({ a: 'new' });
  const dueChanges = [{ index: 'turns', key: 'a', at: 5 }];
  expect(await commits.write(put({ b: '1' }, { dueChanges }), guarded({ a: 'old' }))).toBe('lost');
  expect(await commits.write(put({ b: '1' }), guarded({ c: 'old' }))).toBe('lost');
  expect([journaled, indexed]).toEqual([[], []]);
  expect(await commits.write(put({ b: '1' }), guarded({ a: 'new' }))).toBe('done');
});

test('refuses a record that must not exist yet', async () => {
  const { commits, journaled } = store({ a: '1' });
  expect(await commits.write(put({ a: '2' }, { mustNotExist: ['a'] }), UNGUARDED)).toBe('taken');
  expect(journaled).toEqual([]);
  expect(await commits.write(put({ b: '2' }, { mustNotExist: ['b'] }), UNGUARDED)).toBe('done');
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

test('encodes every key uniquely in lowercase', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (key) => {
      const name = encodeKey(key);
      expect(name).toMatch(/^[a-z\d:%-]*$/);
      expect(decodeKey(name)).toBe(key);
    }),
  );
});
