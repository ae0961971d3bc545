import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { openTable, type Request } from '../bot/host/actions/open.ts';
import type { Context, Log } from '../bot/host/context.ts';
import { openContext } from '../bot/host/open.ts';
import type { Refused } from '../bot/host/refusal.ts';
import type { LoadedTable } from '../bot/host/table/table.ts';
import { openStorage, type Storage, type Transaction } from '../storage/index.ts';

/** Returns a log that records its lines. */
export function recordingLog(): Log & { readonly lines: { level: string; about: object; message: string }[] } {
  const lines: { level: string; about: object; message: string }[] = [];
  const keep = (level: string) => (about: object, message: string) => void lines.push({ level, about, message });
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}

/** Opens a context with an in-memory database. */
export async function testContext(
  games: readonly AnyGame[] = [noughts, guess],
  log: Log = recordingLog(),
): Promise<Context> {
  return openContext({ storage: await openStorage('memory:'), games, log });
}

export const person = (id: string) => ({ kind: 'person' as const, id });

export const place = (channel: string) => ({ guild: 'g', channel, message: null, language: 'en' as const });

/** Noughts against computers that take the first free cell. */
export const noughtsWithComputers: typeof noughts = {
  ...noughts,
  computers: {
    levels: ['beginner', 'master'].map((id) => ({ id, name: id, about: id })),
    line: (state, seat) => noughts.choices(state, seat, '')[0]?.line ?? '',
  },
};

/** Returns the table of an outcome. Throws if it was refused. */
export function loaded(outcome: LoadedTable | Refused): LoadedTable {
  if ('refused' in outcome) throw new Error(`refused: ${outcome.refused.code}`);
  return outcome;
}

/** Returns the code of a refusal, or `done`. */
export const codeOf = (outcome: LoadedTable | Refused) => ('refused' in outcome ? outcome.refused.code : 'done');

/** Opens a table, by default noughts in channel c with ada and bo in seat order. */
export async function open(context: Context, request: Partial<Request> = {}): Promise<LoadedTable> {
  const sitters = [person('ada'), person('bo')];
  return loaded(
    await openTable(context, { game: noughts, options: {}, sitters, seated: true, place: place('c'), ...request }),
  );
}

/** Returns a context that calls `check` with the names of the locks before every commit under locks. It can throw to prevent the commit. */
export function beforeCommits(context: Context, check: (locks: readonly string[]) => void): Context {
  const { storage } = context;
  const transact = (...[locks, change, options]: Partial<Parameters<Storage['transact']>>) => {
    const checked = async (transaction: Transaction) => {
      const result = await change?.(transaction);
      if (transaction.writes.length > 0) check(transaction.locks.map(({ name }) => name));
      return result;
    };
    return change ? storage.transact(locks as string, checked, options) : storage.transact(locks as never);
  };
  return { ...context, storage: { ...storage, transact: transact as Storage['transact'] } };
}
