import type { Notification, Place, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { readOrQuarantine } from '../read.ts';
import { asKept } from '../table/names.ts';

/** Longer than a dead process keeps its turn: nobody waits for this answer. */
const PATIENCE_MS = 5000;
/** Boards that are older than so many others have scrolled out of sight. */
const MOST_STALE = 5;

/** Notes where the board message of a table is now; the one it was before is stale. Gives the place as it is then. */
export async function noteBoard(
  context: Context,
  id: string,
  channel: string,
  message: string,
): Promise<Place | undefined> {
  return context.storage.optimistic(
    `table:${id}`,
    async () => {
      const table = await readOrQuarantine(context, context.tables, id);
      if (!table) return undefined;
      const { lost, stale = [], ...before } = table.place;
      const old = before.message === null ? [] : [{ channel: before.channel, message: before.message }];
      const left = [...stale, ...old].filter((board) => board.message !== message).slice(-MOST_STALE);
      const place = { ...before, channel, message, ...(left.length > 0 && { stale: left }) };
      const moves =
        channel === table.place.channel
          ? []
          : [context.places.put(channel, { table: id }), context.places.drop(table.place.channel)];
      await context.storage.commit(context.tables.put(id, { ...table, place }), ...moves);
      return place;
    },
    PATIENCE_MS,
  );
}

/** Notes that stale boards of a table have no buttons any more. */
export async function noteBare(context: Context, id: string, bare: NonNullable<Place['stale']>): Promise<void> {
  await context.storage.optimistic(
    `table:${id}`,
    async () => {
      const table = await readOrQuarantine(context, context.tables, id);
      if (!table) return;
      const { stale = [], ...rest } = table.place;
      const left = stale.filter(({ message }) => !bare.some((board) => board.message === message));
      const place = { ...rest, ...(left.length > 0 && { stale: left }) };
      await context.storage.commit(context.tables.put(id, { ...table, place }));
    },
    PATIENCE_MS,
  );
}

/** Notes that the board of a table cannot be shown, and that its players know. */
export async function noteLost(context: Context, id: string): Promise<void> {
  await context.storage.optimistic(
    `table:${id}`,
    async () => {
      const table = await readOrQuarantine(context, context.tables, id);
      const place = table && { ...table.place, lost: true as const };
      if (place) await context.storage.commit(context.tables.put(id, { ...table, place }));
    },
    PATIENCE_MS,
  );
}

/**
 * Notes that a notice was told, with the calls it became if it is one, and that other calls are gone. Told twice it
 * counts once. Gives the table as it is then.
 */
export async function noteSent(
  context: Context,
  id: string,
  told: {
    readonly nonce?: string | undefined;
    readonly calls?: readonly Notification[];
    readonly gone: readonly Notification[];
  },
): Promise<Table | undefined> {
  return context.storage.optimistic(
    `table:${id}`,
    async () => {
      const table = await readOrQuarantine(context, context.tables, id);
      if (!table) return undefined;
      const notices = table.notices.filter(({ nonce }) => nonce !== told.nonce);
      const left = table.calls.filter(({ message }) => !told.gone.some((call) => call.message === message));
      const fresh = (told.calls ?? []).filter((call) => !left.some(({ message }) => message === call.message));
      const calls = [...left, ...fresh];
      const noted = asKept({ ...table, notices, calls });
      await context.storage.commit(context.tables.put(id, noted));
      return noted;
    },
    PATIENCE_MS,
  );
}
