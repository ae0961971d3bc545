import { expect, test } from 'vitest';
import { playLine } from '../bot/host/acts/move.ts';
import { findTable } from '../bot/host/table/find.ts';
import { onTurn, type Seated } from '../bot/host/table/table.ts';
import { cast } from '../games/spy/files/cast.ts';
import { spy } from '../games/spy/index.ts';
import { sightOf } from '../games/spy/sight.ts';
import type { State } from '../games/spy/state.ts';
import { codeOf, open, seated, testHouse } from './house.ts';

const PEOPLE = ['ada', 'bo'] as const;

/** The first line of the menu that needs no more words. */
function lineOf({ table, game }: Seated): { seat: number; line: string } {
  const [seat = 0] = onTurn({ table, game });
  const offered = game.choices(table.state, seat, '').find(({ final }) => final);
  return { seat, line: offered?.line ?? '' };
}

/** A match as it was stored at first: with its cast, and with everything that anybody saw. */
function asBefore(state: State): object {
  const sights = ([0, 1, 'spectator'] as const).map((viewer, at) => {
    const { board, sides, people, cat, janitor, round, active, collarTaken } = sightOf(state, viewer);
    const side = viewer === 'spectator' ? null : sides[viewer];
    return state.seen.sights[at] && { board, side, people, cat, janitor, round, active, collarTaken };
  });
  return { ...state, cast, seen: { ...state.seen, sights } };
}

test('a match of No Time to Spy that was stored in its first shape goes on', async () => {
  const house = await testHouse([spy]);
  let now = await open(house, { game: spy });
  for (let moves = 0; moves < 40; moves++) {
    const { seat, line } = lineOf(now);
    now = seated(await playLine(house, now.table.id, { person: PEOPLE[seat] ?? '' }, line));
  }
  const { table } = now;
  const old = asBefore(table.state as State);
  expect(table.rules).toBeGreaterThan(1);
  expect((table.state as State).seen.sights.some((sight) => sight !== null)).toBe(true);
  expect(spy.state.safeParse(old).success).toBe(false);

  await house.storage.commit(house.tables.put(table.id, { ...table, rules: 1, state: old }));
  const found = seated(await findTable(house, table.id));
  expect(found.table).toEqual({ ...table, events: expect.anything() });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const reader = { viewer, language: 'en' as const, names: ['Ada', 'Bo'] };
    expect(spy.face.view(found.table.state as State, reader)).toEqual(spy.face.view(table.state as State, reader));
  }
  const { seat, line } = lineOf(found);
  expect(codeOf(await playLine(house, table.id, { person: PEOPLE[seat] ?? '' }, line))).toBe('done');
});
