import { COLOURS, fade, type Item, MAX_PICTURE_HEIGHT, type Picture, SIGNS } from '@longtable/kit/picture';
import { itemsOf } from '@longtable/kit/testing/pictures/items';
import { describe, expect, test } from 'vitest';
import { BESTIARY } from '../rules/enemies.ts';
import { gainExperience, HERO_NAMES, newHero } from '../rules/heroes.ts';
import { OUR_LEVELS } from '../rules/level.ts';
import { makeUnits } from '../rules/roster.ts';
import type { Boss, Room, State, Trap } from '../state.ts';
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

  test('draws walls, and rock outside the board', () => {
    const room = stage('#####\n#@.s#\n##.##\n#####', 'Bronn');
    const blocks = all(draw(room), 'tiles');
    const { x, y } = windowOf(room);
    const stoneAt = (column: number, row: number) =>
      blocks.flatMap(({ rows, ...at }) => rows[row - y - at.y / 40]?.[column - x - at.x / 40] ?? []).join();
    const isFloor = (column: number, row: number) => /^[a-p]$/.test(stoneAt(column, row));
    const drawn = room.walls.map((row, at) => [...row].map((_, column) => (isFloor(column, at) ? '.' : '#')).join(''));
    expect(drawn).toEqual(room.walls);
    expect(blocks.flatMap(({ rows }) => rows.join('').match(/[a-p]/g) ?? [])).toHaveLength(4);
    expect(stoneAt(-1, 0)).toMatch(/^[A-Z]$/);
  });
});

test.each([
  [30, 0],
  [9, 1],
  [8, 1],
])('marks an enemy beyond %i free cells at the window’s edge, with its vision if it reaches there', (cells, areas) => {
  const drawn = draw(stage(`@${'.'.repeat(cells)}s`, 'Bronn'));
  const [, sign] = all(drawn, 'medallion');
  expect(sign!.x).toBeLessThan(9 * 40);
  expect(all(drawn, 'path').filter(({ fill }) => fill === fade(COLOURS.bad, 0.16))).toHaveLength(areas);
});

test('does not show a hidden trap', () => {
  const room = stage('@...Q.s', 'Jon Snow');
  (room.enemies[0] as Trap).visible = false;
  expect(draw(room)).toEqual(draw({ ...room, enemies: room.enemies.slice(1) }));
  const alone = stage('@.Q', 'Jon Snow');
  (alone.enemies[0] as Trap).visible = false;
  expect(words(draw(alone, 'de'))).toContain('Nur versteckte Fallen sind noch übrig.');
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

  test('distinguishes a due shot from an attack', () => {
    const room = stage('s@..M', 'Jon Snow');
    Object.assign(room.enemies[1]!, { combatTicks: (room.enemies[1] as Boss).frequency });
    expect(words(draw(room, 'de'))).toContain('Bis zu 68 Schaden: 1 Angriff und 1 Schuss');
    const rims = all(draw(room), 'panel').filter(({ colour }) => colour === COLOURS.bad);
    expect(rims).toHaveLength(2);
  });

  test('marks distant enemies that see the hero with an eye', () => {
    const eyes = (drawing: string) =>
      all(draw(stage(drawing, 'Bronn')), 'icon').filter(({ icon }) => icon === SIGNS.seen).length;
    expect([eyes('@...s'), eyes('s.@.k'), eyes('s@')]).toEqual([0, 2, 0]);
  });
});

test('shows the outcome and no danger at the end', () => {
  const room = stage('.s.\ns@s\n...', 'The Hound');
  const dead = picture(run({ ...room, hero: { ...room.hero, health: 0 } }), reader('en'));
  expect(words(dead)).toContain('The Hound died on level 3 in round 57.');
  expect(all(dead, 'medallion')).toContainEqual(expect.objectContaining({ icon: icons.grave }));
  const won = picture(run({ ...room, enemies: [] }, { ahead: [] }), reader('de'));
  expect(words(won)).toContain('Der Bluthund hat alle Level in 57 Runden geschafft.');
  for (const drawn of [dead, won]) expect(all(drawn, 'bar')[0]!.loss).toBe(0);
});

test('lists two near enemies, or the small map instead of missing ones', () => {
  const small = (drawing: string) => all(draw(stage(drawing, 'Bronn')), 'layer').length;
  const listed = (drawing: string) => all(draw(stage(drawing, 'Bronn')), 'bar').length - 1;
  expect([`@${'.'.repeat(30)}s`, '@.s', '@.s.k', 's@.s.k'].map((drawing) => [listed(drawing), small(drawing)])).toEqual(
    [
      [0, 1],
      [1, 1],
      [2, 0],
      [2, 0],
    ],
  );
});

test.each(HERO_NAMES)('has one height with %s, as a beginner and as a veteran', (name) => {
  const veteran = gainExperience(newHero(name), 25 * 40 * 39).hero;
  for (const level of OUR_LEVELS) {
    const room = stage(level, name);
    const { x, y } = room.hero;
    expect(draw(room).height).toBe(356);
    expect(draw({ ...room, hero: { ...veteran, x, y } }, 'de').height).toBe(356);
  }
});

test('draws the choice of up to 22 heroes in the maximum height', () => {
  const own = Array.from({ length: 15 }, (_, at) => ({ ...newHero('Bronn'), name: `Hero ${at}` }));
  const heights = [undefined, 'deep', makeUnits({ heroes: own, enemies: [] })].map(
    (units) => picture(run(null, { level: 0, ...(units && { units }) }), reader('de')).height,
  );
  expect(heights).toEqual([388, 474, expect.any(Number)]);
  expect(heights[2]).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT);
});
