import { expect, test } from 'vitest';
import type { EventData, SpyEvent } from '../events.ts';
import { parsePoint } from '../rules/grid.ts';
import { readerFor } from '../testing/readers.ts';
import { tell } from './story.ts';

const textsOf = (...story: Parameters<typeof tell>) => tell(...story).map(({ text }) => text);

const at = (name: string) => parsePoint(name) ?? { x: 0, y: 0 };
const step = (actor: string, to: string): EventData => ({
  kind: 'stepped',
  actor,
  to: at(to),
  swapped: null,
  picked: null,
});
const all = (...happenings: EventData[]): SpyEvent[] => happenings.map((one) => ({ audience: 'all', ...one }));

test('joins a person’s consecutive actions into one line', () => {
  const events = all(
    { kind: 'round', round: 2 },
    step('Ines', 'C4'),
    step('Ines', 'C5'),
    { kind: 'took', actor: 'Ines', at: at('D5') },
    step('Hugo', 'A1'),
    { kind: 'retired', actor: 'Hugo' },
  );
  expect(textsOf(events, readerFor('spectator'))).toEqual([
    'Round 2 begins.',
    'Ines walks to C5 and takes a cocktail from D5.',
    'Hugo walks to A1 and waits.',
  ]);
  expect(textsOf(events, readerFor('spectator', 'de'))).toEqual([
    'Runde 2 beginnt.',
    'Ines geht nach C5 und nimmt einen Cocktail von D5.',
    'Hugo geht nach A1 und wartet.',
  ]);
});

test('joins people who only walk into one line, in order', () => {
  const events = all(step('Ines', 'C4'), step('Hugo', 'A1'), step('Hugo', 'A2'), { kind: 'drank', actor: 'Rosa' });
  expect(textsOf(events, readerFor('spectator'))).toEqual(['Ines → C4; Hugo → A2.', 'Rosa drinks a cocktail.']);
});

test('omits private events of others', () => {
  const secret: SpyEvent = { audience: 0, kind: 'spied', actor: 'Ines', victim: 'Hugo', success: true };
  const events = [...all(step('Ines', 'C4')), secret, ...all(step('Ines', 'C5'))];
  expect(textsOf(events, readerFor(1))).toEqual(['Ines → C5.']);
  expect(textsOf(events, readerFor(0))).toEqual(['Ines walks to C4, gets Hugo to talk and walks to C5.']);
});

test('separates walks from other actions and mentions swaps and items', () => {
  const swap: EventData = { kind: 'stepped', actor: 'Ines', to: at('G3'), swapped: 'cat', picked: 'JETPACK' };
  const laser: EventData = {
    kind: 'used',
    actor: 'Ines',
    gadget: 'LASER_COMPACT',
    at: at('C4'),
    victim: null,
    success: true,
  };
  const stake: EventData = { kind: 'gambled', actor: 'Ines', at: at('H3'), stake: 5, won: false };
  const events = all(laser, swap, stake);
  expect(textsOf(events, readerFor('spectator'))).toEqual([
    'Ines uses the laser compact at C4, walks to G3, swaps with the cat, picks up the jetpack, bets 5 chips at H3 and loses.',
  ]);
  expect(textsOf(all(swap), readerFor('spectator', 'de'))).toEqual([
    'Ines → G3 (tauscht mit der Katze, nimmt das Jetpack mit).',
  ]);
});
