import { describe, expect, test } from 'vitest';
import { enemyAt, guestAt, on, ownAt, perform, type Role, read, stage, targets } from '../../testing/stage.ts';
import { characterFault } from '../course/legality.ts';
import { performCharacterCommand } from '../course/turns.ts';
import { makePoint, parsePoint } from '../grid.ts';
import { has, itemOf } from '../match/people.ts';
import { gadgets } from './index.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const ROOM = ['.....', '.....', '.....', '.....', '.....'];
const ALWAYS = {
  laserCompactHitChance: 1,
  grappleHitChance: 1,
  mirrorSwapChance: 1,
};

test('has 18 gadgets to draft, the collar, and an optional mask', () => {
  const supply = (kind: string) => gadgets.filter((gadget) => gadget.supply === kind).map(({ name }) => name);
  expect(supply('draft').length + supply('players').length).toBe(18);
  expect(supply('players')).toEqual(['CHICKEN_FEED', 'NUGGET', 'MIRROR_OF_WILDERNESS']);
  expect(supply('found')).toEqual(['DIAMOND_COLLAR']);
  expect(supply('optional')).toEqual(['ANTI_PLAGUE_MASK']);
});

test('rejects the use of gadgets that are not carried or have no use', () => {
  const draft = stage(ROOM, [{ at: 'A1', carries: ['JETPACK'] }]);
  expect(characterFault(draft.state, on(draft, 0), { kind: 'use', gadget: 'GRAPPLE', at: at('B1') })).toBe('no-gadget');
  expect(characterFault(draft.state, on(draft, 0), { kind: 'use', gadget: 'POCKET_LITTER', at: at('B1') })).toBe(
    'no-gadget',
  );
});

describe('hairdryer', () => {
  test('dries the carrier and neighbours, but not constant wetness', () => {
    const roles: Role[] = [
      ownAt('A1', { ap: 2, carries: ['HAIRDRYER'], has: ['CLAMMY_CLOTHES'] }),
      enemyAt('B1', { has: ['CLAMMY_CLOTHES', 'CONSTANT_CLAMMY_CLOTHES'] }),
    ];
    const draft = stage(ROOM, roles);
    expect(targets(draft, 'HAIRDRYER')).toEqual(['A1', 'B1']);
    perform(draft, 'use HAIRDRYER A1');
    perform(draft, 'use HAIRDRYER B1');
    expect(on(draft, 0).properties).toEqual([]);
    expect(on(draft, 1).properties).toEqual(['CONSTANT_CLAMMY_CLOTHES']);
    expect(draft.events).toMatchObject([{ success: true }, { success: false }]);
    expect(on(draft, 0).items).toHaveLength(1);
  });
});

describe('moledie', () => {
  test('goes to the person on the field and disables properties', () => {
    const roles: Role[] = [
      ownAt('A1', { carries: ['MOLEDIE'], has: ['TRADECRAFT'] }),
      enemyAt('C1', { has: ['TRADECRAFT', 'SPRYNESS'] }),
    ];
    const draft = stage(ROOM, roles);
    expect(has(on(draft, 0), 'TRADECRAFT')).toBe(false);
    perform(draft, 'use MOLEDIE C1');
    expect(has(on(draft, 0), 'TRADECRAFT')).toBe(true);
    expect([has(on(draft, 1), 'TRADECRAFT'), has(on(draft, 1), 'SPRYNESS')]).toEqual([false, true]);
  });

  test('bounces to the nearest person, possibly the thrower', () => {
    const far = stage(ROOM, [ownAt('A1', { carries: ['MOLEDIE'] }), enemyAt('E5')]);
    expect(itemOf(on(perform(far, 'use MOLEDIE D4'), 1), 'MOLEDIE')).toBeDefined();
    const near = stage(ROOM, [ownAt('A1', { carries: ['MOLEDIE'] }), enemyAt('E5')]);
    expect(itemOf(on(perform(near, 'use MOLEDIE B1'), 0), 'MOLEDIE')).toBeDefined();
  });

  test('flies within its range and not at walls', () => {
    const draft = stage(['...#'], [{ at: 'A1', carries: ['MOLEDIE'] }], { config: { moledieRange: 1 } });
    expect(targets(draft, 'MOLEDIE')).toEqual(['A1', 'B1']);
    const wall = stage(['...#'], [{ at: 'A1', carries: ['MOLEDIE'] }]);
    expect(targets(wall, 'MOLEDIE')).toEqual(['A1', 'B1', 'C1']);
  });
});

