import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, keptLog, loaded, open, person, place, testContext } from '../../../tests/context.ts';

import { rogue, rogueModule, shelf } from '../../../tests/rogue.ts';
import { playLine } from '../actions/move.ts';
import type { Context } from '../context.ts';
import { autoplay } from '../delivery/autoplay.ts';
import { openContext } from '../open.ts';
import { findTable } from '../table/find.ts';
import { ComputerPool } from './pool.ts';

const log = keptLog();
const computerPool = new ComputerPool(rogueModule, { outside: new Set(['rogue']), rehearsalMs: 500 });
let context: Context;

beforeAll(async () => {
  context = { ...(await testContext(shelf, log)), computerPool };
});
afterAll(() => computerPool.close());

/** A table of ada and somebody else, or the computer of a level. */
async function facing(channel: string, level?: string): Promise<string> {
  const other = level === undefined ? person('bo') : { kind: 'computer' as const, level };
  const opened = await open(context, { game: rogue, place: place(channel), sitters: [person('ada'), other] });
  return opened.table.id;
}

const ada = { person: 'ada' };

test('what a computer leaves behind in its thread ends that thread only', async () => {
  const picking = { highest: 9, first: 0, picked: [0, 0], guesses: [] };
  for (let round = 0; round < 2; round++) {
    expect(await computerPool.think(rogue, picking, 1, 'lingers', 0)).toBe('pick 2');
    await sleep(50);
  }
});

test('a table whose game hangs upon a move of a computer is quarantined, with a word on which game it was', async () => {
  const id = await facing('hangs', 'hangs');
  const { table, game } = loaded(await playLine(context, id, ada, 'pick 1'));
  expect(await autoplay(context, { table, game }, () => {})).toBe(true);
  const later = await findTable(context, id);
  expect(later).toMatchObject({ refused: { code: 'gameFailed', sentence: { en: expect.stringContaining('Rogue') } } });
  expect(log.lines).toContainEqual({
    level: 'error',
    about: { table: id, game: 'rogue', why: 'it took more than 500 ms' },
    message: 'A game failed at a table, which was quarantined',
  });
  // The place is free, and a sound table plays on.
  const beside = (await open(context, { place: place('hangs') })).table.id;
  expect(codeOf(await playLine(context, beside, ada, 'a1'))).toBe('done');
});

test.each(['pick 7', 'pick 8'])('a person who plays %s quarantines the table and nothing else', async (line) => {
  const [id, beside] = [await facing(`by ${line}`), await facing(`beside ${line}`)];
  expect(codeOf(await playLine(context, id, ada, line))).toBe('gameFailed');
  expect(codeOf(await playLine(context, id, ada, 'pick 1'))).toBe('gameFailed');
  expect(codeOf(await playLine(context, beside, ada, 'pick x'))).toBe('number');
  expect(codeOf(await playLine(context, beside, ada, 'pick 1'))).toBe('done');
});

test('a table that was played with other rules is rehearsed before it is rebuilt', async () => {
  const sound = {
    ...rogue,
    play: (...[state, seat]: Parameters<typeof rogue.play>) => rogue.play(state, seat, 'pick 9'),
  };
  const { storage } = context;
  const before = openContext({ storage, shelf: [sound], log });
  const { id } = (await open(before, { game: sound, place: place('old') })).table;
  loaded(await playLine(before, id, ada, 'pick 7'));
  const after = openContext({ storage, shelf, log, computerPool });
  expect(codeOf(await findTable(after, id))).toBe('gameFailed');
});

test('a sound move of its computer is played', async () => {
  const id = await facing('sound', 'lingers');
  const { table, game } = loaded(await playLine(context, id, ada, 'pick 1'));
  await autoplay(context, { table, game }, () => {});
  expect(
    loaded(await findTable(context, id))
      .table.tail.map(({ line }) => line)
      .slice(0, 2),
  ).toEqual(['pick 1', 'pick 2']);
});
