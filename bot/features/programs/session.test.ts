import type { AnyGame } from '@longtable/kit';
import type { Protocol } from '@longtable/kit/protocol';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import { noughtsWithComputers, open, person, recordingLog, testContext } from '../../../tests/context.ts';
import type { ReceivedMessage } from '../../../tests/test-program.ts';
import { waitFor } from '../../../tests/wait-for.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { ownProtocol } from './own.ts';
import { hashOf, issueSecret, replaceProgram } from './seat.ts';
import { ProgramSession } from './session.ts';

const HOUR_MS = 3_600_000;
const program = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };

/** A noughts variant whose cells have details and typed input, and whose computers can replace a program. */
const game: AnyGame = {
  ...noughtsWithComputers,
  choices: (state: never, seat: number, partial: string) =>
    noughts.choices(state, seat, partial).map((choice) => ({
      ...choice,
      ...(choice.line === 'a1' && { detail: { en: 'corner', de: 'Ecke' } }),
      ...(choice.line === 'b2' && { input: { label: { en: 'cell', de: 'Feld' }, pattern: /b\d/, example: 'b2' } }),
    })),
} as unknown as AnyGame;

let context: Context;
let log: ReturnType<typeof recordingLog>;
let table: string;
let secret: string;

/** Opens a table of the program, which is first or second to move, and bo. */
async function openTable(seat = 0): Promise<void> {
  const occupants = seat === 0 ? [program, person('bo')] : [person('bo'), program];
  const loaded = await open(context, {
    game,
    occupants,
    perTurn: HOUR_MS,
    location: { ...PLACE, channel: context.newId() },
  });
  table = loaded.table.id;
  const issued = await issueSecret(context, table, 'ada');
  secret = issued.secret;
}

const PLACE = { guild: 'g', channel: 'c', message: null, language: 'en' as const };

beforeEach(async () => {
  log = recordingLog();
  context = await testContext([game], log);
  await openTable();
});

/** A session without a network. */
function connect(protocols: readonly Protocol<LoadedTable>[] = [ownProtocol]) {
  const received: ReceivedMessage[] = [];
  const closed: number[] = [];
  const delivered: string[] = [];
  const seated: ProgramSession[] = [];
  const session = new ProgramSession(
    { path: '/', send: (text) => void received.push(JSON.parse(text)), close: (code) => void closed.push(code) },
    {
      context,
      protocols,
      onSeated: (one) => void seated.push(one),
      deliver: async (loaded) => void delivered.push(loaded.table.id),
    },
  );
  const send = (message: object) => session.receive(JSON.stringify(message));
  /** Sends a message. Returns all answers to it. */
  const ask = async (message: object) => {
    const before = received.length;
    send(message);
    await waitFor(() => received.length > before);
    // The refusal of an invalid message comes after all earlier answers.
    send({ type: 'invalid' });
    await waitFor(() => received.length > before + 1 && received.at(-1)?.code === 'message');
    return received.slice(before, -1);
  };
  const types = () => received.map(({ type }) => type);
  return { session, received, closed, delivered, seated, send, ask, types };
}

async function seatedProgram(hello: object = {}) {
  const one = connect();
  one.send({ type: 'hello', secret, name: 'Bee', ...hello });
  await waitFor(() => one.received.length >= 2);
  return one;
}

