import { describe, expect, test } from 'vitest';
import { enemyAt, guestAt, on, ownAt, type Role, stage } from '../../testing/stage.ts';
import { makePoint, parsePoint } from '../grid.ts';
import { makeLine } from '../lines.ts';
import { peopleOnBoard } from '../match/people.ts';
import { hasEnded } from './ending.ts';
import {
  advance,
  endRound,
  guestCommand,
  guestCommands,
  isTurnOver,
  moveCat,
  moveJanitor,
  nearestOnFoot,
  performCharacterCommand,
  startRound,
} from './turns.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const HALL = ['......', '......', '......', '....._'];

describe('a round', () => {
  test('starts with cocktails, points and everyone in the order once', () => {
    const draft = stage(['.=.', '...'], [{ at: 'A1', faction: 0 }, { at: 'C1', faction: 1, has: ['SPRYNESS'] }, {}], {
      cat: at('B2'),
    });
    startRound(draft);
    expect(draft.state.round).toBe(2);
    expect(draft.state.board.cocktails).toEqual([{ at: at('B1'), cocktail: { poisonedBy: [] } }]);
    expect(on(draft, 1)).toMatchObject({ bp: 2, ap: 2 });
    expect([...draft.state.order].map(String).sort()).toEqual(['0', '1', 'cat']);
  });

  test('keeps a cocktail on its table, including its poison', () => {
    const draft = stage(['.='], [{ at: 'A1' }]);
    draft.state.board.cocktails = [{ at: at('B1'), cocktail: { poisonedBy: [1] } }];
    startRound(draft);
    expect(draft.state.board.cocktails).toHaveLength(1);
    expect(draft.state.board.cocktails[0]?.cocktail.poisonedBy).toEqual([1]);
  });

  test('keeps fog for two more rounds', () => {
    const draft = stage(HALL, [{ at: 'A1' }]);
    draft.state.board.fog = [{ at: at('B1'), until: 4 }];
    const foggy = [2, 3, 4].map(() => {
      startRound(draft);
      return draft.state.board.fog.length;
    });
    expect(foggy).toEqual([1, 1, 0]);
  });

  test('can break a planted wire, but not a carried one', () => {
    const draft = stage(HALL, [{ at: 'A1', carries: ['WIRETAP_WITH_EARPLUGS'] }], {
      config: { wiretapWithEarplugsFailChance: 1 },
    });
    startRound(draft);
    expect(on(draft, 0).items).toHaveLength(1);
    Object.assign(on(draft, 0).items[0] ?? {}, { activeOn: 0 });
    startRound(draft);
    expect(on(draft, 0).items).toEqual([]);
  });

  test('heals and dries at its end those marked at its start', () => {
    const roles: Role[] = [
      ownAt('A1', { hp: 5 }),
      ownAt('C1', { has: ['CLAMMY_CLOTHES'] }),
      ownAt('E2', { hp: 5, has: ['CLAMMY_CLOTHES'] }),
    ];
    const draft = stage(['_..^.', '.....'], roles);
    startRound(draft);
    on(draft, 0).at = at('A2');
    on(draft, 1).at = at('A1');
    on(draft, 2).at = at('C1');
    endRound(draft);
    expect(draft.state.people.map(({ hp, properties }) => [hp, properties.length])).toEqual([
      [100, 0],
      [100, 0],
      [5, 0],
    ]);
  });

  test('keeps constant wetness', () => {
    const draft = stage(['.^'], [{ at: 'A1', has: ['CONSTANT_CLAMMY_CLOTHES', 'CLAMMY_CLOTHES'] }]);
    startRound(draft);
    endRound(draft);
    expect(on(draft, 0).properties).toEqual(['CONSTANT_CLAMMY_CLOTHES']);
  });
});

