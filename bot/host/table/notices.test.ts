import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { endNotices } from './notices.ts';

const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };

test.each<[what: string, other: SeatOccupant, doer: number | undefined, told: number[]]>([
  ['a person who ends it', person('bo'), 1, [0]],
  ['a computer, which has answered at once', COMPUTER, 1, []],
  ['the clock', COMPUTER, undefined, [0]],
])('notifies the right players of an end caused by %s', async (_, other, doer, told) => {
  const { table } = await open(await testContext(), { sitters: [person('ada'), other] });
  expect(endNotices({ ...table, status: 'over' }, doer).flatMap(({ seats }) => seats)).toEqual(told);
});
