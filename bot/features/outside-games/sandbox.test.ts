import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, describeOptions, read } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  locationIn,
  open,
  person,
  recordingLog,
  refusalOf,
  testContext,
  withResource,
} from '../../../tests/context.ts';
import { FAULTY_GAME_MODULE, faultyGame as original } from '../../../tests/games/faulty-game.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import { openContext } from '../../host/open-context.ts';
import { settled } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { menuFor } from '../../host/table/menu.ts';
import { GameFailedError, moduleOf } from '../../host/table/outside-games.ts';
import { ComputerPool } from '../computers/pool.ts';
import { FEATURES } from '../index.ts';
import { Sandbox } from './index.ts';

const log = recordingLog();
const computerPool = new ComputerPool();
const ada = { person: 'ada' };
const PICKING = { highest: 9, first: 0, picked: [0, 0], guesses: [] };
let sandbox: Sandbox;
let rogue: AnyGame;
let context: Context;

beforeAll(async () => {
  // The game in these tests fails too often for the default limit of `maxStops`.
  sandbox = await Sandbox.open(FAULTY_GAME_MODULE, log.error, { callMs: 2000, startMs: 60_000, maxStops: 1000 });
  rogue = sandbox.games[0] as AnyGame;
  context = withResource(await testContext([noughts, rogue], log), 'computers', computerPool);
});
beforeEach(() => void log.lines.splice(0));
afterAll(() => Promise.all([computerPool.close(), sandbox.close()]));

/** Opens a table of ada against another person or a computer. */
async function facing(channel: string, level?: string, at = context): Promise<string> {
  const other = level === undefined ? person('bo') : { kind: 'computer' as const, level };
  const opened = await open(at, { game: rogue, location: locationIn(channel), occupants: [person('ada'), other] });
  return opened.table.id;
}

const quarantinedWith = (about: object) =>
  expect(log.lines).toContainEqual({
    level: 'error',
    about: expect.objectContaining({ game: 'rogue', ...about }),
    message: 'A game failed at a table, which was quarantined',
  });

test('exposes the same values and results as outside the sandbox', async () => {
  expect(moduleOf(rogue)).toBe(sandbox.address);
  expect(rogue).toMatchObject({ id: 'rogue', seats: guess.seats, rules: guess.rules, summary: guess.summary });
  expect(describeOptions(rogue.options)).toEqual(describeOptions(original.options));
  expect(Object.keys(rogue)).toEqual(Object.keys(original));
  expect(await settled(() => rogue.options.safeParse({ highest: 4 }))).toEqual({ success: true, data: { highest: 4 } });
  expect((await settled(() => rogue.options.safeParse({ highest: 40 }))).error?.issues[0]?.path).toEqual(['highest']);
  await expect(settled(() => rogue.state.parse({}))).rejects.toThrow('expected');
  expect(await settled(() => rogue.setup({}, 1, 2))).toEqual(guess.setup({}, 1, 2));
  expect(await settled(() => rogue.play(PICKING, 0, 'pick 1'))).toEqual(guess.play(PICKING, 0, 'pick 1'));
  const guessing = { ...PICKING, picked: [1, 2] };
  expect((await settled(() => rogue.choices(guessing, 0, '')))[0]).toEqual(guess.choices(guessing, 0, '')[0]);
});

test('creates texts for a reader in the sandbox', async () => {
  const label = (await settled(() => rogue.choices(PICKING, 0, ''))).at(-1)?.label ?? '';
  expect(await settled(() => read(label, { viewer: 1, language: 'en', names: [] }))).toBe('throw 1');
  expect(await settled(() => read(label, { viewer: 'spectator', language: 'en', names: [] }))).toBe('throw spectator');
});

test('reports game and function if a function throws, hangs or returns an invalid value', async () => {
  const failure = async (call: () => unknown) => {
    try {
      return await settled(call);
    } catch (error) {
      return error instanceof GameFailedError && `${error.message} ${error.stack?.includes('faulty-game.ts')}`;
    }
  };
  expect(await failure(() => rogue.choices(PICKING, 0, 'throw'))).toBe('rogue: choices threw Error: no such menu true');
  expect(await failure(() => rogue.choices(PICKING, 0, 'hang'))).toContain('rogue: choices took more than 2000 ms');
  expect(await failure(() => rogue.turn({ ...PICKING, picked: [1, 2], first: 0.5, guesses: [1] }))).toContain(
    'rogue: turn threw Error: returned something else',
  );
  expect(await settled(() => rogue.turn(PICKING))).toEqual([0, 1]);
});

test('hides the environment of the process, which contains the token, from a game', async () => {
  expect(Object.keys(process.env)).not.toEqual([]);
  expect(await settled(() => rogue.choices(PICKING, 0, 'environment'))).toEqual([]);
});

test('fails immediately if an answer is larger than what is kept', async () => {
  const small = await Sandbox.open(FAULTY_GAME_MODULE, log.error, { callMs: 2000, startMs: 60_000, keptBytes: 20 });
  const [game] = small.games as [AnyGame];
  expect(await settled(() => game.turn(PICKING))).toEqual([0, 1]);
  await expect(settled(() => game.setup({}, 1, 2))).rejects.toThrow(/rogue: setup returned \d+ bytes/);
  await small.close();
});