test('inverts a table with the prism, which is used up', () => {
  const draft = perform(stage(['.@'], [{ at: 'A1', carries: ['TECHNICOLOUR_PRISM'] }]), 'use TECHNICOLOUR_PRISM B1');
  expect(draft.state.board.tables[0]?.inverted).toBe(true);
  expect(on(draft, 0).items).toEqual([]);
});

test('covers nine fields with fog, including walls, until the third round', () => {
  const draft = perform(stage(['.....', '..#..'], [{ at: 'A1', carries: ['FOG_TIN'] }]), 'use FOG_TIN C1');
  expect(draft.state.board.fog.map((fog) => makePoint(fog.at))).toEqual(['B1', 'C1', 'D1', 'B2', 'C2', 'D2']);
  expect(new Set(draft.state.board.fog.map(({ until }) => until))).toEqual(new Set([4]));
  expect(characterFault(draft.state, on(draft, 0), read('use FOG_TIN C2'))).toBe('no-ap');
});

describe('poison pills', () => {
  test('poison cocktails on tables and in hands, visible only to the own side', () => {
    const roles: Role[] = [
      ownAt('A1', { ap: 2, carries: ['POISON_PILLS'] }),
      enemyAt('A2', { cocktail: { poisonedBy: [] } }),
    ];
    const draft = stage(['.=', '..'], roles);
    draft.state.board.cocktails = [{ at: at('B1'), cocktail: { poisonedBy: [] } }];
    expect(targets(draft, 'POISON_PILLS')).toEqual(['B1', 'A2']);
    perform(draft, 'use POISON_PILLS B1');
    perform(draft, 'use POISON_PILLS A2');
    expect(draft.state.board.cocktails[0]?.cocktail.poisonedBy).toEqual([0]);
    expect(on(draft, 1).cocktail?.poisonedBy).toEqual([0]);
    expect(itemOf(on(draft, 0), 'POISON_PILLS')?.usages).toBe(3);
    expect(draft.events.map(({ audience }) => audience)).toEqual([0, 0]);
  });
});

describe('laser compact', () => {
  test('removes cocktails in sight', () => {
    const roles: Role[] = [
      ownAt('A1', { ap: 2, carries: ['LASER_COMPACT'] }),
      enemyAt('D1', { cocktail: { poisonedBy: [] } }),
    ];
    const draft = stage(['.....', '..=..'], roles, { config: ALWAYS });
    draft.state.board.cocktails = [{ at: at('C2'), cocktail: { poisonedBy: [] } }];
    expect(targets(draft, 'LASER_COMPACT')).toEqual(['D1', 'C2']);
    perform(draft, 'use LASER_COMPACT D1');
    perform(draft, 'use LASER_COMPACT C2');
    expect(on(draft, 1).cocktail).toBeNull();
    expect(draft.state.board.cocktails).toEqual([]);
  });
});

describe('grapple', () => {
  test('pulls in an item or a cocktail, but no second cocktail', () => {
    const draft = stage(['...', '..='], [{ at: 'A1', ap: 9, carries: ['GRAPPLE'] }], { config: ALWAYS });
    draft.state.board.lying = [{ at: at('C1'), item: { gadget: 'DIAMOND_COLLAR', usages: null } }];
    draft.state.board.cocktails = [{ at: at('C2'), cocktail: { poisonedBy: [1] } }];
    expect(targets(draft, 'GRAPPLE')).toEqual(['C1', 'C2']);
    perform(draft, 'use GRAPPLE C2');
    expect(on(draft, 0).cocktail).toEqual({ poisonedBy: [1] });
    draft.state.board.cocktails = [{ at: at('C2'), cocktail: { poisonedBy: [] } }];
    expect(targets(draft, 'GRAPPLE')).toEqual(['C1']);
    perform(draft, 'use GRAPPLE C1');
    expect(itemOf(on(draft, 0), 'DIAMOND_COLLAR')).toBeDefined();
  });
});

test('flies to free fields with the jetpack without picking anything up', () => {
  const draft = stage(['._..', '#.=.'], [{ at: 'A1', carries: ['JETPACK'] }, { at: 'C1' }], { cat: at('B2') });
  draft.state.board.lying = [{ at: at('D2'), item: { gadget: 'BOWLER_BLADE', usages: null } }];
  expect(targets(draft, 'JETPACK')).toEqual(['A1', 'D1', 'D2']);
  perform(draft, 'use JETPACK D2');
  expect(on(draft, 0)).toMatchObject({ at: at('D2'), items: [] });
  expect(draft.state.board.lying).toHaveLength(1);
});

