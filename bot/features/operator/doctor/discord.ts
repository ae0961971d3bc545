import {
  type APIApplication,
  type APIGatewayBotInfo,
  type APIUser,
  ApplicationFlags,
  PermissionFlagsBits,
  REST,
  type RESTAPIPartialCurrentUserGuild,
  Routes,
} from 'discord.js';
import type { Storage } from '../../../../storage/index.ts';
import { serverSettingsKind } from '../../../../storage/records/server.ts';
import { serverTablesKind, tableKind } from '../../../../storage/records/table.ts';
import { loginErrorText } from '../../../gateway/gateway.ts';
import { isServer } from '../../../host/commit/table-lists.ts';
import { Layouts, permissionsIn } from '../../../interactions/layouts.ts';
import { FOR_GAMES_IN_THREADS, PERMISSIONS, permissionsNeededIn } from '../../../interactions/permissions.ts';
import { parseShards, type Settings } from '../../../settings.ts';
import { FEATURES } from '../../index.ts';

/** Result of one check, with advice if there is a problem. */
export interface Finding {
  readonly about: string;
  readonly found: string;
  readonly todo?: string | undefined;
}

const MAX_NAMED = 5;

/** Joins at most five texts and the number of the others. */
export function some(all: readonly string[]): string {
  const more = all.length > MAX_NAMED ? `; and ${all.length - MAX_NAMED} more` : '';
  return `${all.slice(0, MAX_NAMED).join('; ')}${more}`;
}

/** Returns the names of permissions as Discord shows them, such as “Send Messages”. */
function permissionNames(bits: readonly bigint[]): string {
  const names = Object.entries(PermissionFlagsBits).filter(([, bit]) => bits.includes(bit));
  return names.map(([name]) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(' In ', ' in ')).join(', ');
}

/** Runs a check. An error becomes a finding with its message as advice. */
export async function runCheck(about: string, look: () => Promise<Omit<Finding, 'about'>>): Promise<Finding> {
  try {
    return { about, ...(await look()) };
  } catch (error) {
    return { about, found: 'failed', todo: error instanceof Error ? error.message : String(error) };
  }
}

/** Number of servers per request. */
const PAGE_SIZE = 200;
/** Maximum number of requests for servers. */
const MAX_PAGES = 10;
/** Number of remaining session starts below which the doctor warns. */
const MIN_STARTS_LEFT = 50;
/** Maximum clock difference, which includes the duration of a request. */
const MAX_CLOCK_SKEW_MS = 5000;

/** Duration of a request above which the doctor warns. Discord waits as long for the first answer of a bot. */
const MAX_REQUEST_MS = 3000;

/**
 * Checks token, interactions, shards, permissions, the channels named in the storage, and the clock. Without a valid token, checks only
 * the token. `isEmpty` is undefined if it is unknown whether there are records.
 */
export async function examineDiscord(
  settings: Settings,
  storage: Storage | undefined,
  isEmpty: boolean | undefined,
): Promise<Finding[]> {
  if (settings.DISCORD_TOKEN === '') {
    const todo = 'Set DISCORD_TOKEN to play on Discord.';
    return [
      { about: 'Token', found: 'not set; the bot starts the playground, or refuses to start in production', todo },
    ];
  }
  const { DISCORD_API_URL: api } = settings;
  const rest = new REST({ retries: 0, ...(api && { api }) }).setToken(settings.DISCORD_TOKEN);
  const get = <T>(route: `/${string}`, query = '') =>
    rest.get(route, { query: new URLSearchParams(query) }).catch((error) => {
      throw new Error(loginErrorText(error, rest.options.api), { cause: error });
    }) as Promise<T>;
  let me = '';
  const token = await runCheck('Token', async () => {
    const { username, id } = await get<APIUser>(Routes.user());
    me = id;
    return { found: `belongs to ${username} (${id})` };
  });
  const { todo } = token;
  if (todo)
    return [todo === loginErrorText({ status: 401 }, '') ? token : { about: 'Discord', found: 'not reached', todo }];
  // The first request also connects.
  const begun = performance.now();
  const interactions = await runCheck('Interactions', async () =>
    interactionsOf(await get(Routes.currentApplication())),
  );
  const ms = performance.now() - begun;
  let servers: RESTAPIPartialCurrentUserGuild[] = [];
  return [
    token,
    interactions,
    ...(settings.ACTIVITY_PORT === undefined
      ? []
      : [await runCheck('Activity', async () => activityOf(settings, await get(Routes.currentApplication())))]),
    ...(ms > MAX_REQUEST_MS ? [slowDiscord(ms)] : []),
    await runCheck('Shards', async () => shardsOf(settings, await get(Routes.gatewayBot()))),
    await runCheck('Permissions', async () => {
      servers = await allServers(get);
      return permissionsOf(servers);
    }),
    ...(isEmpty === undefined ? [] : [recordsOf(isEmpty, servers.length)]),
    ...(storage ? [await runCheck('Channels', () => examineChannels(storage, rest, me, namesOf(servers)))] : []),
    await runCheck('Clock', () => clockOf(rest)),
  ];
}

