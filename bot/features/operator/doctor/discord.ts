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
import { loginErrorText } from '../../../gateway/login.ts';
import { PERMISSIONS } from '../../../invite.ts';
import type { Settings } from '../../../settings.ts';
import { parseShards } from '../../../settings.ts';
import { examineChannels } from './channels.ts';
import { type Finding, permissionNames, runCheck, some } from './finding.ts';

/** Number of servers per request. */
const PAGE_SIZE = 200;
/** Maximum number of requests for servers. */
const MAX_PAGES = 10;
/** Number of remaining session starts below which the doctor warns. */
const MIN_STARTS_LEFT = 50;
/** Maximum clock difference, which includes the duration of a request. */
const MAX_CLOCK_SKEW_MS = 5000;

/**
 * Checks token, interactions, shards, permissions, the channels named in the storage, and the clock. Without a valid token, checks only
 * the token.
 */
export async function examineDiscord(settings: Settings, storage: Storage | undefined): Promise<Finding[]> {
  if (settings.DISCORD_TOKEN === '') {
    const todo = 'Set DISCORD_TOKEN to play on Discord.';
    return [{ about: 'Token', found: 'none, so the bot starts the playground, or in production not at all', todo }];
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
  if (token.todo) return [token];
  let servers: RESTAPIPartialCurrentUserGuild[] = [];
  return [
    token,
    await runCheck('Interactions', async () => interactionsOf(await get(Routes.currentApplication()))),
    ...(settings.ACTIVITY_PORT === undefined
      ? []
      : [await runCheck('Activity', async () => activityOf(settings, await get(Routes.currentApplication())))]),
    await runCheck('Shards', async () => shardsOf(settings, await get(Routes.gatewayBot()))),
    await runCheck('Permissions', async () => {
      servers = await allServers(get);
      return permissionsOf(servers);
    }),
    ...(storage ? [await runCheck('Channels', () => examineChannels(storage, rest, me, namesOf(servers)))] : []),
    await runCheck('Clock', () => clockOf(rest)),
  ];
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
      todo: `Discord wants at least ${shards} shards: set SHARDS to auto, or to more than ${own.count}.`,
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
    return { found: `all there in ${servers.length} ${servers.length === 1 ? 'server' : 'servers'}` };
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
