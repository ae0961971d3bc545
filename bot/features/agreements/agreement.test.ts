import { type AnyGame, type Game, refuse } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { logChunkKind } from '../../../storage/records/table.ts';
import { codeOf, open, person, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import { runDue } from '../../host/scheduler/scheduler.ts';
import { findTable } from '../../host/table/find.ts';
import { readLog } from '../../host/table/state.ts';
import { answerOffer, canUndoAlone, propose, resume } from './agreement.ts';

const MINUTE = 60_000;

const play = async (context: Context, id: string, lines: string) => {
  for (const line of lines.split(' ')) {
    const { table, game } = await findTable(context, id);
    const seat = game.turn(table.state)[0] as number;
    const occupant = table.seats[seat];
    const mover = occupant?.kind === 'person' ? { person: occupant.id } : { computer: seat, revision: table.revision };
    expect([line, await codeOf(playLine(context, id, mover, line))]).toEqual([line, 'done']);
  }
};
const tableOf = async (context: Context, id: string) => (await findTable(context, id)).table;
const linesOf = async (context: Context, id: string) =>
  (await readLog(context, await tableOf(context, id))).map(({ line }) => line).join(' ');
const markOf = async (context: Context, id: string) =>
  (await tableOf(context, id)).features.agreement?.offer?.mark ?? -1;

test('notifies of an offer that is withdrawn and repeated only once until another player moves', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  let pings = 0;
  for (let round = 0; round < 20; round++) {
    const { table } = await propose(context, id, 'ada', round % 2 === 0 ? 'draw' : 'pause');
    pings += table.pings.notices.length;
    await changeTable(context, id, ({ table: at }) => ({ table: { ...at, pings: { ...at.pings, notices: [] } } }));
    await answerOffer(context, id, 'ada', await markOf(context, id), false);
  }
  expect(pings).toBe(2);
  for (const [line, count] of [
    ['a1', 0],
    ['b1', 1],
  ] as const) {
    await play(context, id, line);
    const { table } = await propose(context, id, 'ada', 'draw');
    expect(table.pings.notices.filter(({ about }) => about === 'offer')).toHaveLength(count);
    await answerOffer(context, id, 'ada', await markOf(context, id), false);
  }
});

test('notifies each of three players of a repeated offer once until that player has moved', async () => {
  const context = await testContext([auction]);
  const { id } = (await open(context, { game: auction, occupants: ['ada', 'bo', 'cleo'].map(person) })).table;
  const offerAgain = async () => {
    const { table } = await propose(context, id, 'ada', 'pause');
    await answerOffer(context, id, 'ada', await markOf(context, id), false);
    await changeTable(context, id, ({ table: at }) => ({ table: { ...at, pings: { ...at.pings, notices: [] } } }));
    return table.pings.notices.flatMap(({ about, seats }) => (about === 'offer' ? seats : []));
  };
  const told = [await offerAgain(), await offerAgain()];
  for (const mover of ['bo', 'ada', 'cleo']) {
    await playLine(context, id, { person: mover }, 'bid 1');
    told.push(await offerAgain(), await offerAgain());
  }
  expect(told).toEqual([[1, 2], [], [1], [], [], [], [2], []]);
});

test('resumes at the end of a pause that the game limits, and notifies the player to move once per move', async () => {
  let now = MINUTE;
  const limited: AnyGame = { ...noughts, terms: () => ({ clock: { perTurn: 3 * MINUTE, pause: MINUTE } }) } as never;
  const context: Context = { ...(await testContext([limited])), now: () => now };
  const { id } = (await open(context, { game: limited, perTurn: 3 * MINUTE })).table;
  const pause = async () => (await propose(context, id, 'bo', 'pause')).table;
  expect(await pause()).toMatchObject({ status: 'paused', times: { resumesAt: 2 * MINUTE }, pings: { notices: [] } });
  now = 2 * MINUTE - 1;
  expect(await runDue(context, id)).toBeUndefined();
  now = 2 * MINUTE;
  const { table } = (await runDue(context, id))!;
  expect(table).toMatchObject({
    status: 'playing',
    times: { movedAt: now },
    clock: { expiresAt: [now + 3 * MINUTE, null] },
  });
  expect(table.times.resumesAt).toBeUndefined();
  expect(await runDue(context, id)).toBeUndefined();
  expect(table.pings.notices).toMatchObject([{ about: 'turn', seats: [0] }]);
  await pause();
  expect((await resume(context, id, 'bo')).table.pings.notices).toEqual([]);
  await playLine(context, id, { person: 'ada' }, 'a1');
  await pause();
  expect((await resume(context, id, 'bo')).table.pings.notices).toEqual([]);
  await playLine(context, id, { person: 'bo' }, 'b1');
  await pause();
  expect((await resume(context, id, 'bo')).table.pings.notices).toMatchObject([{ about: 'turn', seats: [0] }]);
});

