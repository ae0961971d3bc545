import { describe, expect, test } from 'vitest';
import { enemyAt, guestAt, on, ownAt, perform, type Role, read, stage } from '../testing/stage.ts';
import { characterFault, targetsOf } from './course/legality.ts';
import { makePoint, parsePoint } from './grid.ts';
import type { DraftState } from './match/draft-state.ts';
import type { PropertyName } from './properties.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const SURE = { spySuccessChance: 1, observationSuccessChance: 1, npcCombinationChance: 1, cocktailDodgeChance: 0 };

const kinds = ({ events }: DraftState, to: unknown) =>
  events.filter(({ audience }) => audience === to).map(({ kind }) => kind);

describe('steps', () => {
  test('cost a movement point and swap with people, cat and janitor', () => {
    for (const other of ['person', 'cat', 'janitor'] as const) {
      const roles: Role[] = [{ at: 'A1' }, other === 'person' ? { at: 'B2', faction: 'NPC' } : { at: 'C1' }];
      const draft = stage(['...', '...'], roles, other === 'person' ? {} : { [other]: at('B2') });
      perform(draft, 'step B2');
      expect(makePoint(on(draft, 0).at)).toBe('B2');
      const moved = other === 'person' ? on(draft, 1).at : draft.state[other];
      expect(moved).toEqual(at('A1'));
      expect(on(draft, 0)).toMatchObject({ bp: 1, ap: 1 });
    }
  });

  test.each([
    ['step A1', 'target'],
    ['step C1', 'too-far'],
    ['step B2', 'target'],
    ['step Z9', 'no-field'],
  ])('rejects %s', (line, fault) => {
    const draft = stage(['...', '.#.'], [{ at: 'A1' }]);
    expect(characterFault(draft.state, on(draft, 0), read(line))).toBe(fault);
  });

  test('pass between walls, pick up items, work in fog and need a point', () => {
    const draft = stage(['.#', '#.'], [{ at: 'A1', bp: 1 }]);
    draft.state.board.lying = [{ at: at('B2'), item: { gadget: 'BOWLER_BLADE', usages: null } }];
    draft.state.board.fog = [{ at: at('A1'), until: 9 }];
    perform(draft, 'step B2');
    expect(on(draft, 0).items).toEqual([{ gadget: 'BOWLER_BLADE', usages: null }]);
    expect(draft.state.board.lying).toEqual([]);
    expect(characterFault(draft.state, on(draft, 0), read('step A1'))).toBe('no-bp');
  });

  test('onto the cat with the collar end the match with a reward', () => {
    const draft = stage(['...'], [{ at: 'A1', carries: ['DIAMOND_COLLAR'] }], { cat: at('B1') });
    perform(draft, 'step B1');
    expect(draft.state).toMatchObject({ phase: 'over', courier: 0 });
    expect(draft.state.people[0]?.ip).toBe(33 + 100);
  });
});

