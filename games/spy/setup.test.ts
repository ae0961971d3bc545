import { storyTexts } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { spy } from './index.ts';
import { filesOf, newMatch, publicPhase, setup, terms } from './options.ts';
import { defaultConfig } from './rules/config.ts';
import { turnOf } from './rules/match/people.ts';
import { stage } from './testing/stage.ts';

const files = (options: object) => {
  const read = filesOf(options);
  if ('refused' in read) throw new Error(read.refused.code);
  return read;
};
const matchFile = (changes: object = {}) => JSON.stringify({ ...defaultConfig, closes: undefined, ...changes });

describe('the files of a match', () => {
  test.each([
    ['blitz', 3, 4, true],
    ['quick', 5, 6, true],
    ['evening', 7, defaultConfig.maxNumberOfNPCs, true],
    ['full', defaultConfig.roundLimit, defaultConfig.maxNumberOfNPCs, defaultConfig.closes],
    [undefined, defaultConfig.roundLimit, defaultConfig.maxNumberOfNPCs, defaultConfig.closes],
  ])('of the length %s', (length, roundLimit, maxNumberOfNPCs, closes) => {
    expect(files({ length }).config).toMatchObject({ roundLimit, maxNumberOfNPCs });
    expect(files({ length }).config.closes).toBe(closes);
  });

  test('have the casino of the length unless another is chosen', () => {
    const sizeOf = (options: object) => files(options).scenario.scenario.length;
    expect(files({ length: 'blitz' }).scenario).toBe(files({ length: 'quick' }).scenario);
    expect(files({ length: 'evening' }).scenario).toEqual(files({ scenario: 'small' }).scenario);
    expect(files({}).scenario).toEqual(files({ scenario: 'medium' }).scenario);
    expect(files({ length: 'quick', scenario: 'medium' }).scenario).toEqual(files({}).scenario);
    expect(sizeOf({ scenario: 'small' })).toBeLessThan(sizeOf({ scenario: 'medium' }));
  });

  test('have the round of the janitor, also with an own file', () => {
    expect(files({ 'janitor-round': 9 }).config.roundLimit).toBe(9);
    expect(files({ 'janitor-round': 9, match_file: matchFile({ roundLimit: 4 }) }).config.roundLimit).toBe(9);
    expect(files({ match_file: matchFile({ roundLimit: 4 }) }).config.roundLimit).toBe(4);
  });

  test.each(['match_file', 'scenario_file', 'characters_file'])('name an invalid %s', (option) => {
    const read = filesOf({ [option]: '{' });
    expect(read).toMatchObject({ refused: { code: 'file', file: option } });
    expect(setup({ [option]: '{' }, 1).refused?.code).toBe('file');
  });

  test('need a casino with room for all guests', () => {
    const scenario = { scenario: [['FREE', 'BAR_SEAT', 'BAR_TABLE', 'FIREPLACE', 'SAFE', 'ROULETTE_TABLE']] };
    expect(filesOf({ scenario_file: JSON.stringify(scenario) })).toMatchObject({ refused: { file: 'scenario_file' } });
  });
});

describe('a new match', () => {
  test('begins with an offer to both players', () => {
    const begun = newMatch(files({}), 1);
    if (begun.refused) throw new Error('refused');
    expect([begun.state.phase, turnOf(begun.state)]).toEqual(['draft', [0, 1]]);
    expect(newMatch({ ...files({}), excludedGadgets: ['JETPACK'] }, 1)).toMatchObject({
      state: { excludedGadgets: ['JETPACK'] },
    });
  });

  test('reports keys of files without effect to all viewers', () => {
    const unused = (options: object) => {
      const begun = setup(options, 1);
      return begun.refused ? begun.refused.code : begun.events;
    };
    expect(unused({})).toEqual([]);
    const told = unused({ match_file: matchFile({ reconnectLimit: 5, extra: 1 }) });
    if (typeof told === 'string') throw new Error(told);
    expect(told.map(({ to, begins }) => [to, begins])).toEqual([
      [0, true],
      [1, true],
      ['spectator', true],
      ['open', true],
    ]);
    expect(told[0]?.events).toMatchObject([{ kind: 'unused-keys', file: 'match', keys: ['reconnectLimit', 'extra'] }]);
    const reader = { viewer: 0, language: 'en' as const, names: ['Ada', 'Bo'] };
    expect(storyTexts(spy, told, reader)).toEqual(['Ignored keys in the match file: reconnectLimit, extra.']);
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`k${at}`, 1]));
    expect(unused({ match_file: matchFile(many) })).toMatchObject(
      Array(4).fill({ events: [{ keys: { length: 10 } }] }),
    );
  });
});

describe('the clock', () => {
  test('runs with a match file or a time scale', () => {
    expect(terms({})).toEqual({});
    const { turnPhaseLimit, pauseLimit } = defaultConfig;
    const limit = (seconds: number, factor: number) => (seconds <= 0 ? null : seconds * 1000 * factor);
    for (const [scale, factor] of [
      ['seconds', 1],
      ['minutes', 60],
      ['hours', 3600],
    ] as const)
      expect(terms({ 'time-scale': scale })).toEqual({
        clock: { perTurn: limit(turnPhaseLimit, factor), pause: limit(pauseLimit, factor), missed: 'strike' },
      });
  });

  test('has the limits of the file; without one it does not run', () => {
    const clock = (changes: object, scale?: 'minutes') =>
      terms({ match_file: matchFile(changes), ...(scale && { 'time-scale': scale }) }).clock;
    expect(clock({ turnPhaseLimit: 6, pauseLimit: 20 })).toEqual({ perTurn: 6_000, pause: 20_000, missed: 'strike' });
    expect(clock({ turnPhaseLimit: 6, pauseLimit: 20 }, 'minutes')).toMatchObject({ perTurn: 360_000 });
    expect(clock({ turnPhaseLimit: -1, pauseLimit: -1 })).toMatchObject({ perTurn: null, pause: null });
    expect(terms({ match_file: '{' })).toEqual({});
  });
});

describe('turns', () => {
  const people = [{ at: 'A1' }, { at: 'B1', faction: 1 as const }, { at: 'C1', faction: 'NPC' as const }];
  const at = (changes: object) => ({ ...stage(['...'], people).state, ...changes });

  test('belong to the owner of the active agent', () => {
    expect([0, 1, 2, null].map((active) => turnOf(at({ active })))).toEqual([[0], [1], [], []]);
    expect(turnOf(at({ phase: 'over' }))).toEqual([]);
  });

  test('in the preparation belong to the players who are not done', () => {
    const sides = (one: object, two: object) => {
      const { state } = stage(['...'], people);
      return [
        { ...state.sides[0], ...one },
        { ...state.sides[1], ...two },
      ];
    };
    const offer = { agents: [], gadgets: [] };
    expect(turnOf(at({ phase: 'draft', sides: sides({ offer: null }, { offer }) }))).toEqual([1]);
    expect(turnOf(at({ phase: 'equipment', sides: sides({ ready: false }, { ready: true }) }))).toEqual([0]);
  });

  test('are public without the active agent; the round only with the janitor', () => {
    expect(publicPhase(at({ active: 1, round: 4 }))).toBe('rounds 1');
    expect(publicPhase(at({ active: 0, round: 4, janitor: { x: 2, y: 0 } }))).toBe('rounds 4 0');
  });
});
