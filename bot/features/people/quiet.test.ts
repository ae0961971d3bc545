import { expect, test } from 'vitest';
import { isZone, quietUntil } from './away.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['in the night', '22:00', '08:00', 'Europe/Berlin', '2026-01-10T02:30:20Z', '2026-01-10T07:00:00Z'],
  ['before midnight', '22:00', '08:00', 'Europe/Berlin', '2026-01-10T21:00:00Z', '2026-01-11T07:00:00Z'],
  ['at the first minute', '22:00', '08:00', 'UTC', '2026-01-10T22:00:00Z', '2026-01-11T08:00:00Z'],
  ['at the last minute', '22:00', '08:00', 'UTC', '2026-01-11T07:59:59Z', '2026-01-11T08:00:00Z'],
  ['at noon', '12:00', '13:30', 'Asia/Kolkata', '2026-01-10T07:00:00Z', '2026-01-10T08:00:00Z'],
  [
    'when the clocks are put forward',
    '22:00',
    '08:00',
    'Europe/Berlin',
    '2026-03-28T23:00:00Z',
    '2026-03-29T06:00:00Z',
  ],
  ['when the clocks are put back', '22:00', '08:00', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
] as const)('quiet %s', (_, from, to, zone, now, end) => {
  expect(new Date(quietUntil({ from, to, zone }, at(now)) ?? 0)).toEqual(new Date(end));
});

test('recognises time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Nowhere/Land', '', 'Berlin'].map(isZone)).toEqual([true, true, false, false, false]);
});
