import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import type { Features, SeatOccupant, Table } from '../storage/records/table.ts';
import { open, testContext } from './context.ts';

export const named = (name: string): SeatOccupant => ({ kind: 'person', id: name.toLowerCase(), name });
export const COMPUTER: SeatOccupant = { kind: 'computer', level: 'beginner' };
export const PEOPLE = [named('Ada'), named('Bo')];

/** Opens a table of noughts and crosses for each test, and returns the changes that tests make to it. */
export function noughtsTable() {
  let table: Table;
  beforeEach(async () => {
    ({ table } = await open(await testContext()));
  });
  return {
    current: () => table,
    at: (changes: object = {}, game: object = {}): LoadedTable => ({
      features: FEATURES,
      table: { ...table, seats: PEOPLE, ...changes } as Table,
      game: { ...noughts, ...game } as typeof noughts,
    }),
    features: (given: object) => ({ features: given as unknown as Features }),
    terms: (given: object) => ({ terms: { ...table.terms, ...given } }),
  };
}