test('welcomes a program with its token, view and choices in its language', async () => {
  const one = await seatedProgram({ language: 'de' });
  await waitFor(() => one.received.length === 3);
  const [welcome, view, choices] = one.received as object[];
  const token = (welcome as ReceivedMessage).token ?? '';
  expect(welcome).toEqual({
    ...{ type: 'welcome', protocol: 1, token, table, game: 'noughts' },
    ...{ title: 'Noughts and Crosses', language: 'de' },
  });
  expect(view).toMatchObject({ status: 'playing', seat: 0, names: ['Bee', 'jemand'], turn: 0, asked: true });
  expect(view).toMatchObject({ until: expect.any(Number), sentences: ['Das Brett ist leer.'] });
  expect(choices).toMatchObject({ turn: 0, partial: '' });
  const offered = (choices as ReceivedMessage).choices ?? [];
  expect(offered[0]).toEqual({ line: 'a1', label: 'a1', detail: 'Ecke', final: true });
  expect(offered[1]).toEqual({ line: 'b1', label: 'b1', final: true });
  expect(offered[4]?.input).toEqual({ label: 'Feld', pattern: 'b\\d', example: 'b2' });
  expect([one.session.seat, one.seated, one.delivered]).toEqual([hashOf(token), [one.session], [table]]);
  const again = connect();
  again.send({ type: 'hello', token });
  await waitFor(() => again.received.length === 3);
  expect([again.types(), again.delivered]).toEqual([['welcome', 'view', 'choices'], []]);
});

test('sends events, view and choices once when the opponent has moved', async () => {
  await openTable(1);
  const one = await seatedProgram();
  expect(one.types()).toEqual(['welcome', 'view']);
  expect(one.received[1]).toMatchObject({ asked: false, seat: 1 });
  expect(one.received[1]).not.toHaveProperty('until');
  await playLine(context, table, { person: 'bo' }, 'a1');
  await waitFor(() => one.received.length === 5);
  expect(one.types().slice(2)).toEqual(['events', 'view', 'choices']);
  expect(one.received[2]).toMatchObject({ lines: ['someone takes a1.'] });
  one.session.refresh();
  expect((await one.ask({ type: 'view' })).map(({ type }) => type)).toEqual(['view']);
});

test('plays a line of the current turn and shows the board', async () => {
  const one = await seatedProgram();
  const answers = await one.ask({ type: 'line', turn: 0, line: 'a1' });
  expect(answers.map(({ type }) => type)).toEqual(['events', 'view']);
  expect(answers[0]).toMatchObject({ lines: ['You take a1.'] });
  expect(one.delivered).toEqual([table, table]);
});

test('refuses a line, with the choices only if another line can be accepted', async () => {
  const one = await seatedProgram();
  const wrong = await one.ask({ type: 'line', turn: 0, line: 'z9' });
  expect(wrong).toMatchObject([{ type: 'refusal', code: 'cell', sentence: expect.any(String) }, { type: 'choices' }]);
  expect(await one.ask({ type: 'line', turn: 7, line: 'a1' })).toMatchObject([{ type: 'refusal', code: 'stale' }]);
  expect(one.delivered).toEqual([table]);
});

test('answers requests for choices only on its turn, and explains invalid messages', async () => {
  const one = await seatedProgram();
  expect(await one.ask({ type: 'choices' })).toMatchObject([{ type: 'choices', partial: '', turn: 0 }]);
  expect(await one.ask({ type: 'choices', partial: 'a' })).toMatchObject([{ partial: 'a', choices: [] }]);
  const [bad] = await one.ask({ type: 'line', turn: -1, line: 'a1' });
  expect(bad).toMatchObject({ type: 'refusal', code: 'message', sentence: expect.stringContaining('turn: ') });
  expect(await one.ask({ type: 'dance' })).toMatchObject([{ type: 'refusal', code: 'message' }]);
  await one.ask({ type: 'line', turn: 0, line: 'a1' });
  expect(await one.ask({ type: 'choices' })).toMatchObject([{ type: 'refusal', code: 'notYourTurn' }]);
});

test('reports the result once: won after a resignation of the opponent, lost after its own', async () => {
  const one = await seatedProgram();
  await resign(context, table, 'bo');
  const result = () => one.received.filter(({ type }) => type === 'result');
  await waitFor(() => result().length);
  expect(result()).toEqual([{ type: 'result', winners: [0], won: true, by: 'resigning' }]);
  expect(await one.ask({ type: 'resign' })).toMatchObject([{ type: 'refusal', code: 'over' }]);
  await openTable();
  const other = await seatedProgram();
  const answers = await other.ask({ type: 'resign' });
  expect(answers.map(({ type }) => type)).toEqual(['view', 'result']);
  expect(answers[1]).toMatchObject({ winners: [1], won: false, by: 'resigning' });
  expect([...result(), ...answers.filter(({ type }) => type === 'result')]).toHaveLength(2);
});

