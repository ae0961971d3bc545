import type { Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';

/** Longer than a dead process keeps its turn: nobody waits for this answer. */
const PATIENCE_MS = 5000;

/** Notes where the board message of a table is now, and gives where it was before. */
export async function noteBoard(
  house: House,
  id: string,
  channel: string,
  message: string,
): Promise<Table['place'] | undefined> {
  return house.storage.alone(
    `table:${id}`,
    async () => {
      const table = await readSound(house, house.tables, id);
      if (!table) return undefined;
      const { lost, ...reached } = table.place;
      const place = { ...reached, channel, message };
      const moves =
        channel === table.place.channel
          ? []
          : [house.places.put(channel, { table: id }), house.places.drop(table.place.channel)];
      await house.storage.commit(house.tables.put(id, { ...table, place }), ...moves);
      return table.place;
    },
    PATIENCE_MS,
  );
}

/** Notes that the board of a table cannot be shown, and that its players know. */
export async function noteLost(house: House, id: string): Promise<void> {
  await house.storage.alone(
    `table:${id}`,
    async () => {
      const table = await readSound(house, house.tables, id);
      const place = table && { ...table.place, lost: true as const };
      if (place) await house.storage.commit(house.tables.put(id, { ...table, place }));
    },
    PATIENCE_MS,
  );
}

/**
 * Notes that a notice was told, and in which message if everybody sees it; gives the message that did so before. Told
 * twice it counts once.
 */
export async function noteSent(house: House, id: string, nonce: string, ping?: string): Promise<string | undefined> {
  return house.storage.alone(
    `table:${id}`,
    async () => {
      const table = await readSound(house, house.tables, id);
      if (!table?.notices.some((notice) => notice.nonce === nonce)) return undefined;
      const notices = table.notices.filter((notice) => notice.nonce !== nonce);
      const place = ping === undefined ? table.place : { ...table.place, ping };
      await house.storage.commit(house.tables.put(id, { ...table, notices, place }));
      return ping === undefined ? undefined : table.place.ping;
    },
    PATIENCE_MS,
  );
}
