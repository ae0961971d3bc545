import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { EVERYONE_PERMISSIONS } from '../../permission.ts';
import { applicationFlags, type Portal } from '../../portal.ts';
import { guildOf, isForum, isTextChannel, isThread } from '../../world/channel.ts';
import { guildMember, guildObject } from '../../world/guild.ts';
import { APPLICATION_ID, GUILD, type Server } from '../../world/setup.ts';
import type { World } from '../../world/world.ts';
import { type Call, type Route, route } from '../router.ts';

function application({ users }: World, portal: Portal) {
  return {
    id: APPLICATION_ID,
    name: users.bot.global_name,
    icon: null,
    description: '',
    type: null,
    bot: users.bot,
    bot_public: true,
    bot_require_code_grant: false,
    flags: applicationFlags(portal),
    flags_new: String(applicationFlags(portal)),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
    approximate_user_authorization_count: 0,
    owner: users.people[0]?.user,
    team: null,
    summary: '',
    verify_key: '0'.repeat(64),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    integration_types_config: { '0': {}, '1': {} },
  };
}

/** Returns a server as an entry of `/users/@me/guilds`. */
function membership({ id, name }: Server) {
  const permissions = String(EVERYONE_PERMISSIONS);
  return { id, name, icon: null, banner: null, owner: false, permissions, features: [] };
}

/** Routes for the application, its user, the server and its members. */
export function applicationRoutes({ world, gatewayUrl, portal, starts }: Discord): Route[] {
  const inGuild = (path: string, read: (guild: string, user: string) => unknown) =>
    route('GET', `/guilds/:guild${path}`, ({ params: { guild = '', user = '' } }: Call) => {
      if (!world.hasServer(guild) && channelsOf(guild).length === 0) throw discordErrors.unknownGuild();
      if (!world.installations.isOn(guild)) throw discordErrors.missingAccess();
      return { body: read(guild, user) };
    });
  const channelsOf = (guild: string) => [...world.channels.values()].filter((one) => guildOf(one).guild_id === guild);
  // The @everyone role has the id of its server.
  const rolesOf = (guild: string) =>
    world.users.roles.map((role) => (role.id === GUILD.id ? { ...role, id: guild } : role));
  return [
    route('GET', '/gateway', () => ({ body: { url: gatewayUrl } })),
    route('GET', '/gateway/bot', () => {
      return { body: { url: gatewayUrl, shards: portal.shards, session_start_limit: starts.limit } };
    }),
    route('GET', '/users/@me', () => {
      return { body: { ...world.users.bot, verified: true, mfa_enabled: true, locale: 'en-US', flags: 0 } };
    }),
    route('GET', '/users/@me/guilds', () => {
      return { body: world.servers.filter(({ id }) => world.installations.isOn(id)).map(membership) };
    }),
    route('GET', '/applications/@me', () => ({ body: application(world, portal) })),
    route('GET', '/oauth2/applications/@me', () => ({ body: application(world, portal) })),
    route('GET', '/users/:user', ({ params }) => {
      const body = world.users.userOrBot(params.user);
      if (!body) throw discordErrors.unknownUser();
      return { body };
    }),
    inGuild('', (id) => {
      const approximate_member_count = world.users.people.length + 1;
      return { ...guildObject(world), id, roles: rolesOf(id), approximate_member_count };
    }),
    inGuild('/channels', (guild) => channelsOf(guild).filter((one) => isTextChannel(one) || isForum(one))),
    inGuild('/roles', rolesOf),
    inGuild('/threads/active', (guild) => {
      const threads = channelsOf(guild).filter((one) => isThread(one) && !one.thread_metadata?.archived);
      return { threads, members: [], has_more: false };
    }),
    inGuild('/members/:user', (_, user) => {
      const member = guildMember(world.users, user);
      if (!member) throw discordErrors.unknownMember();
      return member;
    }),
  ];
}
