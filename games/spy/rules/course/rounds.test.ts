import { describe, expect, test } from 'vitest';
import { on, type Role, stage } from '../../testing/stage.ts';
import { makePoint, parsePoint } from '../grid.ts';
import { itemOf, present } from '../match/people.ts';
import { hasEnded } from './ending.ts';
import { moveCat, moveJanitor, nearestOnFoot } from './figures.ts';
import { guestOperation, guestOperations } from './guests.ts';
import { makeLine } from './operation.ts';
import { endRound, startRound } from './round.ts';
import { advance, execute, isTurnOver } from './turns.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const HALL = ['......', '......', '......', '....._'];

describe('a round', () => {
  test('starts with cocktails, points and everybody in the order once', () => {
    const match = stage(['.=.', '...'], [{ at: 'A1', faction: 0 }, { at: 'C1', faction: 1, has: ['SPRYNESS'] }, {}], {
      cat: at('B2'),
    });
    startRound(match);
    expect(match.state.round).toBe(2);
    expect(match.state.board.cocktails).toEqual([{ at: at('B1'), cocktail: { poisonedBy: [] } }]);
    expect(on(match, 1)).toMatchObject({ bp: 2, ap: 2 });
    expect([...match.state.order].map(String).sort()).toEqual(['0', '1', 'cat']);
  });

  test('a cocktail that stands there is left, poison and all', () => {
    const match = stage(['.='], [{ at: 'A1' }]);
    match.state.board.cocktails = [{ at: at('B1'), cocktail: { poisonedBy: [1] } }];
    startRound(match);
    expect(match.state.board.cocktails).toHaveLength(1);
    expect(match.state.board.cocktails[0]?.cocktail.poisonedBy).toEqual([1]);
  });

  test('fog lasts two more rounds', () => {
    const match = stage(HALL, [{ at: 'A1' }]);
    match.state.board.fog = [{ at: at('B1'), until: 4 }];
    const foggy = [2, 3, 4].map(() => {
      startRound(match);
      return match.state.board.fog.length;
    });
    expect(foggy).toEqual([1, 1, 0]);
  });

  test('a planted wire may fail, one in the pocket does not', () => {
    const match = stage(HALL, [{ at: 'A1', carries: ['WIRETAP_WITH_EARPLUGS'] }], {
      config: { wiretapWithEarplugsFailChance: 1 },
    });
    startRound(match);
    expect(on(match, 0).items).toHaveLength(1);
    Object.assign(on(match, 0).items[0] ?? {}, { activeOn: 0 });
    startRound(match);
    expect(on(match, 0).items).toEqual([]);
  });

  test('heals and dries at its end whoever was there at its start', () => {
    const roles: Role[] = [
      { at: 'A1', hp: 5 },
      { at: 'C1', has: ['CLAMMY_CLOTHES'] },
      { at: 'E2', hp: 5, has: ['CLAMMY_CLOTHES'] },
    ];
    const match = stage(['_..^.', '.....'], roles);
    startRound(match);
    on(match, 0).at = at('A2');
    on(match, 1).at = at('A1');
    on(match, 2).at = at('C1');
    endRound(match);
    expect(match.state.people.map(({ hp, properties }) => [hp, properties.length])).toEqual([
      [100, 0],
      [100, 0],
      [5, 0],
    ]);
  });

  test('constant wetness stays', () => {
    const match = stage(['.^'], [{ at: 'A1', has: ['CONSTANT_CLAMMY_CLOTHES', 'CLAMMY_CLOTHES'] }]);
    startRound(match);
    endRound(match);
    expect(on(match, 0).properties).toEqual(['CONSTANT_CLAMMY_CLOTHES']);
  });
});

