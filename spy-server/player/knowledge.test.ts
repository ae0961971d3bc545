import { defaultConfig } from '@longtable/spy/rules/config';
import { describe, expect, test } from 'vitest';
import { normalStatus } from '../wire/normal.ts';
import { KnownMatch, readBriefing } from './known-match.ts';

const characterSettings = [
  { characterId: 'A', name: 'Ann', features: ['SPRYNESS', 'UNKNOWN_ONE'] },
  { characterId: 'B', name: 'Ben \n Bo' },
  { characterId: 'C', name: 'Cy' },
  { characterId: 'D', name: 'Cy' },
  { characterId: 'E', name: '' },
];
const level = { scenario: [['FREE', 'SAFE', 'NONSENSE']] };

describe('a briefing', () => {
  const briefing = (settings: object = {}) => readBriefing({ characterSettings, level, settings });

  test('has unique names, known properties and lower-case ids', () => {
    expect(briefing().cast).toEqual([
      { name: 'Ann', features: ['SPRYNESS'] },
      { name: 'Ben Bo', features: [] },
      { name: 'Cy #3', features: [] },
      { name: 'Cy #4', features: [] },
      { name: '#5', features: [] },
    ]);
    expect(briefing().ids).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(briefing().rows).toHaveLength(1);
  });

  test('has the settings of the server, with defaults for the others', () => {
    const config = briefing({ roundLimit: 7, turnPhaseLimit: 'x', extra: 5 }).config;
    expect(config).toEqual({ ...defaultConfig, roundLimit: 7 });
  });
});

describe('a known match', () => {
  const field = (state: string, more: object = {}) => ({ state, chipAmount: 0, isFoggy: false, ...more });
  const character = (id: string, x: number, more: object = {}) => ({
    characterId: id,
    name: id,
    coordinates: { x, y: 0 },
    ...{ mp: 2, ap: 1, hp: 90, ip: 4, chips: 5, features: [], gadgets: [], ...more },
  });
  const people = [character('A', 0), character('B', 2), character('C', 3)];
  const status = (operations: object[] = [], characters: object[] = people) => {
    const map = { fieldMap: [[field('FREE'), field('SAFE', { safeIndex: 2 }), field('FREE'), field('FREE')]] };
    const read = normalStatus({
      activeCharacter: 'A',
      operations,
      state: { currentRound: 4, map, characters, mySafeCombinations: [2], catCoordinates: { x: 3, y: 0 } },
    });
    if (!read) throw new Error('no status');
    return read;
  };
  const begun = (player: 0 | 1 = 0) => {
    const match = new KnownMatch(readBriefing({ characterSettings, level }), player);
    match.team([0], ['JETPACK', 'MOLEDIE']);
    match.read(status());
    return match;
  };
  const after = (operation: object) => {
    const match = begun();
    match.read(status([{ characterId: 'A', target: { x: 2, y: 0 }, successful: true, ...operation }]));
    return match;
  };
  const notes = (match: KnownMatch) => JSON.stringify(match.side.notes ?? match.side);

  test('has the board, the round and its own side', () => {
    const match = begun(1);
    expect(match.state).toMatchObject({ round: 4, phase: 'rounds', cat: { x: 3, y: 0 }, janitor: null });
    expect(match.side.combinations).toEqual([2]);
    expect(match.state.people.map(({ faction }) => faction)).toEqual([1, 'UNKNOWN', 'UNKNOWN']);
    expect(match.state.people[0]).toMatchObject({ bp: 2, ap: 1, hp: 90, ip: 4, chips: 5, at: { x: 0, y: 0 } });
    expect(match.state.sides[1]).toBe(match.side);
  });

  test('keeps characters that are gone off the board, and ignores unknown ones', () => {
    const match = begun();
    match.read(status([], [character('X', 0), character('C', 1), character('A', 0)]));
    expect(match.state.people.map(({ id, at }) => [id, at?.x])).toEqual([
      [0, 0],
      [1, undefined],
      [2, 1],
    ]);
  });

  test('has gadgets and a cocktail apart', () => {
    const gadgets = [
      { gadget: 'COCKTAIL', isPoisoned: true },
      { gadget: 'WIRETAP_WITH_EARPLUGS', usages: 1, activeOn: 'B', working: true },
    ];
    const match = begun();
    match.read(status([], [character('A', 0, { gadgets })]));
    expect(match.state.people[0]).toMatchObject({
      cocktail: { poisonedBy: [0] },
      items: [{ gadget: 'WIRETAP_WITH_EARPLUGS', usages: 1, activeOn: 1 }],
    });
  });

  test('recruits with a nugget, and takes refusals and chicken feed for enemies', () => {
    expect(after({ type: 'GADGET_ACTION', gadget: 'NUGGET' }).state.people[1]?.faction).toBe(0);
    expect(after({ type: 'GADGET_ACTION', gadget: 'NUGGET', successful: false }).state.people[1]?.faction).toBe(
      'UNKNOWN',
    );
    const plain = notes(begun());
    expect(notes(after({ type: 'GADGET_ACTION', gadget: 'NUGGET', successful: false }))).not.toBe(plain);
    expect(notes(after({ type: 'GADGET_ACTION', gadget: 'CHICKEN_FEED' }))).not.toBe(plain);
    expect(notes(after({ type: 'GADGET_ACTION', gadget: 'CHICKEN_FEED', successful: false }))).toBe(plain);
    const enemy = notes(after({ type: 'PROPERTY_ACTION', usedProperty: 'OBSERVATION', isEnemy: true }));
    const harmless = notes(after({ type: 'PROPERTY_ACTION', usedProperty: 'OBSERVATION', isEnemy: false }));
    expect(new Set([plain, enemy, harmless]).size).toBe(3);
    expect(notes(after({ type: 'PROPERTY_ACTION', usedProperty: 'OBSERVATION', successful: false }))).toBe(plain);
  });
});
