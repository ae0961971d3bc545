import type { Write } from '../../../storage/index.ts';
import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { DAY_MS } from '../house/span.ts';
import { dropLog } from '../table/log.ts';
import { rebuilt } from '../table/rebuild.ts';
import { stateOf } from '../table/state.ts';
import { hasBegun } from '../table/table.ts';

/** So long a finished table lies there as it ended, for those who look at it. */
const FRESH_MS = 3 * DAY_MS;

/** What has a table looked at once it is over for a while. */
export function finishedWrite(house: House, id: string): Write {
  return house.finished.put(id, { at: house.now() + FRESH_MS });
}

/** Makes a table that is over smaller, since its log tells all of it; clears it away when it was kept for long enough. */
export async function putAway(house: House, id: string): Promise<void> {
  await house.storage.alone(`table:${id}`, async () => {
    const table = await readSound(house, house.tables, id);
    if (table?.status !== 'over') return house.storage.commit(house.finished.drop(id));
    const { retention } = house.limits;
    const end = retention === undefined ? undefined : table.moved + retention;
    if (!hasBegun(table) || table.lesson || (end !== undefined && end <= house.now())) {
      return house.storage.commit(house.finished.drop(id), house.tables.drop(id), ...dropLog(house, table));
    }
    const next = end === undefined ? house.finished.drop(id) : house.finished.put(id, { at: end });
    const log = { ...table, state: null, events: [] };
    const smaller = (await isInLog(house, table)) ? [house.tables.put(id, log), house.snapshots.drop(id)] : [];
    return house.storage.commit(next, ...smaller);
  });
}

/** Whether the state of a table is what its log leads to. */
async function isInLog(house: House, table: Table): Promise<boolean> {
  const game = house.shelf.get(table.game);
  if (!game) return false;
  const [state, again] = [await stateOf(house, { table, game }), await rebuilt(house, { table, game })];
  return again !== undefined && JSON.stringify(again.table.state) === JSON.stringify(state);
}