describe('a turn', () => {
  test.each([
    [0, 0, false, true],
    [1, 0, false, false],
    [0, 1, false, false],
    [0, 1, true, true],
    [1, 0, true, false],
  ])('with %i BP and %i AP, fog %s: over %s', (bp, ap, fog, over) => {
    const { state } = stage(HALL, [{ at: 'A1', bp, ap }]);
    if (fog) state.board.fog = [{ at: at('A1'), until: 9 }];
    const [person] = state.people;
    expect(person && isTurnOver(state.board, person)).toBe(over);
  });

  test('goes on to the next agent, guests and cat in between', () => {
    const roles: Role[] = [
      { at: 'A1', bp: 0, ap: 0 },
      { at: 'C3', faction: 'NPC' },
      { at: 'F1', faction: 1 },
    ];
    const match = stage(HALL, roles, { order: [1, 'cat', 2], cat: at('A3') });
    advance(match);
    expect(match.state.active).toBe(2);
    expect(on(match, 1)).toMatchObject({ bp: 0, ap: 0 });
    expect(match.state.cat).not.toEqual(at('A3'));
  });
});

describe('exfiltration', () => {
  const gas: Role = { at: 'A1', carries: ['GAS_GLOSS'] };
  const config = { gasGlossDamage: 100, honeyTrapSuccessChance: 0, babysitterSuccessChance: 0 };
  const strike = { kind: 'use', gadget: 'GAS_GLOSS', at: at('B1') } as const;

  test('drops the collar, keeps the rest and loses the turn to come', () => {
    const victim: Role = { at: 'B1', faction: 1, carries: ['DIAMOND_COLLAR', 'GRAPPLE'] };
    const match = stage(HALL, [gas, victim], { config, order: ['cat', 1] });
    execute(match, on(match, 0), strike);
    expect(on(match, 1)).toMatchObject({ at: at('F4'), hp: 1, items: [{ gadget: 'GRAPPLE' }] });
    expect(match.state.board.lying).toMatchObject([{ at: at('B1'), item: { gadget: 'DIAMOND_COLLAR' } }]);
    expect(match.state.order).toEqual(['cat']);
  });

  test('drops the collar beside what lies there already', () => {
    const match = stage(HALL, [gas, { at: 'B1', faction: 1, carries: ['DIAMOND_COLLAR'] }], { config });
    match.state.board.lying = [{ at: at('B1'), item: { gadget: 'BOWLER_BLADE', usages: null } }];
    execute(match, on(match, 0), strike);
    expect(makePoint(match.state.board.lying[1]?.at ?? at('Z9'))).toMatch(/^[ABC][12]$/);
  });

  test('takes a seat from its occupant if all are taken', () => {
    const match = stage(HALL, [gas, { at: 'B1', faction: 1 }, { at: 'F4', faction: 'NPC' }], { config });
    execute(match, on(match, 0), strike);
    expect(on(match, 1).at).toEqual(at('F4'));
    expect(makePoint(on(match, 2).at)).toMatch(/^(E3|F3|E4)$/);
  });

  test('takes a seat from the cat as well', () => {
    const match = stage(HALL, [gas, { at: 'B1', faction: 1 }], { config, cat: at('F4') });
    execute(match, on(match, 0), strike);
    expect(on(match, 1).at).toEqual(at('F4'));
    expect(makePoint(match.state.cat ?? at('Z9'))).toMatch(/^(E3|F3|E4)$/);
  });

  test('leaves people where they are on a board without seats', () => {
    const match = stage(['...'], [gas, { at: 'B1', faction: 1 }], { config });
    execute(match, on(match, 0), strike);
    expect(on(match, 1)).toMatchObject({ at: at('B1'), hp: 1 });
  });
});

describe('the cat', () => {
  test('walks to accessible fields only and swaps', () => {
    const match = stage(['#.#', '###'], [{ at: 'B1' }], { cat: at('A1') });
    moveCat(match);
    expect([match.state.cat, on(match, 0).at]).toEqual([at('B1'), at('A1')]);
  });

  test('stays where nothing is accessible', () => {
    const match = stage(['.#', '##'], [], { cat: at('A1') });
    moveCat(match);
    expect(match.state.cat).toEqual(at('A1'));
  });

  test('ends the match when she reaches her collar, but not by meeting a carrier', () => {
    const found = stage(['..'], [{ at: 'A1' }], { cat: at('B1') });
    found.state.board.lying = [{ at: at('A1'), item: { gadget: 'DIAMOND_COLLAR', usages: null } }];
    moveCat(found);
    expect(hasEnded(found.state)).toBe(true);
    const met = stage(['..'], [{ at: 'A1', carries: ['DIAMOND_COLLAR'] }], { cat: at('B1') });
    moveCat(met);
    expect(hasEnded(met.state)).toBe(false);
  });
});

