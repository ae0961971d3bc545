import { defaultConfig } from '@longtable/spy/rules/config';
import { describe, expect, test } from 'vitest';
import { captionsOf } from '../replay/recording.ts';
import { normalStatus } from '../wire/normal.ts';
import { equipmentOf, KnownMatch, readBriefing } from './known-match.ts';

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

  test('makes the asked character its own and active', () => {
    const match = begun();
    match.lead('B');
    expect([match.state.active, match.state.people[1]?.faction]).toEqual([1, 0]);
    match.read(status());
    expect(match.state.people[1]?.faction).toBe(0);
  });

  test('learns opened safes once', () => {
    const match = after({ type: 'SPY_ACTION', target: { x: 1, y: 0 } });
    expect([match.side.opened, match.side.secrets]).toEqual([[2], []]);
    match.read(status([{ type: 'SPY_ACTION', characterId: 'A', target: { x: 1, y: 0 }, successful: true }]));
    expect(match.side.opened).toEqual([2]);
    expect(after({ type: 'SPY_ACTION', target: { x: 1, y: 0 }, successful: false }).side.opened).toEqual([]);
  });

  test('learns secrets of guests', () => {
    expect(after({ type: 'SPY_ACTION' }).side.secrets).toEqual([1]);
    expect(after({ type: 'SPY_ACTION', successful: false }).side.secrets).toEqual([]);
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

  test('takes characters who spy for another player for enemies', () => {
    const spied = after({ type: 'SPY_ACTION', characterId: 'B', target: { x: 3, y: 0 } });
    expect(notes(spied)).not.toBe(notes(begun()));
    expect(spied.side.secrets).toEqual([]);
    expect(notes(after({ type: 'MOVEMENT', characterId: 'B' }))).toBe(notes(begun()));
  });

  test('gives unassigned gadgets to the first agent', () => {
    const match = new KnownMatch(readBriefing({ characterSettings, level }), 0);
    match.team([1, 2], ['JETPACK', 'MOLEDIE']);
    match.side.given = [2, null];
    expect(equipmentOf(match)).toEqual({ b: ['MOLEDIE'], c: ['JETPACK'] });
  });

  test.each([
    [{ type: 'MOVEMENT', target: { x: 1, y: 0 } }, 'B1'],
    [{ type: 'RETIRE' }, 'ends the turn'],
    [{ type: 'GAMBLE_ACTION', successful: true }, 'wins at roulette'],
    [{ type: 'GAMBLE_ACTION', successful: false }, 'loses at roulette'],
    [{ type: 'SPY_ACTION', target: { x: 1, y: 0 }, successful: true }, '2'],
    [{ type: 'SPY_ACTION', target: { x: 2, y: 0 }, successful: true }, 'B'],
    [{ type: 'GADGET_ACTION', gadget: 'JETPACK', target: { x: 2, y: 0 } }, 'flies to C1 with the jetpack and misses.'],
    [{ type: 'GADGET_ACTION', gadget: 'JETPACK', target: { x: 2, y: 0 }, successful: true }, 'the jetpack.'],
    [{ type: 'STRANGE' }, 'STRANGE'],
    [{ type: '__proto__' }, '__proto__'],
  ])('has a caption for %j', (operation, part) => {
    const now = status([{ characterId: 'A', ...operation }]);
    const [caption = ''] = captionsOf(now, undefined, 'en');
    expect(caption).toContain(part);
    if (part !== operation.type) expect(caption).toMatch(/^A /);
  });

  test('announces rounds, and nothing for a status without operations', () => {
    expect(captionsOf(status(), undefined, 'en')).toEqual([]);
    expect(captionsOf({ ...status(), active: null }, undefined, 'en')).toEqual([expect.stringContaining('4')]);
  });
});
