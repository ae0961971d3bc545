import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Journal } from '../match/journal.ts';
import { TestTable } from '../testing/table.ts';
import { NIL } from '../wire/words.ts';
import { Archive } from './archive.ts';
import { Client, unaddressedText, withReceiver } from './client.ts';
import { Lobby, readName, readPath, sendResult } from './lobby.ts';

/** A connection that records what it was sent and how it was closed. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly did: string[] = [];
  send(text: string): void {
    const { type, reason = '' } = JSON.parse(text);
    this.did.push(`${type} ${reason}`.trim());
  }
  close(code: number): void {
    this.did.push(`close ${code}`);
  }
  terminate(): void {
    this.did.push('terminate');
  }
  ping(): void {
    this.did.push('ping');
  }
}

const counter = { free: 1, enter: () => counter.free-- > 0, leave: () => void counter.free++ };

function connect(isCommittee = false) {
  const socket = new FakeSocket();
  const client = new Client(socket as unknown as WebSocket, { lobby: '', isCommittee }, [], counter);
  return { socket, client };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  counter.free = 1;
});
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  test('may send 100 messages in a row, then 50 per second', () => {
    const { client } = connect();
    const accepted = () => {
      let count = 0;
      while (client.countMessage()) count++;
      return count;
    };
    expect(accepted()).toBe(100);
    vi.advanceTimersByTime(1_000);
    expect(accepted()).toBe(50);
    vi.advanceTimersByTime(60_000);
    expect(accepted()).toBe(100);
    client.send({ type: 'REQUEST_GAME_OPERATION' }, 0);
    client.send({ type: 'GAME_STATUS' }, 0);
    expect(accepted()).toBe(1);
  });

  test('is terminated if it does not answer a probe in three seconds', () => {
    const [silent, alive] = [connect(), connect()];
    for (const { client } of [silent, alive]) client.lastSeenAt = Date.now() - 1;
    silent.client.probe();
    alive.client.probe();
    vi.advanceTimersByTime(2_999);
    alive.client.countMessage();
    expect(silent.socket.did).toEqual(['ping']);
    vi.advanceTimersByTime(1);
    expect([silent.socket.did, alive.socket.did]).toEqual([['ping', 'terminate'], ['ping']]);
  });

  test('stays open for another name, and is closed after other errors', () => {
    const [taken, bad] = [connect(), connect()];
    taken.client.refuse('NAME_NOT_AVAILABLE');
    bad.client.refuse('ILLEGAL_MESSAGE', 'x');
    expect(taken.socket.did).toEqual(['ERROR NAME_NOT_AVAILABLE']);
    expect(bad.socket.did).toEqual(['ERROR ILLEGAL_MESSAGE', 'close 1003']);
    vi.advanceTimersByTime(5_000);
    expect(bad.socket.did.at(-1)).toBe('terminate');
  });

  test('is not terminated after it has closed, and sends nothing then', () => {
    const { client, socket } = connect();
    client.close(1001);
    socket.emit('close');
    socket.readyState = 3;
    client.send({ type: 'X' }, 0);
    vi.advanceTimersByTime(10_000);
    expect(socket.did).toEqual(['close 1001']);
  });

  test('counts as a client once, from its HELLO until it leaves', () => {
    const [one, two] = [connect(), connect()];
    expect(one.client.enter()).toBe(true);
    one.client.role = 'AI';
    expect([one.client.enter(), one.client.isPlayer, counter.free]).toEqual([true, true, 0]);
    expect([two.client.enter(), two.socket.did]).toEqual([false, ['close 1013']]);
    one.client.leave();
    expect([one.client.role, one.client.isPlayer, counter.free]).toEqual([undefined, false, 0]);
  });

  test('that was cut off has no unsent bytes', () => {
    const { client, socket } = connect();
    socket.bufferedAmount = 7;
    expect(client.unsentBytes).toBe(7);
    client.terminate();
    expect([client.unsentBytes, socket.did]).toEqual([0, ['terminate']]);
  });

  test('receives shared messages with its own id', () => {
    const text = unaddressedText({ type: 'X', other: NIL }, 0);
    expect(JSON.parse(withReceiver(text, 'me'))).toMatchObject({ clientId: 'me', other: NIL });
  });
});

describe('a lobby', () => {
  test.each([
    ['/', '', false],
    ['/lobby/friends', 'friends', false],
    ['/lobby/short', '', false],
    ['/websockets/game', '', true],
    ['/websockets/game/lobby/friends', 'friends', true],
  ])('is read from the path %s', (path, lobby, isCommittee) => {
    expect(readPath(path)).toEqual({ lobby, isCommittee });
  });

  test.each([
    ['Ada', 'Ada', 'path'],
    ['Ada@friends', 'Ada', 'friends'],
    ['Ada@home@friends', 'Ada@home', 'friends'],
    ['Ada@abc', 'Ada@abc', 'path'],
    ['@friends', '@friends', 'path'],
  ])('is read from the name %s', (text, name, lobby) => expect(readName(text, 'path')).toEqual({ name, lobby }));

  test('has a waiting player and spectators until they leave', () => {
    const lobby = new Lobby('friends', new TestTable().header.files);
    const [ada, eye] = [connect().client, connect().client];
    Object.assign(ada, { name: 'Ada', role: 'PLAYER' });
    Object.assign(eye, { name: 'Eye', role: 'SPECTATOR' });
    expect([lobby.isEmpty, lobby.playerNames, lobby.has(ada)]).toEqual([true, [], false]);
    lobby.waiting = ada;
    lobby.spectators.add(eye);
    expect([lobby.playerNames, lobby.spectatorNames]).toEqual([['Ada'], ['Eye']]);
    lobby.drop(eye);
    expect([lobby.isEmpty, lobby.has(ada), lobby.has(eye)]).toEqual([false, true, false]);
    lobby.drop(ada);
    expect(lobby.isEmpty).toBe(true);
  });

  test('starts a match with its ids; the original computer player gets no lasers', () => {
    const { files } = new TestTable().header;
    const lobby = new Lobby('friends', files);
    const [ada, bot] = [connect().client, connect(true).client];
    Object.assign(ada, { name: 'Ada', role: 'PLAYER', session: 's1', greetedAt: 5 });
    Object.assign(bot, { name: 'Bot', role: 'AI', session: 's2' });
    const header = lobby.header([ada, bot], { spectators: 'spectator', seed: 7 });
    expect(header).toMatchObject({ session: lobby.session, lobby: 'friends', seed: 7, spectators: 'spectator' });
    expect(header.files).toBe(files);
    expect(header.ids.characters).toHaveLength(files.characters.length);
    expect(header.players).toMatchObject([
      { id: ada.id, name: 'Ada', role: 'PLAYER', session: 's1', isCommittee: false, greetedAt: 5 },
      { id: bot.id, name: 'Bot', role: 'AI', session: 's2', isCommittee: true },
    ]);
    bot.compat = { isCommittee: false, isOriginalAi: true };
    const second = lobby.header([ada, bot], { spectators: 'spectator', seed: undefined });
    expect(second.files.excludedGadgets).toEqual(['LASER_COMPACT']);
    expect(Number.isInteger(second.seed)).toBe(true);
  });
});

describe('a result', () => {
  const told = (change: (table: TestTable) => void, id?: string, session?: string) => {
    const table = new TestTable().toRounds();
    change(table);
    const { client, socket } = connect();
    client.id = id ?? table.header.players[1].id;
    sendResult(client, table.session, session ?? table.header.players[1].session);
    return socket.did[0];
  };

  test('is sent to a player who missed it, not to others', () => {
    const left = (table: TestTable) => void table.say(0, 'GAME_LEAVE');
    expect(told(left)).toMatch(/^STATISTICS/);
    expect(told(() => {})).toBe('ERROR SESSION_DOES_NOT_EXIST');
    expect(told((table) => void table.say(1, 'GAME_LEAVE'))).toBe('ERROR SESSION_DOES_NOT_EXIST');
    expect(told(left, 'someone')).toBe('ERROR SESSION_DOES_NOT_EXIST');
    expect(told(left, undefined, 'guessed')).toBe('ERROR SESSION_DOES_NOT_EXIST');
  });
});

describe('the archive', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'spy-archive-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const headerAt = (minute: number, session: string) => ({
    ...new TestTable().header,
    at: Date.UTC(2026, 0, 1, 0, minute),
    session,
  });
  const sessionOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

  test('keeps the 50 newest ended matches and finds them by their session', () => {
    const archive = new Archive(folder);
    for (let number = 0; number < 51; number++) {
      const header = headerAt(number, sessionOf(number));
      Journal.begin(archive.journal(header), header).close();
      expect(archive.file(header)).toContain('ended');
    }
    expect(readdirSync(join(folder, 'ended'))).toHaveLength(50);
    expect(archive.find(sessionOf(0))).toBeUndefined();
    expect(archive.find(sessionOf(1))?.header.session).toBe(sessionOf(1));
    expect(archive.find(`${sessionOf(50).slice(0, 14)}aaaa`)?.header.session).toBe(sessionOf(50));
    for (const part of ['', sessionOf(50).slice(0, 8)]) expect(archive.find(part)).toBeUndefined();
    expect(archive.unfinished()).toEqual([]);
  });

  test('lists running matches and removes broken ones', () => {
    const archive = new Archive(folder);
    const header = headerAt(0, sessionOf(1));
    Journal.begin(archive.journal(header), header).close();
    const broken = join(folder, 'running', 'x.jsonl');
    writeFileSync(broken, '{');
    expect(archive.unfinished().map(({ history }) => history?.header.session)).toEqual([sessionOf(1), undefined]);
    archive.quarantine(broken);
    expect([readdirSync(join(folder, 'running')).length, readdirSync(folder).includes('broken-x.jsonl')]).toEqual([
      1,
      true,
    ]);
  });

  test('makes room for a replay', () => {
    const archive = new Archive(folder);
    for (let number = 10; number < 61; number++) writeFileSync(join(folder, 'replays', `${number}`), '');
    expect(archive.replayPath(headerAt(0, sessionOf(1)))).toMatch(/2026-01-01T00-00-00-000Z-00000001-.*\.replay\.gz$/);
    expect(readdirSync(join(folder, 'replays'))[0]).toBe('11');
  });
});
