import { type APIRole, AuditLogEvent, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import { check, flag, int, list, reportViolation, snowflake, text, validationError } from '../../limits/form.ts';
import { timestamp } from '../../messages.ts';
import type { ServerState } from '../../world/members.ts';
import { APPLICATION_ID, EVERYONE_PERMISSIONS, makeRole } from '../../world/setup.ts';
import type { World } from '../../world/world.ts';
import { type Call, type Route, route } from '../router.ts';

/** Returns a server if the bot is a member and has these permissions. Throws Discord's error otherwise. */
export function requireServer(world: World, id: string, needed = 0n): ServerState {
  if (!world.hasServer(id)) throw discordErrors.unknownGuild();
  if (!world.installations.isOn(id)) throw discordErrors.missingAccess();
  const state = world.state(id);
  if ((state.permissionsOf(APPLICATION_ID, world.serverPermissions) & needed) !== needed)
    throw discordErrors.missingPermissions();
  return state;
}

/** Returns a whole number of a query. Throws if it is out of range. */
export function numberOf(query: URLSearchParams, name: string, min: number, max: number, preset: number): number {
  const value = Number(query.get(name) ?? preset);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  const message = `int value should be between ${min} and ${max}.`;
  throw validationError([{ path: [name], code: value < min ? 'NUMBER_TYPE_MIN' : 'NUMBER_TYPE_MAX', message }]);
}

/** Throws if a role is not below the bot's highest one. */
function requireRoleBelow(state: ServerState, role: APIRole): void {
  if (role.position >= state.rankOf(APPLICATION_ID)) throw discordErrors.missingPermissions();
}

/** Returns a member. Throws Discord's error if the user is unknown. */
function requireMember(state: ServerState, id: string) {
  const member = state.member(id);
  if (!member) throw discordErrors.unknownMember();
  return member;
}

/** Returns a member whom the bot may moderate. Throws Discord's error otherwise. */
function requireBelow(state: ServerState, id: string) {
  const member = requireMember(state, id);
  if (state.rankOf(id) >= state.rankOf(APPLICATION_ID)) throw discordErrors.missingPermissions();
  return member;
}

function requireRole(state: ServerState, id: string): APIRole {
  const role = state.roles.get(id);
  if (!role) throw discordErrors.unknownRole();
  return role;
}

const MAX_TIMEOUT_MS = 28 * 86_400_000;

/** Returns the schema of a change to a member. A timeout must end within 28 days. */
function memberForm(now: number) {
  const until = z.string().superRefine((value, context) => {
    const end = Date.parse(value);
    if (Number.isNaN(end))
      reportViolation(context, 'DATE_TIME_TYPE_PARSE', `Could not parse ${value}. Should be ISO8601.`);
    else if (end > now + MAX_TIMEOUT_MS)
      reportViolation(context, 'COMMUNICATION_DISABLED_UNTIL_TOO_LONG', 'Must be within 28 days.');
  });
  return z.looseObject({
    nick: text(0, 32).nullish(),
    roles: z.array(snowflake).nullish(),
    communication_disabled_until: until.nullish(),
  });
}

const banForm = z
  .looseObject({ delete_message_seconds: int(0, 604_800).nullish(), delete_message_days: int(0, 7).nullish() })
  .nullish();
const bulkBanForm = z.looseObject({
  user_ids: list(snowflake, 1, 200),
  delete_message_seconds: int(0, 604_800).nullish(),
});

/** Routes of members, bans and timeouts. */
export function memberRoutes({ clock, ids, world, portal }: Discord): Route[] {
  const { BanMembers, ChangeNickname, KickMembers, ManageGuild, ManageNicknames, ManageRoles, ModerateMembers } =
    PermissionFlagsBits;
  const audit = (state: ServerState, entry: Parameters<ServerState['audit']>[1]) => state.audit(ids.next(), entry);

  /** Changes the roles of a member to these. Throws if the bot may not manage one that is added or removed. */
  const changeRoles = (state: ServerState, user: string, roles: readonly string[], reason?: string): void => {
    const before = requireMember(state, user).roles;
    const changed = [...roles.filter((id) => !before.includes(id)), ...before.filter((id) => !roles.includes(id))];
    for (const role of changed.map((id) => requireRole(state, id))) {
      if (role.id === state.id || role.managed) throw discordErrors.invalidRole();
      requireRoleBelow(state, role);
    }
    if (changed.length === 0) return;
    state.changeMember(user, { roles: [...roles] });
    const change = (some: readonly string[], other: readonly string[]) =>
      some.filter((id) => !other.includes(id)).map((id) => ({ id, name: state.roles.get(id)?.name }));
    const after = { $add: change(roles, before), $remove: change(before, roles) };
    audit(state, { action: AuditLogEvent.MemberRoleUpdate, target: user, reason, after });
  };

  const ban = (state: ServerState, user: string, seconds: number, reason?: string): void => {
    if (!world.users.userOrBot(user)) throw discordErrors.unknownUser();
    if (state.membership(user) && state.rankOf(user) >= state.rankOf(APPLICATION_ID))
      throw discordErrors.missingPermissions();
    state.ban(user, reason ?? null);
    audit(state, { action: AuditLogEvent.MemberBanAdd, target: user, reason });
    for (const channel of world.channels.values()) {
      if (!('guild_id' in channel) || channel.guild_id !== state.id) continue;
      const recent = world
        .messagesIn(channel.id)
        .filter(({ message }) => message.author.id === user)
        .filter(({ message }) => clock.now() - Date.parse(message.timestamp) < seconds * 1000);
      world.deleteMessages(
        channel,
        recent.map(({ message }) => message.id),
      );
    }
  };

  const banObject = (state: ServerState, id: string) => ({
    user: world.users.userOrBot(id),
    reason: state.bans.get(id) ?? null,
  });

  return [
    route('GET', '/guilds/:guild/members', ({ params, query }) => {
      const state = requireServer(world, params.guild);
      if (!(portal.privileged & GatewayIntentBits.GuildMembers)) throw discordErrors.missingAccess();
      const after = BigInt(query.get('after') ?? 0);
      const later = state.members.filter((id) => BigInt(id) > after).sort((a, b) => Number(BigInt(a) - BigInt(b)));
      return { body: later.slice(0, numberOf(query, 'limit', 1, 1000, 1)).map((id) => state.member(id)) };
    }),
    route('GET', '/guilds/:guild/members/search', ({ params, query }) => {
      const state = requireServer(world, params.guild);
      const prefix = query.get('query')?.toLowerCase();
      const required = { path: ['query'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
      if (!prefix) throw validationError([required]);
      const limit = numberOf(query, 'limit', 1, 1000, 1);
      const matches = state.members.filter((id) => {
        const member = state.member(id);
        return [member?.user.username, member?.nick].some((name) => name?.toLowerCase().startsWith(prefix));
      });
      return { body: matches.slice(0, limit).map((id) => state.member(id)) };
    }),
    route('PATCH', '/guilds/:guild/members/@me', ({ params, body, reason }) => {
      const state = requireServer(world, params.guild, ChangeNickname);
      const { nick } = check(memberForm(clock.now()), body);
      const before = state.membership(APPLICATION_ID)?.nick;
      if (nick !== undefined) state.changeMember(APPLICATION_ID, { nick: nick || null });
      const change = { before: { nick: before }, after: { nick } };
      audit(state, { action: AuditLogEvent.MemberUpdate, target: APPLICATION_ID, reason, ...change });
      return { body: state.member(APPLICATION_ID) };
    }),
    route('GET', '/guilds/:guild/members/:user', ({ params }) => {
      return { body: requireMember(requireServer(world, params.guild), params.user) };
    }),
    route('PATCH', '/guilds/:guild/members/:user', ({ params, body, reason }) => {
      const form = check(memberForm(clock.now()), body);
      const { nick, roles, communication_disabled_until: until } = form;
      const needed =
        (nick !== undefined ? ManageNicknames : 0n) |
        (roles ? ManageRoles : 0n) |
        (until !== undefined ? ModerateMembers : 0n);
      const state = requireServer(world, params.guild, needed);
      const isSelf = params.user === APPLICATION_ID;
      const isModerated = !isSelf && (nick !== undefined || until !== undefined);
      const member = (isModerated ? requireBelow : requireMember)(state, params.user);
      const permissions = state.permissionsOf(params.user, world.serverPermissions);
      if (until && (isSelf || permissions & PermissionFlagsBits.Administrator))
        throw discordErrors.missingPermissions();
      if (roles) changeRoles(state, params.user, roles, reason);
      const change = {
        ...(nick !== undefined && { nick: nick || null }),
        ...(until !== undefined && { communication_disabled_until: until && timestamp(Date.parse(until)) }),
      };
      if (Object.keys(change).length > 0) {
        state.changeMember(params.user, change);
        const { nick: oldNick, communication_disabled_until } = member;
        const before = { nick: oldNick, communication_disabled_until };
        audit(state, {
          action: AuditLogEvent.MemberUpdate,
          target: params.user,
          reason,
          before,
          after: { ...before, ...change },
        });
      }
      return { body: state.member(params.user) };
    }),
    route('DELETE', '/guilds/:guild/members/:user', ({ params, reason }) => {
      const state = requireServer(world, params.guild, KickMembers);
      requireBelow(state, params.user);
      state.removeMember(params.user);
      audit(state, { action: AuditLogEvent.MemberKick, target: params.user, reason });
      return {};
    }),
    ...(['PUT', 'DELETE'] as const).map((method) =>
      route(method, '/guilds/:guild/members/:user/roles/:role', ({ params, reason }) => {
        const state = requireServer(world, params.guild, ManageRoles);
        const others = requireMember(state, params.user).roles.filter((id) => id !== params.role);
        requireRole(state, params.role);
        if (params.role === state.id) throw discordErrors.invalidRole();
        changeRoles(state, params.user, method === 'PUT' ? [...others, params.role] : others, reason);
        return {};
      }),
    ),
    route('GET', '/guilds/:guild/bans', ({ params, query }) => {
      const state = requireServer(world, params.guild, BanMembers);
      const [before, after] = ['before', 'after'].map((name) => query.get(name));
      const all = [...state.bans.keys()]
        .filter((id) => (!before || BigInt(id) < BigInt(before)) && (!after || BigInt(id) > BigInt(after)))
        .sort((a, b) => Number(BigInt(a) - BigInt(b)));
      return { body: all.slice(0, numberOf(query, 'limit', 1, 1000, 1000)).map((id) => banObject(state, id)) };
    }),
    route('GET', '/guilds/:guild/bans/:user', ({ params }) => {
      const state = requireServer(world, params.guild, BanMembers);
      if (!state.bans.has(params.user)) throw discordErrors.unknownBan();
      return { body: banObject(state, params.user) };
    }),
    route('PUT', '/guilds/:guild/bans/:user', ({ params, body, reason }) => {
      const state = requireServer(world, params.guild, BanMembers);
      const form = check(banForm, body);
      const seconds = form?.delete_message_seconds ?? (form?.delete_message_days ?? 0) * 86_400;
      ban(state, params.user, seconds, reason);
      return {};
    }),
    route('DELETE', '/guilds/:guild/bans/:user', ({ params, reason }) => {
      const state = requireServer(world, params.guild, BanMembers);
      if (!state.bans.has(params.user)) throw discordErrors.unknownBan();
      state.unban(params.user);
      audit(state, { action: AuditLogEvent.MemberBanRemove, target: params.user, reason });
      return {};
    }),
    route('POST', '/guilds/:guild/bulk-ban', ({ params, body, reason }) => {
      const state = requireServer(world, params.guild, BanMembers | ManageGuild);
      const form = check(bulkBanForm, body);
      const banned_users: string[] = [];
      for (const id of new Set(form.user_ids)) {
        const isAllowed =
          !state.bans.has(id) && (!state.membership(id) || state.rankOf(id) < state.rankOf(APPLICATION_ID));
        if (!isAllowed || !world.users.userOrBot(id)) continue;
        ban(state, id, form.delete_message_seconds ?? 0, reason);
        banned_users.push(id);
      }
      if (banned_users.length === 0) throw discordErrors.bansFailed();
      return { body: { banned_users, failed_users: form.user_ids.filter((id) => !banned_users.includes(id)) } };
    }),
  ];
}

const roleForm = z.looseObject({
  name: text(0, 100).nullish(),
  permissions: z
    .union([z.string().regex(/^\d{1,20}$/), z.int()])
    .transform(String)
    .nullish(),
  color: int(0, 0xffffff).nullish(),
  hoist: flag,
  mentionable: flag,
  unicode_emoji: text(1, 100).nullish(),
});

const positionsForm = z.array(z.looseObject({ id: snowflake, position: z.int().min(0).nullish() }));

const MAX_ROLES = 250;

/** Routes of a server's roles. */
export function roleRoutes({ ids, world }: Discord): Route[] {
  const { ManageRoles } = PermissionFlagsBits;

  /** Returns the fields of a role that a body changes. Throws if it grants permissions that the bot lacks. */
  const fieldsOf = (state: ServerState, body: unknown): Partial<APIRole> => {
    const form = check(roleForm, body ?? {});
    const own = state.permissionsOf(APPLICATION_ID, world.serverPermissions);
    if (BigInt(form.permissions ?? 0) & ~own) throw discordErrors.missingPermissions();
    const { name, permissions, color, hoist, mentionable, unicode_emoji } = form;
    return {
      ...(name != null && { name }),
      ...(permissions != null && { permissions }),
      ...(color != null && { color, colors: { primary_color: color, secondary_color: null, tertiary_color: null } }),
      ...(hoist != null && { hoist }),
      ...(mentionable != null && { mentionable }),
      ...(unicode_emoji !== undefined && { unicode_emoji }),
    };
  };
  const requireManaged = (call: Call<'guild' | 'role'>): [ServerState, APIRole] => {
    const state = requireServer(world, call.params.guild, ManageRoles);
    const role = requireRole(state, call.params.role);
    requireRoleBelow(state, role);
    return [state, role];
  };

  return [
    route('GET', '/guilds/:guild/roles', ({ params }) => ({
      body: [...requireServer(world, params.guild).roles.values()],
    })),
    route('GET', '/guilds/:guild/roles/member-counts', ({ params }) => {
      const state = requireServer(world, params.guild);
      const holders = (role: string) => state.members.filter((id) => state.membership(id)?.roles.includes(role)).length;
      const own = [...state.roles.keys()].filter((id) => id !== state.id);
      return { body: Object.fromEntries(own.map((id) => [id, holders(id)])) };
    }),
    route('GET', '/guilds/:guild/roles/:role', ({ params }) => ({
      body: requireRole(requireServer(world, params.guild), params.role),
    })),
    route('POST', '/guilds/:guild/roles', ({ params, body, reason }) => {
      const state = requireServer(world, params.guild, ManageRoles);
      const fields = fieldsOf(state, body);
      if (state.roles.size >= MAX_ROLES) throw discordErrors.tooManyRoles();
      const permissions = EVERYONE_PERMISSIONS & state.permissionsOf(APPLICATION_ID, world.serverPermissions);
      const role: APIRole = { ...makeRole(ids.next(), 'new role', permissions, 1), ...fields };
      // A new role is the lowest one above @everyone.
      for (const known of state.roles.values())
        if (known.position > 0) state.roles.set(known.id, { ...known, position: known.position + 1 });
      state.putRole(role);
      state.audit(ids.next(), { action: AuditLogEvent.RoleCreate, target: role.id, reason, after: role });
      return { body: role };
    }),
    route('PATCH', '/guilds/:guild/roles', ({ params, body }) => {
      const state = requireServer(world, params.guild, ManageRoles);
      const moved = check(positionsForm, body).map(({ id, position }) => ({ role: requireRole(state, id), position }));
      const rank = state.rankOf(APPLICATION_ID);
      if (moved.some(({ role, position }) => role.position >= rank || (position ?? 0) >= rank))
        throw discordErrors.missingPermissions();
      for (const { role, position } of moved) if (position != null) state.putRole({ ...role, position });
      return { body: [...state.roles.values()] };
    }),
    route('PATCH', '/guilds/:guild/roles/:role', (call) => {
      const [state, before] = requireManaged(call);
      const after = state.putRole({ ...before, ...fieldsOf(state, call.body) });
      const { reason } = call;
      state.audit(ids.next(), { action: AuditLogEvent.RoleUpdate, target: before.id, reason, before, after });
      return { body: after };
    }),
    route('DELETE', '/guilds/:guild/roles/:role', (call) => {
      const [state, before] = requireManaged(call);
      if (before.managed || before.id === state.id) throw discordErrors.invalidRole();
      state.deleteRole(before.id);
      state.audit(ids.next(), { action: AuditLogEvent.RoleDelete, target: before.id, reason: call.reason, before });
      return {};
    }),
  ];
}
