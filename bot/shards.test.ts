import { Client } from 'discord.js';
import { expect, test } from 'vitest';
import { isOnOurShards } from './gateway/gateway.ts';
import { areShards, parseShards, requestsPerSecond } from './settings.ts';

test.each([
  ['auto', undefined],
  ['0/1', { ids: [0], count: 1 }],
  ['0,1/4', { ids: [0, 1], count: 4 }],
  ['3,2,3/4', { ids: [3, 2], count: 4 }],
])('parses %s', (text, shards) => {
  expect(areShards(text)).toBe(true);
  expect(parseShards(text)).toEqual(shards);
});

test.each(['', 'all', '0', '4/4', '0,4/4', '1/0', '-1/2', '0,/2', '0 1/2', '1.5/2'])('rejects "%s"', (text) => {
  expect(areShards(text)).toBe(false);
});

test('assigns servers to shards by id', () => {
  const guild = (number: number) => String(BigInt(number) << 22n);
  const client = (ids: number[], shardCount: number) =>
    new Client({ intents: [], shards: ids, shardCount }) as Client<true>;
  for (const number of [0, 1, 2, 3, 4, 1001]) {
    expect(isOnOurShards(client([1, 3], 4), guild(number))).toBe(number % 2 === 1);
    expect(isOnOurShards(client([0], 1), guild(number))).toBe(true);
  }
});

test('divides the request limit between processes', () => {
  expect(requestsPerSecond(undefined)).toBe(50);
  expect(requestsPerSecond({ ids: [0, 1, 2, 3], count: 12 })).toBe(16);
  expect(requestsPerSecond({ ids: [7], count: 200 })).toBe(1);
});
