import type { House } from '../house/house.ts';
import type { Limits } from '../house/limits.ts';
import { readSound } from '../house/sound.ts';

/** The limits that hold in a server: the house's own, unless those who manage the server set others. */
export async function limitsAt(house: House, guild: string | null): Promise<Limits> {
  const server = guild === null ? undefined : await readSound(house, house.servers, guild);
  return {
    ...house.limits,
    ...(server?.tables !== undefined && { tablesPerServer: server.tables }),
    ...(server?.silence !== undefined && { silence: server.silence }),
    ...(server?.vacation !== undefined && { vacation: server.vacation }),
    ...(server?.tablesEach !== undefined && { tablesPerPerson: server.tablesEach }),
  };
}
