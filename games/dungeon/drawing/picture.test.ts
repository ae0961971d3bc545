import { type Item, type Picture, SIGNS } from '@longtable/kit/picture';
import { itemsOf } from '@longtable/kit/testing/pictures/items';
import { describe, expect, test } from 'vitest';
import { BESTIARY } from '../rules/enemies.ts';
import { HERO_NAMES } from '../rules/heroes.ts';
import { OUR_LEVELS } from '../rules/level.ts';
import type { Room, State } from '../state.ts';
import { stage } from '../testing/stage.ts';
import { heroMedallion, icons } from './icons.ts';
import { picture } from './picture.ts';
import { windowOf } from './picture-map.ts';

const run = (room: State['room'], more: Partial<State> = {}): State => ({
  random: 0,
  level: 3,
  rounds: 57,
  prior: 0,
  ahead: ['@s'],
  room,
  ...more,
});
const reader = (language: 'en' | 'de') => ({ viewer: 0, language, names: ['Ada'] });
const draw = (room: Room, language: 'en' | 'de' = 'en') => picture(run(room), reader(language));
const all = <Kind extends Item['kind']>(drawn: Picture, kind: Kind) =>
  [...itemsOf(drawn)].flatMap(({ item, ...zero }) =>
    item.kind === kind ? [{ ...(item as Extract<Item, { kind: Kind }>), zero }] : [],
  );
const words = (drawn: Picture) => all(drawn, 'text').map(({ text }) => text);

test('has a unique icon for every hero, enemy and ability', () => {
  const names = [
    ...HERO_NAMES,
    ...[...BESTIARY.values()].map(({ name }) => name),
    'Warrior',
    'Mage',
    'Rogue',
    'Hunter',
  ];
  expect(names.filter((name) => icons[name] === undefined)).toEqual([]);
  expect(new Set(names.map((name) => icons[name])).size).toBe(names.length);
});

/** Returns the cell of the hero's medallion on the map. */
function heroCell(room: Room) {
  const { x, y, height } = windowOf(room);
  const drawn = draw(room);
  const [hero] = all(drawn, 'medallion').filter(({ icon }) => icon === heroMedallion(room.hero).icon);
  expect(hero!.y + 1).toBeLessThan(height * 40);
  return { x: x + (hero!.x - 20) / 40, y: y + (hero!.y + 1 - 20) / 40 };
}

describe('the window', () => {
  test.each([
    [1, 1],
    [2, 3],
    [15, 12],
    [36, 20],
  ])('shows the hero at %i, %i in the right place', (x, y) => {
    const room = stage(OUR_LEVELS[9]!, 'Bronn');
    expect(heroCell({ ...room, hero: { ...room.hero, x, y } })).toEqual({ x, y });
  });
});

describe('the danger', () => {
  test.each([
    ['@......s', {}, 'Nobody can see you', SIGNS.calm, 0],
    ['@.s', {}, 'The Lannister Soldier can see you', SIGNS.warn, 0],
    ['.s\n@.\n.s', {}, '2 enemies can see you', SIGNS.warn, 0],
    ['s@s', {}, 'Up to 16 damage: 2 attacks', SIGNS.warn, 16],
    ['@s', { health: 5, defense: 0 }, 'Up to 8 damage, 44% chance of death', SIGNS.deadly, 5],
  ])('of %j with %j is %s', (drawing, figures, line, sign, loss) => {
    const drawn = draw(stage(drawing, 'Bronn', figures));
    expect(words(drawn)).toContain(line);
    expect(all(drawn, 'icon').map(({ icon }) => icon)).toContain(sign);
    expect(all(drawn, 'bar')[0]!.loss).toBe(loss);
  });
});
