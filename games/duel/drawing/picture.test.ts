import type { Item } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { picture } from '../index.ts';
import { SPELLS } from '../rules/cards.ts';
import { cardsOf, DECKS } from '../rules/decks.ts';
import { midgame } from '../testing/stage.ts';
import { icons } from './icons.ts';

const ada = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
const cardsIn = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'card' ? [item] : []));

test('every card has a different icon', () => {
  const names = [
    ...new Set(
      Object.values(DECKS)
        .flatMap(cardsOf)
        .map(({ name }) => name),
    ),
    ...SPELLS,
  ];
  expect(names.filter((name) => icons[name] === undefined)).toEqual([]);
  const drawn = [...new Set(names)].map((name) => icons[name]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('draws gold frames for creatures that may attack and dark ones for sleeping creatures', () => {
  const cards = cardsIn(picture(midgame, { ...ada, viewer: 'spectator' }).items);
  expect(cards.map(({ name, ready, dim }) => [name, ready, dim])).toEqual([
    ['Harpoon', false, true],
    ['Dreadsub', false, false],
    ['Torchman', true, false],
    ['Siphoner', false, false],
    ['Sootmage', true, false],
  ]);
});

test('marks the possible targets of a partial line', () => {
  const targets = (partial: string) =>
    JSON.stringify(picture(midgame, ada, partial).items).split('"stroke":"#ff7b7b"').length - 1;
  expect([targets(''), targets('attack 4 with ')]).toEqual([0, 1]);
});
