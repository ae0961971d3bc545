import type { Reader } from '@longtable/kit';
import { iconsOf, itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { PRESETS, unitsOf } from '../presets.ts';
import { stage, unit } from '../testing/stage.ts';
import { iconOfCard, icons, THINGS } from './icons.ts';
import { picture } from './picture.ts';

const ada: Reader = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] };
const spectator: Reader = { ...ada, viewer: 'spectator' };
const UNITS = Object.values(PRESETS).flatMap(unitsOf);

const STATE = stage({
  D2: unit('Goat Farmer 1000/1000'),
  C2: unit('Grain Farmer 1100/1100', { up: false, blocks: true }),
  D3: unit('Agro Architect 1900/1800', { team: 1, moved: true }),
  E1: unit('Seed Farmer 2500/2300', { team: 1, up: false }),
});

const drawn = (...given: Parameters<typeof picture>) => [...itemsOf(picture(...given))].map(({ item }) => item);
const words = (...given: Parameters<typeof picture>) => drawn(...given).flatMap(wordsOf);
const signs = (...given: Parameters<typeof picture>) => drawn(...given).flatMap(iconsOf);
const count = (list: readonly string[], one: string) => list.filter((each) => each === one).length;

test('every unit of the built-in decks has a different icon', () => {
  const qualifiers = UNITS.map(({ qualifier }) => qualifier);
  expect(qualifiers.filter((qualifier) => icons[qualifier] === undefined)).toEqual([]);
  expect(new Set(UNITS.map(iconOfCard)).size).toBe(qualifiers.length);
});

test('draws the values of a face-down unit for its owner, and for all readers after the end', () => {
  expect(words(STATE, ada)).not.toContain('2300');
  expect(count(words(STATE, ada), '?')).toBe(1);
  expect(count(words(STATE, spectator), '?')).toBe(2);
  expect(words(STATE, { ...ada, viewer: 1 })).toContain('2300');
  expect(words(STATE, { ...spectator, open: true })).not.toContain('?');
});

test('shows the effect of a partial line on its targets', () => {
  const does = (partial?: string) => {
    const list = signs(STATE, ada, partial);
    return [THINGS.move, THINGS.place, THINGS.attack, THINGS.unite, THINGS.lose].map((sign) => count(list, sign));
  };
  expect(does()).toEqual([0, 0, 0, 0, 0]);
  expect(does('')).toEqual(does('D2 '));
  expect(does('D2 ')).toEqual([1, 0, 1, 0, 1]);
  expect(does('D1 ')).toEqual([1, 0, 0, 0, 1]);
  expect(does('place 1 ')).toEqual([0, 2, 0, 0, 2]);
});

test('hatches the expected loss in the life bar of the King’s team', () => {
  const near = stage({ D2: unit('Agro Architect 1900/1800', { team: 1 }) });
  const losses = (reader: Reader) => drawn(near, reader).flatMap((item) => (item.kind === 'bar' ? [item.loss] : []));
  expect(losses(ada)).toEqual([0, 1900]);
  expect(losses(spectator)).toEqual([0, 0]);
});
