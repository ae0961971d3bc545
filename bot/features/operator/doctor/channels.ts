import type { REST } from 'discord.js';
import type { Storage } from '../../../../storage/index.ts';
import { serverSettingsKind } from '../../../../storage/records/server.ts';
import { serverTablesKind, tableKind } from '../../../../storage/records/table.ts';
import { isServer } from '../../../host/commit/table-lists.ts';
import { Layouts, permissionsIn } from '../../../interactions/layouts.ts';
import { FOR_GAMES_IN_THREADS, permissionsNeededIn } from '../../../interactions/permissions.ts';
import { FEATURES } from '../../index.ts';
import { type Finding, permissionNames, some } from './finding.ts';

/** Maximum number of servers whose channels are checked, because each needs four requests. */
const MAX_SERVERS = 50;

const LOBBY = 'the lobby';

/** Servers by id, with the channels that Longtable uses there and what for. */
type UsedChannels = Map<string, Map<string, string>>;

/** Checks the permissions in lobbies, log channels, forums, allowed channels, and channels that features use or that have boards. `names` has the names of servers by id. */
export async function examineChannels(
  storage: Storage,
  rest: REST,
  me: string,
  names: ReadonlyMap<string, string>,
): Promise<Omit<Finding, 'about'>> {
  const forThreads = new Set([LOBBY]);
  const used = [...(await usedChannels(storage, forThreads))].filter(([server]) => names.has(server));
  const layouts = new Layouts(rest, me);
  const problems: string[] = [];
  let channels = 0;
  for (const [server, uses] of used.slice(0, MAX_SERVERS)) {
    const layout = await layouts.of(server);
    if (!layout?.me) continue;
    for (const [id, use] of uses) {
      channels++;
      const channel = await layouts.channel(server, id);
      const where = `${channel ? `#${channel.name}` : id} of ${names.get(server)}, ${use}`;
      if (!channel) problems.push(`${where} (it no longer exists, or View Channel is missing)`);
      else {
        const needed = forThreads.has(use) ? FOR_GAMES_IN_THREADS : permissionsNeededIn(channel);
        const missing = needed.filter((bit) => !permissionsIn(layout, channel, layout.me!).has(bit));
        if (missing.length > 0) problems.push(`${where} (${permissionNames(missing)})`);
      }
    }
  }
  const limit = used.length > MAX_SERVERS ? `, in the first ${MAX_SERVERS} of ${used.length} servers` : '';
  if (channels === 0) return { found: 'none in use yet' };
  if (problems.length === 0) return { found: `${channels} in use, all permissions there${limit}` };
  return {
    found: `missing in ${some(problems)}`,
    todo: 'Grant them in the settings of these channels, or choose others with /settings.',
  };
}

/** Returns the channels of all server settings, features and unfinished tables. Adds the uses that need threads to `forThreads`. */
async function usedChannels(storage: Storage, forThreads: Set<string>): Promise<UsedChannels> {
  const used: UsedChannels = new Map();
  const add = (server: string, channel: string, use: string) => {
    const uses = used.get(server) ?? new Map<string, string>();
    used.set(server, uses);
    if (!uses.has(channel)) uses.set(channel, use);
  };
  const [settings, lists, tables] = [
    storage.store(serverSettingsKind),
    storage.store(serverTablesKind),
    storage.store(tableKind),
  ];
  for (const { threadChannels } of FEATURES)
    for await (const { guild, channel, use } of threadChannels?.(storage) ?? []) {
      add(guild, channel, use);
      forThreads.add(use);
    }
  for await (const server of settings.ids()) {
    const { lobby, log, forum, channels = [] } = (await settings.get(server).catch(() => undefined)) ?? {};
    if (lobby !== undefined) add(server, lobby, LOBBY);
    if (log !== undefined) add(server, log, 'the log channel');
    if (forum !== undefined) add(server, forum, 'the forum');
    for (const channel of channels) add(server, channel, 'an allowed channel');
  }
  for await (const server of lists.ids()) {
    if (!isServer(server)) continue;
    for (const id of (await lists.get(server).catch(() => undefined))?.tables ?? []) {
      const table = await tables.get(id).catch(() => undefined);
      if (table && table.status !== 'over') add(server, table.location.channel, `the board of table ${id}`);
    }
  }
  return used;
}
