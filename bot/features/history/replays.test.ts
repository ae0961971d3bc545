import { type AnyGame, RNG, say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { open, refusalOf, testContext, withResource } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { type GameRecord, recordOf } from './record.ts';
import {
  readGameLog,
  readMovesWithStory,
  recordingFrameAt,
  replay,
  replayAt,
  replayStep,
  writeRecording,
} from './replay.ts';
import { finishedLine, replayReader } from './replay-board.ts';
import {
  collectLog,
  collectMovesWithStory,
  collectPositions,
  collectStep,
  type ReplayStep,
  type StepWanted,
} from './replay-work.ts';
import { texts } from './words/texts.ts';

const lines = ['a1', 'b1', 'a2'].map((line, index) => ({ seat: index % 2, line }));
const RECORD: GameRecord = { game: 'noughts', rules: 1, options: {}, seed: 7, seats: ['person', 'person'], lines };
/** A game whose moves have no effect. */
const endless = { ...noughts, id: 'endless', play: (state: unknown) => ({ state, events: [] }) } as unknown as AnyGame;
const LONG: GameRecord = { ...RECORD, game: 'endless', lines: Array(501).fill({ seat: 0, line: 'a1' }) };
const GAMES = [noughts, guess, endless];
const READER = { viewer: 'spectator', language: 'en', names: ['Ada', 'Bo'] } as const;

/** Returns a context whose worker threads give this answer. */
async function contextAnswering(answer: unknown, gamesModule: string | undefined = 'file:///games.ts') {
  const run = vi.fn(async (..._: unknown[]) => {
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
  const context = withResource(await testContext(GAMES), 'threads', { gamesModule, run });
  return { context, run };
}

const CALLS = {
  positionsAt: (context: Context, record = RECORD) => replayAt(context, 'ada', record, [1, 2]),
  stepAt: (context: Context, record = RECORD) => replayStep(context, 'ada', record, { step: 1 }),
  movesWithStory: (context: Context, record = RECORD) => readMovesWithStory(context, 'ada', record, READER),
  logFor: (context: Context, record = LONG) => readGameLog(context, 'ada', record, READER),
};
const NAMES = Object.keys(CALLS) as (keyof typeof CALLS)[];

test.each([
  ['positionsAt', [1, 2]],
  ['stepAt', { step: 1 }],
  ['movesWithStory', READER],
  ['logFor', READER],
] as const)('calls %s in a thread of the user with the games’ module', async (name, wanted) => {
  const { context, run } = await contextAnswering([]);
  await CALLS[name](context);
  expect(run.mock.calls).toEqual([
    [
      'ada',
      expect.objectContaining({ href: expect.stringMatching(/replay-work/) }),
      name,
      'file:///games.ts',
      name === 'logFor' ? LONG : RECORD,
      wanted,
    ],
  ]);
});

test('collects the log of a short built-in game without a thread', async () => {
  const { context, run } = await contextAnswering(undefined);
  expect(await readGameLog(context, 'ada', RECORD, READER)).toEqual(await collectLog(noughts, RECORD, READER));
  expect(await readGameLog(context, 'ada', { ...LONG, lines: LONG.lines.slice(1) }, READER)).toHaveLength(2);
  expect(run).not.toHaveBeenCalled();
});

test('lets other work run while it collects a log', async () => {
  const slow = {
    ...endless,
    play(state: unknown) {
      const until = performance.now() + 3;
      while (performance.now() < until);
      return { state, events: [] };
    },
  } as unknown as AnyGame;
  const done: string[] = [];
  const log = collectLog(slow, { ...LONG, lines: LONG.lines.slice(0, 20) }, READER).then(() => done.push('log'));
  setImmediate(() => done.push('other'));
  await log;
  expect(done).toEqual(['other', 'log']);
});

test.each(NAMES)('replays here if no thread has the game: %s', async (name) => {
  const { context } = await contextAnswering(undefined);
  const own = await testContext(GAMES);
  const outcome = await CALLS[name](context);
  expect(outcome).toEqual(await CALLS[name](own));
});

test('replays to the last move by default, and to the nearest move outside of the game', async () => {
  const context = await testContext();
  const moveAt = async (move?: number) => {
    const at = await replay(context, 'ada', RECORD, move);
    return [at.game.id, at.move];
  };
  expect(await Promise.all([undefined, -1, 0, 3, 4].map(moveAt))).toEqual(
    [3, 0, 0, 3, 3].map((move) => ['noughts', move]),
  );
  expect(await replayAt(context, 'ada', RECORD, [])).toEqual([]);
  expect(await refusalOf(replayAt(context, 'ada', { ...RECORD, game: 'x' }, []))).toMatchObject({
    code: 'gameUnknown',
  });
  const two = await replayAt(context, 'ada', RECORD, [2, 0]);
  expect(two.map(({ move }) => move)).toEqual([0, 2]);
});

test('lists the moves whose story is more than routine', async () => {
  const routine = { text: 'Moved.', weight: 'routine' };
  const story = ([mark]: { cell: string }[]) => {
    if (!mark) return [];
    return mark.cell === 'b1' ? [routine, { text: 'Blocked.', weight: 'key' }] : [routine];
  };
  const presentation = { ...noughts.presentation, story };
  const game = { ...noughts, presentation } as unknown as AnyGame;
  expect(collectMovesWithStory(game, RECORD, READER)).toEqual([2]);
});

test.each([
  ['newer rules', { rules: 2 }, {}, 'newer'],
  ['too few seats', { seats: ['person'] }, {}, 'wrongSeats'],
  ['too many seats', { seats: ['person', 'person', 'person'] }, {}, 'wrongSeats'],
  ['options that the game does not have', { options: { own: 1 } }, { options: z.strictObject({}) }, 'options'],
  ['a move of older rules', { lines: [{ seat: 0, line: 'z9' }] }, { version: 2 }, 'rulesChanged'],
  ['an illegal move', { lines: [{ seat: 0, line: 'z9' }] }, {}, 'cell'],
  ['a refused setup', {}, { setup: () => ({ refused: { code: 'seedAlone', sentence: 'Alone.' } }) }, 'seedAlone'],
])('refuses a record with %s', async (_, change, rules, code) => {
  const [game, record] = [{ ...noughts, ...rules } as unknown as AnyGame, { ...RECORD, ...change }];
  for (const collect of [
    () => collectPositions(game, record, [1]),
    () => collectStep(game, record, { move: 1 }),
    () => collectStep({ ...game, replayStep: () => 'part' } as AnyGame, record, { move: 1 }),
    () => collectMovesWithStory(game, record, READER),
    () => collectLog(game, record, READER),
  ])
    expect(await refusalOf(collect)).toMatchObject({ code });
});

test('reads and writes recordings in a thread of the user, and refuses with the problem', async () => {
  const format = { game: 'spy', endings: ['.film'], work: new URL('file:///film.ts') };
  const bytes = new Uint8Array([1]);
  const [frame, written] = [{ index: 3 }, { bytes, ending: '.film' }];
  const shots = await contextAnswering(frame);
  expect(await recordingFrameAt(shots.context, 'ada', format, bytes, [3, 'de'])).toBe(frame);
  expect(shots.run.mock.calls).toEqual([['ada', format.work, 'shot', bytes, 3, 'de']]);
  const writes = await contextAnswering(written);
  const table = { id: 't' } as never;
  expect(await writeRecording(writes.context, 'ada', format, table, [])).toBe(written);
  expect(writes.run.mock.calls).toEqual([['ada', format.work, 'write', table, []]]);
  const problem = texts.files.tooManyMoves({ maxMoves: 1 });
  const { context } = await contextAnswering({ problem });
  const refused = { code: 'film', sentence: problem };
  expect(await refusalOf(recordingFrameAt(context, 'ada', format, bytes, [3, 'de']))).toMatchObject(refused);
  expect(await refusalOf(writeRecording(context, 'ada', format, table, []))).toMatchObject(refused);
});

function stepOf(record: Parameters<typeof collectStep>[1], wanted: StepWanted): ReplayStep {
  const found = collectStep(record.game === 'spy' ? spy : noughts, record, wanted);
  return found;
}

/** Plays a match of two computers. */
function spyRecord() {
  const options = spy.options.parse({ length: 'blitz' });
  const begun = spy.setup(options, 5, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  let { state } = begun;
  const turns: string[] = [];
  const lines: { seat: number; line: string }[] = [];
  for (let [seat] = spy.turn(state); seat !== undefined; [seat] = spy.turn(state)) {
    turns.push(state.phase === 'rounds' ? `${state.round} ${state.active}` : state.phase);
    const line = spy.computers?.line(state, seat, 'casual', new RNG(lines.length)) ?? '';
    const outcome = spy.play(state, seat, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    state = outcome.state;
    lines.push({ seat, line });
  }
  return { record: { game: 'spy', rules: spy.version ?? 1, options, seed: 5, seats: ['', ''], lines }, turns };
}

test('has one step for the draft, one for the equipment, and one per turn of a character', () => {
  const { record, turns } = spyRecord();
  const { ends } = stepOf(record, { step: 0 });
  const parts = turns.filter((part, at) => part !== turns[at - 1]);
  expect(parts.slice(0, 2)).toEqual(['draft', 'equipment']);
  expect(ends).toHaveLength(parts.length + 1);
  expect(ends[1]).toBe(turns.lastIndexOf('draft') + 1);
  expect(ends.at(-1)).toBe(record.lines.length);
});

test('finds a step by its number and by any of its moves, with the events of all of them', () => {
  const { record } = spyRecord();
  const draft = stepOf(record, { step: 1 });
  expect(stepOf(record, { move: 1 })).toEqual(draft);
  expect(stepOf(record, { move: draft.move })).toEqual(draft);
  expect(JSON.stringify(draft.events).match(/"kind":"picked"/g)?.length).toBeGreaterThanOrEqual(16);
  expect(stepOf(record, { move: draft.move + 1 }).move).toBe(draft.ends[2]);
});

test('collects for each player of a secret match only the events that they may see', async () => {
  const { record } = spyRecord();
  const textsFor = async (viewer: 0 | 1 | 'spectator') => {
    const log = await collectLog(spy, record, { viewer, language: 'en', names: ['Ada', 'Bo'] });
    return log.flatMap(({ lines: told }) => told.map(({ text }) => text)).join('\n');
  };
  const [ada, bo, others] = await Promise.all(([0, 1, 'spectator'] as const).map(textsFor));
  expect(ada).not.toBe(bo);
  expect(ada).toContain('your agent');
  expect(others).not.toContain('your agent');
});

test('reveals everything to the spectator of a finished game, and not before the end', async () => {
  const context = await testContext([guess]);
  const { id } = (await open(context, { game: guess })).table;
  const running = await playLine(context, id, { person: 'ada' }, 'pick 7');
  const record = await recordOf(context, running.table);
  const readerOf = (table: typeof running, viewer: 'spectator' | 0, isEnd = false) =>
    replayReader({ record, loaded: table }, guess, viewer, 'en', { isEnd });
  expect(readerOf(running, 'spectator').open).toBeUndefined();
  const over = await resign(context, id, 'bo');
  expect(readerOf(over, 'spectator')).toMatchObject({ open: true, live: true });
  expect(readerOf(over, 'spectator', true).live).toBeUndefined();
  expect(readerOf(over, 0).open).toBeUndefined();
  expect(readerOf(over, 0, true).open).toBeUndefined();
});

test('cuts a long ending in a list, and leaves out a missing one', async () => {
  const told = (text: string): AnyGame => ({
    ...noughts,
    presentation: { ...noughts.presentation, ending: () => text },
  });
  const line = async (game: AnyGame) => {
    const context = await testContext([game]);
    const { id } = (await open(context, { game })).table;
    for (const [at, cell] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries())
      await playLine(context, id, { person: at % 2 === 0 ? 'ada' : 'bo' }, cell);
    return say(finishedLine(await findTable(context, id), 'en'), 'en')
      .split(' · ')
      .slice(2, -1);
  };
  expect(await line(told('x'.repeat(90)))).toEqual(['x'.repeat(80), '5 moves']);
  expect(await line(told('*won*'))).toEqual(['\\*won\\*', '5 moves']);
});
