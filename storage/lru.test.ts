import { expect, test } from 'vitest';
import { Lru } from './lru.ts';

test('the entries set last are kept, and to set one again makes it new', () => {
  const lru = new Lru<number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  expect([lru.get('a'), lru.get('b')]).toEqual([1, 2]);
  lru.set('a', 3);
  lru.set('c', 4);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([3, undefined, 4]);
  lru.delete('a');
  expect(lru.get('a')).toBeUndefined();
});
