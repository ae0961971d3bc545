import { setTimeout as sleep } from 'node:timers/promises';
import { Newer, type Store } from '../../../storage/index.ts';
import { guestLists } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { invitedTo, isInvited } from '../table/table.ts';
import { invitationsOf } from './sitting.ts';

const AT_ONCE = 100;

/** A walk through records of one kind, a few at a time. */
interface Walk {
  readonly store: Pick<Store<unknown>, 'ids'>;
  some(ids: readonly string[]): Promise<void>;
}

/**
 * Does what has to be done once to a database that an older Longtable made: its deadlines and marks are brought into the
 * order of time, invitations onto lists. One process does it; it can be broken off anywhere and goes on from there.
 */
export async function keepUp(house: House, signal?: AbortSignal): Promise<void> {
  // What somebody waits for comes first.
  const inOrder = [house.unsettled, house.departures, house.deadlines].map((store) => ({
    store,
    some: (ids: readonly string[]) => store.line(ids),
  }));
  await once(house, 'time in order', inOrder, signal);
  await once(house, 'lists of invitations', [invitations(house)], signal);
}

async function once(house: House, what: string, walks: readonly Walk[], signal?: AbortSignal): Promise<void> {
  const isDone = async () => (await house.upkeeps.get(what)) !== undefined;
  if (await isDone()) return;
  const work = async () => {
    if (await isDone()) return;
    const names = walks.map((_, index) => `${what} ${index + 1}`);
    let records = 0;
    for (const [index, walk] of walks.entries()) records += await goThrough(house, names[index]!, walk, signal);
    const done = names.map((name) => house.progresses.drop(name));
    await house.storage.commit(house.upkeeps.put(what, { at: house.now() }), ...done);
    if (records > 0) house.log.info({ what, records }, 'Records of an older Longtable are up to date');
  };
  // Whoever is at it already needs no help.
  await house.storage.alone('upkeep', work, 0);
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