describe('wiretap', () => {
  test('credits the victim’s gains to the carrier once', () => {
    const roles: Role[] = [ownAt('A1', { ap: 2, carries: ['WIRETAP_WITH_EARPLUGS'] }), enemyAt('B1'), guestAt('C1')];
    const draft = stage(ROOM, roles, { config: { spySuccessChance: 1, npcCombinationChance: 0 } });
    perform(draft, 'use WIRETAP_WITH_EARPLUGS B1');
    expect(targets(draft, 'WIRETAP_WITH_EARPLUGS')).toEqual([]);
    performCharacterCommand(draft, on(draft, 1), read('spy C1'));
    expect(draft.state.people.map(({ ip }) => ip)).toEqual([13, 13, 0]);
    expect(draft.events.filter(({ audience }) => audience === 1).map(({ kind }) => kind)).toEqual(['spied', 'secret']);
  });

  test('can be planted on an own agent, whose gains then count twice', () => {
    const draft = stage(
      ROOM,
      [{ at: 'A1', carries: ['WIRETAP_WITH_EARPLUGS'] }, { at: 'B1' }, { at: 'C1', faction: 'NPC' }],
      { config: { spySuccessChance: 1, npcCombinationChance: 0 } },
    );
    expect(targets(draft, 'WIRETAP_WITH_EARPLUGS')).toEqual(['B1']);
    perform(draft, 'use WIRETAP_WITH_EARPLUGS B1');
    performCharacterCommand(draft, on(draft, 1), read('spy C1'));
    expect(draft.state.people.map(({ ip }) => ip)).toEqual([13, 13, 0]);
  });
});

describe('gifts', () => {
  test.each([
    [40, 10, 1 as const, 70],
    [10, 40, 1 as const, 0],
    [30, 40, 1 as const, 20],
    [40, 10, 'NPC' as const, 40],
    [40, 10, 0 as const, 40],
  ])('transfer points by chicken feed from %i IP to %i IP of %s', (own, other, faction, left) => {
    const draft = stage(ROOM, [ownAt('A1', { ip: own, carries: ['CHICKEN_FEED'] }), { at: 'B1', ip: other, faction }]);
    perform(draft, 'use CHICKEN_FEED B1');
    expect(draft.state.people.map(({ ip }) => ip)).toEqual([left, other]);
    expect(on(draft, 0).items).toEqual([]);
  });

  test('recruit a guest with a nugget, who may still act in this round', () => {
    const draft = stage(ROOM, [ownAt('A1', { carries: ['NUGGET'] }), guestAt('B1')], { order: [1] });
    perform(draft, 'use NUGGET B1');
    expect(on(draft, 1).faction).toBe(0);
    expect(on(draft, 0).items).toEqual([]);
    expect(draft.state.order).toEqual([1]);
  });

  test('lose the nugget to an enemy, who learns the giver', () => {
    const draft = perform(stage(ROOM, [ownAt('A1', { carries: ['NUGGET'] }), enemyAt('B1')]), 'use NUGGET B1');
    expect(on(draft, 1)).toMatchObject({ faction: 1, items: [{ gadget: 'NUGGET' }] });
    expect(draft.state.sides.map(({ notes }) => notes)).toEqual([
      [{ person: 1, note: 'enemy' }],
      [{ person: 0, note: 'enemy' }],
    ]);
  });

  test.each([
    [0 as const, 0, [50, 5], 1],
    [1 as const, 1, [50, 5], 0],
    [1 as const, 0, [5, 50], 1],
    ['NPC' as const, 1, [50, 5], 0],
  ])('swap points with a mirror with one of %s, chance %i', (faction, mirrorSwapChance, ip, left) => {
    const roles: Role[] = [ownAt('A1', { ip: 5, carries: ['MIRROR_OF_WILDERNESS'] }), { at: 'B1', ip: 50, faction }];
    const draft = perform(stage(ROOM, roles, { config: { mirrorSwapChance } }), 'use MIRROR_OF_WILDERNESS B1');
    expect(draft.state.people.map((person) => person.ip)).toEqual(ip);
    expect(on(draft, 0).items).toHaveLength(left);
  });
});

test('returns the collar to the adjacent cat', () => {
  const draft = stage(ROOM, [{ at: 'A1', faction: 'NPC', carries: ['DIAMOND_COLLAR'] }], { cat: at('B2') });
  perform(draft, 'use DIAMOND_COLLAR B2');
  expect(draft.state).toMatchObject({ phase: 'over', courier: 'NPC' });
});
