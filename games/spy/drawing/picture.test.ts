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
import { type Role, stage } from '../testing/stage.ts';
import { icons, portraitOf } from './icons.ts';
import { picture } from './picture.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const kinds = <Kind extends Item['kind']>(drawn: Picture, kind: Kind) =>
  [...itemsOf(drawn)].flatMap(({ item }) => (item.kind === kind ? [item as Extract<Item, { kind: Kind }>] : []));
const texts = (drawn: Picture) => kinds(drawn, 'text').map(({ text }) => text);
const portraits = (drawn: Picture) => kinds(drawn, 'medallion').map(({ shape, active }: Medallion) => [shape, active]);
const count = (drawn: Picture, words: string) => JSON.stringify(drawn).split(words).length - 1;

const roles: Role[] = [
  { at: 'B2', hp: 40, carries: ['POISON_PILLS', 'JETPACK'] },
  { at: 'D3', faction: 1 },
  { at: 'D2', faction: 'NPC' },
  { at: 'E4', faction: 1 },
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

  test('explains the effect of furniture', () => {
    const { state } = stage(['#######', '#.^._.#', '#@...$#', '#######'], roles.slice(0, 1));
    const drawn = picture(state, readerFor(0));
    expect(texts(drawn)).toEqual(expect.arrayContaining(['heals', 'dries', 'roulette', 'safe']));
  });

  test('leaves the line of gadgets out of the panel of an agent without gadgets', () => {
    const heightFor = (carries: string[]) => {
      const { state } = stage(['####', '#..#', '####'], [{ at: 'B2', carries }] as Role[]);
      return kinds(picture(state, readerFor(0)), 'panel')[0]?.height;
    };
    expect(heightFor([])).toBeLessThan(heightFor(['JETPACK']) ?? 0);
  });

  test('is at most 460 pixels high with twelve strangers on the map', () => {
    const rows = ['###########', '#.^_@$....#', ...Array.from({ length: 6 }, () => '#.........#'), '###########'];
    const strangers = Array.from(
      { length: 12 },
      (_, at): Role => ({ at: `${'BCDEFG'[at % 6]}${at < 6 ? 3 : 5}`, faction: 1 }),
    );
    const { state } = stage(rows, [{ at: 'B2' }, ...strangers]);
    expect(picture(state, readerFor(0)).height).toBeLessThanOrEqual(460);
  });

  test('shows a waiting player their team without an active agent', () => {
    const state = { ...scene(), active: 1 };
    const drawn = picture(state, readerFor(0));
    expect(portraits(drawn).some(([, active]) => active)).toBe(false);
    expect(texts(drawn)).toContain('B2');
    expect(texts(drawn)).not.toContain('in reach');
  });

  test('names every person on the map, and lists own agents with field and health', () => {
    const { state } = stage(large, [
      { at: 'C3', hp: 40, faction: 0 },
      { at: 'U19', hp: 70, faction: 0 },
      { at: 'D4', faction: 1 },
      { at: 'E5', faction: 'NPC' },
    ]);
    const drawn = picture({ ...state, active: 0 }, readerFor(0));
    const letters = texts(drawn).filter((text) => /^[a-z]{2}$/i.test(text));
    const counts = Map.groupBy(letters, (text) => text.toLowerCase());
    // On the map and in the list of names; the own agent outside of the map is in the column only.
    expect([...counts.values()].map(({ length }) => length).toSorted()).toEqual([1, 1, 2, 2]);
    expect(texts(drawn)).toEqual(expect.arrayContaining(['C3', 'U19→↓']));
    expect(kinds(drawn, 'bar').map(({ value }) => value)).toEqual([40, 70]);
  });

  test('draws bars of equal length for all waiting agents, with or without points', () => {
    const { state } = stage(large, [{ at: 'C3' }, { at: 'D3', hp: 70 }, { at: 'E3', hp: 20 }]);
    const people = state.people.map((person) => (person.id === 1 ? { ...person, bp: 0, ap: 0 } : person));
    const drawn = picture({ ...state, people, active: 0 }, readerFor(0));
    const [, one, other] = kinds(drawn, 'bar');
    expect([one!.x, one!.width]).toEqual([other!.x, other!.width]);
    const colours = ['Agent B', 'Agent C'].map(
      (name) => kinds(drawn, 'text').find(({ text }) => text === name)?.colour,
    );
    expect(colours).toEqual([COLOURS.soft, COLOURS.text]);
  });

  test('shows the gadgets of waiting agents if the whole casino is on the map', () => {
    const isShown = (drawing: readonly string[]) => {
      const { state } = stage(drawing, [{ at: 'B2' }, { at: 'C2', carries: ['JETPACK'] }]);
      return kinds(picture(state, readerFor(0)), 'icon').some(({ icon }) => icon === icons.JETPACK);
    };
    expect([isShown(['####', '#..#', '####']), isShown(large)]).toEqual([true, false]);
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

test('has no legend in an animation, whose frames are short', () => {
  const [still, frame] = [readerFor(0), { ...readerFor('spectator'), open: true, live: true } as const].map(
    (reader) => picture(scene(), reader).height,
  );
  expect(frame).toBeLessThan(still!);
});

test('shows the picks of a draft without empty places', () => {
  const { state } = stage(large, []);
  const [one, two] = state.sides;
  const drawDraft = (gadgets: string[]) => {
    const side = { ...one, agents: [], gadgets, offer: { agents: [], gadgets: [] } };
    return picture({ ...state, phase: 'draft', sides: [side, two] } as State, readerFor(0));
  };
  expect(texts(drawDraft(['ROCKET_PEN']))).toContain('Rocket pen');
  expect(drawDraft([]).height).toBeLessThan(drawDraft(['ROCKET_PEN']).height);
});

test('explains the signs of things below the map in the same order on every turn', () => {
  const order = ['safe', 'in reach', 'poison', 'cat'];
  const state = scene();
  const [first, ...others] = state.people;
  const words = [state, { ...state, people: [{ ...first!, items: [] }, ...others] }].map((one) =>
    texts(picture(one, readerFor(0))).filter((word) => order.includes(word)),
  );
  expect(words).toEqual([order, order]);
});

test('explains in the legend only what is in the frame', () => {
  const hall = Array(9).fill('.'.repeat(20));
  const { state } = stage(
    [`_${hall[0].slice(1)}`, ...hall.slice(1, 8), `${hall[0].slice(1)}^`],
    [{ at: 'B2' }, { at: 'C2', faction: 'UNKNOWN' }, { at: 'T2', faction: 1 }],
  );
  const words = texts(picture(state, readerFor(0)));
  expect(words).toEqual(expect.arrayContaining(['unknown', 'heals', 'in reach']));
  for (const absent of ['enemy', 'guest', 'dries', 'roulette']) expect(words).not.toContain(absent);
});

test('explains enemies beside the whole casino only if some are known', () => {
  const { state } = stage(large, [{ at: 'B2' }, { at: 'R15', faction: 1 }]);
  const known = { ...state.sides[0], notes: [{ person: 1, note: 'enemy' as const }] };
  const isExplained = (shown: State) => texts(picture(shown, readerFor(0))).includes('Enemies');
  expect([state, { ...state, sides: [known, state.sides[1]] } as State].map(isExplained)).toEqual([false, true]);
});

test('explains the cat beside the whole casino if it is outside of the visible section', () => {
  const { state } = stage(large, [{ at: 'B2' }], { cat: at('R15') });
  expect(texts(picture(state, readerFor(0))).filter((word) => word === 'cat')).toHaveLength(1);
});

test('writes hyphenated titles of gadgets without a space', () => {
  const { state } = stage(large, []);
  const side = { ...state.sides[0], agents: [], gadgets: ['ROCKET_PEN'], given: [], offer: null };
  for (const phase of ['draft', 'equipment'] as const) {
    const drawn = picture({ ...state, phase, sides: [side, state.sides[1]] } as State, readerFor(0, 'de'));
    expect(texts(drawn)).toContain('Raketenwerfer-Füllfederhalter');
  }
});