test('reports the sentence of a game that is played to its end', async () => {
  const one = await seatedProgram();
  for (const [turn, [mine, theirs]] of [
    ['a1', 'a2'],
    ['b1', 'b2'],
    ['c1', ''],
  ].entries()) {
    await one.ask({ type: 'line', turn, line: mine });
    if (theirs) await playLine(context, table, { person: 'bo' }, theirs);
  }
  const [result] = one.received.filter(({ type }) => type === 'result');
  expect(result).toMatchObject({ won: true, by: 'game', sentence: 'You win: three in a row.' });
});

test.each<[what: string, frame: string | undefined, code: string]>([
  ['text that is not JSON', 'hello', 'message'],
  ['a message before hello', '{"type":"view"}', 'message'],
  ['a binary frame', undefined, 'message'],
  ['an unknown token', '{"type":"hello","token":"abc.0123456789012345678901"}', 'wrongSecret'],
])('disconnects a program that sends %s', async (_, frame, code) => {
  const one = connect();
  one.session.receive(frame);
  await waitFor(() => one.closed.length);
  expect(one.received).toMatchObject([{ type: 'error', code }]);
  expect([one.closed, one.seated]).toEqual([[1008], []]);
  one.send({ type: 'hello', secret });
  await Promise.resolve();
  expect(one.received).toHaveLength(1);
});

test('refuses the secret of a table whose game the protocol does not fit', async () => {
  const one = connect([{ ...ownProtocol, game: 'chess' }]);
  one.send({ type: 'hello', secret });
  await waitFor(() => one.closed.length);
  expect(one.received).toMatchObject([{ type: 'error', code: 'wrongSecret' }]);
  const [other, fitting] = [
    { game: 'noughts', handshake: () => undefined },
    { ...ownProtocol, game: 'noughts' },
  ];
  await openTable();
  const two = connect([other, fitting]);
  two.send({ type: 'hello', secret });
  await waitFor(() => two.received.length);
  expect(two.types()[0]).toBe('welcome');
});

test('disconnects a program whose seat another connection or a computer has taken', async () => {
  const one = await seatedProgram();
  one.session.yieldToNewConnection();
  expect([one.received.at(-1), one.closed]).toMatchObject([
    { type: 'error', sentence: 'You reconnected elsewhere, so this connection was closed.' },
    [1008],
  ]);
  await openTable();
  const two = await seatedProgram();
  await replaceProgram(context, table, 'ada');
  await waitFor(() => two.closed.length);
  expect(two.received.at(-1)).toMatchObject({
    ...{ type: 'error', sentence: expect.stringContaining('You no longer have this seat.') },
  });
});

test('disconnects a program with more than a hundred unanswered messages', async () => {
  const one = connect();
  for (let count = 0; count < 101; count++) one.send({ type: 'view' });
  expect(one.closed).toEqual([]);
  one.send({ type: 'view' });
  expect(one.closed).toEqual([1008]);
  expect(one.received).toMatchObject([{ type: 'error', sentence: expect.stringContaining('too many') }]);
});

test('logs a failure and disconnects the program', async () => {
  const one = connect([
    {
      handshake: () => {
        throw new Error('no');
      },
    },
  ]);
  one.send({ type: 'hello', secret });
  await waitFor(() => one.closed.length);
  expect(one.received).toMatchObject([{ type: 'error', sentence: expect.stringContaining('our end') }]);
  expect(log.lines.at(-1)).toMatchObject({ level: 'error', about: { error: 'Error: no' } });
});
