import { stage } from '@longtable/spy/testing/stage';
import { describe, expect, test } from 'vitest';
import { decode, gamePause, gameStarted, makeOperation, readOperation, statisticsBody } from './messages.ts';
import { charactersIn, detectCompat, idOrNull, list, loose, normalStatus, text, texts } from './normal.ts';
import { characterInformation, clientIdFor, NIL, numberOf, seal, sessionIn, wireDate } from './words.ts';

const ID = 'a0000000-0000-4000-8000-00000000000f';
const envelope = { clientId: ID, creationDate: '15.11.2026 05:41:49' };
const decoded = (type: string, fields: object = {}) => decode(JSON.stringify({ type, ...envelope, ...fields }));
const hello = { name: 'Ada', role: 'PLAYER' };
const lists = (count: number, size = 0) => ({
  equipment: Object.fromEntries(Array.from({ length: count }, (_, at) => [at, Array(size).fill('G')])),
});
const spying = (target: object) => ({ operation: { type: 'SPY_ACTION', characterId: ID, target } });

describe('a client message', () => {
  test.each<[string, string, object]>([
    ['a trimmed name', 'HELLO', { ...hello, name: ` ${'x'.repeat(100)} ` }],
    ['no client id', 'HELLO', { ...hello, clientId: null }],
    ['100 keys', 'REQUEST_META_INFORMATION', { keys: Array(100).fill('k') }],
    ['30 lists of 30 gadgets', 'EQUIPMENT_CHOICE', lists(30, 30)],
    ['a far target', 'GAME_OPERATION', spying({ x: 1_000_000, y: -1_000_000 })],
  ])('may have %s', (_, type, fields) => expect(decoded(type, fields)).toHaveProperty('message'));

  test.each<[string, string, object, string]>([
    ['a blank name', 'HELLO', { ...hello, name: '  ' }, 'HELLO.name'],
    ['a long name', 'HELLO', { ...hello, name: 'x'.repeat(101) }, 'HELLO.name'],
    ['an unknown role', 'HELLO', { ...hello, role: 'KING' }, 'HELLO.role'],
    ['a long client id', 'HELLO', { ...hello, clientId: 'x'.repeat(101) }, 'HELLO.clientId'],
    ['no date', 'HELLO', { ...hello, creationDate: null }, 'HELLO.creationDate'],
    ['no session', 'RECONNECT', {}, 'RECONNECT.sessionId'],
    ['101 keys', 'REQUEST_META_INFORMATION', { keys: Array(101).fill('k') }, 'keys'],
    ['31 gadgets', 'EQUIPMENT_CHOICE', lists(1, 31), 'equipment'],
    ['31 characters', 'EQUIPMENT_CHOICE', lists(31), 'too many characters'],
    ['a text as pause', 'REQUEST_GAME_PAUSE', { gamePause: 'true' }, 'gamePause'],
    ['half a coordinate', 'GAME_OPERATION', spying({ x: 0.5, y: 0 }), 'operation.target.x'],
  ])('may not have %s', (_, type, fields, problem) => {
    expect(decoded(type, fields)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('must be a JSON object with a type; unknown types are ignored', () => {
    for (const frame of ['{', '[]', 'null', '1', '{}', '{"type":1}']) expect(decode(frame)).toHaveProperty('problem');
    expect(decode('{"type":"GAME_STATUS"}')).toEqual({ ignored: 'GAME_STATUS' });
    expect(decode('{"type":"toString"}')).toEqual({ ignored: 'toString' });
  });

  test('has ids in lower case and null for the nil id', () => {
    const reconnect = decoded('RECONNECT', { clientId: ID.toUpperCase(), sessionId: 'ABC' });
    expect(reconnect).toMatchObject({ message: { clientId: ID, sessionId: 'abc' } });
    const choice = decoded('ITEM_CHOICE', { chosenCharacter: NIL, chosenGadget: 'JETPACK' });
    expect(choice).toMatchObject({
      message: { chosenCharacter: null, chosenCharacterId: null, chosenGadget: 'JETPACK' },
    });
  });

  test('reveals the dialect and the original computer player', () => {
    const compat = (fields: object, mode: 'auto' | 'on' | 'off' = 'auto', isCommittee = false) => {
      const read = decoded('HELLO', { ...hello, ...fields });
      if (!('message' in read) || read.message.type !== 'HELLO') throw new Error('no HELLO');
      const flags = detectCompat({ isCommittee, isOriginalAi: false }, read.message, mode);
      return [flags.isCommittee, flags.isOriginalAi];
    };
    const original = { role: 'AI', clientId: NIL };
    expect(compat({})).toEqual([false, false]);
    expect(compat({ clientId: null })).toEqual([true, false]);
    expect(compat({}, 'auto', true)).toEqual([true, false]);
    expect(compat(original)).toEqual([false, true]);
    expect(compat({ ...original, debugMessage: '' })).toEqual([false, false]);
    expect(compat({ ...original, role: 'PLAYER' })).toEqual([false, false]);
    expect(compat({ ...original, clientId: ID })).toEqual([false, false]);
    expect(compat(original, 'auto', true)).toEqual([true, false]);
    expect(compat(original, 'off')).toEqual([false, false]);
    expect(compat({}, 'on')).toEqual([false, true]);
  });
});

describe('a server message', () => {
  test('has an envelope with the time an hour east of UTC', () => {
    expect(wireDate(Date.UTC(2026, 11, 31, 23, 5, 9))).toBe('01.01.2027 00:05:09');
    expect(Object.entries(seal({ type: 'X', debugMessage: 'd' }, ID, Date.UTC(2026, 0, 2, 3)))).toEqual([
      ['type', 'X'],
      ['clientId', ID],
      ['creationDate', '02.01.2026 04:00:00'],
      ['debugMessage', 'd'],
    ]);
  });

  test('has the session of its receiver', () => {
    const players = [
      { id: '1', name: 'A', session: 's1' },
      { id: '2', name: 'B', session: 's2' },
    ] as const;
    const sessions = ([0, 1, 'spectator', 'all-seeing'] as const).map(
      (viewer) => gameStarted({ session: 's', players }, viewer).sessionId,
    );
    expect(sessions).toEqual(['s1', 's2', 's', 's']);
    expect(gameStarted({ session: 's', players }, 0)).toMatchObject({ playerOneId: '1', playerTwoName: 'B' });
    const result = statisticsBody({ session: 's', players }, 1, 'VICTORY_BY_KICK', [['Rounds', [3, 4]]]);
    expect(result).toMatchObject({ winner: '2', reason: 'VICTORY_BY_KICK', hasReplay: true });
    const values = { valuePlayerOne: '3', valuePlayerTwo: '4', valuePlayer1: '3', valuePlayer2: '4' };
    expect(result.statistics).toMatchObject({ entries: [{ title: 'Rounds', ...values }] });
    expect(gamePause(true, false)).toMatchObject({ gamePause: true, gamePaused: true, serverEnforced: false });
  });

  test('has the ids of the match', () => {
    expect(sessionIn(ID)).toMatch(/^a0000000-0000-[0-9a-f]{4}-/);
    expect(sessionIn(ID)).not.toBe(sessionIn(ID));
    expect(clientIdFor(ID)).toBe(ID);
    for (const bad of [NIL, '', ID.toUpperCase(), `${ID}0`]) expect(clientIdFor(bad)).not.toBe(bad);
    expect([numberOf({ characters: ['a', 'b'] }, 'B'), numberOf({ characters: ['a'] }, 'b')]).toEqual([1, undefined]);
  });

  test('hides honey traps from the original computer player only', () => {
    const cast = [{ name: 'X', gender: 'FEMALE', features: ['HONEY_TRAP', 'TOMCAT'] }] as const;
    const shown = (isOriginalAi: boolean) =>
      characterInformation(cast as never, { characters: ['1'] }, { isCommittee: false, isOriginalAi });
    const entry = { characterId: '1', name: 'X', description: '', gender: 'FEMALE' };
    expect(shown(false)).toEqual([{ ...entry, features: ['HONEY_TRAP', 'TOMCAT'] }]);
    expect(shown(true)).toEqual([{ ...entry, features: ['TOMCAT'] }]);
  });
});

describe('a status', () => {
  const field = { state: 'SAFE', safeIndex: 3, isFoggy: true, gadget: { gadget: 'MOLEDIE', usages: -1 } };
  const status = (changes: object = {}, more: object = {}) =>
    normalStatus({ state: { map: { fieldMap: [[field]] }, ...changes }, ...more });

  test('is read in both dialects; without a map there is none', () => {
    for (const none of [{}, { state: {} }, { state: { map: 1 } }]) expect(normalStatus(none)).toBeUndefined();
    expect(status({}, { activeCharacterId: 'AB' })?.active).toBe('ab');
    expect(status({}, { activeCharacter: NIL, activeCharacterId: 'AB' })?.active).toBeNull();
    expect(status({ map: { map: [[field]] } })?.fields).toEqual([
      [
        {
          state: 'SAFE',
          gadget: { name: 'MOLEDIE', usages: null, poisoned: false, activeOn: null },
          destroyed: false,
          inverted: false,
          chips: 0,
          safe: 3,
          foggy: true,
        },
      ],
    ]);
    expect(status({ mySafeCombinations: [1, 'x'], catCoordinates: { x: -1, y: -1 } })).toMatchObject({
      combinations: [1],
      cat: null,
      janitor: null,
      over: false,
    });
  });

  test('has characters with their gadgets', () => {
    const gadgets = [
      { GadgetEnum: 'COCKTAIL', isPoisoned: true, usages: 1 },
      { gadget: 'WIRETAP_WITH_EARPLUGS', activeOn: 'AB', working: true, usages: 0 },
      { gadget: 'WIRETAP_WITH_EARPLUGS', activeOn: 'AB', working: false },
    ];
    const one = { characterId: 'AB', coordinates: { x: 701, y: 0 }, mp: 2, hp: 2e9, properties: ['SPRYNESS', 1] };
    const [character] = status({ characters: [{ ...one, gadgets }] })?.characters ?? [];
    expect(character).toMatchObject({ id: 'ab', at: { x: 701, y: 0 }, mp: 2, ap: 0, hp: 1e9, features: ['SPRYNESS'] });
    expect(character?.gadgets).toEqual([
      { name: 'COCKTAIL', usages: 1, poisoned: true, activeOn: null },
      { name: 'WIRETAP_WITH_EARPLUGS', usages: 0, poisoned: false, activeOn: 'ab' },
      { name: 'WIRETAP_WITH_EARPLUGS', usages: null, poisoned: false, activeOn: null },
    ]);
    const far = status({ characters: [{ coordinates: { x: 702, y: 0 } }] })?.characters;
    expect(far?.[0]?.at).toBeNull();
    expect(charactersIn({ state: { map: { fieldMap: [[]] }, characters: [one] } })).toBeUndefined();
    expect(charactersIn({ state: { map: { map: [[{}]] }, characters: [one] } })).toHaveLength(1);
  });

  test('has operations with their outcome', () => {
    const operations = [
      { type: 'PROPERTY_ACTION', characterId: 'AB', usedProperty: 'OBSERVATION', isEnemy: false, successful: true },
      { type: 'GADGET_ACTION', gadget: 'JETPACK', target: { x: 1, y: 2 }, successful: 'yes' },
    ];
    expect(status({}, { operations })?.operations).toMatchObject([
      { characterId: 'ab', usedProperty: 'OBSERVATION', isEnemy: false, successful: true, gadget: null, target: null },
      { characterId: null, gadget: 'JETPACK', target: { x: 1, y: 2 }, isEnemy: null, successful: false },
    ]);
  });

  test('has limited lists, texts and ids', () => {
    expect([list(Array(1001).fill(1)).length, list('abc').length, list([1, 2, 3], 2)]).toEqual([1000, 0, [1, 2]]);
    expect([text('x'.repeat(1001)).length, text(1), texts(['a', 1, 'b'])]).toEqual([1000, '', ['a', 'b']]);
    expect([idOrNull('AB'), idOrNull(''), idOrNull(NIL), idOrNull(1)]).toEqual(['ab', null, null, null]);
    expect([loose([]), loose(null), loose({ a: 1 })]).toEqual([undefined, undefined, { a: 1 }]);
  });
});

describe('an operation', () => {
  const cocktails = [{ at: { x: 1, y: 0 }, cocktail: { poisonedBy: [] } }];
  const safes = [{ at: { x: 2, y: 0 }, number: 1 }];
  const board = { rows: ['.=#.'], safes, tables: [], cocktails, fog: [], lying: [] };
  const { state } = stage(['.=#.'], [{ at: 'A1' }], { board });
  const [actor] = state.people as [never];
  const at = (x: number) => ({ characterId: ID, target: { x, y: 0 } });

  const asks = <const What extends object>(x: number, what: What) => ({ ...at(x), ...what });

  test.each([
    [{ type: 'RETIRE', characterId: ID }, { kind: 'retire' }],
    [asks(3, { type: 'MOVEMENT', from: { x: 0, y: 0 } }), { verb: 'step', at: { x: 3, y: 0 } }],
    [asks(2, { type: 'SPY_ACTION' }), { verb: 'open' }],
    [asks(3, { type: 'SPY_ACTION' }), { verb: 'spy' }],
    [asks(3, { type: 'GAMBLE_ACTION', stake: 7 }), { verb: 'gamble', stake: 7 }],
    [asks(3, { type: 'GAMBLE_ACTION', stake: -7 }), { verb: 'gamble', stake: 0 }],
    [asks(3, { type: 'PROPERTY_ACTION', usedProperty: 'OBSERVATION' }), { verb: 'observe' }],
    [asks(3, { type: 'PROPERTY_ACTION', usedProperty: 'BANG_AND_BURN' }), { verb: 'burn' }],
    [asks(3, { type: 'GADGET_ACTION', gadget: 'JETPACK' }), { kind: 'use', gadget: 'JETPACK' }],
    [asks(0, { type: 'GADGET_ACTION', gadget: 'COCKTAIL' }), { verb: 'drink', at: null }],
    [asks(1, { type: 'GADGET_ACTION', gadget: 'COCKTAIL' }), { verb: 'take' }],
    [asks(3, { type: 'GADGET_ACTION', gadget: 'COCKTAIL' }), { verb: 'pour' }],
  ] as const)('is a command of the rules, and the reverse: %j', (asked, command) => {
    const read = readOperation(state, actor, asked);
    expect(read).toMatchObject(command);
    if (!read) return;
    const made = makeOperation(read, ID, { x: 0, y: 0 });
    expect(made).toMatchObject({ type: asked.type, characterId: ID, successful: false });
    if (!('stake' in asked) && 'target' in asked) expect(made).toMatchObject(asked);
  });

  test('is none for unknown properties and gadgets', () => {
    const property = { type: 'PROPERTY_ACTION' as const, ...at(3), usedProperty: 'FLYING' };
    expect(readOperation(state, actor, property)).toBeUndefined();
    expect(readOperation(state, actor, { type: 'GADGET_ACTION', ...at(3), gadget: 'X' })).toBeUndefined();
  });
});
