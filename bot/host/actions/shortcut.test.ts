import { dungeon } from '@longtable/dungeon';
import { expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { propose } from '../../features/agreements/agreement.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { menuFor } from '../table/menu.ts';
import { readLog } from '../table/state.ts';
import { playLine } from './move.ts';

const ada = { person: 'ada' };

async function explore(levels: string): Promise<{ context: Context; run: LoadedTable; id: string }> {
  const context = await testContext([dungeon]);
  const options = { hero: 'Jon Snow', levels };
  const run = await open(context, { game: dungeon, options, occupants: [person('ada')] });
  return { context, run, id: run.table.id };
}

/** A hall with only a trap, so that steps are deterministic. */
const HALL = '@...........Q';
/** A hall in which a knight sees the player after two steps. */
const WATCHED = '@............\n#####k#######';

test('plays several moves of one press in one change and logs each', async () => {
  const { context, run, id } = await explore(HALL);
  expect(menuFor(run, 0, '')[0]).toMatchObject({ line: '>fight M1' });
  const after = await playLine(context, id, ada, '>walk M1');
  const log = await readLog(context, after.table);
  expect(log.map(({ line }) => line)).toEqual(Array(10).fill('d'));
  expect(log.map(({ joined }) => joined)).toEqual([undefined, ...Array(9).fill(true)]);
  expect(after.table.revision).toBe(run.table.revision + 1);
  expect(after.note).toBeUndefined();
});

test('undoes all moves of one press together', async () => {
  const { context, id } = await explore(HALL);
  await playLine(context, id, ada, 'd');
  await playLine(context, id, ada, '>walk M1');
  const rounds = async () => ((await propose(context, id, 'ada', 'undo')).table.state as { rounds: number }).rounds;
  expect([await rounds(), await rounds()]).toEqual([1, 0]);
  expect(await codeOf(propose(context, id, 'ada', 'undo'))).toBe('nothingToUndo');
});

test('tells the events of all moves of one press', async () => {
  const { context, id } = await explore('@s..........C');
  const { table } = await playLine(context, id, ada, '>fight B1');
  const moves = (await readLog(context, table)).length;
  const own = table.events.list.filter(
    ({ kind, ...event }) =>
      kind === 'cast' || (kind === 'melee' && 'class' in (event as { attacker: object }).attacker),
  );
  expect(moves).toBeGreaterThan(1);
  expect(own).toHaveLength(moves);
});

test('reports why a press stopped early', async () => {
  const { context, id } = await explore(WATCHED);
  const after = await playLine(context, id, ada, '>walk M1');
  expect((await readLog(context, after.table)).map(({ line }) => line)).toContain('d');
  expect(after.note).toMatchObject({ en: expect.stringMatching(/^Stopped: /) });
});

test('refuses a press that leads nowhere, with a reason if there is one', async () => {
  const { context, run, id } = await explore(`${HALL}\n#############\n.............`);
  expect(await codeOf(playLine(context, id, ada, '>walk A3'))).toBe('stopped');
  expect(await codeOf(playLine(context, id, ada, '>rest'))).toBe('stale');
  expect(await codeOf(playLine(context, id, ada, '>no such'))).toBe('stale');
  const button = { seat: 0, turn: run.table.turns[0]!.count };
  await playLine(context, id, ada, 'd');
  expect(await codeOf(playLine(context, id, { ...ada, button }, '>walk M1'))).toBe('stale');
  expect((await playLine(context, id, ada, 'd')).table.log.moveCount).toBe(2);
});
