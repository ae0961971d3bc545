import type { ProtocolTable } from '@longtable/kit/protocol';
import { newMatch } from '@longtable/spy/options';
import { play } from '@longtable/spy/play';
import { turnOf } from '@longtable/spy/rules/match/people';
import type { State } from '@longtable/spy/state';
import { expect, test, vi } from 'vitest';
import { NIL } from '../wire/words.ts';
import { filesAt } from './follower.ts';
import { spyProtocol } from './seat.ts';

const SECRET = 'abcdefgh.abcdefghijklmnopqrstuv';

/** Returns a table whose match was played up to a phase with default choices. */
function begunUntil(phase: State['phase']): ProtocolTable {
  const options = { scenario: 'small' };
  const begun = newMatch(filesAt({ options }), 1);
  if (begun.refused) throw new Error(begun.refused.code);
  let state = begun.state as State;
  while (state.phase !== phase) {
    const [seat = 0] = turnOf(state);
    const given = state.sides[seat].given.every((agent) => agent !== null);
    const outcome = play(state, seat, state.phase === 'draft' ? 'choose' : given ? 'ready' : 'share');
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
  }
  const seats = [{ kind: 'program', token: 'one' }, { kind: 'person' }];
  const about = { id: 'abcdefgh', status: 'playing', options, seed: 1, times: { startedAt: 0 }, ending: null } as const;
  return { ...about, state, log: { moveCount: 9 }, turns: [{ count: 5 }, { count: 4 }], seats };
}

/** Connects a program and records its received messages. */
function connect(table: ProtocolTable) {
  const hello = { type: 'HELLO', clientId: NIL, creationDate: 'x', name: `Moss@${SECRET}`, role: 'AI' };
  const heard: string[] = [];
  const connection = {
    token: '',
    send: (text: string) => heard.push(text),
    hangUp() {},
    play: async () => ({ table }),
    resign: async () => ({ table }),
    moves: async () => [],
    run: vi.fn(async (..._: unknown[]): Promise<unknown> => ({ refused: { code: 'workTime' } })),
  };
  const speaker = spyProtocol.handshake(JSON.stringify(hello), '/')?.begin(connection);
  return { connection, heard, speaker };
}

async function heardOnArrival(table: ProtocolTable): Promise<{ type: string; [key: string]: unknown }[]> {
  const { speaker, heard } = connect(table);
  await speaker?.show({ table }, 0);
  return heard.map((text) => JSON.parse(text));
}

test('sends the preparation to a program that takes over a seat, before its request', async () => {
  const table = begunUntil('rounds');
  const heard = await heardOnArrival(table);
  const known = ['HELLO_REPLY', 'GAME_STARTED', 'META_INFORMATION', 'REQUEST_EQUIPMENT_CHOICE', 'GAME_STATUS'];
  expect(heard.map(({ type }) => type).slice(0, 5)).toEqual(known);
  expect(Object.keys(heard[2]?.information ?? {})).toHaveLength(3);
  const { agents, gadgets } = (table.state as State).sides[0];
  expect(heard[3]).toMatchObject({ chosenCharacterIds: { length: agents.length }, chosenGadgets: gadgets });
});

test('sends the configuration and one equipment request in the equipment phase', async () => {
  const heard = await heardOnArrival(begunUntil('equipment'));
  const asked = ['HELLO_REPLY', 'GAME_STARTED', 'META_INFORMATION', 'REQUEST_EQUIPMENT_CHOICE'];
  expect(heard.map(({ type }) => type)).toEqual(asked);
});

test('sends only requested information at the start', async () => {
  const heard = await heardOnArrival(begunUntil('draft'));
  expect(heard.map(({ type }) => type)).toEqual(['HELLO_REPLY', 'GAME_STARTED', 'REQUEST_ITEM_CHOICE']);
});

test('creates a replay in a thread, and sends an error if that reaches a limit', async () => {
  const table: ProtocolTable = { ...begunUntil('rounds'), status: 'over', ending: { by: 'resignation', seat: 1 } };
  const { connection, heard, speaker } = connect(table);
  await speaker?.show({ table }, 0);
  const request = JSON.stringify({ type: 'REQUEST_REPLAY', clientId: NIL, creationDate: 'x' });
  await speaker?.hear(request, { table }, 0);
  expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({ type: 'ERROR', reason: 'GENERAL' });
  connection.run.mockImplementation(async (_module, name, ...args) => {
    const work = await import('./recording-work.ts');
    // Arguments are copied to the thread.
    return name === 'replayText' && work.replayText(...(structuredClone(args) as Parameters<typeof work.replayText>));
  });
  await speaker?.hear(request, { table }, 0);
  const messages = expect.arrayContaining([expect.objectContaining({ type: 'HELLO_REPLY' })]);
  expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({ type: 'REPLAY', messages });
});
