import { expect, test } from 'vitest';
import { playLine } from '../bot/host/actions/move.ts';
import { findTable } from '../bot/host/table/find.ts';
import { type LoadedTable, onTurn } from '../bot/host/table/table.ts';
import { duel } from '../games/duel/index.ts';
import type { Duel } from '../games/duel/state.ts';
import { dungeon } from '../games/dungeon/index.ts';
import { OUR_LEVELS } from '../games/dungeon/rules/level.ts';
import type { State as Run } from '../games/dungeon/state.ts';
import type { AnyGame } from '../games/kit/game.ts';
import { codeOf, loaded, open, person, testContext } from './context.ts';

const PEOPLE = ['ada', 'bo'];

/** A duel whose piles are whole cards. */
function withCards(state: Duel): object {
  const sides = state.sides.map((side) => ({ ...side, pile: side.pile.map((place) => side.deck[place]?.card) }));
  return { ...state, sides };
}

/** A run that has the texts of all levels with it. */
function withTexts(state: Run): object {
  return { ...state, ahead: state.ahead.map((level) => (typeof level === 'number' ? OUR_LEVELS[level - 1] : level)) };
}

/** The first line of the menu that needs no more words. */
function lineOf({ table, game }: LoadedTable): { seat: number; line: string } {
  const [seat = 0] = onTurn({ table, game });
  const offered = game.choices(table.state, seat, '').find(({ final }) => final);
  return { seat, line: offered?.line ?? '' };
}

test.each<[string, AnyGame, (state: never) => object]>([
  ['Card Duel', duel, withCards],
  ['Dungeon', dungeon, withTexts],
])('a table of %s that was stored in its first shape goes on', async (_, game, asBefore) => {
  const context = await testContext([game]);
  let now = await open(context, { game, sitters: PEOPLE.slice(0, game.seats.max).map((who) => person(who)) });
  const play = ({ seat, line }: { seat: number; line: string }) =>
    playLine(context, now.table.id, { person: PEOPLE[seat] ?? '' }, line);
  for (let moves = 0; moves < 12; moves++) now = loaded(await play(lineOf(now)));
  const { table } = now;
  const old = asBefore(table.state as never);
  expect(old).not.toEqual(table.state);

  await context.storage.commit(context.tables.put(table.id, { ...table, rules: 1, state: old }));
  const found = loaded(await findTable(context, table.id));
  expect(found.table).toEqual({ ...table, events: expect.anything() });
  expect(codeOf(await play(lineOf(found)))).toBe('done');
});