function slowDiscord(ms: number): Finding {
  return {
    about: 'Discord',
    found: `takes ${(ms / 1000).toFixed(1)} s to answer`,
    todo: 'Check this machine’s network and load. If both are fine, wait: https://discordstatus.com says more.',
  };
}

/** Checks that the database is not empty, unless the bot is new. */
function recordsOf(isEmpty: boolean, servers: number): Finding {
  if (!isEmpty) return { about: 'Records', found: 'there are some' };
  const todo =
    'If the bot is new, there is nothing to do. If it has run before, stop it, and correct DATABASE_URL or restore a backup.';
  return { about: 'Records', found: 'none', ...(servers > 0 && { todo }) };
}

/** Checks that interactions arrive over the gateway. An endpoint URL would redirect them. */
function interactionsOf({ interactions_endpoint_url: elsewhere }: APIApplication): Omit<Finding, 'about'> {
  if (!elsewhere) return { found: 'come over the gateway; no privileged intents are needed' };
  const todo = 'Clear “Interactions Endpoint URL” in the developer portal (General Information).';
  return { found: `go to ${elsewhere} instead of the bot`, todo };
}

/** Checks that the application can have the page on which players touch the board. */
function activityOf({ DISCORD_CLIENT_SECRET }: Settings, { flags }: APIApplication): Omit<Finding, 'about'> {
  if (DISCORD_CLIENT_SECRET === '')
    return {
      found: 'no secret',
      todo: 'Set DISCORD_CLIENT_SECRET to the client secret of the developer portal (OAuth2).',
    };
  if ((Number(flags) & ApplicationFlags.Embedded) === 0)
    return { found: 'not enabled', todo: 'Enable Activities in the developer portal (Activities, Settings).' };
  return { found: 'enabled, with a secret' };
}

function shardsOf({ SHARDS }: Settings, { shards, session_start_limit: starts }: APIGatewayBotInfo) {
  const own = parseShards(SHARDS);
  const found = `${own ? `${own.ids.length} of ${own.count}` : shards}, ${starts.remaining} of ${starts.total} starts left today`;
  if (own && own.count < shards)
    return {
      found,
      todo: `Discord requires at least ${shards} shards: set SHARDS to auto, or to more than ${own.count}.`,
    };
  if (starts.remaining < MIN_STARTS_LEFT) return { found, todo: 'Find out what restarts the bot so often.' };
  return { found };
}

async function allServers(get: <T>(route: `/${string}`, query: string) => Promise<T>) {
  const all: RESTAPIPartialCurrentUserGuild[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = `limit=${PAGE_SIZE}&after=${all.at(-1)?.id ?? '0'}`;
    const some = await get<RESTAPIPartialCurrentUserGuild[]>(Routes.userGuilds(), query);
    all.push(...some);
    if (some.length < PAGE_SIZE) break;
  }
  return all;
}

function namesOf(servers: readonly RESTAPIPartialCurrentUserGuild[]): ReadonlyMap<string, string> {
  return new Map(servers.map(({ id, name }) => [id, name]));
}

function permissionsOf(servers: readonly RESTAPIPartialCurrentUserGuild[]): Omit<Finding, 'about'> {
  const serversWithout = servers.flatMap(({ name, permissions }) => {
    const allowed = BigInt(permissions);
    if (allowed & PermissionFlagsBits.Administrator) return [];
    const missing = PERMISSIONS.filter((bit) => !(allowed & bit));
    return missing.length > 0 ? [`${name} (${permissionNames(missing)})`] : [];
  });
  if (serversWithout.length === 0)
    return { found: `complete on ${servers.length} ${servers.length === 1 ? 'server' : 'servers'}` };
  return {
    found: `missing in ${some(serversWithout)}`,
    todo: 'Grant them to the bot’s role on these servers, or invite it again with the link from the log.',
  };
}

async function clockOf(rest: REST): Promise<Omit<Finding, 'about'>> {
  const { headers } = await rest.queueRequest({ fullRoute: Routes.gateway(), method: 'GET' as never });
  const ahead = Date.now() - Date.parse(headers.get('date') ?? '');
  if (!(Math.abs(ahead) > MAX_CLOCK_SKEW_MS)) return { found: 'the same as Discord’s' };
  const seconds = Math.round(Math.abs(ahead) / 1000);
  return {
    found: `${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} Discord’s`,
    todo: 'Set this machine’s clock (NTP).',
  };
}

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
