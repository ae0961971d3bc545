import { type Item, MAX_PICTURE_HEIGHT } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { picture } from '../index.ts';
import { SPELLS } from '../rules/cards.ts';
import { cardsOf, DECKS } from '../rules/decks.ts';
import { fighter, midgame, stage } from '../testing/stage.ts';
import { artOf, icons } from './icons.ts';

const ada = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
/** The diamonds of prices, without their shadows. */
const diamondsIn = (items: readonly Item[]) =>
  items.filter((item) => item.kind === 'piece' && item.shape === 'diamond' && item.stroke);
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

test('an uploaded creature has the face of its name, or one of several faces for its best trait', () => {
  const { card } = fighter('Limpet');
  expect(artOf({ ...card, own: true })).toEqual(artOf(card));
  expect(artOf({ ...card, own: true, name: 'constructor' })[1]).toBe('#7f8a9a');
  const names = ['Wumpus', 'Grue', 'Bandit', 'Ogress', 'Puck', 'Yeti'];
  const faces = names.map((name) => artOf({ ...card, own: true, shield: false, name })[0]);
  expect(new Set(faces).size).toBeGreaterThan(3);
});

test('an uploaded creature with an unknown name has the icon that its author chose', () => {
  const { card } = fighter('Limpet');
  const own = { ...card, own: true as const, icon: 'dragon-head' };
  expect(artOf({ ...own, name: 'Wumpus' })).toEqual(artOf(fighter('Bellower').card));
  expect(artOf(own)).toEqual(artOf(fighter('Bellower').card));
  expect(artOf({ ...own, name: 'Wumpus', icon: 'no-icon' })).toEqual(artOf({ ...card, own: true, name: 'Wumpus' }));
});

test('draws no row for an empty own hand, but both rows for a reader who may see everything', () => {
  const height = (...given: Parameters<typeof picture>) => picture(...given).height;
  const empty = stage({ hand: '' }, {});
  expect(height(empty, ada)).toBe(height(empty, { ...ada, viewer: 'spectator' }));
  expect(height(midgame, ada)).toBeGreaterThan(height(empty, ada));
  expect(height(empty, { ...ada, open: true })).toBe(height(midgame, { ...ada, open: true }));
  for (const reader of [ada, { ...ada, open: true as const }])
    expect(height(midgame, reader)).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT);
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

test('draws a hand for its owner only, and both hands after the end', () => {
  const names = (...given: Parameters<typeof picture>) => cardsIn(picture(...given).items).map(({ name }) => name);
  expect(names(midgame, ada)).toContain('Pyrarch');
  expect(names(midgame, { ...ada, viewer: 1 })).not.toContain('Pyrarch');
  expect(names(midgame, { ...ada, viewer: 'spectator', open: true })).toEqual(
    expect.arrayContaining(['Pyrarch', 'Netter']),
  );
});

test('begins with the result after the end, without dark cards and prices', () => {
  const { items } = picture({ ...midgame, winner: 0 }, { ...ada, open: true });
  expect(items.find(({ kind }) => kind === 'text')).toMatchObject({ text: 'You beat Bo with 30 life left.' });
  expect(cardsIn(items).filter(({ dim }) => dim)).toEqual([]);
  expect(diamondsIn(items)).toEqual([]);
});

test('draws prices on diamonds, also in two open hands', () => {
  for (const reader of [ada, { ...ada, open: true as const }]) {
    const { items } = picture(midgame, reader);
    expect(diamondsIn(items)).toHaveLength(cardsIn(items).length - 5);
  }
});

test('marks the possible targets of a partial line', () => {
  const targets = (partial: string) =>
    JSON.stringify(picture(midgame, ada, partial).items).split('"stroke":"#ff7b7b"').length - 1;
  expect([targets(''), targets('attack 4 with ')]).toEqual([0, 1]);
});

test('hatches the expected loss in the life bar of the threatened player', () => {
  const duel = stage({ life: 9 }, { field: { 1: fighter('Leviath') } });
  const losses = picture(duel, ada).items.flatMap((item) => (item.kind === 'bar' ? [item.loss] : []));
  expect(losses).toEqual([0, 9]);
});
