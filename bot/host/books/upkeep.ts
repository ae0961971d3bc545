import type { Store } from '../../../storage/index.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { invitedTo } from '../table/table.ts';
import { invitationsOf } from './sitting.ts';

const IN_ONE_COMMIT = 500;

/** Does what has to be done once to a database that an older Longtable made: its deadlines and marks are brought into the order of time. */
export async function keepUp(house: House): Promise<void> {
  await once(house, 'time in order', async () => {
    await bringIntoLine(house.deadlines);
    await bringIntoLine(house.unsettled);
    await bringIntoLine(house.departures);
  });
  await once(house, 'lists of invitations', () => listInvitations(house));
}

/** Everybody who was invited before there were lists of invitations gets onto them; all such tables lapse, so they have a deadline. */
async function listInvitations(house: House): Promise<void> {
  for await (const id of house.deadlines.ids()) {
    const table = await readSound(house, house.tables, id);
    for (const person of table ? invitedTo(table) : []) {
      await house.storage.alone(`invitations:${person}`, async () => {
        const tables = [...new Set([...(await invitationsOf(house, person)), id])];
        await house.storage.commit(house.invitations.put(person, { tables }));
      });
    }
  }
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
