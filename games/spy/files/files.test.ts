import { say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { setup } from '../options.ts';
import { defaultConfig, matchConfig } from '../rules/config.ts';
import { PROPERTY_NAMES } from '../rules/properties.ts';
import { descriptionOf } from '../words/descriptions.ts';
import { cast, casts, characterFile } from './cast.ts';
import { readFile } from './read-file.ts';
import { lounge, scenarioFile, scenarioReasons, scenarios } from './scenarios.ts';

const { maxNumberOfNPCs: _, npcCombinationChance: __, plagueMask: ___, ...standard } = defaultConfig;
const without = (key: keyof typeof standard) =>
  Object.fromEntries(Object.entries(standard).filter(([name]) => name !== key));
const problems = (schema: Parameters<typeof readFile>[0], value: unknown) =>
  readFile(schema, JSON.stringify(value)).problems;

describe('match configuration', () => {
  test('requires the 30 standard keys and has defaults for the three own ones', () => {
    expect(Object.keys(standard)).toHaveLength(30);
    expect(readFile(matchConfig, JSON.stringify(standard))).toEqual({ value: defaultConfig });
    for (const key of Object.keys(standard) as (keyof typeof standard)[]) {
      expect(problems(matchConfig, without(key))?.[0]).toMatch(new RegExp(`^${key}: `));
    }
  });

  test.each([
    [{ spySuccessChance: 1.5 }, /^spySuccessChance: /],
    [{ catIp: 'many' }, /^catIp: /],
    [{ catIp: -1 }, /^catIp: /],
    [{ turnPhaseLimit: -2 }, /^turnPhaseLimit: /],
    [{ minChipsRoulette: 9, maxChipsRoulette: 8 }, /^minChipsRoulette: can’t be greater than maxChipsRoulette/],
  ])('rejects %j', (change, problem) => {
    expect(problems(matchConfig, { ...standard, ...change })?.[0]).toMatch(problem);
  });

  test('accepts unlimited times and unknown keys', () => {
    expect(problems(matchConfig, { ...standard, turnPhaseLimit: -1, pauseLimit: -1, colour: 'red' })).toBeUndefined();
  });
});

describe('characters', () => {
  const ten = cast.slice(0, 10);
  test.each([
    [ten.slice(1), /^the file: /],
    [ten.with(3, { ...(ten[3] ?? { name: '' }), features: ['TOUGHNESS', 'NICE'] as never }), /^\[3\]\.features\[1\]: /],
    [ten.with(3, { name: 'Al', features: [] }), /^\[3\]\.name: too small/],
    [ten.with(3, { name: 'A\u202eda', features: [] }), /^\[3\]\.name: must be plain text/],
    [ten.with(3, { name: 'Two Twice', features: ['JINX', 'JINX'] }), /^\[3\]\.features: can’t name a property twice/],
    [[...ten, { name: ten[2]?.name ?? '', features: [] }], /^\[10\]\.name: .* is in the file already/],
    [ten.with(0, { ...(ten[0] ?? { name: '', features: [] }), gender: 'OTHER' as never }), /^\[0\]\.gender: /],
  ])('rejects invalid file %#', (file, problem) => {
    expect(problems(characterFile, file)?.[0]).toMatch(problem);
  });

  test('accepts names in any script and long descriptions', () => {
    const names = ['Nr. 5', '007', 'مهدی\u200cزاده', '北条 時宗', 'Öz Åström', '★ Star ★', 'x'.repeat(32)];
    const description = 'Long ago. '.repeat(100);
    const file = JSON.stringify([...ten, ...names.map((name) => ({ name, description, features: [], team: 17 }))]);
    const begun = setup({ characters_file: file }, 1);
    if (begun.refused) throw new Error(say(begun.refused.sentence, 'en'));
    expect(begun.state.cast.slice(10).map(({ name }) => name)).toEqual(names);
    expect(begun.state.cast[10]?.description).toBe(`${description.slice(0, 199)}…`);
  });

  test('accepts characters without description and gender', () => {
    expect(
      problems(
        characterFile,
        ten.map(({ name, features }) => ({ name, features })),
      ),
    ).toBeUndefined();
  });
});

describe('scenarios', () => {
  test.each(Object.entries({ ...scenarios, lounge }))('can be played and fit a phone: %s', (_name, file) => {
    expect(scenarioReasons(file, 8)).toEqual([]);
    for (const row of file.scenario) expect(row.length).toBeLessThanOrEqual(35);
  });

  test('accepts rows of different lengths and rejects unknown field names', () => {
    expect(problems(scenarioFile, { scenario: [['FREE'], ['WALL', 'SAFE']] })).toBeUndefined();
    expect(problems(scenarioFile, { scenario: [['FREE'], ['WALL', 'POOL']] })?.[0]).toMatch(/^scenario\[1\]\[1\]: /);
    expect(problems(scenarioFile, { scenario: [] })?.[0]).toMatch(/^scenario: /);
    expect(problems(scenarioFile, {})?.[0]).toMatch(/^scenario: /);
  });

  test('accepts as many rows at a table as on the server', () => {
    const row = Array.from({ length: 10 }, (_, x) => (x === 0 ? 'SAFE' : x === 1 ? 'BAR_SEAT' : 'FREE'));
    const file = (rows: number) => JSON.stringify({ scenario: Array.from({ length: rows }, () => row) });
    expect(setup({ scenario_file: file(99) }, 1).refused).toBeUndefined();
    expect(setup({ scenario_file: file(100) }, 1).refused?.code).toBe('file');
  });

  test('names what makes a scenario unplayable', () => {
    expect(scenarioReasons({ scenario: [['FREE', 'WALL', 'SAFE']] }, 8).map((reason) => say(reason, 'en'))).toEqual([
      '`scenario` needs 18 accessible fields for 8 guests, has 1',
      '`scenario` needs at least one bar seat',
      '`scenario[0][2]` nobody can stand next to this safe',
    ]);
  });
});

describe('a table', () => {
  test('rejects files with the path of the problem', () => {
    const refused = setup({ characters_file: '[{"name": 3}]' }, 1).refused;
    expect(refused?.code).toBe('file');
    expect(refused?.sentence).toMatchObject({ en: expect.stringContaining('[0].name') });
    expect(setup({ match_file: 'no json' }, 1).refused?.sentence).toMatchObject({
      en: expect.stringContaining('JSON'),
    });
    expect(setup({ scenario_file: '{"scenario":[["SAFE"]]}' }, 1).refused?.code).toBe('file');
  });

  test.each(['regulars', 'film'] as const)('has more than 25 people and every property in the cast %s', (name) => {
    expect(casts[name].length).toBeGreaterThan(25);
    expect(new Set(casts[name].flatMap(({ features }) => features)).size).toBe(PROPERTY_NAMES.length);
  });

  test('has every name of the document in the film cast', () => {
    expect(casts.film.slice(0, 12).map(({ name }) => name)).toEqual([
      ...['James Bond', 'Eve Moneypenny', 'Jaws', 'Quarrel', 'Q (Boothroyd)', 'Dr. Madeleine Swann'],
      ...['Tiger Tanaka', 'Kissy Suzuki', 'Vesper Lynd', 'Wai Lin', 'Le Chiffre', 'Francisco Scaramanga'],
    ]);
    const begun = setup({ cast: 'film' }, 1);
    expect(begun.refused ?? begun.state.cast.map(({ name }) => name)).toEqual(casts.film.map(({ name }) => name));
  });

  test('plays with each cast, with unique names and German descriptions', () => {
    const names = Object.values(casts).flatMap((cast) => cast.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    for (const character of Object.values(casts).flat())
      expect(descriptionOf(character, 'de')).not.toContain(character.description);
    const begun = setup({ cast: 'train' }, 1);
    expect(begun.refused ?? begun.state.cast.map(({ name }) => name)).toEqual(casts.train.map(({ name }) => name));
  });

  test('accepts all three files together', () => {
    const options = {
      match_file: JSON.stringify(standard),
      scenario_file: JSON.stringify(scenarios.small),
      characters_file: JSON.stringify(cast),
      'janitor-round': 3,
    };
    const outcome = setup(options, 1);
    expect(outcome.refused).toBeUndefined();
    if (!outcome.refused) expect(outcome.state.config).toEqual({ ...defaultConfig, roundLimit: 3 });
  });
});
