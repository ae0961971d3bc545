import { expect, test } from 'vitest';
import { testContext } from '../../tests/context.ts';
import { pseudonymOf, traceOf, traceWrites } from './trace.ts';

test('keeps in a trace which games a user had ratings and daily attempts in, also those of an earlier trace', async () => {
  const context = { ...(await testContext()), now: () => Date.parse('2026-11-01') };
  const leave = async (rated: string[], tried: Record<string, string> = {}) => {
    const writes = await traceWrites(context, 'ada', { rated, tried });
    await context.storage.transact({ writes });
    return writes.length;
  };
  expect(await leave([])).toBe(0);
  expect(await leave(['noughts'])).toBe(1);
  const until = Date.parse('2027-01-01');
  expect(await traceOf(context, 'ada')).toEqual({ tried: {}, rated: ['noughts'], until });
  expect(await leave([], { duel: '2026-10-30' })).toBe(1);
  expect(await leave(['spy'], { guess: '2026-10-31' })).toBe(1);
  expect(await traceOf(context, 'ada')).toEqual({
    tried: { duel: '2026-10-30', guess: '2026-10-31' },
    rated: ['noughts', 'spy'],
    until,
  });
  expect(await traceOf(context, 'bo')).toBeUndefined();
  expect(await pseudonymOf(context, 'ada')).toMatch(/^\w{24}$/);
});
