import { randomBytes } from 'node:crypto';
import {
  type APIEntitlement,
  type APIExtendedInvite,
  type APIOverwrite,
  type APISticker,
  AuditLogEvent,
  GatewayIntentBits,
  type InviteType,
  PermissionFlagsBits,
  StickerFormatType,
  StickerType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import { check, flag, int, snowflake, text, validationError } from '../../limits/form.ts';
import { timestamp } from '../../messages.ts';
import { emojiObject, type StoredEmoji } from '../../world/attachments.ts';
import { guildOf, isChat, isThread, type WorldChannel } from '../../world/channel.ts';
import type { ServerState } from '../../world/members.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import type { World } from '../../world/world.ts';
import { type Call, type Route, route } from '../router.ts';
import { emojiChange, emojiForm } from './application.ts';
import { numberOf, requireServer } from './members.ts';
import { requireChannel } from './messages.ts';

const bits = z.union([z.string().regex(/^\d{1,20}$/), z.int()]).transform(String);
const overwriteForm = z.looseObject({ type: int(0, 1), allow: bits.nullish(), deny: bits.nullish() });

/** Routes of the permission overwrites of channels. */
export function overwriteRoutes({ ids, world }: Discord): Route[] {
  const target = ({ params }: Call<'channel' | 'overwrite'>) => {
    const channel = requireChannel(world, params.channel, PermissionFlagsBits.ManageRoles);
    if (isChat(channel) || isThread(channel)) throw discordErrors.wrongChannelType();
    const all = channel.permission_overwrites ?? [];
    return { channel, all, others: all.filter(({ id }) => id !== params.overwrite) };
  };
  const audit = (channel: WorldChannel, action: AuditLogEvent, reason: string | undefined, id: string) =>
    world.state(guildOf(channel).guild_id).audit(ids.next(), { action, target: channel.id, reason, options: { id } });
  return [
    route('PUT', '/channels/:channel/permissions/:overwrite', (call) => {
      const { channel, all, others } = target(call);
      const { type, allow, deny } = check(overwriteForm, call.body);
      const own = world.botPermissions(channel);
      if ((BigInt(allow ?? 0) | BigInt(deny ?? 0)) & ~own) throw discordErrors.missingPermissions();
      const id = call.params.overwrite;
      const state = world.state(guildOf(channel).guild_id);
      if (type === 0 ? !state.roles.has(id) : !state.membership(id)) throw discordErrors.unknownOverwrite();
      const overwrite: APIOverwrite = { id, type, allow: allow ?? '0', deny: deny ?? '0' };
      world.changeChannel(channel.id, { permission_overwrites: [...others, overwrite] });
      const isKnown = all.length > others.length;
      const { ChannelOverwriteCreate, ChannelOverwriteUpdate } = AuditLogEvent;
      audit(channel, isKnown ? ChannelOverwriteUpdate : ChannelOverwriteCreate, call.reason, id);
      return {};
    }),
    route('DELETE', '/channels/:channel/permissions/:overwrite', (call) => {
      const { channel, all, others } = target(call);
      if (all.length === others.length) throw discordErrors.unknownOverwrite();
      world.changeChannel(channel.id, { permission_overwrites: others });
      audit(channel, AuditLogEvent.ChannelOverwriteDelete, call.reason, call.params.overwrite);
      return {};
    }),
  ];
}

const inviteForm = z
  .looseObject({ max_age: int(0, 604_800).nullish(), max_uses: int(0, 100).nullish(), temporary: flag, unique: flag })
  .nullish();
const DAY_S = 86_400;
const MAX_INVITES = 1_000;

/** Returns an invite of any server and its state, unless it has expired. */
export function findInvite(world: World, code: string, now: number) {
  for (const { id } of world.servers) {
    const invite = world.state(id).invites.get(code);
    const isExpired = invite?.expires_at != null && Date.parse(invite.expires_at) <= now;
    const isUsedUp = invite && invite.max_uses > 0 && invite.uses >= invite.max_uses;
    if (invite && !isExpired && !isUsedUp) return { invite, state: world.state(id) };
  }
  return undefined;
}

/** Routes of invites. */
export function inviteRoutes({ clock, ids, world }: Discord): Route[] {
  const { CreateInstantInvite, ManageChannels, ManageGuild } = PermissionFlagsBits;
  const active = (state: ServerState) =>
    [...state.invites.values()].filter(({ code }) => findInvite(world, code, clock.now()));
  const requireInvite = ({ params }: Call<'code'>) => {
    const known = findInvite(world, params.code, clock.now());
    if (!known) throw discordErrors.unknownInvite();
    return known;
  };
  return [
    route('POST', '/channels/:channel/invites', ({ params, body, reason }) => {
      const channel = requireChannel(world, params.channel, CreateInstantInvite);
      if (isChat(channel) || isThread(channel)) throw discordErrors.wrongChannelType();
      const form = check(inviteForm, body);
      const { max_age, max_uses, temporary } = form ?? {};
      const state = world.state(guildOf(channel).guild_id);
      if (active(state).length >= MAX_INVITES) throw discordErrors.tooManyInvites();
      const age = max_age ?? DAY_S;
      const { id, name, type } = channel;
      const invite: APIExtendedInvite = {
        type: 0 as InviteType,
        code: randomBytes(6).toString('base64url').replaceAll(/[-_]/g, 'x'),
        guild: { id: state.id, name: world.servers.find((server) => server.id === state.id)?.name ?? '' } as never,
        channel: { id, name: name ?? '', type },
        inviter: world.users.bot,
        uses: 0,
        max_uses: max_uses ?? 0,
        max_age: age,
        temporary: temporary ?? false,
        created_at: timestamp(clock.now()),
        expires_at: age === 0 ? null : timestamp(clock.now() + age * 1000),
      };
      state.invites.set(invite.code, invite);
      state.send('INVITE_CREATE', { ...invite, channel_id: id }, GatewayIntentBits.GuildInvites);
      state.audit(ids.next(), {
        action: AuditLogEvent.InviteCreate,
        target: null,
        reason,
        after: { code: invite.code },
      });
      return { body: invite };
    }),
    route('GET', '/channels/:channel/invites', ({ params }) => {
      const channel = requireChannel(world, params.channel, ManageChannels);
      const all = active(world.state(guildOf(channel).guild_id));
      return { body: all.filter((invite) => invite.channel?.id === channel.id) };
    }),
    route('GET', '/guilds/:guild/invites', ({ params }) => ({
      body: active(requireServer(world, params.guild, ManageGuild)),
    })),
    route('GET', '/invites/:code', (call) => {
      const { invite, state } = requireInvite(call);
      const counts = {
        approximate_member_count: state.members.length,
        approximate_presence_count: state.members.length,
      };
      return { body: { ...invite, ...(call.query.get('with_counts') === 'true' && counts) } };
    }),
    route('DELETE', '/invites/:code', (call) => {
      const { invite, state } = requireInvite(call);
      const permissions = state.permissionsOf(APPLICATION_ID, world.serverPermissions);
      if (!(permissions & (ManageGuild | ManageChannels))) throw discordErrors.missingPermissions();
      state.invites.delete(invite.code);
      const data = { channel_id: invite.channel?.id, code: invite.code };
      state.send('INVITE_DELETE', data, GatewayIntentBits.GuildInvites);
      state.audit(ids.next(), { action: AuditLogEvent.InviteDelete, target: null, reason: call.reason, before: data });
      return { body: invite };
    }),
  ];
}

const MAX_EMOJIS = 50;
const MAX_STICKERS = 5;
const MAX_STICKER_BYTES = 512 * 1024;
const stickerChange = z.looseObject({
  name: text(2, 30).optional(),
  description: text(2, 100).or(z.literal('')).nullish(),
  tags: text(1, 200).optional(),
});
const stickerForm = stickerChange.required({ name: true, tags: true });
const STICKER_FORMATS: Readonly<Record<string, StickerFormatType>> = {
  'image/png': StickerFormatType.PNG,
  'image/apng': StickerFormatType.APNG,
  'image/gif': StickerFormatType.GIF,
  'application/json': StickerFormatType.Lottie,
};

/** Routes of a server's emojis and stickers. */
export function expressionRoutes({ ids, world }: Discord): Route[] {
  const { CreateGuildExpressions, ManageGuildExpressions } = PermissionFlagsBits;
  const { GuildExpressions } = GatewayIntentBits;
  const { emojis, users } = world;
  const object = (emoji: StoredEmoji) => emojiObject(emoji, users.userOrBot(emoji.creator ?? '') ?? users.bot);
  const sendEmojis = (state: ServerState) =>
    state.send('GUILD_EMOJIS_UPDATE', { emojis: emojis.ofServer(state.id).map(object) }, GuildExpressions);
  const sendStickers = (state: ServerState) =>
    state.send('GUILD_STICKERS_UPDATE', { stickers: [...state.stickers.values()] }, GuildExpressions);

  /** Returns a server if the bot may change an expression. Its own ones need either permission. */
  const requireExpressions = (server: string, creator?: string): ServerState => {
    const state = requireServer(world, server);
    const permissions = state.permissionsOf(APPLICATION_ID, world.serverPermissions);
    const isOwn = creator === APPLICATION_ID;
    if (!(permissions & (ManageGuildExpressions | (isOwn ? CreateGuildExpressions : 0n))))
      throw discordErrors.missingPermissions();
    return state;
  };
  const requireEmoji = ({ params }: Call<'guild' | 'emoji'>): StoredEmoji => {
    requireServer(world, params.guild);
    const emoji = emojis.get(params.emoji);
    if (emoji?.server !== params.guild) throw discordErrors.unknownEmojiId();
    return emoji;
  };
  const requireSticker = ({ params }: Call<'guild' | 'sticker'>): APISticker => {
    const sticker = requireServer(world, params.guild).stickers.get(params.sticker);
    if (!sticker) throw discordErrors.unknownSticker();
    return sticker;
  };
  const emojiPath = '/guilds/:guild/emojis';
  const stickerPath = '/guilds/:guild/stickers';
  return [
    route('GET', emojiPath, ({ params }) => {
      return { body: emojis.ofServer(requireServer(world, params.guild).id).map(object) };
    }),
    route('GET', `${emojiPath}/:emoji`, (call) => ({ body: object(requireEmoji(call)) })),
    route('POST', emojiPath, ({ params, body, reason }) => {
      const state = requireServer(world, params.guild, CreateGuildExpressions);
      const { name, image } = check(emojiForm, body);
      const isAnimated = image.type === 'image/gif';
      const same = emojis.ofServer(state.id).filter(({ type }) => (type === 'image/gif') === isAnimated);
      if (same.length >= MAX_EMOJIS)
        throw isAnimated ? discordErrors.tooManyAnimatedEmojis() : discordErrors.tooManyServerEmojis();
      const emoji = emojis.put({ id: ids.next(), name, ...image, server: state.id, creator: APPLICATION_ID });
      sendEmojis(state);
      state.audit(ids.next(), { action: AuditLogEvent.EmojiCreate, target: emoji.id, reason, after: { name } });
      return { status: 201, body: object(emoji) };
    }),
    route('PATCH', `${emojiPath}/:emoji`, (call) => {
      const before = requireEmoji(call);
      const state = requireExpressions(call.params.guild, before.creator);
      const { name } = check(emojiChange, call.body);
      const after = emojis.put({ ...before, name });
      sendEmojis(state);
      const change = { before: { name: before.name }, after: { name } };
      state.audit(ids.next(), { action: AuditLogEvent.EmojiUpdate, target: before.id, reason: call.reason, ...change });
      return { body: object(after) };
    }),
    route('DELETE', `${emojiPath}/:emoji`, (call) => {
      const { id, creator, name } = requireEmoji(call);
      const state = requireExpressions(call.params.guild, creator);
      emojis.remove(id);
      sendEmojis(state);
      state.audit(ids.next(), { action: AuditLogEvent.EmojiDelete, target: id, reason: call.reason, before: { name } });
      return {};
    }),
    route('GET', stickerPath, ({ params }) => ({ body: [...requireServer(world, params.guild).stickers.values()] })),
    route('GET', `${stickerPath}/:sticker`, (call) => ({ body: requireSticker(call) })),
    route('GET', '/stickers/:sticker', ({ params }) => {
      const states = world.servers.map(({ id }) => world.state(id));
      const sticker = states.map((state) => state.stickers.get(params.sticker)).find((known) => known);
      if (!sticker) throw discordErrors.unknownSticker();
      return { body: sticker };
    }),
    route('POST', stickerPath, ({ params, body, fields, files, reason }) => {
      const state = requireServer(world, params.guild, CreateGuildExpressions);
      const form = check(stickerForm, fields ?? body);
      const file = files[0];
      if (!file)
        throw validationError([{ path: ['file'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]);
      if (file.bytes.length > MAX_STICKER_BYTES) {
        const message = 'File cannot be larger than 512.0 kb.';
        throw validationError([{ path: ['file'], code: 'BINARY_TYPE_MAX_SIZE', message }]);
      }
      if (state.stickers.size >= MAX_STICKERS) throw discordErrors.tooManyStickers();
      const sticker: APISticker = {
        id: ids.next(),
        name: form.name,
        description: form.description || null,
        tags: form.tags,
        type: StickerType.Guild,
        format_type: STICKER_FORMATS[file.type] ?? StickerFormatType.PNG,
        available: true,
        guild_id: state.id,
        user: users.bot,
      };
      world.attachments.store(sticker.id, file);
      state.stickers.set(sticker.id, sticker);
      sendStickers(state);
      state.audit(ids.next(), { action: AuditLogEvent.StickerCreate, target: sticker.id, reason, after: sticker });
      return { status: 201, body: sticker };
    }),
    route('PATCH', `${stickerPath}/:sticker`, (call) => {
      const before = requireSticker(call);
      const state = requireExpressions(call.params.guild, before.user?.id);
      const { name = before.name, tags = before.tags, description } = check(stickerChange, call.body);
      const after = {
        ...before,
        name,
        tags,
        description: description === undefined ? before.description : description,
      };
      state.stickers.set(before.id, after);
      sendStickers(state);
      state.audit(ids.next(), {
        action: AuditLogEvent.StickerUpdate,
        target: before.id,
        reason: call.reason,
        before,
        after,
      });
      return { body: after };
    }),
    route('DELETE', `${stickerPath}/:sticker`, (call) => {
      const before = requireSticker(call);
      const state = requireExpressions(call.params.guild, before.user?.id);
      state.stickers.delete(before.id);
      sendStickers(state);
      state.audit(ids.next(), { action: AuditLogEvent.StickerDelete, target: before.id, reason: call.reason, before });
      return {};
    }),
  ];
}

/** The route of the audit log. */
export function auditLogRoutes({ world }: Discord): Route[] {
  return [
    route('GET', '/guilds/:guild/audit-logs', ({ params, query }) => {
      const state = requireServer(world, params.guild, PermissionFlagsBits.ViewAuditLog);
      const [user, action, before, after] = ['user_id', 'action_type', 'before', 'after'].map((name) =>
        query.get(name),
      );
      const all = state.auditLog
        .filter((entry) => !user || entry.user_id === user)
        .filter((entry) => !action || entry.action_type === Number(action))
        .filter(({ id }) => (!before || BigInt(id) < BigInt(before)) && (!after || BigInt(id) > BigInt(after)));
      const entries = (after ? all : all.toReversed()).slice(0, numberOf(query, 'limit', 1, 100, 50));
      const ids = entries.flatMap(({ user_id, target_id }) => [user_id, target_id]);
      return {
        body: {
          audit_log_entries: entries,
          users: [...new Set(ids)].flatMap((id) => world.users.userOrBot(id ?? '') ?? []),
          webhooks: [...state.webhooks.values()].filter(({ id }) => ids.includes(id)),
          application_commands: [],
          auto_moderation_rules: [...state.rules.values()].filter(({ id }) => ids.includes(id)),
          guild_scheduled_events: [],
          integrations: [],
          threads: [],
        },
      };
    }),
  ];
}

const entitlementForm = z.looseObject({ sku_id: snowflake, owner_id: snowflake, owner_type: int(1, 2) });

/** Gives an SKU to a user or server. */
export function grant(
  { ids, world }: Discord,
  sku: string,
  owner: Pick<APIEntitlement, 'user_id' | 'guild_id'>,
  type: number,
) {
  const known = world.skus.find(({ id, name }) => id === sku || name === sku);
  if (!known) throw discordErrors.unknownSku();
  const entitlement = {
    id: ids.next(),
    sku_id: known.id,
    application_id: APPLICATION_ID,
    ...owner,
    type,
    deleted: false,
    consumed: false,
    starts_at: null,
    ends_at: null,
  } as APIEntitlement;
  world.entitlements.set(entitlement.id, entitlement);
  world.emit('dispatch', { type: 'ENTITLEMENT_CREATE', data: entitlement });
  return entitlement;
}

/** Type of an entitlement that a bot's owner creates for tests. */
const TEST_PURCHASE = 4;

/** Routes of SKUs and entitlements. */
export function entitlementRoutes(discord: Discord): Route[] {
  const { world } = discord;
  const requireOwn = ({ params }: Call<'application'>) => {
    if (params.application !== APPLICATION_ID) throw discordErrors.missingAccess();
  };
  const requireEntitlement = (call: Call<'application' | 'entitlement'>): APIEntitlement => {
    requireOwn(call);
    const entitlement = world.entitlements.get(call.params.entitlement);
    if (!entitlement) throw discordErrors.unknownEntitlement();
    return entitlement;
  };
  const base = '/applications/:application/entitlements';
  return [
    route('GET', '/applications/:application/skus', (call) => {
      requireOwn(call);
      return { body: world.skus };
    }),
    route('GET', base, (call) => {
      requireOwn(call);
      const { query } = call;
      const [user, guild, skus] = ['user_id', 'guild_id', 'sku_ids'].map((name) => query.get(name));
      const all = [...world.entitlements.values()]
        .filter((entitlement) => !user || entitlement.user_id === user)
        .filter((entitlement) => !guild || entitlement.guild_id === guild)
        .filter(({ sku_id }) => !skus || skus.split(',').includes(sku_id));
      return { body: all.slice(0, numberOf(query, 'limit', 1, 100, 100)) };
    }),
    route('GET', `${base}/:entitlement`, (call) => ({ body: requireEntitlement(call) })),
    route('POST', base, (call) => {
      requireOwn(call);
      const { sku_id, owner_id, owner_type } = check(entitlementForm, call.body);
      return {
        body: grant(discord, sku_id, owner_type === 1 ? { guild_id: owner_id } : { user_id: owner_id }, TEST_PURCHASE),
      };
    }),
    route('POST', `${base}/:entitlement/consume`, (call) => {
      const after = { ...requireEntitlement(call), consumed: true };
      world.entitlements.set(after.id, after);
      world.emit('dispatch', { type: 'ENTITLEMENT_UPDATE', data: after });
      return {};
    }),
    route('DELETE', `${base}/:entitlement`, (call) => {
      const before = requireEntitlement(call);
      world.entitlements.delete(before.id);
      world.emit('dispatch', { type: 'ENTITLEMENT_DELETE', data: { ...before, deleted: true } });
      return {};
    }),
  ];
}
