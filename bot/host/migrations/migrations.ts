import { setTimeout as sleep } from 'node:timers/promises';
import { type Lock, NewerRecordError, type Store } from '../../../storage/index.ts';
import { guestLists } from '../../../storage/records/table.ts';
import { invitationsOf } from '../commit/table-lists.ts';
import type { Context } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import { invitedTo, isInvited } from '../table/table.ts';

const AT_ONCE = 100;

/** Whoever is leaving has left by then; whoever is at it needs no help. */
const PATIENCE_MS = 100;

/** A walk through records of one kind, a few at a time. */
interface Walk {
  readonly store: Pick<Store<unknown>, 'ids'>;
  some(ids: readonly string[]): Promise<void>;
}

/** Something that has to be done once to a database that an older Longtable made. */
interface Task {
  readonly name: string;
  readonly walks: readonly Walk[];
}

/** What has to be done: deadlines and outbox entries get their due index, invitations their lists. */
function tasksOf(context: Context): Task[] {
  // What somebody waits for comes first.
  const inOrder = [context.outboxEntries, context.departures, context.deadlines].map((store) => ({
    store,
    some: (ids: readonly string[]) => store.indexDue(ids),
  }));
  return [
    { name: 'time in order', walks: inOrder },
    { name: 'lists of invitations', walks: [invitations(context)] },
  ];
}

/**
 * Brings a database that an older Longtable made up to date. One process does it, and whoever comes meanwhile gets `LockTimeoutError`;
 * it can be broken off anywhere and goes on from there.
 */
export async function migrate(context: Context, signal?: AbortSignal): Promise<void> {
  const left = () => undone(context, tasksOf(context));
  if ((await left()).length === 0) return;
  const work = async (lock: Lock) => {
    for (const task of await left()) await doOnce(context, task, lock, signal);
  };
  await context.storage.exclusive('upkeep', work, PATIENCE_MS);
}

async function undone(context: Context, tasks: readonly Task[]): Promise<Task[]> {
  const known = await Promise.all(tasks.map(({ name }) => context.migrationStates.get(name)));
  return tasks.filter((_, index) => known[index] === undefined);
}

async function doOnce(context: Context, { name, walks }: Task, lock: Lock, signal?: AbortSignal): Promise<void> {
  const parts = walks.map((walk, index) => ({ walk, part: `${name} ${index + 1}` }));
  let records = 0;
  for (const { walk, part } of parts) records += await goThrough(context, part, walk, lock, signal);
  const done = parts.map(({ part }) => context.progresses.drop(part));
  const state = context.migrationStates.put(name, { at: context.now() });
  await context.storage.transact({ guards: [lock], writes: [state, ...done] });
  if (records > 0) context.log.info({ what: name, records }, 'Records of an older Longtable are up to date');
}

/** Walks on from where an earlier walk came to, and says through how many. */
async function goThrough(
  context: Context,
  name: string,
  walk: Walk,
  lock: Lock,
  signal?: AbortSignal,
): Promise<number> {
  const before = await context.progresses.get(name);
  let count = 0;
  for await (const ids of fewOf(walk.store.ids(before?.after))) {
    signal?.throwIfAborted();
    const begun = performance.now();
    await walk.some(ids);
    const progress = context.progresses.put(name, { after: ids.at(-1)! });
    await context.storage.transact({ guards: [lock], writes: [progress] });
    // Half of the time belongs to those who play.
    await sleep(performance.now() - begun, undefined, signal && { signal });
    count += ids.length;
  }
  return count;
}

async function* fewOf(ids: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let some: string[] = [];
  for await (const id of ids) {
    some.push(id);
    if (some.length < AT_ONCE) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Everybody who was invited before there were lists of invitations gets onto them; all such tables lapse, so they have a deadline. */
function invitations(context: Context): Walk {
  const guests = context.storage.store(guestLists);
  return {
    store: context.deadlines,
    some: async (ids) => {
      for (const id of ids) {
        const table = await readOrQuarantine(context, guests, id).catch(unlessNewer);
        for (const person of table ? invitedTo(table) : []) await listInvitation(context, person, id);
      }
    },
  };
}

/** Whoever answers meanwhile waits for this, so nobody is listed who has answered. */
async function listInvitation(context: Context, person: string, id: string): Promise<void> {
  await context.storage.exclusive(`invitations:${person}`, async (lock) => {
    const table = await readOrQuarantine(context, context.tables, id);
    if (!table || !isInvited(table, person)) return;
    const tables = [...new Set([...(await invitationsOf(context, person)), id])];
    await context.storage.transact({ guards: [lock], writes: [context.invitations.put(person, { tables })] });
  });
}

function unlessNewer(error: unknown): undefined {
  if (!(error instanceof NewerRecordError)) throw error;
}