describe('actions', () => {
  test('need a point and no fog', () => {
    const draft = stage(['..'], [{ at: 'A1' }, { at: 'B1', faction: 'NPC' }]);
    on(draft, 0).ap = 0;
    expect(characterFault(draft.state, on(draft, 0), read('spy B1'))).toBe('no-ap');
    on(draft, 0).ap = 1;
    draft.state.board.fog = [{ at: at('A1'), until: 9 }];
    expect(characterFault(draft.state, on(draft, 0), read('spy B1'))).toBe('fog');
  });

  test('move chips between a person and a roulette table', () => {
    for (const seed of [1, 2, 3, 4]) {
      const draft = perform(stage(['.@'], [{ at: 'A1' }], { seed }), 'gamble B1 4');
      const event = draft.events.find(({ kind }) => kind === 'gambled');
      const win = event?.kind === 'gambled' && event.won;
      expect(on(draft, 0).chips).toBe(win ? 14 : 6);
      expect(draft.state.board.tables[0]?.chips).toBe(win ? 6 : 14);
    }
  });

  test.each([
    ['gamble B1 11', 'stake', {}],
    ['gamble B1 7', 'stake', { chips: 6 }],
    ['gamble B1 1', 'no-chips', { chips: 0 }],
    ['gamble C1 1', 'too-far', {}],
    ['spy B1', 'target', {}],
    ['spy D1', 'no-field', {}],
    ['drink', 'no-cocktail', {}],
    ['pour B1', 'no-cocktail', {}],
    ['observe B1', 'no-talent', {}],
    ['burn B1', 'no-talent', {}],
  ])('rejects %s with %s', (line, fault, role) => {
    const draft = stage(['.@@'], [{ at: 'A1', ...role }]);
    expect(characterFault(draft.state, on(draft, 0), read(line))).toBe(fault);
  });

  test('take no stakes at a destroyed or empty table, and burning removes its chips', () => {
    const draft = stage(['@.@'], [{ at: 'B1', ap: 2, has: ['BANG_AND_BURN'] }]);
    perform(draft, 'burn A1');
    expect(draft.state.board.tables[0]).toMatchObject({ destroyed: true, chips: 0 });
    expect(characterFault(draft.state, on(draft, 0), read('gamble A1 1'))).toBe('target');
    Object.assign(draft.state.board.tables[1] ?? {}, { chips: 0 });
    expect(characterFault(draft.state, on(draft, 0), read('gamble C1 1'))).toBe('target');
  });

  test('take a cocktail into an empty hand, drink and pour it', () => {
    const draft = stage(['.=.'], [{ at: 'A1', ap: 9, hp: 50 }], { config: SURE });
    draft.state.board.cocktails = [{ at: at('B1'), cocktail: { poisonedBy: [] } }];
    perform(draft, 'take B1');
    expect(draft.state.board.cocktails).toEqual([]);
    expect(characterFault(draft.state, on(draft, 0), read('take B1'))).toBe('hands-full');
    perform(draft, 'drink');
    expect(on(draft, 0)).toMatchObject({ hp: 80, cocktail: null });
    expect(draft.state.sides[0].tally).toMatchObject({ drinks: 1, poisoned: 0 });
  });

  test('damage the drinker of a poisoned cocktail, who can collapse', () => {
    const draft = stage(['._'], [{ at: 'A1', hp: 30, cocktail: { poisonedBy: [1] } }]);
    perform(draft, 'drink');
    expect(on(draft, 0)).toMatchObject({ hp: 1, at: at('B1') });
    expect(draft.state.sides[0].tally).toMatchObject({ drinks: 1, poisoned: 1, damage: 30, exfiltrations: 1 });
  });

  test('wet the target of a pour once, and count enemies only', () => {
    const pourOn = (role: Role) => {
      const draft = stage(['..'], [ownAt('A1', { cocktail: { poisonedBy: [1] } }), { at: 'B1', ...role }], {
        config: SURE,
      });
      return perform(draft, 'pour B1');
    };
    const enemy = pourOn({ faction: 1 });
    expect(on(enemy, 1)).toMatchObject({ properties: ['CLAMMY_CLOTHES'], hp: 100 });
    expect(enemy.state.sides[0].tally.pours).toBe(1);
    expect(pourOn({ faction: 'NPC' }).state.sides[0].tally.pours).toBe(0);
    expect(on(pourOn({ has: ['CONSTANT_CLAMMY_CLOTHES'] }), 1).properties).toEqual(['CONSTANT_CLAMMY_CLOTHES']);
    expect(on(pourOn({ has: ['CLAMMY_CLOTHES'] }), 1).properties).toEqual(['CLAMMY_CLOTHES']);
  });

  test('remove the cocktail of a dodged pour without effect', () => {
    const roles: Role[] = [ownAt('A1', { cocktail: { poisonedBy: [] } }), enemyAt('B1')];
    const draft = perform(stage(['..'], roles, { config: { cocktailDodgeChance: 1 } }), 'pour B1');
    expect(on(draft, 1).properties).toEqual([]);
    expect(on(draft, 0).cocktail).toBeNull();
    expect(draft.state.sides[0].tally.pours).toBe(0);
  });

  test('pay once for spying on a guest, and never reveal a combination twice', () => {
    const draft = stage(['..$'], [ownAt('A1', { ap: 3 }), guestAt('B1')], { config: SURE });
    perform(draft, 'spy B1');
    expect(on(draft, 0).ip).toBe(13);
    expect(draft.state.sides[0]).toMatchObject({ secrets: [1], combinations: [1] });
    perform(draft, 'spy B1');
    expect(on(draft, 0).ip).toBe(13);
    expect(draft.state.sides[0].combinations).toEqual([1]);
    expect(draft.state.sides[0].notes).toEqual([{ person: 1, note: 'guest' }]);
    expect(kinds(draft, 'all')).toEqual([]);
  });

  test('fail to spy on an enemy and expose the spy to that player only', () => {
    const draft = perform(stage(['..'], [{ at: 'A1' }, { at: 'B1', faction: 1 }], { config: SURE }), 'spy B1');
    expect(on(draft, 0).ip).toBe(0);
    expect(draft.state.sides[1].notes).toEqual([{ person: 0, note: 'enemy' }]);
    expect(draft.state.sides[0].failures).toEqual([{ person: 1, probability: 0 }]);
    expect(kinds(draft, 1)).toEqual(['caught']);
    expect(kinds(draft, 0)).toEqual(['spied']);
  });

  test('pay once per safe, reveal the next combination, and hand out the collar once', () => {
    const draft = stage(['.$', '$.'], [{ at: 'A1', ap: 9 }]);
    draft.state.sides[0].combinations = [1];
    perform(draft, 'open B1');
    expect(on(draft, 0).ip).toBe(13);
    expect(draft.state.sides[0]).toMatchObject({ combinations: [1, 2], opened: [1] });
    perform(draft, 'open A2');
    expect(on(draft, 0)).toMatchObject({ ip: 26, items: [{ gadget: 'DIAMOND_COLLAR' }] });
    perform(draft, 'open A2');
    expect(on(draft, 0).items).toHaveLength(1);
    expect(on(draft, 0).ip).toBe(26);
  });

  test('cost the point without effect at a safe without combination', () => {
    const draft = perform(stage(['.$'], [{ at: 'A1' }]), 'open B1');
    expect(on(draft, 0)).toMatchObject({ ap: 0, ip: 0 });
    expect(draft.events[0]).toMatchObject({ kind: 'unlocked', success: false, audience: 'all' });
  });

  test('open safes from two fields away with flaps and seals, unless the moledie is carried', () => {
    const reach = (role: Role) => {
      const draft = stage(['..$', '...', '...$'], [{ at: 'A1', ...role }]);
      return targetsOf(draft.state, on(draft, 0), { verb: 'open' }).map(makePoint);
    };
    expect(reach({})).toEqual([]);
    expect(reach({ has: ['FLAPS_AND_SEALS'] })).toEqual(['C1']);
    expect(reach({ has: ['FLAPS_AND_SEALS'], carries: ['MOLEDIE'] })).toEqual([]);
  });

  test.each([
    ['an enemy', { faction: 1 as const }, 'enemy'],
    ['a guest', { faction: 'NPC' as const }, 'harmless'],
    ['an enemy with pocket litter', { faction: 1 as const, carries: ['POCKET_LITTER'] }, 'harmless'],
    ['a friend', { faction: 0 as const }, null],
  ])('returns the verdict of observing %s', (_, role, verdict) => {
    const roles: Role[] = [ownAt('A1', { has: ['OBSERVATION'] }), { at: 'D1', ...role }];
    const draft = perform(stage(['....'], roles, { config: SURE }), 'observe D1');
    expect(draft.events).toEqual([{ audience: 0, kind: 'observed', actor: 'Agent A', victim: 'Agent B', verdict }]);
  });

  test('need sight and no moledie to observe', () => {
    const targets = (carries: string[], drawing: string[]) => {
      const draft = stage(drawing, [ownAt('A1', { has: ['OBSERVATION'], carries }), enemyAt('C1')]);
      return targetsOf(draft.state, on(draft, 0), { verb: 'observe' }).map(makePoint);
    };
    expect(targets([], ['...'])).toEqual(['A1', 'C1']);
    expect(targets([], ['.#.'])).toEqual(['A1']);
    expect(targets(['MOLEDIE'], ['...'])).toEqual([]);
  });

  test('drop all points when retiring', () => {
    const draft = perform(stage(['..'], [{ at: 'A1' }]), 'retire');
    expect(on(draft, 0)).toMatchObject({ bp: 0, ap: 0 });
  });
});