describe('overtime', () => {
  test('sends the guests home, calls the janitor and puts him into the order', () => {
    const roles: Role[] = [{ at: 'A1' }, { at: 'C2', faction: 'NPC', carries: ['DIAMOND_COLLAR', 'GRAPPLE'] }];
    const match = stage(HALL, roles, { config: { roundLimit: 2 } });
    startRound(match);
    expect(match.state.people[1]).toMatchObject({ at: null, items: [] });
    expect(match.state.board.lying).toMatchObject([{ at: at('C2') }]);
    expect(match.state.janitor).not.toBeNull();
    expect(match.state.order).toContain('janitor');
    const came = match.state.janitor;
    startRound(match);
    expect(match.state.janitor).toEqual(came);
  });

  test('the janitor counts steps on foot', () => {
    const { state } = stage(['..#.', '.##.', '....'], [{ at: 'B1' }, { at: 'D1' }]);
    const nearest = (from: string) => nearestOnFoot(state.board, at(from), present(state)).map(({ id }) => id);
    expect(nearest('D3')).toEqual([1]);
    expect(nearest('A1')).toEqual([0]);
    expect(nearest('C3')).toEqual([1]);
    expect(nearest('B3')).toEqual([0]);
  });

  test('those behind walls are safe while others can be reached, then the nearest as the crow flies goes', () => {
    const { state } = stage(['.#.#..'], [{ at: 'C1' }, { at: 'F1' }]);
    const nearest = (from: string) => nearestOnFoot(state.board, at(from), present(state)).map(({ id }) => id);
    expect(nearest('E1')).toEqual([1]);
    expect(nearest('A1')).toEqual([0]);
  });

  test('the janitor removes with everything carried and ends the match with the last', () => {
    const match = stage(HALL, [{ at: 'B1', ip: 7, carries: ['DIAMOND_COLLAR'] }], { janitor: at('A1') });
    moveJanitor(match);
    expect(match.state.people[0]).toMatchObject({ at: null, items: [], ip: 7 });
    expect(match.state.janitor).toEqual(at('B1'));
    expect(match.state.board.lying).toEqual([]);
    expect(hasEnded(match.state)).toBe(true);
  });
});

describe('guests', () => {
  test('throw the moledie before anything else', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = stage(HALL, [{ at: 'A1', faction: 'NPC', carries: ['MOLEDIE', 'GRAPPLE'] }], { seed });
      expect(makeLine(guestOperation(match, on(match, 0)))).toMatch(/^use MOLEDIE /);
    }
  });

  test('never spy, fire rockets at distant persons only, and stake half', () => {
    const roles: Role[] = [{ at: 'B1', faction: 'NPC', carries: ['ROCKET_PEN'], chips: 7 }, { at: 'A1' }, { at: 'F3' }];
    const match = stage(['..@...', '......', '......'], roles);
    const lines = guestOperations(match.state, on(match, 0)).map(makeLine);
    expect(lines.filter((line) => !line.startsWith('step'))).toEqual(['retire', 'gamble C1 4', 'use ROCKET_PEN F3']);
    expect(lines.filter((line) => line.startsWith('step'))).toHaveLength(4);
  });

  test('only walk in fog', () => {
    const match = stage(HALL, [{ at: 'A1', faction: 'NPC', carries: ['MOLEDIE'] }]);
    match.state.board.fog = [{ at: at('A1'), until: 9 }];
    expect(guestOperations(match.state, on(match, 0)).map(makeLine).sort()).toEqual([
      'retire',
      'step A2',
      'step B1',
      'step B2',
    ]);
    expect(makeLine(guestOperation(match, on(match, 0)))).not.toMatch(/use/);
  });

  test('pick up the collar by walking over it', () => {
    const match = stage(['..'], [{ at: 'A1', faction: 'NPC' }]);
    match.state.board.lying = [{ at: at('B1'), item: { gadget: 'DIAMOND_COLLAR', usages: null } }];
    execute(match, on(match, 0), { kind: 'action', verb: 'step', at: at('B1'), stake: 0 });
    expect(itemOf(on(match, 0), 'DIAMOND_COLLAR')).toBeDefined();
  });
});
