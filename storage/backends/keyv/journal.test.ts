import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { decodeKey, encodeKey, Space } from './space.ts';

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

test('deletes all parts of a long text that is replaced', async () => {
  const store = new Map();
  const space = new Space(store, 'space');
  await space.set('it', long('x'));
  expect(store.size).toBeGreaterThan(3);
  await space.set('it', 'short');
  expect(JSON.stringify([...store.values()])).not.toContain('xx');
  await space.delete('it');
  expect(await keysOf(space)).toEqual([]);
});

test('stores a text that looks like a pointer to a long text', async () => {
  const space = new Space(new Map(), 'space');
  const text = `~${'a'.repeat(64)}~3`;
  await space.set('it', text);
  expect(await space.text('it')).toBe(text);
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
