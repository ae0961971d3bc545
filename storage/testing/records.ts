import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Backend } from '../backend.ts';
import { CorruptRecordError, NewerRecordError, type Storage } from '../index.ts';
import { listed, type Subject, uniqueKind } from './subject.ts';

const json = z.json();
const counts = z.object({ count: z.number() });

/** Tests of records. */
export function recordContract(subject: Subject): void {
  let backend: Backend;
  let storage: Storage;
  const putRaw = (key: string, text: string) => backend.commit({ puts: new Map([[key, text]]), drops: [] });
  beforeAll(() => {
    backend = subject.backend();
    storage = subject.storage();
  });

  describe('records', () => {
    test.each<[string, z.infer<typeof json>]>([
      ['null', null],
      ['true', true],
      ['false', false],
      ['zero', 0],
      ['a fraction', -1.5e-7],
      ['a large whole number', 2 ** 53 - 1],
      ['an empty string', ''],
      ['quotes and backslashes', `'"\\'' "" \\u0000 %_`],
      ['control characters and NUL', '\u0000\u0001\n\r\t\u2028'],
      ['a string that begins with a colon', ':base64:AAAA'],
      ['unicode', 'Grüße 🎲 \u{1F1E9}\u{1F1EA} 漢字 \ud800'],
      ['an empty list', []],
      ['an empty object', {}],
      ['nested things', { a: [1, { b: null, 'c:d': [[], {}] }], '': 'empty key', ünïcode: [false] }],
    ])('returns %s', async (_, value) => {
      const store = storage.store(uniqueKind(json));
      await storage.transact({ writes: [store.put('it', value)] });
      expect(await store.get('it')).toEqual(value);
    });

    test('returns undefined for a missing id', async () => {
      expect(await storage.store(uniqueKind(json)).get('nobody')).toBeUndefined();
    });

    test('overwrites and deletes', async () => {
      const store = storage.store(uniqueKind(json));
      await storage.transact({ writes: [store.put('it', 1)] });
      await storage.transact({ writes: [store.put('it', 2)] });
      expect(await store.get('it')).toBe(2);
      await storage.transact({ writes: [store.drop('it')] });
      expect(await store.get('it')).toBeUndefined();
      await storage.transact({ writes: [store.drop('it')] });
    });

    test('returns cached values without validation until the text changes', async () => {
      let checks = 0;
      const checked = counts.refine(() => {
        checks++;
        return true;
      });
      const kind = uniqueKind(checked, { cached: true });
      const store = storage.store(kind);
      const value = { count: 1 };
      await storage.transact({ writes: [store.put('it', value)] });
      expect(await store.get('it')).toBe(value);
      expect(checks).toBe(0);
      await putRaw(`${kind.name}:it`, JSON.stringify({ value: { v: 1, data: { count: 2 } } }));
      expect(await store.get('it')).toEqual({ count: 2 });
      expect(await store.get('it')).toEqual({ count: 2 });
      expect(checks).toBe(1);
      await putRaw(`${kind.name}:it`, '{"value":{"v":1,"data":"spoiled"}}');
      await expect(store.get('it')).rejects.toThrow(CorruptRecordError);
      await storage.transact({ writes: [store.drop('it')] });
      expect(await store.get('it')).toBeUndefined();
    });

    test('isolates a failing commit from concurrent ones', async () => {
      const store = storage.store(uniqueKind(json));
      await storage.transact({ writes: [store.put('taken', 0)] });
      const outcomes = await Promise.allSettled([
        storage.transact({ writes: [store.put('a', 1)] }),
        storage.transact({ writes: [store.add('taken', 2), store.put('b', 2)] }),
        storage.transact({ writes: [store.put('c', 3)] }),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await Promise.all(['a', 'b', 'c', 'taken'].map((id) => store.get(id)))).toEqual([1, undefined, 3, 0]);
    });

    test('separates stores', async () => {
      const [one, two] = [storage.store(uniqueKind(json)), storage.store(uniqueKind(json))];
      await storage.transact({ writes: [one.put('it', 1), two.put('it', 2)] });
      await storage.transact({ writes: [one.drop('it')] });
      expect(await one.get('it')).toBeUndefined();
      expect(await two.get('it')).toBe(2);
    });

    test('stores a value of 5 MB', async () => {
      const store = storage.store(uniqueKind(json));
      const value = { text: 'ä🎲x'.repeat(5_000_000 / 7) };
      await storage.transact({ writes: [store.put('large', value)] });
      expect(await store.get('large')).toEqual(value);
    });

    test('lists unusual and many ids', async () => {
      const store = storage.store(uniqueKind(json));
      const neighbour = storage.store(uniqueKind(json));
      const odd = [
        'a:b',
        ':',
        '%',
        '_',
        'a%',
        '*',
        '?',
        '[a]',
        '\\',
        '漢字',
        '🎲',
        "'",
        '"',
        ' ',
        'A',
        'a',
        '\u{10fffd}',
      ];
      const many = Array.from({ length: 2500 }, (_, n) => `n${n}`);
      await storage.transact({
        writes: [...[...odd, ...many].map((id) => store.put(id, id)), neighbour.put('elsewhere', 1)],
      });
      expect(await listed(store.ids())).toEqual([...odd, ...many].sort());
      for (const id of odd) expect(await store.get(id)).toBe(id);
      await storage.transact({ writes: odd.map((id) => store.drop(id)) });
      expect(await listed(store.ids())).toEqual(many.sort());
    });

    test('allows deleting while listing', async () => {
      const store = storage.store(uniqueKind(json));
      await storage.transact({ writes: Array.from({ length: 300 }, (_, n) => store.put(`${n}`, n)) });
      for await (const id of store.ids()) await storage.transact({ writes: [store.drop(id)] });
      expect(await listed(store.ids())).toEqual([]);
    });

    test.each(['', 'a:b', 'quarantine', 'Großes'])('rejects "%s" as the name of a store', (bad) => {
      expect(() => storage.store({ name: bad, version: 1, schema: json })).toThrow('is not a valid store name');
    });
  });

  describe('transact', () => {
    test('writes across stores atomically, and the last write of a record wins', async () => {
      const [one, two] = [storage.store(uniqueKind(json)), storage.store(uniqueKind(json))];
      await storage.transact({ writes: [one.put('old', 0), two.put('old', 0)] });
      await storage.transact({
        writes: [
          one.drop('old'),
          one.put('new', 1),
          two.put('old', 1),
          two.put('old', 2),
          two.put('gone', 1),
          two.drop('gone'),
          one.drop('back'),
          one.put('back', 3),
        ],
      });
      expect(await listed(one.ids())).toEqual(['back', 'new']);
      expect(await two.get('old')).toBe(2);
      expect(await two.get('gone')).toBeUndefined();
    });

    test('writes nothing if a part fails', async () => {
      const store = storage.store(uniqueKind(z.unknown()));
      await storage.transact({ writes: [store.put('kept', 1)] });
      const circle: { self?: unknown } = {};
      circle.self = circle;
      await expect(
        storage.transact({ writes: [store.put('new', 1), store.drop('kept'), store.put('bad', circle)] }),
      ).rejects.toThrow();
      expect(await listed(store.ids())).toEqual(['kept']);
    });

    test('accepts no writes', async () => {
      await storage.transact({ writes: [] });
    });
  });

  describe('corrupt records', () => {
    test.each([
      ['text that is no JSON', '{"value":', 'it is not a record'],
      ['JSON of another kind', '"hello"', 'it is not a record'],
      ['null', 'null', 'it is not a record'],
      ['an object without a value', '{}', 'it is not a record'],
      ['a value without a version', '{"value":{"data":{"count":1}}}', 'it is not a record'],
      ['data of another shape', '{"value":{"v":1,"data":{"count":"one"}}}', 'count'],
    ])('are distinguished from missing ones: %s', async (_, text, issues) => {
      const kind = uniqueKind(counts);
      const store = storage.store(kind);
      await putRaw(`${kind.name}:it`, text);
      const error = await store.get('it').catch((thrown) => thrown);
      expect(error).toBeInstanceOf(CorruptRecordError);
      expect(error).toMatchObject({ store: kind.name, id: 'it', issues: expect.stringContaining(issues) });
      expect(error.message).toContain(`${kind.name}:it`);
    });

    test('are distinguished from records of a newer version', async () => {
      const kind = uniqueKind(counts);
      await putRaw(`${kind.name}:it`, '{"value":{"v":2,"data":{"count":1}}}');
      const error = await storage
        .store(kind)
        .get('it')
        .catch((thrown) => thrown);
      expect(error).toBeInstanceOf(NewerRecordError);
      expect(error.message).toContain(`${kind.name}:it cannot be read: a newer Longtable wrote it (version 2, not 1)`);
    });

    test('are quarantined unchanged, and the id is free again', async () => {
      const kind = uniqueKind(counts);
      const store = storage.store(kind);
      for (const text of ['{broken', '{broken again']) {
        await putRaw(`${kind.name}:it`, text);
        await store.quarantine('it');
        expect(await store.get('it')).toBeUndefined();
        expect(await listed(store.ids())).toEqual([]);
      }
      expect(await backend.get(`quarantine:${kind.name}:it`)).toBe('{broken');
      expect(await backend.get(`quarantine:${kind.name}:it#2`)).toBe('{broken again');
      await storage.transact({ writes: [store.put('it', { count: 1 })] });
      expect(await store.get('it')).toEqual({ count: 1 });
      await store.quarantine('nobody');
    });
  });

  test('deletes quarantined records with a whole word in their id or text', async () => {
    const kind = uniqueKind(counts);
    const store = storage.store(kind);
    const texts = { one: 'by 12', two: '{"id":"12"}', three: 'by 123', four: 'by 412', 'of-12': 'x', 'of-123': 'x' };
    for (const [id, text] of Object.entries(texts)) {
      await putRaw(`${kind.name}:${id}`, text);
      await store.quarantine(id);
    }
    await storage.dropQuarantined('12');
    const left = await Promise.all(Object.keys(texts).map((id) => backend.get(`quarantine:${kind.name}:${id}`)));
    expect(left).toEqual([undefined, undefined, 'by 123', 'by 412', undefined, 'x']);
  });

  describe('migrations', () => {
    const v1 = uniqueKind(z.object({ n: z.number() }));
    const v2 = {
      name: v1.name,
      version: 2,
      schema: counts,
      migrations: { 1: (old: unknown) => ({ count: (old as { n: number }).n }) },
    };
    const v4 = {
      name: v1.name,
      version: 4,
      schema: z.object({ counts: z.array(z.number()), note: z.string() }),
      migrations: {
        ...v2.migrations,
        2: (old: unknown) => ({ counts: [(old as { count: number }).count] }),
        3: (old: unknown) => ({ ...(old as object), note: '' }),
      },
    };

    test('run through several versions', async () => {
      await storage.transact({
        writes: [storage.store(v1).put('first', { n: 1 }), storage.store(v2).put('second', { count: 2 })],
      });
      expect(await storage.store(v2).get('first')).toEqual({ count: 1 });
      expect(await storage.store(v4).get('first')).toEqual({ counts: [1], note: '' });
      expect(await storage.store(v4).get('second')).toEqual({ counts: [2], note: '' });
      await expect(storage.store(v1).get('second')).rejects.toThrow('a newer Longtable wrote it (version 2, not 1)');
    });

    test('make a record corrupt if they are missing, throw or return the wrong shape', async () => {
      await storage.transact({ writes: [storage.store(v1).put('it', { n: 1 })] });
      const gap = { ...v4, migrations: { 1: v4.migrations[1], 3: v4.migrations[3] } };
      await expect(storage.store(gap).get('it')).rejects.toThrow('there is no migration from version 2 to 3');
      const crash = { ...v2, migrations: { 1: (old: unknown) => (old as { x: { y: 1 } }).x.y } };
      await expect(storage.store(crash).get('it')).rejects.toThrow('the migration from version 1 to 2 failed');
      const wrong = { ...v2, migrations: { 1: () => ({ count: 'one' }) } };
      await expect(storage.store(wrong).get('it')).rejects.toBeInstanceOf(CorruptRecordError);
    });
  });
}
