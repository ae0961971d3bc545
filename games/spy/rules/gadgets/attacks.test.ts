import { describe, expect, test } from 'vitest';
import { enemyAt, guestAt, on, ownAt, perform, type Role, stage, targets } from '../../testing/stage.ts';
import { makePoint, parsePoint } from '../grid.ts';
import type { DraftState } from '../match/draft-state.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const ROOM = ['.....', '.....', '.....', '.....', '.....'];
const ALWAYS = { bowlerBladeHitChance: 1, babysitterSuccessChance: 1, honeyTrapSuccessChance: 1 };
const NEVER = { babysitterSuccessChance: 0, honeyTrapSuccessChance: 0, bowlerBladeHitChance: 1 };
const hpOf = (draft: DraftState) => draft.state.people.map(({ hp }) => hp);

describe('bowler blade', () => {
  const thrower: Role = { at: 'A1', carries: ['BOWLER_BLADE'] };

  test('hurts and lands on a free field next to the victim', () => {
    const draft = stage([...ROOM, '....._'], [thrower, { at: 'C3', faction: 1 }], { config: ALWAYS });
    perform(draft, 'use BOWLER_BLADE C3');
    expect(on(draft, 1)).toMatchObject({ hp: 1, at: at('F6') });
    expect(on(draft, 0).items).toEqual([]);
    const [lying] = draft.state.board.lying;
    expect(Math.max(Math.abs((lying?.at.x ?? 9) - 2), Math.abs((lying?.at.y ?? 9) - 2))).toBe(1);
    expect(draft.state.sides[1].tally.damage).toBe(100);
  });

  test('lands farther away if no adjacent field is free', () => {
    const draft = stage(['.#.#', '..#.'], [thrower, { at: 'B2', faction: 1 }], {
      config: { ...NEVER, bowlerBladeDamage: 1 },
    });
    draft.state.board.lying = [{ at: at('A2'), item: { gadget: 'DIAMOND_COLLAR', usages: null } }];
    perform(draft, 'use BOWLER_BLADE B2');
    expect(draft.state.board.lying.at(-1)?.at).toEqual(at('C1'));
  });

  test('does not hurt the carrier of a magnetic watch', () => {
    const draft = stage(ROOM, [thrower, { at: 'C3', faction: 1, carries: ['MAGNETIC_WATCH'] }], { config: NEVER });
    expect(hpOf(perform(draft, 'use BOWLER_BLADE C3'))).toEqual([100, 100]);
    expect(draft.state.board.lying).toHaveLength(1);
  });

  test('reaches only people in a free line within its range', () => {
    const roles: Role[] = [thrower, { at: 'C1' }, { at: 'E1' }, { at: 'E5' }];
    expect(targets(stage(ROOM, roles), 'BOWLER_BLADE')).toEqual(['C1', 'E5']);
    expect(targets(stage(ROOM, roles, { config: { bowlerBladeRange: 2 } }), 'BOWLER_BLADE')).toEqual(['C1']);
  });
});

