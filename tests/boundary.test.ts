import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dungeon } from '@longtable/dungeon';
import { boundsOf } from '@longtable/kit/testing/bounds';
import { optionsAreBounded } from '@longtable/kit/testing/contract';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { defaultConfig } from '@longtable/spy/rules/config';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseRecord } from '../bot/features/history/record.ts';
import { replay } from '../bot/features/history/replay.ts';
import { remindersOf } from '../bot/features/people/remind.ts';
import { WorkerPool } from '../bot/features/threads/index.ts';
import { builtInGames } from '../games/index.ts';
import { allBounds, INNER_MODULES, OUTER_MODULES } from './boundary.ts';
import { open, refusalOf, testContext, withResource } from './context.ts';
import { parseId } from './ids.ts';

const ROOT = resolve(import.meta.dirname, '..');

test('limits every value that users and programs send', () => {
  expect(allBounds().filter(({ limits }) => limits === undefined)).toEqual([]);
});

test('checks every module with a schema, except those listed as internal', () => {
  // A game that an author has begun in a checkout is checked once it is built in.
  const games = ['kit', ...builtInGames.map(({ id }) => id)].map((folder) => `games/${folder}/**/*.ts`);
  const modules = globSync(['bot/**/*.ts', 'commands/*.ts', 'games/*.ts', ...games, 'spy-server/**/*.ts'], {
    cwd: ROOT,
  })
    // Records of features contain only data of Longtable.
    .filter((file) => !/\.test\.ts$|\/testing\/|^bot\/features\/[^/]+\/([a-z]+-)?record\.ts$/.test(file))
    .filter((file) => /^import \{[^}]*\bz\b[^}]*\} from 'zod'/m.test(readFileSync(resolve(ROOT, file), 'utf8')));
  expect(modules.filter((file) => !OUTER_MODULES.includes(file) && !INNER_MODULES.includes(file))).toEqual([]);
  expect(INNER_MODULES.filter((file) => !modules.includes(file))).toEqual([]);
});

test.each([
  ['a text', z.string(), ''],
  ['a whole number', z.int(), ''],
  ['a number without a maximum', z.number().min(0), ''],
  ['a list', z.array(z.boolean()), ''],
  ['a key of an object', z.object({ a: z.int().min(0).max(1), b: z.string().optional() }), '.b'],
  ['further keys of an object', z.looseObject({}), '.*'],
  ['an entry of a list', z.array(z.string().nullable()).max(3), '[]'],
  ['one of several forms', z.union([z.literal(1), z.string().transform(Number)]), ''],
  ['anything', z.unknown(), ''],
])('finds %s without limits', (_, schema, at) => {
  expect(boundsOf(schema, 'it').filter(({ limits }) => limits === undefined)).toEqual([
    { path: `it${at}`, limits: undefined },
  ]);
});

test('rejects a game with an option without limits', () => {
  const options = z.object({ size: z.int().min(1).optional() });
  expect(() => optionsAreBounded(noughts)).not.toThrow();
  expect(() => optionsAreBounded({ ...noughts, options })).toThrow('options.size has no limits');
});

test('rejects a record whose hero has infinite experience', async () => {
  const text = 'Longtable 1\ngame dungeon\noptions {"prior":9007199254740991}\nseed 1\nseats ["person"]\n';
  const record = parseRecord(text);
  const replaying = replay(await testContext([dungeon]), 'ada', record);
  expect(await refusalOf(replaying)).toMatchObject({ code: 'options' });
});

test('replays a record in a thread although an unknown option is nested too deeply to be sent there', async () => {
  const workers = new WorkerPool(new URL('../games/index.ts', import.meta.url), { timeMs: 60_000 });
  const deep = '['.repeat(9000) + ']'.repeat(9000);
  const record = parseRecord(`Longtable 1\ngame dungeon\noptions {"x":${deep}}\nseed 1\nseats ["person"]\n`);
  expect(await replay(withResource(await testContext([dungeon]), 'threads', workers), 'ada', record)).toMatchObject({
    move: 0,
  });
  await workers.close();
});

test('rejects a match file with unlimited turns and limits a turn to a month', async () => {
  const matchWith = (turnPhaseLimit: number) => ({ match_file: JSON.stringify({ ...defaultConfig, turnPhaseLimit }) });
  expect(spy.setup(matchWith(2_000_000_000_000), 1, 2)).toMatchObject({ refused: { code: 'file' } });
  const options = { ...matchWith(1_000_000), 'time-scale': 'hours' as const };
  const { table } = await open(await testContext([spy]), { game: spy, options });
  expect(table.clock.perTurnMs).toBe(30 * 24 * 60 * 60 * 1000);
  expect(remindersOf({ ...table.clock, expiresAt: [table.clock.perTurnMs] }, 0, 'daily').length).toBeLessThan(30);
});

test('rejects a custom id that is longer than Discord allows', () => {
  expect(parseId(`bp0|table|0|1|${'x'.repeat(80)}`)).toMatchObject({ kind: 'choice' });
  expect(parseId(`bp0|table|0|1|${'x'.repeat(10_000)}`)).toBeUndefined();
});
