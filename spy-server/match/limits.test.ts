import { enemyAt, ownAt } from '@longtable/spy/testing/stage';
import { describe, expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';
import { nextDeadline } from './journal.ts';
import { operationsFor, type Report } from './report.ts';
import { metaInformation } from './session.ts';

const QUICK = { turnPhaseLimit: 6, strikeMaximum: 3, pauseLimit: 20, reconnectLimit: 15 };
const left = (table: TestTable) => {
  const due = nextDeadline(table.session);
  return due === undefined ? undefined : due - table.now;
};

describe('deadlines', () => {
  test('are the earliest of both players, and none after the end', () => {
    const table = new TestTable({ config: QUICK }).begin();
    table.now += 2_000;
    table.pick(0);
    expect(left(table)).toBe(4_000);
    table.say(0, 'GAME_LEAVE');
    expect(left(table)).toBeUndefined();
  });

  test('of reconnects run while the match waits; without limits there are none', () => {
    const table = new TestTable({ config: QUICK }).toRounds().handle({ kind: 'lost', seat: 0 });
    expect(left(table)).toBe(15_000);
    table.now += 5_000;
    table.handle({ kind: 'lost', seat: 0 }).handle({ kind: 'lost', seat: 1 });
    expect(left(table)).toBe(10_000);
    const endless = new TestTable({ config: { ...QUICK, reconnectLimit: -1 } }).toRounds();
    expect(left(endless.handle({ kind: 'lost', seat: 0 }))).toBeUndefined();
    endless.wait(1_000_000);
    expect(endless.session.ending).toBeNull();
  });
});

describe('a pause', () => {
  test('is repeated to a player who reconnects while the other one is disconnected', () => {
    const table = new TestTable({ config: QUICK }).begin();
    table
      .handle({ kind: 'lost', seat: 0 })
      .handle({ kind: 'lost', seat: 1 })
      .clearSent()
      .handle({ kind: 'back', seat: 0 });
    expect(table.take(0)).toMatchObject([
      { type: 'GAME_STARTED' },
      { type: 'GAME_PAUSE', gamePause: true, serverEnforced: true },
      { type: 'REQUEST_ITEM_CHOICE' },
    ]);
    expect(table.types(1)).toEqual([]);
    table.handle({ kind: 'back', seat: 0 });
    expect(table.types(0)).toEqual([]);
  });
});

test('a choice under the name of the other dialect reveals that dialect', () => {
  const table = new TestTable().begin();
  const [agent = 0] = table.session.state.sides[0].offer?.agents ?? [];
  table.say(0, 'ITEM_CHOICE', { chosenCharacterId: table.id(agent), chosenGadget: null });
  expect(table.session.slots.map(({ info }) => info.isCommittee)).toEqual([true, false]);
  expect(table.session.state.sides[0].agents).toEqual([agent]);
  const usual = new TestTable().begin().pick(0);
  expect(usual.session.slots[0].info.isCommittee).toBe(false);
});

describe('equipment', () => {
  const equipped = (change: (agents: string[], gadgets: string[]) => Record<string, string[]>) => {
    const table = new TestTable().begin().draft();
    const { agents, gadgets } = table.session.state.sides[0];
    const foreign = table.session.state.sides[1].agents[0] ?? 0;
    const ids = [...agents, foreign].map((agent) => table.id(agent));
    table.clearSent().say(0, 'EQUIPMENT_CHOICE', { equipment: change(ids, gadgets) });
    return table.session.ending?.reason ?? table.session.state.sides[0].ready;
  };

  test('has every gadget once, for own characters only', () => {
    expect(equipped(([one = ''], gadgets) => ({ [one]: [...gadgets].reverse() }))).toBe(true);
    expect(equipped(([one = '', two = ''], gadgets) => ({ [one]: gadgets, [two]: [] }))).toBe(true);
    expect(equipped(([one = ''], gadgets) => ({ [one.toUpperCase()]: gadgets }))).toBe(true);
    expect(equipped(([one = ''], gadgets) => ({ [one]: gadgets.slice(1) }))).toBe('VICTORY_BY_KICK');
    expect(equipped(([one = ''], [first = '', ...more]) => ({ [one]: [first, first, ...more.slice(1)] }))).toBe(
      'VICTORY_BY_KICK',
    );
    expect(equipped((ids, gadgets) => ({ [ids[0] ?? '']: gadgets, [ids.at(-1) ?? '']: [] }))).toBe('VICTORY_BY_KICK');
    expect(equipped(([one = ''], gadgets) => ({ [one]: gadgets, unknown: [] }))).toBe('VICTORY_BY_KICK');
  });
});

describe('requested information', () => {
  const compat = { isCommittee: false, isOriginalAi: false };
  const keys = ['Faction.Player1', 'Faction.Player2', 'Faction.Neutral', 'Gadgets.Player1', 'Gadgets.Neutral'];

  test('is limited to what the client may know', () => {
    const table = new TestTable().toRounds();
    const around = { ...table.header, spectators: ['Eye'], players: ['Anna', 'Bert'] };
    const known = (viewer: 0 | 1 | 'all-seeing' | 'spectator', session = table.session) =>
      Object.keys(metaInformation(keys, { ...compat, viewer }, around, session));
    expect(known(0)).toEqual(['Faction.Player1', 'Gadgets.Player1']);
    expect(known(1)).toEqual(['Faction.Player2']);
    expect(known('all-seeing')).toEqual(keys.slice(0, 4));
    expect(known('spectator')).toEqual([]);
    expect(metaInformation(keys, { ...compat, viewer: 'all-seeing' }, around, undefined)).toEqual({});
    const counts = ['Spectator.Count', 'Spectator.Members', 'Player.Count', 'Player.Names', 'Configuration.Scenario'];
    expect(metaInformation(counts, { ...compat, viewer: 0 }, around, undefined)).toEqual({
      'Spectator.Count': 1,
      'Spectator.Members': ['Eye'],
      'Player.Count': 2,
      'Player.Names': ['Anna', 'Bert'],
      'Configuration.Scenario': table.header.files.scenario,
    });
  });

  test('has the picked team during the preparation, then those on the board with their gadgets', () => {
    const table = new TestTable().begin().pick(0);
    const about = (key: string) =>
      metaInformation(
        [key],
        { ...compat, viewer: 'all-seeing' },
        { ...table.header, spectators: [], players: [] },
        table.session,
      )[key];
    const { agents } = table.session.state.sides[0];
    expect(about('Faction.Player1')).toEqual(agents.map((agent) => table.id(agent)));
    expect([about('Faction.Player2'), about('Faction.Neutral')]).toEqual([[], []]);
    table.draft();
    const gadgets = [...table.session.state.sides[0].gadgets];
    expect(about('Gadgets.Player1')).toEqual(gadgets);
    table.equip(0).equip(1);
    expect(about('Gadgets.Player1')).toEqual(gadgets);
    const npcs = table.session.state.people.filter(({ faction }) => faction === 'NPC');
    expect(npcs.length).toBeGreaterThan(0);
    expect(about('Faction.Neutral')).toEqual(npcs.map(({ id }) => table.id(id)));
    const own = table.session.state.people.find(({ faction }) => faction === 0);
    if (own) own.cocktail = { poisonedBy: [] };
    expect(about('Gadgets.Player1')).toEqual(expect.arrayContaining([...gadgets, 'COCKTAIL']));
  });
});

test('reports reach their receivers, with a hidden outcome as failed', () => {
  const operation = (type: string, more: object = {}) => ({ type, successful: true, ...more });
  const reports: Report[] = [
    { operation: operation('OPEN'), visibleTo: 'all', outcomeFor: 'all' },
    { operation: operation('OWN'), visibleTo: [0], outcomeFor: [0] },
    { operation: operation('HALF'), visibleTo: 'all', outcomeFor: [1] },
    { operation: operation('NONE'), visibleTo: [], outcomeFor: [] },
    { operation: operation('PILL', { gadget: 'POISON_PILLS' }), visibleTo: [1], outcomeFor: [1] },
  ];
  const seen = (viewer: 0 | 1 | 'all-seeing' | 'spectator', isOriginalAi = false) =>
    operationsFor(reports, { viewer, isCommittee: false, isOriginalAi }).map(
      ({ type, successful }) => `${type}${successful ? '' : '?'}`,
    );
  expect(seen(0)).toEqual(['OPEN', 'OWN', 'HALF?']);
  expect(seen(1)).toEqual(['OPEN', 'HALF', 'PILL']);
  expect(seen(1, true)).toEqual(['OPEN', 'HALF']);
  expect(seen('spectator')).toEqual(['OPEN', 'HALF?']);
  expect(seen('all-seeing')).toEqual(['OPEN', 'OWN', 'HALF', 'NONE', 'PILL']);
});

describe('outcomes of gadgets and observations', () => {
  const people = (gadget: string, faction: 0 | 1 | 'NPC') => [
    ownAt('A1', { carries: [gadget], has: ['OBSERVATION'] }),
    { at: 'B1', faction },
    enemyAt('C1'),
  ];
  const used = (gadget: string, faction: 0 | 1 | 'NPC', config: object = {}) => {
    const table = new TestTable({ spectators: 'spectator' }).stage(['...', '...'], people(gadget, faction), {
      config,
      cat: { x: 2, y: 1 },
    });
    table.clearSent().operate('GADGET_ACTION', { gadget, target: { x: 1, y: 0 } });
    return ([0, 1, 'spectators'] as const).map((to) => {
      const [operation] = (table.take(to)[0]?.operations ?? []) as { successful: boolean }[];
      return operation?.successful;
    });
  };

  test.each([
    ['NUGGET', 'NPC', [true, false, false]],
    ['NUGGET', 1, [false, false, false]],
    ['CHICKEN_FEED', 1, [true, true, false]],
    ['CHICKEN_FEED', 'NPC', [false, false, false]],
    ['WIRETAP_WITH_EARPLUGS', 1, [true, undefined, undefined]],
  ] as const)('%s on %s is seen by the players of both characters', (gadget, faction, seen) => {
    expect(used(gadget, faction)).toEqual(seen);
  });
});