test('refuses calls of a game that hangs repeatedly without waiting', async () => {
  const impatient = await Sandbox.open(FAULTY_GAME_MODULE, log.error, { callMs: 1000, startMs: 60_000, maxStops: 2 });
  const [game] = impatient.games as [AnyGame];
  const hang = () => settled(() => game.choices(PICKING, 0, 'hang'));
  await expect(hang()).rejects.toThrow('took more than 1000 ms');
  await expect(hang()).rejects.toThrow('took more than 1000 ms');
  await expect(hang()).rejects.toThrow('failed too often');
  const paused = openContext({ features: FEATURES, storage: context.storage, games: [game], log });
  const id = await facing('paused');
  expect(await codeOf(findTable(paused, id))).toBe('gamePaused');
  expect(await codeOf(findTable(context, id))).toBe('done');
  await impatient.close();
});

test('ends only the worker after a delayed error of a move', async () => {
  const id = await facing('timer');
  expect(await codeOf(playLine(context, id, ada, 'pick 5'))).toBe('done');
  const stack = expect.stringContaining('too late');
  await expect.poll(() => log.lines).toContainEqual(expect.objectContaining({ about: { games: ['rogue'], stack } }));
  expect(await codeOf(playLine(context, id, { person: 'bo' }, 'pick 1'))).toBe('done');
});

test('ends only the thread of a computer that fails later or takes too much memory', async () => {
  for (let round = 0; round < 2; round++) {
    expect(await computerPool.think(rogue, PICKING, 1, 'lingers', 0)).toBe('pick 2');
    await sleep(50);
  }
  await expect(computerPool.think(rogue, PICKING, 1, 'allocates', 0)).rejects.toThrow('it took more than 256 MB');
});

test("quarantines a table whose game hangs on a computer's move", async () => {
  const id = await facing('hangs', 'hangs');
  const { table, game } = await playLine(context, id, ada, 'pick 1');
  expect(await autoplay(context, { features: FEATURES, table, game }, () => {})).toBe(true);
  const later = await refusalOf(findTable(context, id));
  expect(later).toMatchObject({ code: 'gameFailed', sentence: { en: expect.stringContaining('Rogue') } });
  quarantinedWith({ table: id, function: 'play' });
  // The channel is free, and another table works.
  const beside = (await open(context, { location: locationIn('hangs') })).table.id;
  expect(await codeOf(playLine(context, beside, ada, 'a1'))).toBe('done');
});

test.each(['pick 4', 'pick 7', 'pick 8'])('quarantines only the table at which a person plays %s', async (line) => {
  const [id, beside] = [await facing(`by ${line}`), await facing(`beside ${line}`)];
  expect(await codeOf(playLine(context, id, ada, line))).toBe('gameFailed');
  expect(await codeOf(playLine(context, id, ada, 'pick 1'))).toBe('gameFailed');
  expect(await codeOf(playLine(context, beside, ada, 'pick x'))).toBe('number');
  expect(await codeOf(playLine(context, beside, ada, 'pick 1'))).toBe('done');
});

test('quarantines a table whose moves the game can no longer replay', async () => {
  const sound = { ...guess, id: 'rogue', version: 0 };
  const before = openContext({ features: FEATURES, storage: context.storage, games: [sound], log });
  const { id } = (await open(before, { game: sound, location: locationIn('old') })).table;
  await playLine(before, id, ada, 'pick 7');
  const after = openContext({ features: FEATURES, storage: context.storage, games: [rogue], log });
  expect(await codeOf(findTable(after, id))).toBe('gameFailed');
});

test('ends a table although its achievements and statistics throw', async () => {
  const id = await facing('ends', 'lingers');
  const { table, game } = await playLine(context, id, ada, 'pick 1');
  await autoplay(context, { features: FEATURES, table, game }, () => {});
  for (let moves = 0; moves < 9; moves++) {
    const at = await findTable(context, id);
    if (at.table.status === 'over') break;
    const [line = ''] = (await settled(() => menuFor(at, 0, ''))).map((choice) => choice.line);
    await playLine(context, id, ada, `${line}2`);
  }
  expect((await findTable(context, id)).table.status).toBe('over');
  const skipped = log.lines.flatMap(({ about, message }) => (message.includes('goes on without it') ? [about] : []));
  expect(skipped).toContainEqual(expect.objectContaining({ table: id, game: 'rogue', function: 'statistics' }));
  expect(skipped).toContainEqual(expect.objectContaining({ table: id, function: 'achievements.0.isEarned' }));
});

test('ends a daily although its score throws', async () => {
  const occupants = [person('ada'), { kind: 'computer' as const, level: 'lingers' }];
  const { id } = (await open(context, { game: rogue, location: locationIn('daily'), occupants, daily: true })).table;
  expect((await resign(context, id, 'ada')).table).toMatchObject({
    status: 'over',
    features: { daily: { rank: { place: 1 } } },
  });
  expect(log.lines).toContainEqual({
    level: 'error',
    about: expect.objectContaining({ table: id, game: 'rogue', function: 'daily.score' }),
    message: 'A game failed to add something to a table, which goes on without it',
  });
});

test('quarantines only the table of a lesson whose step throws', async () => {
  const occupants = [person('ada'), { kind: 'computer' as const, level: 'lingers' }];
  const { id } = (await open(context, { game: rogue, location: locationIn('lesson'), occupants, lesson: true })).table;
  const beside = await facing('beside lesson');
  expect(await codeOf(playLine(context, id, ada, 'pick 8'))).toBe('gameFailed');
  quarantinedWith({ table: id, function: '$walk.correctSpelling' });
  expect(await codeOf(playLine(context, beside, ada, 'pick 1'))).toBe('done');
});
