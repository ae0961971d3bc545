import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultConfig, matchConfig } from '../rules/config.ts';
import { FIELD_NAMES } from '../rules/grid.ts';
import { PROPERTY_NAMES } from '../rules/properties.ts';
import { characterFile } from './cast.ts';
import { MATCH_KEYS, readFile, writeCharacters, writeMatch, writeScenario } from './read-file.ts';
import { scenarioFile } from './scenarios.ts';

/** Returns the JSON of a file after reading and writing it. Throws if it is invalid. */
function roundTrip<T>(schema: Parameters<typeof readFile<T>>[0], write: (value: T) => string, json: unknown): unknown {
  const reading = readFile(schema, JSON.stringify(json));
  if (reading.problems) throw new Error(reading.problems.join());
  return JSON.parse(write(reading.value));
}

test('round-trips a match file, with the standard keys and with our own', () => {
  expect(MATCH_KEYS).toHaveLength(30);
  const standard = Object.fromEntries(MATCH_KEYS.map((key) => [key, defaultConfig[key]]));
  const file = fc
    .record({
      bowlerBladeHitChance: fc.integer({ min: 0, max: 1000 }).map((probability) => probability / 1000),
      pauseLimit: fc.integer({ min: -1, max: 1_000_000 }),
    })
    .map((changes) => ({ ...standard, ...changes }));
  fc.assert(
    fc.property(file, (json) =>
      isDeepStrictEqual(roundTrip(matchConfig, writeMatch, json), JSON.parse(JSON.stringify(json))),
    ),
  );
  const ours = { ...standard, maxNumberOfNPCs: 3, npcCombinationChance: 0.25, plagueMask: true };
  expect(roundTrip(matchConfig, writeMatch, ours)).toEqual(ours);
});

test('round-trips a scenario with rows of any length', () => {
  const row = fc.array(fc.constantFrom(...FIELD_NAMES), { maxLength: 36 });
  const file = fc.record({ scenario: fc.array(row, { minLength: 1, maxLength: 30 }) });
  fc.assert(
    fc.property(file, (json) =>
      isDeepStrictEqual(roundTrip(scenarioFile, writeScenario, json), JSON.parse(JSON.stringify(json))),
    ),
  );
});

test('round-trips characters, with or without optional keys', () => {
  const character = fc.record(
    {
      name: fc.uuid().map((id) => `Agent ${id.slice(0, 20)}`),
      description: fc.string({ maxLength: 200 }),
      gender: fc.constantFrom('MALE', 'FEMALE', 'DIVERSE'),
      features: fc.uniqueArray(fc.constantFrom(...PROPERTY_NAMES)),
    },
    { requiredKeys: ['name', 'features'], noNullPrototype: true },
  );
  const file = fc.uniqueArray(character, { minLength: 10, maxLength: 20, selector: ({ name }) => name });
  fc.assert(
    fc.property(file, (json) =>
      isDeepStrictEqual(roundTrip(characterFile, writeCharacters, json), JSON.parse(JSON.stringify(json))),
    ),
  );
});