describe('a failed spy attempt', () => {
  const never = { config: { spySuccessChance: 0 } };

  test.each([
    ['NPC' as const, [{ person: 1, probability: 1 }]],
    [1 as const, [{ person: 1, probability: 1 }]],
    [0 as const, []],
  ])('on a person of faction %s is stored as %j', (faction, failures) => {
    const draft = perform(stage(['..'], [{ at: 'A1' }, { at: 'B1', faction }], never), 'spy B1');
    expect(draft.state.sides[0].failures).toEqual(failures);
    expect(draft.state.sides[0].secrets).toEqual([]);
  });

  test('is stored with the probability that it fails on a guest, which is higher in wet clothes and lower with tradecraft', () => {
    const failure = (has: PropertyName[], times = 1) => {
      const roles = [ownAt('A1', { ap: 3, has }), enemyAt('B1')];
      const draft = stage(['..'], roles, { config: { spySuccessChance: 0.75 } });
      for (let time = 0; time < times; time++) perform(draft, 'spy B1');
      return draft.state.sides[0].failures[0]?.probability;
    };
    expect(failure([])).toBeCloseTo(0.25);
    expect(failure([], 2)).toBeCloseTo(0.0625);
    expect(failure(['CLAMMY_CLOTHES'])).toBeCloseTo(0.625);
    expect(failure(['CLAMMY_CLOTHES'], 2)).toBeCloseTo(0.390625);
    expect(failure(['TRADECRAFT'])).toBeCloseTo(0.0625);
  });

  test('stays as it is after a success', () => {
    const roles = [ownAt('A1', { ap: 3 }), guestAt('B1')];
    const draft = perform(stage(['..'], roles, never), 'spy B1');
    draft.state.config.spySuccessChance = 1;
    perform(draft, 'spy B1');
    expect(draft.state.sides[0]).toMatchObject({ failures: [{ person: 1, probability: 1 }], secrets: [1] });
  });
});
