import { expect, test } from 'vitest';
import type { EventData, SpyEvent } from '../events.ts';
import { parsePoint } from '../rules/grid.ts';
import { readerFor } from '../testing/readers.ts';
import { weightOf } from './story.ts';

const at = (name: string) => parsePoint(name) ?? { x: 0, y: 0 };
const open = (event: EventData, ...own: string[]): SpyEvent => ({
  audience: 'all',
  ...event,
  ...(own.length > 0 && { own }),
});
const weigh = (event: SpyEvent) => weightOf(event, readerFor(0));

test('weighs harm to the reader’s agents most, then other events about them, and routine least', () => {
  const pour: EventData = { kind: 'poured', actor: 'Olga', victim: 'Esra', hit: true };
  expect(weigh(open(pour, 'Esra'))).toBe('harm');
  expect(weigh(open(pour, 'Olga'))).toBe('own');
  expect(weigh(open({ kind: 'moledie', receiver: 'Esra' }, 'Esra'))).toBe('harm');
  expect(weigh(open(pour))).toBe('others');
  expect(weigh({ audience: 0, kind: 'dried', person: 'Esra' })).toBe('own');
  expect(weigh(open({ kind: 'took', actor: 'Olga', at: at('A1') }))).toBe('board');
  expect(
    weigh(open({ kind: 'stepped', actor: 'Olga', from: at('A2'), to: at('A1'), swapped: null, picked: null })),
  ).toBe('routine');
});