test('takes a move back after agreement and keeps its old buttons invalid', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await play(context, id, 'a1 b1');
  const before = await tableOf(context, id);
  await play(context, id, 'c3');
  expect((await await propose(context, id, 'ada', 'undo')).table.features.agreement?.offer).toMatchObject({
    what: 'undo',
    seat: 0,
  });
  const { table } = await answerOffer(context, id, 'bo', await markOf(context, id), true);
  const { state, log, events } = before;
  expect(table).toMatchObject({
    state,
    log,
    events: { list: events.list },
    status: 'playing',
  });
  expect(table.features.agreement?.offer).toBeUndefined();
  expect(table.pings.notices).toMatchObject([{ about: 'turn', seats: [0] }]);
  expect(table.features.agreement?.answer).toEqual({ what: 'undo', seat: 0, by: 1, agrees: true });
  const numbers = [0, 1, 2].map((turn) => playLine(context, id, { person: 'ada', button: { seat: 0, turn } }, 'c3'));
  expect(await Promise.all(numbers.map(codeOf))).toEqual(['stale', 'stale', 'stale']);
  await play(context, id, 'a2');
  expect((await tableOf(context, id)).features.agreement?.answer).toBeUndefined();
  await play(context, id, 'b2 a3');
  expect(await linesOf(context, id)).toBe('a1 b1 a2 b2 a3');
  expect(await codeOf(propose(context, id, 'ada', 'undo'))).toBe('over');
});

test('takes back alone only deterministic moves that reveal nothing and keep the turn', async () => {
  const twice = { ...noughts, turn: ({ cells }: { cells: string }) => (cells.includes('xx') ? [1] : [0]) };
  const harmless: AnyGame = {
    ...twice,
    choices: () => [],
    play: ({ cells }, _, line) => ({
      state: { cells: cells.replace('.', line === 'o' ? 'o' : 'x') },
      events: [],
      ...(line !== 'o' && { undoable: true }),
    }),
  };
  const context = await testContext([harmless]);
  const { id } = (await open(context, { game: harmless })).table;
  const ada = (line: string) => playLine(context, id, { person: 'ada' }, line);
  const undo = async () => (await propose(context, id, 'ada', 'undo')).table;
  const alone = async () => canUndoAlone(await findTable(context, id), 0);
  expect(await alone()).toBe(false);
  await ada('x');
  expect(await alone()).toBe(true);
  const undone = await undo();
  expect([undone.log.moveCount, undone.features.agreement]).toEqual([0, undefined]);
  await ada('o');
  expect(await alone()).toBe(false);
  expect(await undo()).toMatchObject({
    log: { moveCount: 1 },
    features: { agreement: { offer: { what: 'undo', seat: 0 } } },
  });
  for (const line of ['x', 'x']) await ada(line);
  expect(await undo()).toMatchObject({
    log: { moveCount: 3 },
    features: { agreement: { offer: { what: 'undo', seat: 0 } } },
  });
  const { table } = await answerOffer(context, id, 'bo', await markOf(context, id), true);
  expect([table.log.moveCount, table.features.agreement?.offer]).toEqual([2, undefined]);
});

test('applies only the first of a concurrent undo and move', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await play(context, id, 'a1');
  await propose(context, id, 'ada', 'undo');
  const mark = await markOf(context, id);
  const move = playLine(context, id, { person: 'bo', button: { seat: 1, turn: 0 } }, 'b1');
  expect([await codeOf(move), await codeOf(answerOffer(context, id, 'bo', mark, true))]).toEqual(['done', 'offerGone']);
  await propose(context, id, 'bo', 'undo');
  const next = await markOf(context, id);
  expect(await codeOf(answerOffer(context, id, 'ada', mark, true))).toBe('offerGone');
  const [undone, late] = await Promise.all([
    codeOf(answerOffer(context, id, 'ada', next, true)),
    codeOf(playLine(context, id, { person: 'ada', button: { seat: 0, turn: 1 } }, 'c1')),
  ]);
  expect([undone, late]).toEqual(['done', 'stale']);
  expect(await linesOf(context, id)).toBe('a1');
});

/** A solo game whose state is a number. `peek` reveals something. */
const counting: Game<number, object> = {
  ...(noughts as unknown as Game<number, object>),
  id: 'counting',
  seats: { min: 1, max: 1 },
  state: { safeParse: (data: number) => ({ success: true, data }) } as never,
  setup: () => ({ state: 0, events: [] }),
  turn: () => [0],
  play(state, _seat, line) {
    if (line === 'no') return refuse('no', 'no');
    const played = { state: state + 1, events: [{ kind: line }] };
    return line === 'peek' ? played : { ...played, undoable: true };
  },
  result: () => undefined,
};

test('never undoes a reveal, and undoes across chunks of a long log', async () => {
  const context = await testContext([counting]);
  const { id } = (await open(context, { game: counting, occupants: [person('ada')] })).table;
  const undo = async () => await codeOf(propose(context, id, 'ada', 'undo'));
  await play(context, id, 'one peek');
  expect(await refusalOf(propose(context, id, 'ada', 'undo'))).toMatchObject({
    sentence: { en: expect.stringContaining('You can’t undo that move because it involved chance') },
  });
  await play(context, id, Array.from({ length: 64 }, (_, index) => `n${index}`).join(' '));
  expect((await tableOf(context, id)).log.recentMoves).toHaveLength(2);
  for (let left = 65; left >= 31; left--) {
    expect(await undo()).toBe('done');
    expect(await tableOf(context, id)).toMatchObject({
      state: left,
      log: { moveCount: left },
      events: { list: [{ kind: expect.any(String) }] },
    });
    expect((await readLog(context, await tableOf(context, id))).length).toBe(left);
  }
  expect(await context.storage.store(logChunkKind).get(`${id}.1`)).toBeUndefined();
  await play(context, id, 'again again');
  const log = await linesOf(context, id);
  expect(log.split(' ').slice(-4)).toEqual(['n27', 'n28', 'again', 'again']);
  for (let left = 31; left > 0; left--) expect(await undo()).toBe('done');
  expect(await undo()).toBe('cannotUndo');
  expect(await linesOf(context, id)).toBe('one peek');
});
