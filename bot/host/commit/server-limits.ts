import type { Context } from '../context.ts';
import type { Limits } from '../limits.ts';
import { readOrQuarantine } from '../read.ts';

/** The limits that hold in a server: the defaults, unless those who manage the server set others. */
export async function limitsAt(context: Context, guild: string | null): Promise<Limits> {
  const server = guild === null ? undefined : await readOrQuarantine(context, context.servers, guild);
  return {
    ...context.limits,
    ...(server?.tables !== undefined && { tablesPerServer: server.tables }),
    ...(server?.silence !== undefined && { silence: server.silence }),
    ...(server?.vacation !== undefined && { vacation: server.vacation }),
    ...(server?.tablesEach !== undefined && { tablesPerPerson: server.tablesEach }),
  };
}
