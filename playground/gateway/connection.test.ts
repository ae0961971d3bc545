import { EventEmitter } from 'node:events';
import { GatewayIntentBits } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { MovableClock } from '../clock.ts';
import type { Discord, Socket } from '../discord.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { PLAYGROUND_TOKEN, parseSetup } from '../world/setup.ts';
import { World } from '../world/world.ts';
import { Connection } from './gateway.ts';
import { SessionStarts, Sessions } from './sessions.ts';

/** A connection that records what the gateway sends and how it closes it. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly received: { op: number; t?: string; s?: number; d: Record<string, unknown> }[] = [];
  closed: number | undefined;
  send(text: string): void {
    this.received.push(JSON.parse(text));
  }
  close(code?: number): void {
    this.closed = code;
  }
  terminate(): void {
    this.closed = 1006;
  }
  ops(): (number | string)[] {
    return this.received.splice(0).map(({ op, t }) => t ?? op);
  }
}

let clock: ManualClock;
let sessions: Sessions;
let discord: Discord;
let isLimited: boolean;
let rejected: number[];
let online: boolean[];

beforeEach(() => {
  clock = new ManualClock();
  const world = new World('http://127.0.0.1:1', parseSetup({}));
  sessions = new Sessions(clock);
  isLimited = false;
  [rejected, online] = [[], []];
  sessions.on('rejected', (code) => rejected.push(code));
  sessions.on('online', (is) => online.push(is));
  const portal = { privileged: GatewayIntentBits.GuildMembers, shards: 2, otherGuilds: () => [] };
  const movable = new MovableClock(clock);
  discord = {
    clock: movable,
    world,
    portal,
    activities: { enabled: false },
    starts: new SessionStarts(movable),
    gatewayUrl: 'ws://x',
  } as unknown as Discord;
});

function connect(query = '') {
  const socket = new FakeSocket();
  const limited = () => isLimited;
  const line = new Connection(discord, sessions, limited, socket as unknown as Socket, new URLSearchParams(query));
  const say = (payload: unknown) =>
    socket.emit('message', typeof payload === 'string' ? payload : JSON.stringify(payload));
  return { socket, line, say };
}

const identify = (more: object = {}) => ({ op: 2, d: { token: PLAYGROUND_TOKEN, intents: 1, shard: [0, 2], ...more } });

function identified() {
  const { socket, line, say } = connect();
  say(identify());
  const ready = socket.received.find(({ t }) => t === 'READY');
  const resume = (seq: unknown = 1, more: object = {}) => ({
    op: 6,
    d: { token: PLAYGROUND_TOKEN, session_id: ready?.d.session_id, seq, ...more },
  });
  return { socket, line, say, resume };
}

describe('a connection', () => {
  test('is greeted and must send heartbeats', () => {
    const { socket, say } = connect('v=10&encoding=json');
    expect(socket.received).toMatchObject([{ op: 10, d: { heartbeat_interval: 41_250 } }]);
    clock.advance(82_499);
    say({ op: 1, d: null });
    expect(socket.ops()).toEqual([10, 11]);
    clock.advance(82_499);
    expect(socket.closed).toBeUndefined();
    clock.advance(1);
    expect(socket.closed).toBe(4009);
  });

  test.each<[string, unknown, number]>([
    ['a request before identifying', { op: 8, d: {} }, 4003],
    ['negative intents', identify({ intents: -1 }), 4013],
    ['a resume with a wrong token', { op: 6, d: { token: 'x' } }, 4004],
  ])('is closed after %s', (_, payload, code) => {
    const { socket, say } = connect();
    say(payload);
    expect([socket.closed, rejected]).toEqual([code, [code]]);
    clock.advance(200_000);
    expect(socket.closed).toBe(code);
  });

  test('may send 120 more payloads after a minute', () => {
    const later = connect();
    for (let number = 0; number < 120; number++) later.say({ op: 1 });
    clock.advance(60_000);
    later.say({ op: 1 });
    expect(later.socket.closed).toBeUndefined();
  });
});

describe('a session', () => {
  test('begins with READY, once, also with the prefix of the token and enabled intents', () => {
    const { socket, say } = connect();
    say(identify({ token: `Bot ${PLAYGROUND_TOKEN}`, intents: GatewayIntentBits.GuildMembers }));
    expect(socket.ops()).toEqual([10, 'READY']);
    expect(online).toEqual([true]);
    say({ op: 3, d: {} });
    say({ op: 8, d: { query: '' } });
    expect(socket.ops()).toEqual(['GUILD_MEMBERS_CHUNK']);
    say(identify());
    expect(socket.closed).toBe(4005);
  });

  test('is resumed with the events that were missed', () => {
    const { socket, resume } = identified();
    socket.emit('close');
    expect(online).toEqual([true, false]);
    sessions.broadcast('MISSED', () => ({}));
    const again = connect();
    again.say(resume());
    expect(again.socket.ops().slice(-2)).toEqual(['MISSED', 'RESUMED']);
    expect([again.socket.closed, online.at(-1)]).toEqual([undefined, true]);
    again.say(resume());
    expect(again.socket.closed).toBe(4005);
  });

  test.each([['x'], [1.5], [1_000]])('is not resumed from the sequence number %s', (seq) => {
    const { resume } = identified();
    const again = connect();
    again.say(resume(seq));
    expect(again.socket.closed).toBe(4007);
  });

  test('ends when it is invalidated, and cannot be resumed', () => {
    const { socket, line, resume } = identified();
    line.invalidate();
    line.invalidate();
    expect(socket.received.filter(({ op }) => op === 9)).toMatchObject([{ d: false }]);
    expect([online, sessions.online]).toEqual([[true, false], false]);
    sessions.broadcast('LATER', () => ({}));
    expect(socket.ops()).not.toContain('LATER');
    const again = connect();
    again.say(resume());
    expect(again.socket.ops()).toEqual([10, 9]);
  });

  test('moves to a new connection; closing the old one does not end it', () => {
    const { socket, resume } = identified();
    const again = connect();
    again.say(resume());
    socket.emit('close');
    expect(online.at(-1)).toBe(true);
    socket.ops();
    sessions.broadcast('NEXT', () => ({}));
    expect([again.socket.ops().at(-1), socket.ops()]).toEqual(['NEXT', []]);
  });

  test('is asked to reconnect, closed with a code, or dropped', () => {
    const { socket, line } = identified();
    line.askToReconnect();
    expect(socket.ops().at(-1)).toBe(7);
    line.closeWith('rateLimited');
    expect(socket.closed).toBe(4008);
    line.drop();
    expect(socket.closed).toBe(1006);
    const broken = connect();
    broken.socket.emit('error', new Error('x'));
    expect(broken.socket.closed).toBe(1006);
  });
});
