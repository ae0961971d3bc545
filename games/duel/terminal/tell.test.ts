import { expect, test } from 'vitest';
import type { DuelEvent } from '../state.ts';
import { tell } from './index.ts';

test.each<[DuelEvent, string | undefined]>([
  [{ kind: 'round', round: 3 }, '[INFO] Round: 3'],
  [{ kind: 'turn', seat: 1 }, '[INFO] Current player is Bo'],
  [{ kind: 'rebirth-failed' }, '[INFO] Rebirth unsuccessful!'],
  [{ kind: 'end', winner: 0 }, '[INFO] Game ended. Player Ada won!'],
  [{ kind: 'healed', seat: 0, slots: [1, 4] }, undefined],
])('%j', (event, line) => {
  expect(tell(event, ['Ada', 'Bo'])).toBe(line);
});
