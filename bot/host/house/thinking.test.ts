import { afterEach, expect, test } from 'vitest';
import { guess } from '../../../tests/guess.ts';
import { keptLog, open, person, seated, testHouse } from '../../../tests/house.ts';
import { shelfModule } from '../../../tests/shelf.ts';
import { slow } from '../../../tests/slow.ts';
import { letComputersMove } from '../acts/computers.ts';
import { playLine } from '../acts/move.ts';
import { resign } from '../acts/resign.ts';
import { findTable } from '../table/find.ts';
import { readLog } from '../table/log.ts';
import type { House } from './house.ts';
import { Thinking } from './thinking.ts';

const opened: Thinking[] = [];
afterEach(() => Promise.all(opened.splice(0).map((thinking) => thinking.close())));

function openThinking(limit?: number): Thinking {
  const thinking = new Thinking(shelfModule, limit);
  opened.push(thinking);
  return thinking;
}

const picking = { highest: 9, first: 0, picked: [0, 0], guesses: [] };

test('threads find the line of a game on their shelf, and what is not on it is thought of here', async () => {
  const thinking = openThinking();
  expect(await thinking.think(guess, picking, 1, 'steady')).toBe('pick 2');
  const own = {
    ...guess,
    id: 'own',
    computers: { levels: [{ id: 'any', name: 'Any', about: 'any' }], line: () => 'pick 7' },
  };
  expect(await thinking.think(own, picking, 1, 'steady')).toBe('pick 7');
});

test('a long think leaves this thread free, and more questions than threads are all answered', async () => {
  const thinking = openThinking();
  let beats = 0;
  const heart = setInterval(() => beats++, 10);
  const thoughts = [slow, guess, guess, guess, guess, guess].map((game) => thinking.think(game, picking, 0, 'short'));
  expect(new Set(await Promise.all(thoughts))).toEqual(new Set(['pick 2']));
  clearInterval(heart);
  expect(beats).toBeGreaterThan(5);
});

/** A table of ada against the computer, which is to move. */
async function facing(game: typeof slow, thinking: Thinking): Promise<{ house: House; id: string; errors(): number }> {
  const log = keptLog();
  const house = { ...(await testHouse([game], log)), thinking };
  const sitters = [person('ada'), { kind: 'computer' as const, level: 'short' }];
  const { id } = (await open(house, { game, sitters })).table;
  return { house, id, errors: () => log.lines.filter(({ level }) => level === 'error').length };
}

const linesAt = async (house: House, id: string) =>
  (await readLog(house, seated(await findTable(house, id)).table)).map(({ line }) => line);

async function letMove(house: House, id: string): Promise<boolean> {
  return letComputersMove(house, seated(await findTable(house, id)), async () => {});
}

test.each([
  ['thinks too long', slow, 100],
  [
    'throws',
    { ...guess, computers: { levels: [{ id: 'any', name: 'Any', about: 'any' }], line: () => JSON.parse('{') } },
    undefined,
  ],
  [
    'plays what is not allowed',
    { ...guess, computers: { levels: [{ id: 'any', name: 'Any', about: 'any' }], line: () => 'pick 77' } },
    undefined,
  ],
] as const)('a computer that %s plays the first line that is offered', async (_, game, limit) => {
  const thinking = limit === undefined ? new Thinking() : openThinking(limit);
  const { house, id, errors } = await facing(game, thinking);
  expect(await letMove(house, id)).toBe(true);
  expect(await linesAt(house, id)).toEqual(['pick 1']);
  expect(errors()).toBe(1);
});

test('a thought about an earlier state is thought anew', async () => {
  const { house, id, errors } = await facing(slow, openThinking());
  const moving = letMove(house, id);
  await playLine(house, id, { person: 'ada' }, 'pick 5');
  expect(await moving).toBe(true);
  expect((await linesAt(house, id)).slice(0, 2)).toEqual(['pick 5', 'pick 2']);
  expect(errors()).toBe(0);
});

test('a game that ends meanwhile is left alone', async () => {
  const { house, id, errors } = await facing(slow, openThinking());
  const moving = letMove(house, id);
  await resign(house, id, 'ada');
  expect(await moving).toBe(true);
  expect(await linesAt(house, id)).toEqual([]);
  expect(errors()).toBe(0);
});

test('a house that closes gives thoughts up and says so', async () => {
  const { house, id } = await facing(slow, openThinking());
  const moving = letMove(house, id);
  await house.thinking.close();
  expect(await moving).toBe(false);
  expect(await linesAt(house, id)).toEqual([]);
});
