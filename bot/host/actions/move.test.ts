import { dungeon } from '@longtable/dungeon';
import { auction } from '@longtable/kit/testing/games/auction';
import { expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { canUndoAlone, isSealedAt, propose } from '../../features/agreements/agreement.ts';
import type { Context } from '../context.ts';
import type { LoadedTable } from '../feature.ts';
import { storyFor } from '../table/events.ts';
import { findTable } from '../table/find.ts';
import { menuFor } from '../table/menu.ts';
import { readerAt } from '../table/names.ts';
import { readLog } from '../table/state.ts';
import { onTurn } from '../table/table.ts';
import { playLine } from './move.ts';

const THREE = ['ada', 'bo', 'cleo'];

async function three(context: Context): Promise<string> {
  const occupants = THREE.map((who) => ({ ...person(who), name: who }));
  return (await open(context, { game: auction, occupants })).table.id;
}

const bid = (context: Context, id: string, who: string, amount: number) =>
  playLine(context, id, { person: who }, `bid ${amount}`);

test('takes back a sealed bid without affecting other bids', async () => {
  const context = await testContext([auction]);
  const id = await three(context);
  await bid(context, id, 'ada', 2);
  const sealed = await bid(context, id, 'bo', 5);
  expect([0, 1, 2].map((seat) => canUndoAlone(sealed, seat))).toEqual([true, true, false]);
  const back = await propose(context, id, 'ada', 'undo');
  expect(back.table.features.agreement?.offer).toBeUndefined();
  expect(back.table.state).toMatchObject({ sealed: [0, 5, 0] });
  expect(onTurn(back)).toEqual([0, 2]);
  expect(isSealedAt(back.table, 1)).toBe(true);
  // Buttons of Bo and Cleo stay valid; Ada's old ones do not.
  expect(back.table.turns.map(({ count }) => count)).toEqual([2, 1, 0]);
  expect(await codeOf(propose(context, id, 'ada', 'undo'))).toBe('nothingToUndo');

  await bid(context, id, 'ada', 6);
  const revealed = await bid(context, id, 'cleo', 1);
  expect(revealed.table.state).toMatchObject({ bids: [[6, 5, 1]] });
  expect([0, 1, 2].some((seat) => isSealedAt(revealed.table, seat))).toBe(false);
  expect(canUndoAlone(revealed, 0)).toBe(false);
  expect((await readLog(context, revealed.table)).map(({ seat, line }) => [seat, line])).toEqual([
    [1, 'bid 5'],
    [0, 'bid 6'],
    [2, 'bid 1'],
  ]);
  expect((await findTable(context, id)).table.state).toEqual(revealed.table.state);
});

test('keeps an offer open during sealed bids until they are revealed', async () => {
  const context = await testContext([auction]);
  const id = await three(context);
  await bid(context, id, 'ada', 2);
  await propose(context, id, 'bo', 'pause');
  expect((await bid(context, id, 'cleo', 3)).table.features.agreement?.offer).toMatchObject({ what: 'pause', seat: 1 });
  expect((await propose(context, id, 'ada', 'undo')).table.features.agreement?.offer).toMatchObject({
    what: 'pause',
    seat: 1,
  });
  await bid(context, id, 'bo', 3);
  expect((await bid(context, id, 'ada', 3)).table.features.agreement?.offer).toBeUndefined();
});

test('shows the end of a round while bids of the next are coming in', async () => {
  const context = await testContext([auction]);
  const id = await three(context);
  for (const who of THREE) await bid(context, id, who, 3);
  await bid(context, id, 'ada', 2);
  const now = await bid(context, id, 'bo', 2);
  const told = (viewer: number | 'spectator') =>
    auction.presentation.story(storyFor(now, viewer).events as never, readerAt(now, viewer, 'en'));
  const bids = 'Bids: ada 3, bo 3, cleo 3.';
  expect(told('spectator')).toEqual(['cleo seals a bid.', bids, 'ada seals a bid.', 'bo seals a bid.']);
  expect(told(0)).toEqual(['cleo seals a bid.', bids, 'You bid 2.', 'bo seals a bid.']);
  expect(told(1)).toContain(bids);
  expect(told(2)).toEqual(['You bid 3.', bids, 'ada seals a bid.', 'bo seals a bid.']);
});

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
