import {
  type APIApplication,
  type APIGatewayBotInfo,
  type APIUser,
  PermissionFlagsBits,
  REST,
  type RESTAPIPartialCurrentUserGuild,
  Routes,
} from 'discord.js';
import { loginErrorText } from '../../gateway/login.ts';
import { PERMISSIONS } from '../../invite.ts';
import type { Settings } from '../../settings.ts';
import { parseShards } from '../../shards.ts';
import { type Finding, runCheck } from './finding.ts';

/** Number of servers per request. */
const PAGE_SIZE = 200;
/** Maximum number of requests for servers. */
const MAX_PAGES = 10;
const MAX_NAMED = 5;
/** Number of remaining session starts below which the doctor warns. */
const MIN_STARTS_LEFT = 50;
/** Maximum clock difference, which includes the duration of a request. */
const MAX_CLOCK_SKEW_MS = 5000;

/** Checks token, interactions, shards, permissions and clock. Without a valid token, checks only the token. */
export async function examineDiscord(settings: Settings): Promise<Finding[]> {
  if (settings.DISCORD_TOKEN === '') {
    const todo = 'Set DISCORD_TOKEN to play on Discord.';
    return [{ about: 'Token', found: 'none, so that `npm start` opens the playground', todo }];
  }
  const { DISCORD_API_URL: api } = settings;
  const rest = new REST({ retries: 0, ...(api && { api }) }).setToken(settings.DISCORD_TOKEN);
  const get = <T>(route: `/${string}`, query = '') =>
    rest.get(route, { query: new URLSearchParams(query) }).catch((error) => {
      throw new Error(loginErrorText(error, rest.options.api), { cause: error });
    }) as Promise<T>;
  const token = await runCheck('Token', async () => {
    const { username, id } = await get<APIUser>(Routes.user());
    return { found: `belongs to ${username} (${id})` };
  });
  if (token.todo) return [token];
  return [
    token,
    await runCheck('Interactions', async () => interactionsOf(await get(Routes.currentApplication()))),
    await runCheck('Shards', async () => shardsOf(settings, await get(Routes.gatewayBot()))),
    await runCheck('Permissions', async () => permissionsOf(await allServers(get))),
    await runCheck('Clock', () => clockOf(rest)),
  ];
}

/** Checks that interactions arrive over the gateway. An endpoint URL would redirect them. */
function interactionsOf({ interactions_endpoint_url: elsewhere }: APIApplication): Omit<Finding, 'about'> {
  if (!elsewhere) return { found: 'come over the gateway; no privileged intents are needed' };
  const todo = 'Clear “Interactions Endpoint URL” in the developer portal (General Information).';
  return { found: `go to ${elsewhere} instead of the bot`, todo };
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

function permissionsOf(servers: readonly RESTAPIPartialCurrentUserGuild[]): Omit<Finding, 'about'> {
  const names = Object.entries(PermissionFlagsBits);
  const serversWithout = servers.flatMap(({ name, permissions }) => {
    const allowed = BigInt(permissions);
    if (allowed & PermissionFlagsBits.Administrator) return [];
    const missing = names.filter(([, bit]) => PERMISSIONS.includes(bit) && !(allowed & bit)).map(([each]) => each);
    return missing.length > 0 ? [`${name} (${missing.join(', ')})`] : [];
  });
  if (serversWithout.length === 0)
    return { found: `all there in ${servers.length} ${servers.length === 1 ? 'server' : 'servers'}` };
  const more = serversWithout.length > MAX_NAMED ? ` and ${serversWithout.length - MAX_NAMED} more` : '';
  return {
    found: `missing in ${serversWithout.slice(0, MAX_NAMED).join(', ')}${more}`,
    todo: 'Grant them to the bot’s role in these servers, or invite it anew with the link from the log.',
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
