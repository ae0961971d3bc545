import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Journal } from '../match/journal.ts';
import { TestTable } from '../testing/table.ts';
import { Archive } from './archive.ts';
import { Client } from './client.ts';
import { readName, readPath } from './lobby.ts';

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
});
