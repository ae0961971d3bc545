import { expect, test, vi } from 'vitest';
import { Lru } from './lru.ts';

test('evicts the least recently used entry', () => {
  const lru = new Lru<number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.set('a', 3);
  lru.set('c', 4);
  expect([lru.get('b'), lru.get('c'), lru.get('a')]).toEqual([undefined, 4, 3]);
  lru.get('c');
  lru.set('d', 5);
  expect([lru.get('a'), lru.get('c'), lru.get('d')]).toEqual([undefined, 4, 5]);
  lru.delete('d');
  expect(lru.get('d')).toBeUndefined();
});

test('creates an entry once, and again after its eviction', () => {
  const lru = new Lru<string>(1);
  const make = vi.fn(() => 'made');
  expect([lru.getOrInsert('a', make), lru.getOrInsert('a', make)]).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
  lru.set('b', 'other');
  lru.getOrInsert('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