describe('a turn', () => {
  test.each([
    [0, 0, false, true],
    [1, 0, false, false],
    [0, 1, false, false],
    [0, 1, true, true],
    [1, 0, true, false],
  ])('with %i BP, %i AP and fog %s is over: %s', (bp, ap, fog, over) => {
    const { state } = stage(HALL, [{ at: 'A1', bp, ap }]);
    if (fog) state.board.fog = [{ at: at('A1'), until: 9 }];
    const [person] = state.people;
    expect(person && isTurnOver(state.board, person)).toBe(over);
  });

  test('advances to the next agent after guests and the cat', () => {
    const roles: Role[] = [ownAt('A1', { bp: 0, ap: 0 }), guestAt('C3'), enemyAt('F1')];
    const draft = stage(HALL, roles, { order: [1, 'cat', 2], cat: at('A3') });
    advance(draft);
    expect(draft.state.active).toBe(2);
    expect(on(draft, 1)).toMatchObject({ bp: 0, ap: 0 });
    expect(draft.state.cat).not.toEqual(at('A3'));
  });
});

describe('exfiltration', () => {
  const gas: Role = { at: 'A1', carries: ['GAS_GLOSS'] };
  const config = { gasGlossDamage: 100, honeyTrapSuccessChance: 0, babysitterSuccessChance: 0 };
  const strike = { kind: 'use', gadget: 'GAS_GLOSS', at: at('B1') } as const;

  test('drops the collar, keeps other items and skips the pending turn', () => {
    const victim: Role = { at: 'B1', faction: 1, carries: ['DIAMOND_COLLAR', 'GRAPPLE'] };
    const draft = stage(HALL, [gas, victim], { config, order: ['cat', 1] });
    performCharacterCommand(draft, on(draft, 0), strike);
    expect(on(draft, 1)).toMatchObject({ at: at('F4'), hp: 1, items: [{ gadget: 'GRAPPLE' }] });
    expect(draft.state.board.lying).toMatchObject([{ at: at('B1'), item: { gadget: 'DIAMOND_COLLAR' } }]);
    expect(draft.state.order).toEqual(['cat']);
  });

  test('drops the collar beside an item on the same field', () => {
    const draft = stage(HALL, [gas, { at: 'B1', faction: 1, carries: ['DIAMOND_COLLAR'] }], { config });
    draft.state.board.lying = [{ at: at('B1'), item: { gadget: 'BOWLER_BLADE', usages: null } }];
    performCharacterCommand(draft, on(draft, 0), strike);
    expect(makePoint(draft.state.board.lying[1]?.at ?? at('Z9'))).toMatch(/^[ABC][12]$/);
  });

  test('moves the occupant if all seats are taken', () => {
    const draft = stage(HALL, [gas, { at: 'B1', faction: 1 }, { at: 'F4', faction: 'NPC' }], { config });
    performCharacterCommand(draft, on(draft, 0), strike);
    expect(on(draft, 1).at).toEqual(at('F4'));
    expect(makePoint(on(draft, 2).at)).toMatch(/^(E3|F3|E4)$/);
  });

  test('moves the cat from a seat', () => {
    const draft = stage(HALL, [gas, { at: 'B1', faction: 1 }], { config, cat: at('F4') });
    performCharacterCommand(draft, on(draft, 0), strike);
    expect(on(draft, 1).at).toEqual(at('F4'));
    expect(makePoint(draft.state.cat ?? at('Z9'))).toMatch(/^(E3|F3|E4)$/);
  });

  test('leaves people in place on a board without seats', () => {
    const draft = stage(['...'], [gas, { at: 'B1', faction: 1 }], { config });
    performCharacterCommand(draft, on(draft, 0), strike);
    expect(on(draft, 1)).toMatchObject({ at: at('B1'), hp: 1 });
  });
});

