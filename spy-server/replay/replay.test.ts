import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { toCommitteeDialect } from '../testing/dialects.ts';
import { TestTable } from '../testing/table.ts';
import { type Body, wireDate } from '../wire/words.ts';
import { readReplay } from './read.ts';
import { replayOf } from './recording.ts';

/** Time at which the first HELLO was answered, long before the second player joined. */
const GREETED = Date.UTC(2026, 10, 15, 4);

/** Plays a short match with idle players to its end. */
function played(): TestTable {
  const config = { roundLimit: 2, turnPhaseLimit: 5, strikeMaximum: 99 };
  const table = new TestTable({ config, players: [{ greetedAt: GREETED }, {}] }).toRounds();
  for (let turns = 0; !table.session.ending && turns < 200; turns++) table.operate('RETIRE');
  return table;
}

function bytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function reading(value: Uint8Array) {
  const read = readReplay(value);
  if ('problem' in read) throw new Error(read.problem);
  return read.replay;
}

describe('a replay', () => {
  const table = played();
  const history = { header: table.header, inputs: table.inputs };
  const own = replayOf(history, 0);

  test('contains exactly the messages sent to a player', () => {
    const [hello, ...sent] = JSON.parse(JSON.stringify(own.messages));
    expect(hello).toMatchObject({ type: 'HELLO_REPLY', creationDate: wireDate(GREETED) });
    expect(sent).toEqual(table.take(0));
  });

  test('is read, packed or not', () => {
    for (const file of [bytes(own), gzipSync(bytes(own))]) {
      const replay = reading(file);
      expect(replay.players.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
      expect(replay.result).toEqual({ winner: expect.any(String), reason: table.session.ending?.reason });
      expect(replay.broken).toEqual([]);
      expect(replay.frames.at(-1)?.status.over).toBe(true);
      expect(replay.frames.some(({ status }) => status.round === 2)).toBe(true);
      expect(replay.team).toHaveLength(table.session.state.sides[0].agents.length);
      expect(replay.characters.every(({ id }) => id !== null)).toBe(true);
    }
  });

  test("is read in the committee's format, with messages as texts and other names", () => {
    const other = {
      ...own,
      messages: (own.messages as Body[]).map((message) => JSON.stringify(toCommitteeDialect(message))),
    };
    const replay = reading(bytes(other));
    const mine = reading(bytes(own));
    const places = ({ frames }: typeof mine) =>
      frames.map(({ status }) => Object.fromEntries(status.characters.map(({ id, at }) => [id, at])));
    expect(places(replay)).toEqual(places(mine));
    expect(replay.frames.map(({ status }) => status.fields)).toEqual(mine.frames.map(({ status }) => status.fields));
    expect(replay.frames.map(({ status }) => status.active)).toEqual(mine.frames.map(({ status }) => status.active));
    expect(replay.result).toEqual(mine.result);
  });

  test('reports broken entries and skips them; other files are rejected', () => {
    const messages = [...(own.messages as Body[])] as unknown[];
    messages.splice(1, 0, '{', 7, { type: 'GAME_STATUS' }, { type: 'NEWS' });
    expect(reading(bytes({ ...own, messages })).broken.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(readReplay(bytes({ type: 'HELLO' }))).toHaveProperty('problem');
    expect(readReplay(bytes([]))).toHaveProperty('problem');
    expect(readReplay(Buffer.from('x'))).toHaveProperty('problem');
  });

  test.each([
    ['a file that is too large', 'too large', () => Buffer.alloc(48 * 1024 * 1024 + 1)],
    ['a packed file that is too large', 'too large', () => gzipSync(Buffer.alloc(49 * 1024 * 1024, 0x20))],
    ['more messages than any match has', 'must be a list', () => bytes({ messages: Array(30_000).fill(0) })],
    ['more keys than any replay has', 'isn’t JSON', () => bytes({ ...Array(200).fill(0), messages: [] })],
  ])('rejects %s', (_, problem, file) => {
    expect(readReplay(file())).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('needs little memory for a small file that unpacks to millions of values', () => {
    const bomb = gzipSync(
      `{"type":"REPLAY","messages":[{"type":"GAME_STATUS","state":[${'[],'.repeat(14_000_000)}0]}]}`,
    );
    const before = process.memoryUsage();
    const replay = reading(bomb);
    const after = process.memoryUsage();
    expect([replay.frames.length, replay.broken.length]).toEqual([0, 1]);
    expect(after.heapUsed - before.heapUsed).toBeLessThan(16 * 1024 * 1024);
  });
});
