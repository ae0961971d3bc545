import type { Store } from '../../../storage/index.ts';
import type { House } from '../house/house.ts';

const IN_ONE_COMMIT = 500;

/** Does what has to be done once to a database that an older Longtable made: its deadlines and marks are brought into the order of time. */
export async function keepUp(house: House): Promise<void> {
  await once(house, 'time in order', async () => {
    await bringIntoLine(house.deadlines);
    await bringIntoLine(house.unsettled);
    await bringIntoLine(house.departures);
  });
}

async function once(house: House, what: string, work: () => Promise<void>): Promise<void> {
  if (await house.upkeeps.get(what)) return;
  await work();
  await house.storage.commit(house.upkeeps.put(what, { at: house.now() }));
}

async function bringIntoLine(store: Pick<Store<unknown>, 'ids' | 'line'>): Promise<void> {
  let some: string[] = [];
  for await (const id of store.ids()) {
    some.push(id);
    if (some.length < IN_ONE_COMMIT) continue;
    await store.line(some);
    some = [];
  }
  await store.line(some);
}
