import { COLOURS, fade, type Item, MAX_PICTURE_HEIGHT, type Medallion, type Picture } from '@longtable/kit/picture';
import { itemsOf } from '@longtable/kit/testing/pictures/items';
import { describe, expect, test } from 'vitest';
import { casts } from '../files/cast.ts';
import { large } from '../files/scenarios.ts';
import { actions } from '../rules/actions.ts';
import { gadgets } from '../rules/gadgets/index.ts';
import { FIELD_NAMES, parsePoint } from '../rules/grid.ts';
import { PROPERTY_NAMES } from '../rules/properties.ts';
import type { State } from '../state.ts';
import { readerFor } from '../testing/readers.ts';
import { enemyAt, guestAt, ownAt, type Role, stage } from '../testing/stage.ts';
import { icons, portraitOf } from './icons.ts';
import { picture } from './picture.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const kinds = <Kind extends Item['kind']>(drawn: Picture, kind: Kind) =>
  [...itemsOf(drawn)].flatMap(({ item }) => (item.kind === kind ? [item as Extract<Item, { kind: Kind }>] : []));
const texts = (drawn: Picture) => kinds(drawn, 'text').map(({ text }) => text);
const portraits = (drawn: Picture) => kinds(drawn, 'medallion').map(({ shape, active }: Medallion) => [shape, active]);
const count = (drawn: Picture, words: string) => JSON.stringify(drawn).split(words).length - 1;

const roles: Role[] = [
  ownAt('B2', { hp: 40, carries: ['POISON_PILLS', 'JETPACK'] }),
  enemyAt('D3'),
  guestAt('D2'),
  enemyAt('E4'),
];

function scene(): State {
  const { state } = stage(['######', '#....#', '#.=..#', '#$..$#', '######'], roles, { cat: at('D4') });
  state.board.cocktails = [{ at: at('C3'), cocktail: { poisonedBy: [0] } }];
  state.sides[0].notes = [
    { person: 1, note: 'enemy' },
    { person: 2, note: 'guest' },
  ];
  state.sides[0].combinations = [1];
  return state;
}

describe('icons', () => {
  test('exist for everything and are unique among people and among gadgets', () => {
    const people = Object.values(casts).flatMap((cast) => cast.map(({ name }) => name));
    const things = gadgets.map(({ name }) => name);
    const rest = [...PROPERTY_NAMES, ...FIELD_NAMES, ...actions.map(({ verb }) => verb)];
    expect([...people, ...things, ...rest].filter((name) => icons[name] === undefined)).toEqual([]);
    for (const names of [people, things]) expect(new Set(names.map((name) => icons[name])).size).toBe(names.length);
  });

  test('differ for all people of an uploaded cast, regardless of their names', () => {
    const own = { cast: Array.from({ length: 64 }, () => ({ name: 'constructor', features: [] })) };
    const looks = own.cast.map((_, id) => JSON.stringify(portraitOf(own, id)));
    expect(new Set(looks).size).toBe(64);
  });
});

describe('the casino', () => {
  test('shows fields in reach and walls through fog', () => {
    const { state } = stage(['...', '.#.', '...'], [{ at: 'A1' }]);
    state.board.fog = ['B1', 'B2'].map((field) => ({ at: at(field), until: 9 }));
    const fills = kinds(picture(state, readerFor(0)), 'rect').map(({ fill }) => fill);
    const [thick, thin, ...others] = fills.flatMap((fill, index) =>
      String(fill).startsWith('#aeb6c8') ? [index] : [],
    );
    expect([fills[thick!], fills[thin!]]).toEqual(['#aeb6c8b0', '#aeb6c860']);
    expect(fills.indexOf(fade(COLOURS.own, 0.2))).toBeGreaterThan(thin!);
    expect(others.length).toBeLessThanOrEqual(1);
  });

  test('distinguishes known sides by shape and marks the active agent with a gold ring', () => {
    expect(portraits(picture(scene(), readerFor(0)))).toEqual([
      ['hexagon', false],
      ['square', false],
      ['square', false],
      ['circle', true],
      ['circle', true],
    ]);
    const named = kinds(picture(scene(), readerFor(0)), 'piece').filter(({ radius }) => radius > 9);
    expect(named.map(({ shape }) => shape)).toEqual(expect.arrayContaining(['hexagon', 'square']));
    const watched = portraits(picture(scene(), readerFor('spectator')));
    expect(new Set(watched.map(([shape]) => shape))).toEqual(new Set(['square']));
  });

  test('shows poison, combinations and health only to the side that knows them', () => {
    const signs = (viewer: 0 | 1 | 'spectator') => {
      const drawn = picture(scene(), readerFor(viewer));
      return [count(drawn, '"icon":"key"'), kinds(drawn, 'icon').some(({ icon }) => icon === 'death-skull')];
    };
    expect(signs(0)).toEqual([1, true]);
    expect([signs(1), signs('spectator')]).toEqual([
      [0, false],
      [0, false],
    ]);
    expect(kinds(picture(scene(), readerFor(0)), 'bar').map(({ value }) => value)).toEqual([40]);
    expect(kinds(picture(scene(), readerFor('spectator')), 'bar')).toEqual([]);
  });

  test('marks the targets of a partial line, and the fields in reach before that', () => {
    const marked = (partial: string) => {
      const drawn = picture(scene(), readerFor(0), partial);
      const frames = kinds(drawn, 'rect').filter(({ stroke }) => stroke === COLOURS.bad).length;
      return [frames, texts(drawn).includes('in reach')];
    };
    expect(marked('')).toEqual([0, true]);
    expect(marked('walk')).toEqual([0, true]);
    expect(marked('step')).toEqual([2, false]);
    expect(marked('use JETPACK B')).toEqual([2, false]);
    expect(marked('nonsense')).toEqual([0, false]);
  });

  test('shows a window around the active agent and a small map of a large casino', () => {
    const widest = Array.from({ length: 30 }, () => '.'.repeat(120));
    const highest = Array.from({ length: 99 }, () => '.'.repeat(36));
    for (const drawing of [large, widest, highest])
      for (const viewer of [0, 1, 'spectator'] as const) {
        const { state } = stage(drawing, [{ at: 'U19' }, { at: 'B2' }, { at: 'C3', faction: 1 }]);
        const drawn = picture(state, readerFor(viewer));
        expect(drawn.height).toBeLessThanOrEqual(MAX_PICTURE_HEIGHT);
        if (viewer !== 0) continue;
        expect(texts(drawn)).toEqual(expect.arrayContaining(['U', '19']));
        expect(texts(drawn)).not.toContain('B');
      }
  });
});
