import { expect, test } from 'vitest';
import type { Happening, SpyEvent } from '../events.ts';
import { parsePoint } from '../rules/grid.ts';
import { story } from './story.ts';

const at = (name: string) => parsePoint(name) ?? { x: 0, y: 0 };
const step = (actor: string, to: string): Happening => ({
  kind: 'stepped',
  actor,
  to: at(to),
  swapped: null,
  picked: null,
});
const all = (...happenings: Happening[]): SpyEvent[] => happenings.map((one) => ({ audience: 'all', ...one }));

test('what one person does in a row is one line', () => {
  const events = all(
    { kind: 'round', round: 2 },
    step('Ines', 'C4'),
    step('Ines', 'C5'),
    { kind: 'took', actor: 'Ines', at: at('D5') },
    step('Hugo', 'A1'),
    { kind: 'retired', actor: 'Hugo' },
  );
  expect(story(events, 'spectator')).toEqual([
    'Round 2 begins.',
    'Ines → C4 → C5, takes a cocktail at D5.',
    'Hugo → A1, waits.',
  ]);
});

test('what a viewer does not hear does not show', () => {
  const secret: SpyEvent = { audience: 0, kind: 'spied', actor: 'Ines', victim: 'Hugo', success: true };
  const events = [...all(step('Ines', 'C4')), secret, ...all(step('Ines', 'C5'))];
  expect(story(events, 1)).toEqual(['Ines → C4 → C5']);
  expect(story(events, 0)).toEqual(['Ines → C4, spies on Hugo: success → C5']);
});

test('of a long story the newest lines stay', () => {
  const lines = story(all(...Array.from({ length: 30 }, (_, index) => step(`Guest ${index}`, 'C4'))), 'spectator');
  expect(lines.length).toBeLessThan(20);
  expect(lines.at(-1)).toBe('Guest 29 → C4');
});
