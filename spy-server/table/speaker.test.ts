import type { ProtocolTable } from '@longtable/kit/protocol';
import { newMatch } from '@longtable/spy/options';
import { play } from '@longtable/spy/play';
import { turnOf } from '@longtable/spy/rules/match/people';
import type { State } from '@longtable/spy/state';
import { describe, expect, test, vi } from 'vitest';
import { NIL } from '../wire/words.ts';
import { characterIds, filesAt, playerId } from './follower.ts';
import { spyProtocol } from './seat.ts';

const SECRET = 'abcdefgh.abcdefghijklmnopqrstuv';
const TABLE = 'abcdefgh';
type Frame = { readonly type: string; readonly [key: string]: unknown };

function tableAt(phase: State['phase'], seat = 0): ProtocolTable {
  const options = { scenario: 'small' };
  const begun = newMatch(filesAt({ options }), 1);
  if (begun.refused) throw new Error(begun.refused.code);
  let state = begun.state as State;
  while (state.phase !== phase || (phase === 'rounds' && turnOf(state)[0] !== seat)) {
    const [next = 0] = turnOf(state);
    const isGiven = state.sides[next].given.every((agent) => agent !== null);
    const usual = state.phase === 'draft' ? 'choose' : isGiven ? 'ready' : 'share';
    const outcome = play(state, next, state.phase === 'rounds' ? 'retire' : usual);
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
  }
  const seats = [
    { kind: 'program', name: 'Moss', token: 'one' },
    { kind: 'person', name: 'Ada' },
  ];
  const about = { id: TABLE, status: 'playing', options, seed: 1, times: { startedAt: 0 }, ending: null } as const;
  return { ...about, state, log: { moveCount: 9 }, turns: [{ count: 5 }, { count: 4 }], seats } as ProtocolTable;
}

function connect(hello: object = {}, path = '/') {
  const heard: Frame[] = [];
  const did: string[] = [];
  const answers: unknown[] = [];
  const moves = vi.fn(async (): Promise<unknown> => undefined);
  const run = vi.fn(async (..._: unknown[]): Promise<unknown> => 'the replay');
  const connection = {
    token: '',
    send: (text: string) => heard.push(JSON.parse(text)),
    hangUp: (code: number) => did.push(`hang up ${code}`),
    play: async (line: string, turn: number) => {
      did.push(`${turn} ${line}`);
      return answers.shift() ?? {};
    },
    resign: async () => did.push('resign'),
    moves,
    run,
  };
  const message = { type: 'HELLO', clientId: NIL, creationDate: 'x', name: `Moss@${SECRET}`, role: 'PLAYER', ...hello };
  const speaker = spyProtocol.handshake(JSON.stringify(message), path)?.begin(connection as never);
  if (!speaker) throw new Error('no handshake');
  const say = (table: ProtocolTable, type: string, fields: object = {}, seat = 0) =>
    speaker.hear(JSON.stringify({ type, clientId: NIL, creationDate: 'x', ...fields }), { table }, seat);
  const show = (table: ProtocolTable, seat = 0) => speaker.show({ table }, seat);
  return { heard, did, answers, moves, run, say, show, types: () => heard.splice(0).map(({ type }) => type) };
}

const idsAt = (table: ProtocolTable) => characterIds(table.id, filesAt(table).characters.length).characters;

