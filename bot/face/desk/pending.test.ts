import { expect, test } from 'vitest';
import { person, place, testHouse } from '../../../tests/house.ts';
import { noughts } from '../../../tests/noughts.ts';
import { keepRequest, takeRequest } from './pending.ts';

test('a request is given out once, and only for a quarter of an hour', async () => {
  let now = 0;
  const house = { ...(await testHouse()), now: () => now };
  const request = { game: noughts, options: {}, sitters: [person('ada')], place: place('c'), perTurn: 5 };
  const kept = { request, threadName: 'one' };
  const [first, second] = [await keepRequest(house, kept), await keepRequest(house, kept)];
  expect(await takeRequest(house, 'another')).toBeUndefined();
  expect(await takeRequest(house, first)).toEqual(kept);
  expect(await takeRequest(house, first)).toBeUndefined();
  now = 15 * 60 * 1000;
  expect(await takeRequest(house, second)).toBeUndefined();
});
