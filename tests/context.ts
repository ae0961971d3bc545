import type { AnyGame, GameEvent, Seat } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { FEATURES } from '../bot/features/index.ts';
import { openTable as openRequested } from '../bot/host/actions/open.ts';
import type { Context, Log, Resource } from '../bot/host/context.ts';
import type { FeatureRequests, LoadedTable, Request } from '../bot/host/feature.ts';
import { openContext } from '../bot/host/open-context.ts';
import { Refusal } from '../bot/host/refusal.ts';
import { findTable, findTableAt } from '../bot/host/table/find.ts';
import { featuresWith } from '../bot/interactions/feature.ts';
import { openStorage, type Storage, type Transaction } from '../storage/index.ts';
import { userSettingsKind } from '../storage/records/person.ts';
import { type Table, type TableRecord, tableKind } from '../storage/records/table.ts';

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
  const limits = { opensPerMinute: 1000 };
  return openContext({ features: featuresWith(FEATURES), storage: await openStorage('memory:'), games, log, limits });
}

/** Returns a context with a replacement for what a feature keeps in the process. */
export function withResource(context: Context, feature: string, resource: object): Context {
  return { ...context, resources: { ...context.resources, [feature]: resource as Resource } };
}

export const person = (id: string) => ({ kind: 'person' as const, id });

export const locationIn = (channel: string) => ({ guild: 'g', channel, message: null, language: 'en' as const });

/** Noughts against computers that take the first free cell. */
export const noughtsWithComputers: typeof noughts = {
  ...noughts,
  computers: {
    levels: ['beginner', 'master'].map((id) => ({ id, name: id, about: id })),
    line: (state, seat) => noughts.choices(state, seat, '')[0]?.line ?? '',
  },
};

type Action = Promise<unknown> | (() => unknown);

/** Returns the refusal of an action. Throws if it was not refused. */
export async function refusalOf(action: Action): Promise<Refusal> {
  try {
    await (typeof action === 'function' ? action() : action);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('The action was not refused.');
}

/** Returns the result of an action, or the code of its refusal. */
export function resultOrCode<T>(action: () => T): T | string;
export function resultOrCode<T>(action: Promise<T>): Promise<T | string>;
export function resultOrCode<T>(action: Promise<T> | (() => T)) {
  if (typeof action === 'object') return action.catch(codeIn);
  try {
    return action();
  } catch (error) {
    return codeIn(error);
  }
}

/** Returns the code of the refusal of an action, or `done`. */
export async function codeOf(action: Promise<unknown>): Promise<string> {
  return action.then(() => 'done', codeIn);
}

function codeIn(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  throw error;
}

/** A request with the terms and the requests of features among its other fields. */
export type ShortRequest = Partial<Request> &
  Partial<Omit<Table['terms'], 'perTurnMs' | 'unrated'>> &
  FeatureRequests & { readonly perTurn?: number | undefined; readonly rated?: boolean | undefined };

const TERMS = [
  'name',
  'openToSpectators',
  'help',
  'practice',
  'programs',
  'files',
  'opener',
  'rating',
  'rematch',
] as const;
const FOR_FEATURES = ['daily', 'practiceOf', 'lesson', 'puzzle', 'match', 'latecomers', 'tournament'] as const;

/** Returns a whole request, by default for noughts in channel c with ada and bo. */
export function requestOf(short: ShortRequest): Request {
  const { perTurn, rated, ...rest } = short;
  const given = <const Name extends keyof ShortRequest>(names: readonly Name[]) =>
    Object.fromEntries(names.flatMap((name) => (short[name] === undefined ? [] : [[name, short[name]]])));
  const others = Object.entries(rest).filter(([name]) => ![...TERMS, ...FOR_FEATURES].includes(name as 'name'));
  return {
    ...{ game: noughts, options: {}, occupants: [person('ada'), person('bo')], location: locationIn('c') },
    ...(Object.fromEntries(others) as Partial<Request>),
    terms: {
      ...(perTurn !== undefined && { perTurnMs: perTurn }),
      ...(rated === false && { unrated: true }),
      ...given(TERMS),
      ...short.terms,
    },
    features: { ...given(FOR_FEATURES), ...short.features },
  };
}

/** Opens a table for a short request. */
export function openTable(
  context: Context,
  short: ShortRequest,
  ...rest: Parameters<typeof openRequested> extends [Context, Request, ...infer Rest] ? Rest : never
): ReturnType<typeof openRequested> {
  return openRequested(context, requestOf(short), ...rest);
}

/** Opens a table, by default noughts in channel c with ada and bo in seat order. */
export async function open(context: Context, short: ShortRequest = {}): Promise<LoadedTable> {
  return openTable(context, { seated: true, ...short });
}

/** Returns the table after a line. `more` appends its events to the previous story, as after a computer's move. */
export function follow({ table, game }: LoadedTable, seat: Seat, line: string, more: boolean): LoadedTable {
  const outcome = game.play(table.state, seat, line);
  if (outcome.refused) throw new Error(`${game.id}: "${line}" was offered and refused (${outcome.refused.code})`);
  const over = game.result(outcome.state) !== undefined;
  const previous = more ? table.events.list : [];
  const events: GameEvent[] = [...previous, ...outcome.events].slice(-60);
  const turns = table.turns.with(seat, { count: (table.turns[seat]?.count ?? 0) + 1 });
  const ending = over ? ({ by: 'game' } as const) : null;
  return {
    features: FEATURES,
    game,
    table: {
      ...table,
      state: outcome.state,
      status: over ? 'over' : 'playing',
      ending,
      events: { ...table.events, list: events },
      turns,
    },
  };
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

/** Saves the settings of a user in a database, so that it is not empty. */
export async function saveRecord(url: string): Promise<void> {
  const storage = await openStorage(url);
  await storage.transact({ writes: [storage.store(userSettingsKind).put('ada', {})] });
  await storage.close();
}

/** Returns the newest table of a channel: one in a panel, otherwise the one with a board. */
export async function newestTableIn(context: Context, channel: string): Promise<LoadedTable> {
  const store = context.storage.store(tableKind);
  let newest: TableRecord | undefined;
  for await (const id of store.ids()) {
    const record = await store.get(id);
    const isHere = record?.location.inPanel && record.location.channel === channel;
    const isNewer = !newest || (newest.status === 'over' && record?.status !== 'over');
    if (isHere && isNewer) newest = record;
  }
  return newest ? findTable(context, newest.id) : findTableAt(context, channel);
}