describe('the cat', () => {
  test('walks to accessible fields only and swaps', () => {
    const draft = stage(['#.#', '###'], [{ at: 'B1' }], { cat: at('A1') });
    moveCat(draft);
    expect([draft.state.cat, on(draft, 0).at]).toEqual([at('B1'), at('A1')]);
  });

  test('stays if no field is accessible', () => {
    const draft = stage(['.#', '##'], [], { cat: at('A1') });
    moveCat(draft);
    expect(draft.state.cat).toEqual(at('A1'));
  });

  test('ends the match when she reaches her collar, but not by meeting its carrier', () => {
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
  test('removes the guests, places the janitor and adds him to the order', () => {
    const roles: Role[] = [{ at: 'A1' }, { at: 'C2', faction: 'NPC', carries: ['DIAMOND_COLLAR', 'GRAPPLE'] }];
    const draft = stage(HALL, roles, { config: { roundLimit: 2 } });
    startRound(draft);
    expect(draft.state.people[1]).toMatchObject({ at: null, items: [] });
    expect(draft.state.board.lying).toMatchObject([{ at: at('C2') }]);
    expect(draft.state.janitor).not.toBeNull();
    expect(draft.state.order).toContain('janitor');
    const came = draft.state.janitor;
    startRound(draft);
    expect(draft.state.janitor).toEqual(came);
  });

  test('measures the janitor’s distance along paths', () => {
    const { state } = stage(['..#.', '.##.', '....'], [{ at: 'B1' }, { at: 'D1' }]);
    const nearest = (from: string) => nearestOnFoot(state.board, at(from), peopleOnBoard(state)).map(({ id }) => id);
    expect(nearest('D3')).toEqual([1]);
    expect(nearest('A1')).toEqual([0]);
    expect(nearest('C3')).toEqual([1]);
    expect(nearest('B3')).toEqual([0]);
  });

  test('spares people behind walls while others can be reached, then uses straight distance', () => {
    const { state } = stage(['.#.#..'], [{ at: 'C1' }, { at: 'F1' }]);
    const nearest = (from: string) => nearestOnFoot(state.board, at(from), peopleOnBoard(state)).map(({ id }) => id);
    expect(nearest('E1')).toEqual([1]);
    expect(nearest('A1')).toEqual([0]);
  });

  test('removes people with their items and ends the match with the last', () => {
    const draft = stage(HALL, [{ at: 'B1', ip: 7, carries: ['DIAMOND_COLLAR'] }], { janitor: at('A1') });
    moveJanitor(draft);
    expect(draft.state.people[0]).toMatchObject({ at: null, items: [], ip: 7 });
    expect(draft.state.janitor).toEqual(at('B1'));
    expect(draft.state.board.lying).toEqual([]);
    expect(hasEnded(draft.state)).toBe(true);
  });
});

test('ends a quick match after its last round by exfiltrating everyone, regardless of what they carry', () => {
  const draft = stage(HALL, [ownAt('A1', { chips: 30 }), enemyAt('F1'), guestAt('C3')]);
  Object.assign(draft.state, {
    round: 5,
    order: [],
    active: null,
    config: { ...draft.state.config, roundLimit: 5, closes: true },
  });
  advance(draft);
  expect(draft.state).toMatchObject({ phase: 'over', round: 5, ending: { winner: 0 } });
});

describe('guests', () => {
  test('throw the moledie first', () => {
    for (let seed = 0; seed < 20; seed++) {
      const draft = stage(HALL, [{ at: 'A1', faction: 'NPC', carries: ['MOLEDIE', 'GRAPPLE'] }], { seed });
      expect(makeLine(guestCommand(draft, on(draft, 0)))).toMatch(/^use MOLEDIE /);
    }
  });

  test('never spy, fire rockets only at distant people, and stake half', () => {
    const roles: Role[] = [{ at: 'B1', faction: 'NPC', carries: ['ROCKET_PEN'], chips: 7 }, { at: 'A1' }, { at: 'F3' }];
    const draft = stage(['..@...', '......', '......'], roles);
    const lines = guestCommands(draft.state, on(draft, 0)).map(makeLine);
    expect(lines.filter((line) => !line.startsWith('step'))).toEqual(['retire', 'gamble C1 4', 'use ROCKET_PEN F3']);
    expect(lines.filter((line) => line.startsWith('step'))).toHaveLength(4);
  });

  test('only walk in fog', () => {
    const draft = stage(HALL, [{ at: 'A1', faction: 'NPC', carries: ['MOLEDIE'] }]);
    draft.state.board.fog = [{ at: at('A1'), until: 9 }];
    expect(guestCommands(draft.state, on(draft, 0)).map(makeLine).sort()).toEqual([
      'retire',
      'step A2',
      'step B1',
      'step B2',
    ]);
    expect(makeLine(guestCommand(draft, on(draft, 0)))).not.toMatch(/use/);
  });
});
