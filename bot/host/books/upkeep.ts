import { setTimeout as sleep } from 'node:timers/promises';
import { Newer, type Store } from '../../../storage/index.ts';
import { guestLists } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { invitedTo, isInvited } from '../table/table.ts';
import { invitationsOf } from './sitting.ts';

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

/** What has to be done: deadlines and marks are brought into the order of time, invitations onto lists. */
function tasksOf(house: House): Task[] {
  // What somebody waits for comes first.
  const inOrder = [house.unsettled, house.departures, house.deadlines].map((store) => ({
    store,
    some: (ids: readonly string[]) => store.line(ids),
  }));
  return [
    { name: 'time in order', walks: inOrder },
    { name: 'lists of invitations', walks: [invitations(house)] },
  ];
}

/**
 * Brings a database that an older Longtable made up to date. One process does it, and whoever comes meanwhile is told `Busy`;
 * it can be broken off anywhere and goes on from there.
 */
export async function keepUp(house: House, signal?: AbortSignal): Promise<void> {
  const left = () => undone(house, tasksOf(house));
  if ((await left()).length === 0) return;
  const work = async () => {
    for (const task of await left()) await doOnce(house, task, signal);
  };
  await house.storage.alone('upkeep', work, PATIENCE_MS);
}

async function undone(house: House, tasks: readonly Task[]): Promise<Task[]> {
  const known = await Promise.all(tasks.map(({ name }) => house.upkeeps.get(name)));
  return tasks.filter((_, index) => known[index] === undefined);
}

async function doOnce(house: House, { name, walks }: Task, signal?: AbortSignal): Promise<void> {
  const parts = walks.map((walk, index) => ({ walk, part: `${name} ${index + 1}` }));
  let records = 0;
  for (const { walk, part } of parts) records += await goThrough(house, part, walk, signal);
  const done = parts.map(({ part }) => house.progresses.drop(part));
  await house.storage.commit(house.upkeeps.put(name, { at: house.now() }), ...done);
  if (records > 0) house.log.info({ what: name, records }, 'Records of an older Longtable are up to date');
}

/** Walks on from where an earlier walk came to, and says through how many. */
async function goThrough(house: House, name: string, walk: Walk, signal?: AbortSignal): Promise<number> {
  const before = await house.progresses.get(name);
  let count = 0;
  for await (const ids of fewOf(walk.store.ids(before?.after))) {
    signal?.throwIfAborted();
    const begun = performance.now();
    await walk.some(ids);
    await house.storage.commit(house.progresses.put(name, { after: ids.at(-1)! }));
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
function invitations(house: House): Walk {
  const guests = house.storage.store(guestLists);
  return {
    store: house.deadlines,
    some: async (ids) => {
      for (const id of ids) {
        const table = await readSound(house, guests, id).catch(unlessNewer);
        for (const person of table ? invitedTo(table) : []) await listInvitation(house, person, id);
      }
    },
  };
}

/** Whoever answers meanwhile waits for this, so nobody is listed who has answered. */
async function listInvitation(house: House, person: string, id: string): Promise<void> {
  await house.storage.alone(`invitations:${person}`, async () => {
    const table = await readSound(house, house.tables, id);
    if (!table || !isInvited(table, person)) return;
    const tables = [...new Set([...(await invitationsOf(house, person)), id])];
    await house.storage.commit(house.invitations.put(person, { tables }));
  });
}

function unlessNewer(error: unknown): undefined {
  if (!(error instanceof Newer)) throw error;
}
