import { beforeEach, expect, test } from 'vitest';
import { LockTimeoutError } from '../../../storage/index.ts';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import {
  noughtsWithComputers as game,
  open,
  person,
  recordingLog,
  testContext,
  withResource,
} from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { findTable } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import type { ComputerPool } from './pool.ts';

const COMPUTER: SeatOccupant = { kind: 'computer', level: 'master' };
const log = recordingLog();

let context: Context;
let thinking: () => Promise<string>;
let rests: number[] = [];
let isClosed = false;
beforeEach(async () => {
  log.lines.splice(0);
  rests = [];
  isClosed = false;
  thinking = async () => 'b2';
  const computerPool = {
    think: () => thinking(),
    rest: async (ms: number) => void rests.push(ms),
    get closed() {
      return isClosed;
    },
  } as unknown as ComputerPool;
  context = withResource(await testContext([game], log), 'computers', computerPool);
});

/** Opens a table at which a computer is on turn after ada's move. */
async function computerToMove(): Promise<LoadedTable> {
  const { id } = (await open(context, { game, occupants: [person('ada'), COMPUTER] })).table;
  return await playLine(context, id, { person: 'ada' }, 'a1');
}

async function linesAfter(at: LoadedTable, within = context): Promise<readonly string[]> {
  await autoplay(within, at, () => {});
  const { table } = await findTable(context, at.table.id);
  return table.log.recentMoves.map(({ line }) => line);
}

test('does nothing while a person is on turn', async () => {
  const { table } = await open(context, { game });
  const played: number[] = [];
  expect(await autoplay(context, { features: FEATURES, table, game }, () => void played.push(1))).toBe(true);
  expect(played).toEqual([]);
});

test('pauses between the moves of a game between computers', async () => {
  const { table } = await open(context, { game, occupants: [COMPUTER, COMPUTER], opener: 'ada' });
  const moves = ['a1', 'b1', 'a2', 'b2', 'a3'];
  thinking = async () => moves.shift() ?? '';
  expect(await autoplay(context, { features: FEATURES, table, game }, () => {})).toBe(true);
  expect(rests).toEqual(Array(4).fill(context.limits.pace));
  expect((await findTable(context, table.id)).table.status).toBe('over');
});

test('leaves the move to another process if this one shuts down', async () => {
  thinking = () => {
    isClosed = true;
    return Promise.reject(new Error('closed'));
  };
  const at = await computerToMove();
  expect(await autoplay(context, at, () => {})).toBe(false);
  expect(log.lines).toEqual([]);
});

test('reads the table again after it was changed or locked meanwhile', async () => {
  const at = await computerToMove();
  const { storage } = context;
  let failures = 1;
  const transact = (...args: unknown[]) => {
    if (failures-- > 0) return Promise.reject(new LockTimeoutError('table'));
    return (storage.transact as (...args: unknown[]) => unknown)(...args);
  };
  const busy = { ...context, storage: { ...storage, transact: transact as typeof storage.transact } };
  const outdated = { ...at, table: { ...at.table, revision: at.table.revision - 1 } };
  expect(await linesAfter(outdated, busy)).toEqual(['a1', 'b2']);
  expect(log.lines).toEqual([]);
});

test('passes other errors of the storage on', async () => {
  const at = await computerToMove();
  const transact = () => Promise.reject(new Error('away'));
  const failing = { ...context, storage: { ...context.storage, transact } };
  await expect(autoplay(failing, at, () => {})).rejects.toThrow('away');
});
