import { cast } from '@longtable/spy/files/cast';
import { enemyAt, guestAt, ownAt } from '@longtable/spy/testing/stage';
import { describe, expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';

const QUICK = { turnPhaseLimit: 6, strikeMaximum: 3, pauseLimit: 20, reconnectLimit: 15 };
const other = (seat: 0 | 1) => (seat === 0 ? 1 : 0);

describe('time (8.1)', () => {
  test('1: gives a strike and ends the turn for a missed operation', () => {
    const table = new TestTable({ config: QUICK }).toRounds();
    const { seat, characterId } = table.turn;
    table.clearSent().wait(6);
    const [strike, status] = table.take(seat);
    expect(strike).toMatchObject({ type: 'STRIKE', strikeNr: 1, strikeMax: 3, reason: expect.any(String) });
    expect(status).toMatchObject({ type: 'GAME_STATUS', operations: [], activeCharacter: characterId });
    expect(status?.state).toMatchObject({
      characters: expect.arrayContaining([expect.objectContaining({ characterId, mp: 0, ap: 0 })]),
    });
    expect(table.types(other(seat))).not.toContain('STRIKE');
    expect(table.turn.characterId).not.toBe(characterId);
  });

  test('2: gives a strike and chooses at random for a missed draft choice', () => {
    const table = new TestTable({ config: QUICK }).begin().clearSent();
    table.pick(1).wait(6);
    expect(table.types(0)).toEqual(['STRIKE', 'REQUEST_ITEM_CHOICE']);
    const { agents, gadgets } = table.session.state.sides[0];
    expect(agents.length + gadgets.length).toBe(1);
  });

  test('3: gives a strike and assigns gadgets at random for missed equipment', () => {
    const table = new TestTable({ config: QUICK }).begin().draft().equip(1).clearSent().wait(6);
    expect(table.types(0).slice(0, 2)).toEqual(['STRIKE', 'GAME_STATUS']);
    expect(table.session.state.phase).toBe('rounds');
  });

  test('4: disqualifies a player at the maximum number of strikes', () => {
    const table = new TestTable({ config: QUICK }).begin().draft().equip(1).wait(6);
    const { id } = table.header.players[0];
    for (let tries = 0; !table.session.ending && tries < 40; tries++) {
      table.clearSent();
      if (table.turn.seat === 1) table.operate('RETIRE');
      else table.wait(6);
    }
    expect(table.types(0).slice(-2)).toEqual(['STRIKE', 'ERROR']);
    expect(table.types(1).slice(-2)).toEqual(['GAME_LEFT', 'STATISTICS']);
    expect(table.last('spectators', 'GAME_LEFT')).toMatchObject({ leftUserId: id });
    expect(table.last('spectators', 'STATISTICS')).toMatchObject({ reason: 'VICTORY_BY_KICK' });
    expect(table.closedSeats).toEqual([0]);
  });

  test('5: resets the strikes after a valid operation', () => {
    const table = new TestTable({ config: QUICK }).toRounds().wait(6);
    const struck = table.session.slots.findIndex(({ strikes }) => strikes === 1);
    for (let tries = 0; table.session.slots[struck as 0 | 1].strikes > 0 && tries < 40; tries++)
      table.operate('RETIRE');
    expect(table.session.slots[struck as 0 | 1].strikes).toBe(0);
  });

  test('6: drops late and unrequested answers silently', () => {
    const table = new TestTable({ config: QUICK }).toRounds();
    const late = table.turn;
    table.wait(6).clearSent();
    const operation = { type: 'RETIRE', characterId: late.characterId, target: { x: 0, y: 0 } };
    const before = table.session.state;
    table.say(late.seat, 'GAME_OPERATION', { operation });
    const now = table.turn;
    table.say(other(now.seat), 'GAME_OPERATION', { operation: { ...operation, characterId: now.characterId } });
    expect(table.session.state).toBe(before);
    expect([table.types(0), table.types(1)]).toEqual([[], []]);
  });

  test('drops a late choice that is no longer valid, but not an invalid one in time', () => {
    const table = new TestTable({ config: QUICK }).begin();
    const offered = table.session.state.sides[0].offer?.agents ?? [];
    const later = (agents: readonly number[]) => offered.find((agent) => !agents.includes(agent));
    table.wait(6);
    const gone = later(table.session.state.sides[0].offer?.agents ?? []);
    expect(gone).toBeDefined();
    table.say(0, 'ITEM_CHOICE', { chosenCharacter: table.id(gone ?? 0), chosenGadget: null });
    expect(table.session.ending).toBeNull();
    table.say(0, 'ITEM_CHOICE', { chosenCharacter: table.id(gone ?? 0), chosenGadget: null });
    expect(table.session.ending).toMatchObject({ reason: 'VICTORY_BY_KICK' });
  });

  test('gives computers fifteen seconds for their first choice, and one extra second after that', () => {
    const table = new TestTable({ config: QUICK, players: [{ role: 'AI' }, { role: 'AI' }] }).begin().clearSent();
    table.wait(14.9);
    expect(table.types(0)).toEqual([]);
    table.pick(0).clearSent().wait(6.5);
    expect(table.types(0)).toEqual([]);
    table.wait(0.5);
    expect(table.types(0)).toContain('STRIKE');
  });

  test('runs no clock without a limit', () => {
    const table = new TestTable({ config: { ...QUICK, turnPhaseLimit: -1 } }).toRounds().clearSent().wait(100_000);
    expect(table.types(0)).toEqual([]);
  });
});

describe('pause (8.2)', () => {
  test('7: pauses on request, notifies all clients once and stops the clocks', () => {
    const table = new TestTable({ config: QUICK }).toRounds().clearSent();
    table.say(0, 'REQUEST_GAME_PAUSE', { gamePause: true }).say(1, 'REQUEST_GAME_PAUSE', { gamePause: true });
    for (const to of [0, 1, 'spectators'] as const) {
      const [pause, ...more] = table.take(to);
      expect(pause).toMatchObject({ type: 'GAME_PAUSE', gamePause: true, gamePaused: true, serverEnforced: false });
      expect(more).toEqual([]);
    }
    table.wait(19);
    expect(table.types(0)).toEqual([]);
  });

  test('8: either player can end it, and the open request is repeated', () => {
    const table = new TestTable({ config: QUICK }).toRounds();
    const { seat, characterId } = table.turn;
    table
      .say(0, 'REQUEST_GAME_PAUSE', { gamePause: true })
      .clearSent()
      .say(1, 'REQUEST_GAME_PAUSE', { gamePause: false });
    expect(table.take(seat)).toMatchObject([
      { type: 'GAME_PAUSE', gamePause: false, serverEnforced: false },
      { type: 'REQUEST_GAME_OPERATION', characterId },
    ]);
    expect(table.types(other(seat))).toEqual(['GAME_PAUSE']);
  });

  test('9: ends automatically after its limit', () => {
    const table = new TestTable({ config: QUICK }).toRounds().say(0, 'REQUEST_GAME_PAUSE', { gamePause: true });
    table.clearSent().wait(20);
    expect(table.take('spectators')).toMatchObject([{ type: 'GAME_PAUSE', gamePause: false, serverEnforced: true }]);
    const { seat } = table.turn;
    table.clearSent().wait(6);
    expect(table.types(seat)).toContain('STRIKE');
  });

  test('10: plays an operation received during a pause afterwards', () => {
    const table = new TestTable({ config: QUICK }).toRounds().say(0, 'REQUEST_GAME_PAUSE', { gamePause: true });
    const { seat, characterId } = table.turn;
    table.operate('RETIRE').clearSent();
    expect(table.turn.characterId).toBe(characterId);
    table.say(seat, 'REQUEST_GAME_PAUSE', { gamePause: false });
    const [pause, status] = table.take('spectators');
    expect(pause).toMatchObject({ type: 'GAME_PAUSE', gamePause: false });
    expect(status).toMatchObject({ operations: [{ type: 'RETIRE', characterId }] });
  });

  test('tolerates answers to both of two equal requests', () => {
    const table = new TestTable({ config: QUICK }).toRounds();
    const { seat, characterId } = table.turn;
    table.say(0, 'REQUEST_GAME_PAUSE', { gamePause: true }).say(0, 'REQUEST_GAME_PAUSE', { gamePause: false });
    table.operate('RETIRE').clearSent();
    const bad = { type: 'MOVEMENT', characterId, from: { x: 0, y: 0 }, target: { x: 0, y: 0 } };
    table.say(seat, 'GAME_OPERATION', { operation: bad });
    expect(table.session.ending).toBeNull();
  });

  test('is not possible before the rounds', () => {
    const table = new TestTable({ config: QUICK })
      .begin()
      .clearSent()
      .say(0, 'REQUEST_GAME_PAUSE', { gamePause: true });
    expect([table.types(0), table.types(1)]).toEqual([[], []]);
  });
});

describe('lost connections (8.3)', () => {
  test('11: pauses the game and resumes it unchanged', () => {
    const table = new TestTable({ config: QUICK }).toRounds();
    const { seat, characterId } = table.turn;
    table.clearSent().handle({ kind: 'lost', seat });
    expect(table.take(other(seat))).toMatchObject([{ type: 'GAME_PAUSE', gamePause: true, serverEnforced: true }]);
    table.wait(14).clearSent().handle({ kind: 'back', seat });
    expect(table.take(seat)).toMatchObject([
      { type: 'GAME_STARTED', sessionId: table.header.players[seat].session },
      { type: 'GAME_STATUS', operations: [], activeCharacter: characterId },
      { type: 'GAME_PAUSE', gamePause: false, serverEnforced: false },
      { type: 'REQUEST_GAME_OPERATION', characterId },
    ]);
    expect(table.types(other(seat))).toEqual(['GAME_STATUS', 'GAME_PAUSE']);
    table.wait(5).clearSent().wait(1);
    expect(table.types(seat)).toContain('STRIKE');
  });

  test('12: repeats the offer of the draft, while the other player continues', () => {
    const table = new TestTable({ config: QUICK }).begin();
    const offer = table.last(0, 'REQUEST_ITEM_CHOICE');
    table.handle({ kind: 'lost', seat: 0 }).clearSent().pick(1);
    expect(table.types(1)).toEqual(['REQUEST_ITEM_CHOICE']);
    table.wait(10).handle({ kind: 'back', seat: 0 });
    const [started, pause, again] = table.take(0);
    expect([started?.type, pause?.type]).toEqual(['GAME_STARTED', 'GAME_PAUSE']);
    expect(again).toMatchObject({ type: 'REQUEST_ITEM_CHOICE', offeredGadgets: offer.offeredGadgets });
    expect(table.types(1)).toEqual(['GAME_PAUSE']);
  });

  test('13: repeats the equipment request', () => {
    const table = new TestTable({ config: QUICK })
      .begin()
      .draft()
      .handle({ kind: 'lost', seat: 1 })
      .equip(0)
      .clearSent();
    table.handle({ kind: 'back', seat: 1 });
    expect(table.types(1)).toEqual(['GAME_STARTED', 'GAME_PAUSE', 'REQUEST_EQUIPMENT_CHOICE']);
    expect(table.equip(1).session.state.phase).toBe('rounds');
  });

  test('14: ends the game if the player does not reconnect in time, without GAME_LEFT', () => {
    const table = new TestTable({ config: QUICK }).toRounds().handle({ kind: 'lost', seat: 0 }).clearSent().wait(15);
    const [statistics, ...more] = table.take(1);
    expect(statistics).toMatchObject({ reason: 'VICTORY_BY_KICK', winner: table.header.players[1].id });
    expect([more, table.take(0)]).toEqual([[], []]);
  });

  test('15: gives leaving as the reason during the preparation', () => {
    const table = new TestTable({ config: QUICK }).begin().handle({ kind: 'lost', seat: 1 }).clearSent().wait(15);
    expect(table.take(0)).toMatchObject([{ type: 'STATISTICS', reason: 'VICTORY_BY_LEAVE' }]);
  });

  test('16: waits for both players if both are disconnected', () => {
    const table = new TestTable({ config: QUICK }).toRounds();
    const { seat } = table.turn;
    table.handle({ kind: 'lost', seat: 0 }).handle({ kind: 'lost', seat: 1 }).wait(5).clearSent();
    table.handle({ kind: 'back', seat: 0 });
    expect(table.types(0)).toEqual(['GAME_STARTED', 'GAME_STATUS', 'GAME_PAUSE']);
    table.say(0, 'REQUEST_GAME_PAUSE', { gamePause: false });
    expect(table.types(0)).toEqual([]);
    table.handle({ kind: 'back', seat: 1 });
    expect(table.types(seat)).toContain('REQUEST_GAME_OPERATION');
  });

  test('tells spectators of the pause once if both players are disconnected', () => {
    const table = new TestTable({ config: QUICK }).toRounds().clearSent();
    table.handle({ kind: 'lost', seat: 0 }).handle({ kind: 'lost', seat: 1 });
    expect(table.types('spectators')).toEqual(['GAME_PAUSE']);
    table.handle({ kind: 'back', seat: 0 }).handle({ kind: 'back', seat: 1 }).clearSent();
    expect(table.handle({ kind: 'lost', seat: 1 }).types('spectators')).toEqual(['GAME_PAUSE']);
  });

  test('17: resumes an interrupted pause with its remaining time', () => {
    const table = new TestTable({ config: QUICK }).toRounds().say(0, 'REQUEST_GAME_PAUSE', { gamePause: true });
    table.wait(15).handle({ kind: 'lost', seat: 1 }).wait(10).clearSent().handle({ kind: 'back', seat: 1 });
    expect(table.last(0, 'GAME_PAUSE')).toMatchObject({ gamePause: true, serverEnforced: false });
    table.clearSent().wait(4.9);
    expect(table.types(0)).toEqual([]);
    table.wait(0.1);
    expect(table.types(0)).toContain('GAME_PAUSE');
  });
});

describe('leaving and errors (8.4)', () => {
  test('18: ends the match when a player leaves', () => {
    const table = new TestTable({ config: QUICK }).toRounds().clearSent().say(0, 'GAME_LEAVE');
    expect(table.types(0)).toEqual(['GAME_LEFT']);
    expect(table.types(1)).toEqual(['GAME_LEFT', 'STATISTICS']);
    expect(table.session.ending).toEqual({ winner: 1, reason: 'VICTORY_BY_LEAVE' });
  });

  test("sends the result to a leaving player of the committee's dialect", () => {
    const table = new TestTable({ players: [{ isCommittee: true }, {}] }).toRounds().clearSent().say(0, 'GAME_LEAVE');
    expect(table.types(0)).toEqual(['GAME_LEFT', 'STATISTICS']);
  });

  test.each([
    ['19: a step into the wall', 'MOVEMENT', { from: { x: 0, y: 0 }, target: { x: 0, y: 0 } }],
    ['20: a gadget one does not have', 'GADGET_ACTION', { gadget: 'DIAMOND_COLLAR' }],
    ['21: a property nobody knows', 'PROPERTY_ACTION', { usedProperty: 'FLYING' }],
    ['22: what only servers do', 'CAT_ACTION', {}],
    ['23: a mistyped field', 'GAMBLE_ACTION', { stake: 'all' }],
  ])('%s disqualifies the player', (_name, type, fields) => {
    const table = new TestTable({ config: QUICK }).toRounds();
    const { seat } = table.turn;
    table.clearSent().operate(type, fields);
    expect(table.take(seat)).toMatchObject([{ type: 'ERROR', reason: 'ILLEGAL_MESSAGE' }]);
    expect(table.types(other(seat))).toEqual(['GAME_LEFT', 'STATISTICS']);
    expect(table.session.ending).toEqual({ winner: other(seat), reason: 'VICTORY_BY_KICK' });
    expect(table.closedSeats).toEqual([seat]);
  });

  test('24: rejects a choice that was not offered and incomplete equipment', () => {
    const draft = new TestTable().begin().clearSent();
    draft.say(0, 'ITEM_CHOICE', { chosenCharacter: null, chosenGadget: 'COCKTAIL' });
    expect(draft.types(0)).toEqual(['ERROR']);
    const both = new TestTable().begin();
    const { agents = [], gadgets = [] } = both.session.state.sides[0].offer ?? {};
    both.clearSent().say(0, 'ITEM_CHOICE', { chosenCharacter: both.id(agents[0] ?? 0), chosenGadget: gadgets[0] });
    expect(both.types(0)).toEqual(['ERROR']);
    const equipment = new TestTable().begin().draft().clearSent();
    equipment.say(0, 'EQUIPMENT_CHOICE', { equipment: {} });
    expect(equipment.types(0)).toEqual(['ERROR']);
  });

  test('25: sends two errors to a computer that requests a pause', () => {
    const table = new TestTable({ players: [{ role: 'AI' }, {}] }).toRounds().clearSent();
    table.say(0, 'REQUEST_GAME_PAUSE', { gamePause: true });
    expect(table.take(0)).toMatchObject([{ reason: 'ILLEGAL_MESSAGE' }, { reason: 'GENERAL' }]);
    expect(table.types(1)).toEqual(['GAME_LEFT', 'STATISTICS']);
  });

  test('ignores types that are unknown or sent only by servers', () => {
    const table = new TestTable().toRounds().clearSent().say(0, 'CONFIG_DELIVERY').say(0, 'GAME_STATUS');
    expect([table.types(0), table.session.ending]).toEqual([[], null]);
  });
});

describe('the original computer player (9.3)', () => {
  const isOriginalAi = [{ role: 'AI', isOriginalAi: true }, {}] as const;

  test('receives no honey traps', () => {
    const table = new TestTable({ players: isOriginalAi }).toRounds();
    expect(cast.some(({ features }) => features.includes('HONEY_TRAP'))).toBe(true);
    expect(JSON.stringify(table.take(0))).not.toContain('HONEY_TRAP');
    expect(JSON.stringify(table.take('spectators'))).toContain('HONEY_TRAP');
  });

  test('receives no reports of poison', () => {
    const roles = [ownAt('A1', { carries: ['POISON_PILLS'] }), enemyAt('C1')];
    const cocktails = [{ at: { x: 1, y: 0 }, cocktail: { poisonedBy: [] } }];
    const board = { rows: ['.=.'], safes: [], tables: [], cocktails, fog: [], lying: [] };
    for (const [players, count] of [
      [isOriginalAi, 0],
      [[{}, {}], 1],
    ] as const) {
      const table = new TestTable({ players }).stage(['.=.'], roles, { board }).clearSent();
      table.operate('GADGET_ACTION', { gadget: 'POISON_PILLS', target: { x: 1, y: 0 } });
      expect(table.take(0)[0]?.operations).toHaveLength(count);
      expect(table.take(1)[0]?.operations).toEqual([]);
    }
  });

  test.each([
    ['a laser at a cocktail that is not there', 'LASER_COMPACT', { x: 2, y: 0 }],
    ['a pill for nobody’s cocktail', 'POISON_PILLS', { x: 1, y: 1 }],
    ['its hat at itself', 'BOWLER_BLADE', { x: 1, y: 0 }],
    ['a flight onto the cat', 'JETPACK', { x: 0, y: 1 }],
    ['a second cocktail on the hook', 'GRAPPLE', { x: 0, y: 0 }],
  ])('may attempt %s: it fails and costs a point', (_name, gadget, target) => {
    const people = [ownAt('B1', { carries: [gadget], cocktail: { poisonedBy: [] } }), enemyAt('C1'), guestAt('B2')];
    const cocktails = [{ at: { x: 0, y: 0 }, cocktail: { poisonedBy: [] } }];
    const board = { rows: ['=..', '...'], safes: [], tables: [], cocktails, fog: [], lying: [] };
    const table = new TestTable().stage(['=..', '...'], people, { board, cat: { x: 0, y: 1 } }).clearSent();
    table.operate('GADGET_ACTION', { gadget, target });
    expect(table.session.ending).toBeNull();
    expect(table.last('spectators', 'GAME_STATUS')).toMatchObject({
      operations: [{ type: 'GADGET_ACTION', gadget, target, successful: false }],
    });
    expect(table.session.state.people[0]).toMatchObject({ ap: 0, items: [{ gadget }] });
  });

  test('fails every illegal attempt at the cost of a point; without points its turn ends', () => {
    const people = [ownAt('B1', { chips: 0 }), enemyAt('C1')];
    const board = { tables: [{ at: { x: 0, y: 0 }, chips: 0, inverted: false, destroyed: false }] };
    const staged = (players: ConstructorParameters<typeof TestTable>[0]) => {
      const table = new TestTable(players).stage(['@..', '...'], people, { cat: { x: 0, y: 1 } });
      Object.assign(table.session.state.board, board);
      return table.clearSent();
    };
    for (const [type, fields] of [
      ['GAMBLE_ACTION', { stake: 0, target: { x: 0, y: 0 } }],
      ['GAMBLE_ACTION', { stake: 5, target: { x: 2, y: 1 } }],
      ['GADGET_ACTION', { gadget: 'ROCKET_PEN', target: { x: 2, y: 1 } }],
      ['PROPERTY_ACTION', { usedProperty: 'OBSERVATION', target: { x: 2, y: 0 } }],
    ] as const) {
      const table = staged({ players: isOriginalAi }).operate(type, fields);
      expect(table.session.state.people[0]).toMatchObject({ ap: 0, bp: 2 });
      expect(table.take(0)[0]?.operations).toMatchObject([{ type, successful: false }]);
      expect(table.take(1)[0]?.operations).toEqual([]);
      const { characterId } = table.turn;
      table.operate(type, fields);
      expect(table.session.ending).toBeNull();
      expect(table.turn.characterId).not.toBe(characterId);
    }
    const stakeless = staged({}).operate('GAMBLE_ACTION', { stake: 0, target: { x: 0, y: 0 } });
    expect(stakeless.session.ending).toBeNull();
    const unknown = staged({ players: isOriginalAi }).operate('GADGET_ACTION', { gadget: 'SONIC_BOOM' });
    expect(unknown.session.ending).toMatchObject({ reason: 'VICTORY_BY_KICK' });
  });

  test("receives no reports of others' illegal attempts", () => {
    const people = [ownAt('A1', { carries: ['LASER_COMPACT'] }), enemyAt('B1')];
    const table = new TestTable({ players: [{}, { role: 'AI', isOriginalAi: true }] })
      .stage(['...'], people)
      .clearSent();
    table.operate('GADGET_ACTION', { gadget: 'LASER_COMPACT', target: { x: 1, y: 0 } });
    expect(table.take(0)[0]?.operations).toMatchObject([{ gadget: 'LASER_COMPACT', successful: false }]);
    expect(table.take(1)[0]?.operations).toEqual([]);
  });

  test('may stake 0 and step in place', () => {
    const people = [{ at: 'B1' }, { at: 'C1', faction: 1 as const }];
    const table = new TestTable().stage(['@..', '...'], people, { cat: { x: 0, y: 1 } }).clearSent();
    table.operate('GAMBLE_ACTION', { stake: 0, target: { x: 0, y: 0 } });
    table.operate('MOVEMENT', { from: { x: 1, y: 0 }, target: { x: 1, y: 0 } });
    expect(table.session.ending).toBeNull();
    expect(table.session.state.people[0]).toMatchObject({ ap: 0, bp: 1 });
  });
});