describe('a program at a table', () => {
  test('is greeted before the start and asked once', async () => {
    const program = connect();
    const table = tableAt('draft');
    await program.show({ ...table, status: 'open' });
    expect(program.types()).toEqual(['HELLO_REPLY']);
    await program.show(table);
    await program.show(table);
    expect(program.types()).toEqual(['GAME_STARTED', 'REQUEST_ITEM_CHOICE']);
  });

  test.each([
    ['draft', ['REQUEST_ITEM_CHOICE']],
    ['equipment', ['META_INFORMATION', 'REQUEST_EQUIPMENT_CHOICE']],
    ['rounds', ['META_INFORMATION', 'REQUEST_EQUIPMENT_CHOICE', 'GAME_STATUS', 'REQUEST_GAME_OPERATION']],
  ] as const)(
    'that takes over a seat in the phase %s is sent the preparation before its request',
    async (phase, sent) => {
      const program = connect();
      const table = tableAt(phase);
      await program.show(table);
      expect(program.heard.map(({ type }) => type)).toEqual(['HELLO_REPLY', 'GAME_STARTED', ...sent]);
      if (phase !== 'rounds') return;
      expect(Object.keys(program.heard[2]?.information ?? {})).toHaveLength(3);
      const { agents, gadgets } = (table.state as State).sides[0];
      expect(program.heard[3]).toMatchObject({ chosenCharacterIds: { length: agents.length }, chosenGadgets: gadgets });
    },
  );

  test('gets a replay that is created in a thread, or an error if that reaches a limit', async () => {
    const table: ProtocolTable = { ...tableAt('rounds'), status: 'over', ending: { by: 'resignation', seat: 1 } };
    const program = connect();
    program.moves.mockResolvedValue([]);
    program.run.mockResolvedValue({ refused: { code: 'workTime' } });
    await program.show(table);
    await program.say(table, 'REQUEST_REPLAY');
    expect(program.heard.at(-1)).toMatchObject({ type: 'ERROR', reason: 'GENERAL' });
    program.run.mockImplementation(async (_module, name, ...args) => {
      const work = await import('./recording-work.ts');
      // Arguments are copied to the thread.
      return name === 'replayText' && work.replayText(...(structuredClone(args) as Parameters<typeof work.replayText>));
    });
    await program.say(table, 'REQUEST_REPLAY');
    const messages = expect.arrayContaining([expect.objectContaining({ type: 'HELLO_REPLY' })]);
    expect(program.heard.at(-1)).toMatchObject({ type: 'REPLAY', messages });
  });

  test('plays its choice with the number of its turn', async () => {
    const program = connect();
    const table = tableAt('draft');
    await program.show(table);
    const [agent = 0] = (table.state as State).sides[0].offer?.agents ?? [];
    await program.say(table, 'ITEM_CHOICE', { chosenCharacter: idsAt(table)[agent], chosenGadget: null });
    expect(program.did).toEqual([expect.stringMatching(/^5 pick agent /)]);
  });

  test('plays an operation of the asked character only, and not in a pause', async () => {
    const program = connect();
    const table = tableAt('rounds');
    await program.show(table);
    const [characterId, other] = [(table.state as State).active ?? -1, 99].map((id) => idsAt(table)[id] ?? 'x');
    const retire = (id?: string) => ({ operation: { type: 'RETIRE', characterId: id } });
    await program.say(table, 'GAME_OPERATION', retire(other));
    await program.say({ ...table, status: 'paused' }, 'GAME_OPERATION', retire(characterId));
    await program.say(table, 'ITEM_CHOICE', { chosenCharacter: null, chosenGadget: 'JETPACK' });
    expect(program.did).toEqual([]);
    await program.say(table, 'GAME_OPERATION', retire(characterId?.toUpperCase()));
    expect(program.did).toEqual(['5 retire']);
  });

  test('assigns only gadgets that are not assigned yet, then is ready', async () => {
    const program = connect();
    const table = tableAt('equipment');
    const state = structuredClone(table.state) as State;
    const { agents, gadgets, given } = state.sides[0];
    given[0] = agents[0] ?? null;
    const here = { ...table, state };
    await program.show(here);
    await program.say(here, 'EQUIPMENT_CHOICE', { equipment: { [idsAt(table)[agents[0] ?? 0] ?? '']: gadgets } });
    expect(program.did).toHaveLength(gadgets.length);
    expect([program.did[0], program.did.at(-1)]).toEqual([
      expect.stringMatching(/^5 give /),
      `${5 + gadgets.length - 1} ready`,
    ]);
  });

  test('is disconnected after an illegal message, and keeps its seat', async () => {
    for (const [type, fields] of [
      ['ITEM_CHOICE', { chosenCharacter: null, chosenGadget: null }],
      ['REQUEST_GAME_PAUSE', { gamePause: 1 }],
    ] as const) {
      const program = connect();
      const table = tableAt('draft');
      await program.show(table);
      program.types();
      await program.say(table, type, fields);
      expect(program.heard).toMatchObject([{ type: 'ERROR', reason: 'ILLEGAL_MESSAGE' }]);
      expect(program.did).toEqual(['hang up 1003']);
    }
  });

  test('is disconnected after a refused line, but not if the table refuses any line', async () => {
    const table = tableAt('draft');
    const choice = { chosenCharacter: null, chosenGadget: (table.state as State).sides[0].offer?.gadgets[0] };
    for (const [code, ends] of [
      ['stale', []],
      ['offer', ['hang up 1003']],
    ] as const) {
      const program = connect();
      program.answers.push({ refused: { code, sentence: 'No.' } });
      await program.show(table);
      await program.say(table, 'ITEM_CHOICE', choice);
      expect(program.did.slice(1)).toEqual(ends);
    }
  });

  test('is notified of a pause once, and gets its request again after it', async () => {
    const program = connect();
    const table = tableAt('draft');
    await program.show(table);
    program.types();
    await program.show({ ...table, status: 'paused' });
    await program.show({ ...table, status: 'paused' });
    expect(program.heard).toMatchObject([{ type: 'GAME_PAUSE', gamePause: true }]);
    program.types();
    await program.show(table);
    expect(program.heard).toMatchObject([{ type: 'GAME_PAUSE', gamePause: false }, { type: 'REQUEST_ITEM_CHOICE' }]);
  });

  test('follows the moves since its last message', async () => {
    const program = connect();
    const table = tableAt('rounds');
    await program.show(table);
    program.types();
    const line = { seat: 0, line: 'retire', at: 5 };
    program.moves.mockResolvedValue([...Array(9).fill({ seat: 0, line: 'nonsense', at: 0 }), line]);
    const outcome = play(table.state as State, 0, 'retire');
    if (outcome.refused) throw new Error('refused');
    await program.show({
      ...table,
      state: outcome.state,
      log: { moveCount: 10 },
      turns: [{ count: 6 }, { count: 4 }],
    });
    expect(program.heard[0]).toMatchObject({ type: 'GAME_STATUS', operations: [{ type: 'RETIRE' }] });
  });

  test('is notified of a missed turn, and its opponent is not', async () => {
    for (const [seat, types] of [
      [0, ['GAME_STATUS', 'STRIKE']],
      [1, ['GAME_STATUS']],
    ] as const) {
      const program = connect();
      const table = tableAt('rounds', 0);
      await program.show(table, seat);
      program.types();
      program.moves.mockResolvedValue([
        ...Array(9).fill({ seat: 0, line: 'x', at: 0 }),
        { seat: 0, line: 'strike', at: 5 },
      ]);
      const outcome = play(table.state as State, 0, 'strike');
      if (outcome.refused) throw new Error(outcome.refused.code);
      const after = { ...table, state: outcome.state, log: { moveCount: 10 }, turns: [{ count: 6 }, { count: 4 }] };
      await program.show(after, seat);
      const status = program.heard.find(({ type }) => type === 'GAME_STATUS');
      expect(status?.operations).toEqual([]);
      const heard = new Set(program.types().filter((type) => type === 'GAME_STATUS' || type === 'STRIKE'));
      expect([...heard].toSorted()).toEqual(types);
    }
  });

  test.each([
    [{ seat: 1, by: 'resign' }, 'VICTORY_BY_LEAVE', 1, 0],
    [{ seat: 0, by: 'time' }, 'VICTORY_BY_KICK', 0, 1],
  ] as const)('gets the result of %j once, then the replay', async (ending, reason, gone, winner) => {
    const program = connect();
    const table = tableAt('rounds');
    await program.show(table);
    await program.say(table, 'REQUEST_REPLAY');
    program.types();
    const over = { ...table, status: 'over', ending } as ProtocolTable;
    await program.show(over);
    await program.show(over);
    const ids = [playerId(TABLE, 0, 'one'), playerId(TABLE, 1, undefined)];
    expect(program.heard).toMatchObject([
      { type: 'GAME_LEFT', leftUserId: ids[gone] },
      { type: 'STATISTICS', reason, winner: ids[winner] },
    ]);
    expect(program.heard).toHaveLength(2);
  });

  test('gets information on request', async () => {
    const program = connect();
    const table = tableAt('draft');
    await program.show(table);
    program.types();
    await program.say(table, 'REQUEST_META_INFORMATION', {
      keys: ['Player.Names', 'Spectator.Count', 'Faction.Player2'],
    });
    expect(program.heard[0]?.information).toEqual({ 'Player.Names': ['Moss', 'Ada'], 'Spectator.Count': 0 });
  });
});
