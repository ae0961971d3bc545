import { expect, test } from 'vitest';
import { idleCollector } from './memory.ts';

const MB = 1024 * 1024;

test('collects garbage once after a quiet time, and only if the heap has grown', () => {
  const here = { heap: 100 * MB, processor: 0, at: 0, collections: 0 };
  const check = idleCollector({
    heapTotal: () => here.heap,
    processorTime: () => here.processor,
    now: () => here.at,
    collect: () => {
      here.collections++;
      here.heap = 110 * MB;
    },
  });
  const after = (processor: number, heap = here.heap) => {
    here.at += 15_000;
    here.processor += processor;
    here.heap = heap;
    check();
    return here.collections;
  };
  expect(after(0, 131 * MB)).toBe(0);
  expect(after(1000, 300 * MB)).toBe(0);
  expect(after(700)).toBe(1);
  expect(after(0, 141 * MB)).toBe(1);
  expect(after(0, 142 * MB)).toBe(2);
});
