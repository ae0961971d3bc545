import type { Call, Table } from '../../../storage/records/table.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { asKept } from '../table/names.ts';

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
 * Notes that a notice was told, with the calls it became if it is one, and that other calls are gone. Told twice it
 * counts once. Gives the table as it is then.
 */
export async function noteSent(
  house: House,
  id: string,
  told: { readonly nonce?: string | undefined; readonly calls?: readonly Call[]; readonly gone: readonly Call[] },
): Promise<Table | undefined> {
  return house.storage.alone(
    `table:${id}`,
    async () => {
      const table = await readSound(house, house.tables, id);
      if (!table) return undefined;
      const notices = table.notices.filter(({ nonce }) => nonce !== told.nonce);
      const left = table.calls.filter(({ message }) => !told.gone.some((call) => call.message === message));
      const fresh = (told.calls ?? []).filter((call) => !left.some(({ message }) => message === call.message));
      const calls = [...left, ...fresh];
      const noted = asKept({ ...table, notices, calls });
      await house.storage.commit(house.tables.put(id, noted));
      return noted;
    },
    PATIENCE_MS,
  );
}