describe('honey trap and babysitter', () => {
  test('divert an attack to another possible victim', () => {
    const roles: Role[] = [
      ownAt('B2', { carries: ['GAS_GLOSS'] }),
      enemyAt('C2', { has: ['HONEY_TRAP'] }),
      guestAt('A1', { has: ['HONEY_TRAP'] }),
      guestAt('E5'),
    ];
    const draft = perform(stage(ROOM, roles, { config: ALWAYS }), 'use GAS_GLOSS C2');
    expect(hpOf(draft)).toEqual([100, 100, 70, 100]);
    expect(draft.events[0]).toMatchObject({ kind: 'used', victim: 'Agent C', at: at('A1') });
  });

  test('hit the announced target without another victim or without luck', () => {
    const roles: Role[] = [ownAt('B2', { carries: ['GAS_GLOSS'] }), enemyAt('C2', { has: ['HONEY_TRAP'] })];
    expect(hpOf(perform(stage(ROOM, roles, { config: ALWAYS }), 'use GAS_GLOSS C2'))).toEqual([100, 70]);
    const crowd: Role[] = [...roles, { at: 'A1', faction: 'NPC' }];
    expect(hpOf(perform(stage(ROOM, crowd, { config: NEVER }), 'use GAS_GLOSS C2'))).toEqual([100, 70, 100]);
  });

  const guarded = (target: Role, occupant: Role): Role[] => [
    ownAt('B2', { carries: ['GAS_GLOSS'] }),
    { at: 'C2', ...target },
    { at: 'D2', has: ['BABYSITTER'], ...occupant },
  ];
  test.each([
    ['of the same player', { faction: 1 as const }, { faction: 1 as const }, 100],
    ['of the attacker', { faction: 1 as const }, { faction: 0 as const }, 70],
    ['among guests', { faction: 'NPC' as const }, { faction: 'NPC' as const }, 70],
    ['too far away', { faction: 1 as const }, { faction: 1 as const, at: 'E2' }, 70],
  ])('handle a babysitter %s', (_, target, occupant, hp) => {
    const draft = perform(stage(ROOM, guarded(target, occupant), { config: ALWAYS }), 'use GAS_GLOSS C2');
    expect(on(draft, 1).hp).toBe(hp);
    expect(on(draft, 0).items).toEqual([]);
  });

  test('do not let the attacker block their own attack', () => {
    const roles: Role[] = [{ at: 'B2', carries: ['GAS_GLOSS'], has: ['BABYSITTER'] }, { at: 'C2' }];
    expect(hpOf(perform(stage(ROOM, roles, { config: ALWAYS }), 'use GAS_GLOSS C2'))).toEqual([100, 70]);
  });
});

describe('rocket pen', () => {
  const shooter: Role = { at: 'A1', carries: ['ROCKET_PEN'] };

  test('breaks walls and hurts everyone on nine fields, including the shooter', () => {
    const drawing = ['..#', '.##', '..^'];
    const roles: Role[] = [shooter, { at: 'B1', faction: 1, has: ['TOUGHNESS'] }, { at: 'B3', faction: 1 }];
    const draft = perform(stage(drawing, roles, { config: { rocketPenDamage: 60 } }), 'use ROCKET_PEN B2');
    expect(draft.state.board.rows).toEqual(['...', '...', '..^']);
    expect(hpOf(draft)).toEqual([40, 70, 40]);
    expect(on(draft, 0).items).toEqual([]);
  });

  test('fails if a babysitter protects the person in the centre', () => {
    const roles: Role[] = [shooter, { at: 'C1', faction: 1 }, { at: 'B1', faction: 1, has: ['BABYSITTER'] }];
    const draft = perform(stage(['...#.'], roles, { config: ALWAYS }), 'use ROCKET_PEN C1');
    expect(hpOf(draft)).toEqual([100, 100, 100]);
    expect(draft.state.board.rows).toEqual(['...#.']);
    expect(on(draft, 0).items).toEqual([]);
  });

  test('exfiltrates several victims one after another', () => {
    const roles: Role[] = [
      { ...shooter, at: 'A5' },
      { at: 'C1', faction: 1 },
      { at: 'D1', faction: 1 },
    ];
    const draft = stage(['....._', '....._', '......', '......', '......'], roles, { order: [1, 'cat', 2] });
    perform(draft, 'use ROCKET_PEN C2');
    expect(hpOf(draft)).toEqual([100, 1, 1]);
    expect(new Set([makePoint(on(draft, 1).at), makePoint(on(draft, 2).at)])).toEqual(new Set(['F1', 'F2']));
    expect(draft.state.order).toEqual(['cat']);
  });
});

test('hurts everyone next to the fireplace with a mothball and counts the uses', () => {
  const roles: Role[] = [ownAt('A1', { ap: 9, carries: ['MOTHBALL_POUCH'] }), enemyAt('D1'), enemyAt('E1')];
  const draft = stage(['..^..'], roles, { config: { mothballPouchDamage: 10 } });
  for (let balls = 1; balls <= 5; balls++) perform(draft, 'use MOTHBALL_POUCH C1');
  expect(hpOf(draft)).toEqual([100, 50, 100]);
  expect(on(draft, 0).items).toEqual([]);
});
